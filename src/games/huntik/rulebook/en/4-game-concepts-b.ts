export const gameConceptsB = {
  sections: {
    '404': 'Playing cards',
    '405': 'Ready and exhausted',
    '406': 'Searching',
    '407': 'Stun',
  },
  rules: {
    '404.1': 'You play cards on your own turn only.',
    '404.1a':
      'Not so combat actions: they need a combat (601), but it may be anybody’s turn, and any player may play them.',
    '404.1b': 'A hero you played enters play; an action or amulet goes to its owner’s discard pile.',
    '404.1c':
      'Play cards from your hand, unless something says otherwise; from whatever area they come, these rules hold.',
    '405.1':
      'Cards enter play ready and remain so until exhausted. To exhaust is to turn a ready card sideways, to ready is to turn an exhausted one upright; it counts only if the card really changes. Being ready or exhausted belongs to a card’s orientation.',
    '405.2': 'Outside play there is no ready and no exhausted, and nothing can make a card so.',
    '406.1':
      'When you search an area, you go through every card there. Unless told otherwise, you may make up your mind about what you want as you look.',
    '406.2': 'Searched a deck? Its owner shuffles it afterwards.',
    '406.3':
      'Searching a hidden area for a described card, you may come away without one and needn’t say whether by choice. Searching any area for just “a card”, you must find one unless the area is empty.',
    '407.1':
      'A stunned hero or obstacle is exhausted and lies face down in its zone: no moving, no other zone, no blocking, no readying. Text and tags are gone; name, controller, owner, modifiers and counters remain. Both players may look at it at any time.',
    '407.2': 'Only powers that expressly target stunned cards can target one.',
    '407.3':
      'Stunned cards are out of combat: no attacks can be aimed at them. A card stunned in mid-combat adds no attacks to it.',
    '407.4': 'A stunned card won’t do when a power wants something eliminated.',
    '407.5': 'Unstunning turns a hero face up but leaves it exhausted.',
  },
} as const;
