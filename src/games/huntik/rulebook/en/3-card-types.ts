export const cardTypes = {
  sections: {
    '300': 'The seven types',
    '301': 'Heroes',
    '302': 'Actions',
    '303': 'Amulets',
    '304': 'Missions',
    '305': 'Features and obstacles',
  },
  rules: {
    '300.1':
      'The type line names one of seven types: major hero, minor hero, legendary hero (together: heroes), action, amulet, mission, feature. “Type” with nothing added means this.',
    '300.1a': 'A card that “is treated as” another type has that type now and has lost the one it had.',
    '301.1': 'Heroes are major, minor or legendary. They enter play ready, in their controller’s zone 1.',
    '301.2': 'Play at most one major hero per round.',
    '301.2a':
      '“Play this card instead of a major hero this round”: in one round you can’t play such an action or amulet after a major hero, nor a major hero after it.',
    '301.2b':
      'A modifier that grants you another major hero this round also lets you play another such action or amulet in its place. That is an exception to 301.2a.',
    '301.3':
      'Legendary heroes begin in the legendary hero pile; nothing but another card’s text brings them into play.',
    '302.1': 'Actions come in three kinds: combat, exhaust and free. The type line says which.',
    '302.2': 'An action makes its modifier or modifiers as you play it and then goes to its owner’s discard pile.',
    '302.3':
      'An exhaust action is paid for by exhausting one of the ready heroes you control. Self-references on the action (“me”, “my” and so on) then mean that hero.',
    '302.4': 'Outside a combat, no combat actions.',
    '303.1': 'An amulet makes its modifier or modifiers as you play it and then goes to its owner’s discard pile.',
    '304.1':
      'The lead player, or somebody official from outside, picks the mission before each match. Its text may tell how features are used, add rules and set the terms for winning.',
    '304.1a': 'No features, no mission: you need every feature that it asks for.',
    '304.2': 'A mission carries one of four tags: training, expert, mutual, solo.',
    '304.2a': 'Training and expert: the mission’s terms can make a winner of the lead player, and of nobody else.',
    '304.2b': 'Mutual: both players can win by the mission’s terms.',
    '304.2c':
      'Solo missions are for one player and have a structure of their own, not covered here; see the official Huntik rulebook.',
    '304.3': 'If a mission is on the back of a feature, each side counts as a card of its own.',
    '305.1': 'A feature belongs to one mission or several; missions list the features they need.',
    '305.1a': 'Put the features on the map before the match begins, the way the mission tells you.',
    '305.1b':
      'Some features may begin “to the side” of the map; the text of another feature or the mission’s rules bring them into play.',
    '305.2':
      'Some features may be picked up, if their text or the mission’s rules allow it, and only by a hero in their zone. From then on the feature is “with” that hero.',
    '305.2a': 'Other heroes can’t pick up a feature that is already with a hero. Several may be with the same one.',
    '305.2b': 'When a hero moves, the features with it go along.',
    '305.2c':
      'A KO, a stun, a new controller or leaving play makes a hero drop its features. They stay in the zone where they are and may be picked up again.',
    '305.3':
      'A feature with the obstacle tag has an ATK and a DEF; it moves, blocks, gets blocked and starts combats as heroes do.',
    '305.3a': 'A player can control an obstacle; its text says which player, or how to take control.',
    '305.3b': 'A controlled obstacle fights as heroes do: you may aim attacks at it, and it can be KO’d.',
    '305.3c': 'An obstacle that nobody controls adds no ATK to a combat, and no attacks can be aimed at it.',
    '305.3d':
      'An obstacle is no hero: cards that target heroes (704.1) can’t target it unless they expressly include obstacles, and exhausting it won’t pay for an exhaust action.',
  },
} as const;
