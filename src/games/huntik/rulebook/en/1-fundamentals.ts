export const fundamentals = {
  sections: {
    '100': 'Your deck',
    '101': 'Before the first turn',
    '102': 'Who wins',
    '103': 'When texts clash',
    '104': 'Numbers',
  },
  rules: {
    '100.1':
      'A Constructed deck has 40 cards or more, a Limited deck 5 or more for every pack used; there is no upper limit. Missions, features and legendary heroes never go into a deck (301.3).',
    '100.2': 'In Constructed, never mix Good and Evil in one deck.',
    '100.3':
      'In Constructed, your deck takes up to three of the same card; “the same” means that both name and version agree.',
    '100.3a': 'In Limited, copies of a card are unlimited.',
    '100.3b': 'Copies are counted only while decks are being built.',
    '100.4':
      'If you like, bring a legendary hero pile as well. It may be of any size, with three copies of the same card at most.',
    '101.1':
      'Both players bring a deck. Chance decides who gets to choose the lead player; whoever is not chosen is the defending player.',
    '101.2': 'Every match is played on a mission (304). Lay out the features on the map as that mission says.',
    '101.3': 'Before the first turn, both players shuffle and take the top five cards of their deck into hand.',
    '101.4':
      'You get one mulligan per match, after looking at your opening hand and before the first turn: put one or more of those cards under your deck and take as many from the top, so that you hold five again.',
    '101.4a':
      'The lead player makes up their mind first and says how many cards, then the defending player. Both then swap at the same time, and round 1 begins.',
    '102.1':
      'Training and expert: the lead player wins by meeting the mission’s terms, the defending player if they are still unmet when round 7 ends.',
    '102.2': 'Mutual: the terms on the mission card can win the match for either player.',
    '102.2a':
      'Some mutual missions have points to note on paper. Tied after round 7? Count the major and legendary heroes that each player controls in play; the higher count wins. Still tied, count minor heroes; still tied, it goes to the defending player.',
    '102.3': 'You may concede whenever you want; you are then out of the match.',
    '102.4':
      'Meeting the mission’s terms wins there and then, even with triggered powers still to resolve (702), and that is the end of the match.',
    '103.1': 'A card that plainly says something other than these rules is right.',
    '103.2': 'Where the mission and some other card plainly disagree, the mission is right.',
    '103.3':
      '“Can’t” is stronger: what a power or modifier forbids, no rule and no other modifier can bring about, unless that modifier comes from a mission (see also 103.4).',
    '103.3a': 'If you can’t make a play, you can’t pay for it either.',
    '103.3b': '“Can’t” is not a replacement modifier (710), and an impossible event leaves nothing to replace.',
    '103.4':
      'A modifier that prevents something still does so if it ends at the very moment another modifier or a rule would make that thing happen.',
    '104.1': 'Free to name any number? Take 0 or a positive whole number, never infinity.',
    '104.1a':
      'The number of attacks you aim (602.2) or zones you move (403) is a positive whole number, unless a card plainly allows another.',
    '104.2': 'Below zero counts as 0, except inside a calculation or a comparison.',
    '104.3': 'Where a number is needed but none is defined, use 0.',
  },
} as const;
