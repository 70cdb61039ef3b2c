export const powers = {
  sections: {
    '700': 'Powers',
    '701': 'Action powers',
    '702': 'Triggered powers',
    '703': 'Always-on powers',
    '704': 'Targets',
    '705': 'Entering play',
  },
  rules: {
    '700.1':
      'Powers are the game text in a card’s text box, plus keywords and quoted text that modifiers give it. They are action, triggered or always-on. Every paragraph (the rulebook marks the break “<p>”) is a power of its own, but keywords may share one to save space.',
    '700.2':
      'Powers work only on cards in play. Exceptions: a power that names another area to work in, and one that could not work anywhere but in another area.',
    '700.3':
      'A card in play that loses its powers counts as having an empty text box while that modifier lasts. Always-on powers (703) that come back give their continuous modifiers a new timestamp (711.2). A power that comes back is the same one as before if its source is still the same card (400.11a).',
    '701.1':
      'Every action card gives an action power. On a hero or feature you know one by the “Action:” in front of it.',
    '701.2':
      'Use exhaust and free action powers whenever it is your turn, combat action powers only during combat. For an exhaust action power the hero or obstacle must be ready, and it becomes exhausted. Only a card’s controller may use its powers, or its owner if nobody controls it.',
    '701.3':
      'A limit on how often an action power may be used counts for that one card and that one power; other cards of the same name are free of it. It holds as long as the card (400.11a) and the power are still the same.',
    '701.4':
      'Some action cards cancel others: you may play one when your opponent tries to play an action it is able to cancel, also outside your turn. The canceled action is not resolved and makes no modifiers, nothing triggers off its being played, and a card exhausted to play it stays exhausted.',
    '702.1':
      '“When” or “at” tells you that a power is triggered. It waits for its event, then triggers and resolves, once for each time the event happens, even if several happen together.',
    '702.1a':
      'If a power waits for the “next” such event and several come at the same moment, each of them is the next one, and the power triggers for each.',
    '702.2':
      'An “if” between commas right after the event is a condition: while it is false, the power does not trigger.',
    '702.3': 'A triggered power that appears or vanishes at the very moment of its event still triggers.',
    '702.4':
      'Whether an event is the one a triggered power waits for depends on how things stood just before it. Powers that wait for a card to enter play or a zone are the exception: for them it is how things stand just after.',
    '702.4a':
      'To “become” something, a card must first not have been it and then have turned into it. Staying what it was triggers nothing.',
    '702.5':
      'When several powers want to resolve at once, triggered powers on features come first, ordered by the lead player if there are several. Next come all of the lead player’s, one by one in any order that player likes, and after that the defending player’s in the same way.',
    '703.1':
      'Every power that is neither action nor triggered is always-on. Each one makes a continuous modifier without a set duration, there for as long as the card is in the right area and has the power.',
    '703.2':
      'When a card or power is restricted further, that restriction is itself an always-on power. It works in every area from which you can play that card or use that power.',
    '704.1':
      'A power without the word “target” in its text is not targeted. Targets, one or more, are cards or players chosen when somebody tries to play or use the power; each must fit the description given for it.',
    '704.2': 'No card or player can be two targets of one and the same power.',
    '704.3':
      'When a card in play is given a targeted power, nobody chooses targets yet. That happens when the power is used.',
    '705.1':
      'A card enters play when it arrives in the play area from another area. So does a token, when it is put there.',
    '705.2': 'Putting a card into play goes step by step: 705.2a to 705.2e.',
    '705.2a': 'First, modifiers made “as” this card “enters play” all come about at the same moment.',
    '705.2b':
      'Next, see whether the card has to “come into play” exhausted, with counters, or with something you do “or eliminate me”. If several of these apply, they add up. Unless something says otherwise, a card enters play ready.',
    '705.2c':
      'Unless something says otherwise, a hero arrives in its controller’s zone 1. For features, the mission’s text names the zone.',
    '705.2d':
      'Now the card’s always-on powers make their continuous modifiers, and every continuous modifier that fits, its own too, counts it as a card in play.',
    '705.2e': 'Last, the powers and modifiers that wait for this card to enter play trigger (702.4).',
  },
} as const;
