export const additional = {
  sections: { '800': 'Additional documents', '801': 'Simultaneity', '802': 'Loops' },
  rules: {
    '800.1':
      'At a tournament the tournament policy (www.ude.com/policy) binds you as well as these rules. Where the two differ, policy wins for that tournament.',
    '800.2':
      'It is up to the players to use the newest text of every card. The publisher’s place for it: entertainment.upperdeck.com/community/files.',
    '801.1':
      'If things that happen together call for choices at the same time, the lead player settles all of theirs before the defending player does. Only after that do the things happen, all at once.',
    '801.2': 'For several modifiers that apply at once, look at 711.3.',
    '802.1': 'Now and then the same chain of actions could go round for ever. What follows is about such loops.',
    '802.2':
      'A loop with optional plays is first run once in full. Whoever made the first of them names a number; the other player, if they made one too, may name a smaller one. The loop starts X more times (X: the smallest number); the Xth stops short of the first optional play by whoever named X. The next play can’t carry it on.',
    '802.2a':
      'After a repeat or in the middle of one, a player may break the loop with a play that keeps it from going on as shown. It stops right there, the repeats still owed are dropped, and play goes on as normal.',
    '802.3':
      'If nothing in the loop is optional and there is no player who both can and wants to break it, the match is a draw.',
  },
} as const;
