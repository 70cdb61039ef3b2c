/** The closed vocabulary of powers: every word that a card taught to the app can be made of, each list once. */

export const THINGS = ['hero', 'obstacle', 'feature', 'card', 'player', 'zone'] as const;
export type Thing = (typeof THINGS)[number];

export const SIDES = ['friendly', 'enemy'] as const;
export type Side = (typeof SIDES)[number];

export const LYING = ['ready', 'exhausted', 'stunned', 'unstunned'] as const;

/** Areas that a card can be in outside play (400). */
export const AREAS = ['hand', 'deck', 'discard', 'legendaryPile', 'removed'] as const;
export type Area = (typeof AREAS)[number];

/** Areas outside play that the app keeps cards in: powers can work there (700.2). */
export const WORKS_IN = ['legendaryPile', 'removed'] as const satisfies readonly Area[];
export type WorksIn = (typeof WORKS_IN)[number];

export const LIMITS = ['combat', 'turn', 'round', 'game'] as const;

/** What a power can wait for (702). */
export const OCCASIONS = [
  'played',
  'entersPlay',
  'leavesPlay',
  'movesInto',
  'put',
  'ko',
  'koByCombat',
  'eliminated',
  'stunned',
  'unstunned',
  'readied',
  'exhausted',
  'combatStarts',
  'combatConcludes',
  'attacksAdded',
  'roundStarts',
  'roundEnds',
  'turnStarts',
  'draws',
  'discards',
  'controlChanges',
  'pickedUp',
  'dropped',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * What can be replaced: what would happen to a card, or a player would do with one (710). Steps of the game, plays, and
 * what only follows from something else (who controls a card, what its hero drops) cannot.
 */
export const REPLACEABLE = [
  'entersPlay',
  'leavesPlay',
  'movesInto',
  'put',
  'ko',
  'koByCombat',
  'eliminated',
  'stunned',
  'unstunned',
  'readied',
  'exhausted',
  'attacksAdded',
  'draws',
  'discards',
  'pickedUp',
] as const satisfies readonly Occasion[];
export type Replaceable = (typeof REPLACEABLE)[number];
const replaceable: readonly Occasion[] = REPLACEABLE;
export const isReplaceable = (occasion: Occasion): occasion is Replaceable => replaceable.includes(occasion);

/** What a modifier can forbid (103.3). */
export const FORBIDDEN = [
  'ko',
  'koByCombat',
  'ready',
  'exhaust',
  'stun',
  'move',
  'block',
  'target',
  'aim',
  'play',
  'startCombat',
] as const;
export type Forbidden = (typeof FORBIDDEN)[number];

export const CARD_TYPES = [
  'major',
  'minor',
  'legendary',
  'obstacle',
  'feature',
  'action',
  'amulet',
  'mission',
] as const;
