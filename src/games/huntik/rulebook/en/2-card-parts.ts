export const cardParts = {
  sections: {
    '200': 'Name',
    '201': 'Version',
    '202': 'Type line',
    '203': 'Text box',
    '204': 'Collector number',
    '205': 'ATK and DEF',
    '206': 'Icon',
  },
  rules: {
    '200.1':
      'Look for the name above the art on minor heroes, actions, missions and features, under the type line on major and legendary heroes, and under the art on amulets.',
    '200.2':
      'A card that mentions its name, or part of it, means itself alone and not its namesakes; a modifier that mentions its source’s name means just that source. “I” and “me” on a hero work the same way. All these are self-references.',
    '200.3': '“[Name] card” covers every card with that name and every card whose longer name contains it.',
    '201.1': 'Heroes show their version below the name.',
    '201.2': '“[Name] card” covers all versions of the card so named.',
    '201.3': 'Same name, another version: not the same card.',
    '202.1':
      'The type line, below the art, gives the type (300) and any tags. Some tags, such as Good, have rules of their own; the others, such as Seeker, are there for cards to refer to.',
    '202.2': 'A card’s team is its Good or Evil tag: blue for Good, red for Evil. Actions show it above the art.',
    '202.2a': 'Amulets have no team, so Good and Evil decks alike can hold them.',
    '202.2b': 'Legendary heroes have no team either: they fit your legendary hero pile whichever team your deck is.',
    '202.3':
      'A hero’s Titan tag may be joined to another tag by a hyphen; that one is the Titan’s tribe. There are eight: Draco-, Gaia-, Hecto-, Krono-, Litho-, Meso-, Swara-, Yama-.',
    '203.1':
      'The text box is under the type line. Game text isn’t italic; italics in parentheses are reminder text, which makes game text clearer; italics below game text are flavor text, which does nothing.',
    '203.2':
      'On heroes, a power may open with a name in bold and a hyphen. The name does nothing by itself, but other cards may refer to it.',
    '203.3':
      'A new paragraph (“<p>” in the rulebook) is a new power, though keywords sometimes share one to save room.',
    '204.1': 'Bottom right: the set in short (SAS is Secrets and Seekers), then the card’s number in that set.',
    '205.1': 'Heroes and obstacles have their attack (ATK) at the left edge and their defense (DEF) at the right.',
    '206.1': 'The icon left of a hero’s or amulet’s name is decoration only.',
  },
} as const;
