export const combat = {
  sections: { '600': 'Overview', '601': 'Combat actions', '602': 'Combat conclusion' },
  rules: {
    '600.1':
      'If you move a card and it stops in a zone with at least one enemy hero or obstacle, you may start a combat there. If you do, you are the attacking player until it is over, and your opponent is the attacked player.',
    '600.1a':
      'With an enemy hero or obstacle in its own zone, a ready hero or obstacle may move 0 zones: exhaust it and start a combat.',
    '600.2':
      'Each combat belongs to one zone. Every hero and obstacle there that somebody controls and that is not stunned enters it, and stays in combat until it leaves.',
    '600.3': 'A combat is part of the attacking player’s turn. When it is over, the next player’s turn begins.',
    '600.4':
      'If a modifier says a hero “must” start a combat, its controller has no choice while that modifier lasts: when the hero’s move ends in the zone of an enemy hero or obstacle, a combat has to be started if it can be.',
    '601.1': 'Before anything else in a combat, resolve the powers that trigger on its start.',
    '601.2':
      'The attacked player has the first say, then you alternate: a pass, or one combat action card, or one combat action power of a hero or obstacle in play. Each action is resolved before the next say. Two passes in a row bring the combat to its conclusion (602).',
    '601.2a':
      'Passing does not bind you: if your opponent then uses a combat action, you may use one too instead of passing again.',
    '601.2b': 'Free and exhaust actions have to wait: none may be played or used while a combat is on.',
    '601.3': 'Being stunned or moving out of the combat’s zone takes a hero or obstacle out of the combat.',
    '601.3a':
      'A hero or obstacle that is put into the combat’s zone from another zone or area joins the fight: it enters combat.',
    '601.3b': 'An obstacle that nobody controls any more is out of the combat.',
    '601.3c': 'The combat is over once a player has no hero or obstacle left in it.',
    '601.4':
      'Attacks that a combat action adds sit with no particular hero or obstacle. They are in the combat itself, controlled by whoever controlled that action.',
    '601.5':
      'When a combat action removes the attacks of a hero or obstacle, it makes a modifier: at the combat’s conclusion (602) this card may not add its attacks to a player’s total.',
    '601.6': 'When a combat action takes a number of attacks out of a combat, no single hero or obstacle loses them.',
    '601.6a':
      'A combat action that removes enemy attacks may be played even if it would remove more than the ATK of the enemy heroes in the combat.',
    '602.1': 'The conclusion begins with a count: each player works out how many attacks they have in this combat.',
    '602.1a':
      'Your total: the ATK of each unstunned hero and obstacle you control in the combat, unless its attacks were removed; plus attacks added under your control; minus attacks removed. Anything below 0 counts as 0.',
    '602.2':
      'Next comes aiming, first by the attacking player, then by the attacked player. Aim your attacks at enemies in the combat, be they heroes or obstacles.',
    '602.2a':
      'Split your total as you like among the enemy heroes and obstacles in the combat: 0 or a positive whole number on each, together exactly your total. No attack stays un-aimed, and a lone enemy hero or obstacle there takes them all.',
    '602.2b':
      'If a modifier forbids aiming at an enemy hero or obstacle and there is no other in the combat, those attacks do stay un-aimed, by way of exception to 602.2a.',
    '602.3':
      'Then come the KOs, all at the same moment (400.11e): they hit every hero or obstacle that has at least as many attacks aimed at it as its DEF. That is what “KO’d by combat attacks” means.',
    '602.4':
      'The very end of the conclusion is for powers that triggered on heroes or obstacles being KO’d: resolve them now.',
  },
} as const;
