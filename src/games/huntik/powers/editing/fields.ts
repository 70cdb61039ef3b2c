/** The parts that pieces have, each under the name that its label has. */
export const FIELDS = [
  // of powers
  ...([
    'powerName',
    'action',
    'limit',
    'if',
    'cost',
    'targets',
    'effects',
    'when',
    'next',
    'affects',
    'while',
  ] as const),
  ...(['change', 'would', 'instead', 'exhausted', 'counters', 'orElse', 'insteadOfMajorHero', 'onlyIf'] as const),
  // of effects
  ...([
    'who',
    'to',
    'direction',
    'zones',
    'cards',
    'points',
    'player',
    'random',
    'whichCard',
    'areas',
    'lookedFor',
  ] as const),
  ...([
    'then',
    'counterName',
    'tokenName',
    'heroKind',
    'atkNumber',
    'defNumber',
    'intoZone',
    'feature',
    'attacks',
  ] as const),
  ...(['attacksOf', 'cancelled', 'takesTurn', 'until', 'options', 'chooser', 'does', 'otherwise', 'repeated'] as const),
  // of changes
  ...(['op', 'amount', 'tagOp', 'tag', 'becomes', 'gained', 'gains', 'forbidden'] as const),
  // of triggers
  ...(['event', 'whom', 'where', 'by', 'fromHand'] as const),
  // of descriptions
  ...(['thing', 'side', 'type', 'other', 'tags', 'named', 'zone', 'state', 'alone', 'inCombat', 'atk', 'def'] as const),
  ...(['token', 'withFeature', 'hasCounter', 'area', 'min', 'max'] as const),
  // of amounts, limits and conditions
  ...([
    'each',
    'multiplied',
    'subject',
    'on',
    'of',
    'times',
    'per',
    'exists',
    'atLeast',
    'rounds',
    'yourTurn',
    'parts',
    'not',
  ] as const),
  ...(['targetNumber', 'howMany'] as const),
] as const;
export type FieldName = (typeof FIELDS)[number];
