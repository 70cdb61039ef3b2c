export const rounds = {
  sections: { '500': 'Overview', '501': 'End of a round', '502': 'Start of a round' },
  rules: {
    '500.1':
      'You play in rounds, seven at the very most. The mission timer shows which one you are in: it begins on 1 and goes up by 1 whenever a round ends.',
    '500.1a': 'The defending player opens the odd rounds (1, 3, 5, 7), the lead player the even ones (2, 4, 6).',
    '500.1b':
      'A modifier can change who goes first next round. That counts for this one round only; later rounds keep their usual order.',
    '500.2':
      'You and your opponent take turns one after the other. On yours do one thing: play a hero, amulet, free action or exhaust action card; move one ready hero or obstacle that you control, perhaps into combat (600); use a hero’s or obstacle’s free or exhaust action power; or pass. Two passes in a row end the round.',
    '501.1': 'A round closes with five steps, always in this order: 501.1a to 501.1e.',
    '501.1a': 'First look at the mission: if it names a way to win as a round ends, check it now.',
    '501.1b': 'Next, resolve the triggered powers that were waiting for the end of the round (702).',
    '501.1c': 'Then every modifier whose time runs out with this round wears off.',
    '501.1d': 'If this was round 7 and nobody has won so far, victory goes to the defending player.',
    '501.1e': 'Last of all, move the mission timer up by 1.',
    '502.1': 'From round 2 on, every round opens with four steps, always in this order: 502.1a to 502.1d.',
    '502.1a': 'First, no card stays stunned: unstun them all.',
    '502.1b': 'Next, turn all heroes and features upright, so that they are ready.',
    '502.1c': 'Then you and your opponent draw 2 cards apiece.',
    '502.1d': 'Finally, resolve the triggered powers that were waiting for the start of the round (702).',
  },
} as const;
