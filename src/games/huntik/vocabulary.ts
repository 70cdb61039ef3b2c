/** The closed vocabularies of Huntik: the rulebook's words, each list once. */

export const SEATS = ['lead', 'defending'] as const;
export type Seat = (typeof SEATS)[number];
export const opponentOf = (seat: Seat): Seat => (seat === 'lead' ? 'defending' : 'lead');

/** The two people before anybody is the lead player. */
export const PEOPLE = ['first', 'second'] as const;
export type Person = (typeof PEOPLE)[number];
export const otherPerson = (person: Person): Person => (person === 'first' ? 'second' : 'first');

/** How much of the match is kept, shallow to deep. */
export const DEPTHS = ['rounds', 'combat', 'map'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Zones in the lead player's numbering; the defending player's own zone n is 6 - n (400.10a). */
export const ZONES = [1, 2, 3, 4, 5] as const;
export type Zone = (typeof ZONES)[number];

export const LAST_ROUND = 7;

/** Solo missions have a structure of their own that these rules leave out: of them only rounds and tallies are kept (304.2c). */
export const MISSION_KINDS = ['training', 'expert', 'mutual', 'solo'] as const;
export type MissionKind = (typeof MISSION_KINDS)[number];

export const HERO_KINDS = ['major', 'minor', 'legendary'] as const;
export type HeroKind = (typeof HERO_KINDS)[number];
export const CARD_KINDS = [...HERO_KINDS, 'obstacle', 'feature'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The numbers on a hero or obstacle (205.1). */
export const NUMBER_KINDS = ['atk', 'def'] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export const ACTION_SUBTYPES = ['combat', 'exhaust', 'free'] as const;
export type ActionSubtype = (typeof ACTION_SUBTYPES)[number];

export const FORMATS = ['constructed', 'limited', 'casual'] as const;
export type Format = (typeof FORMATS)[number];

/** Where the statechart can be put by the table's word. */
export const LANDINGS = ['turn', 'combat', 'endOfRound'] as const;
export type Landing = (typeof LANDINGS)[number];

/** What the rules leave open, and the answers a table can give. */
export const QUESTIONS = {
  twoInsteadOfMajor: ['allow', 'forbid'],
  whoMayStartCombat: ['controllerOfCard', 'controllerOfEffect', 'nobody'],
  allProtectedFromAims: ['unaimed', 'aimAnyway'],
  zeroDefence: ['stays', 'kod'],
  scoresNotLevel: ['defendingWins', 'higherScoreWins'],
  /** Whether the mission's terms are met on the table as it lies (102.4). */
  termsMet: ['met', 'notYet'],
  tieOnHeroes: ['leadHasMore', 'defendingHasMore', 'level'],
  whichReplacement: ['first', 'second', 'third', 'fourth'],
  whichModifierFirst: ['first', 'second', 'third', 'fourth'],
  howOften: ['times'],
  whoBreaksTheLoop: ['nobody', 'somebody'],
  forcedLoop: ['draw', 'broken'],
  endlessChain: ['goesOn', 'draw'],
} as const;
export type Question = keyof typeof QUESTIONS;
/** Asked anew each time: the answer is for one event, and no ruling (102.4, 710.1c, 711.3, 802). */
const askedAnew: readonly Question[] = [
  'termsMet',
  'whichReplacement',
  'whichModifierFirst',
  'howOften',
  'whoBreaksTheLoop',
  'forcedLoop',
  'endlessChain',
];
export const isAskedAnew = (question: Question): boolean => askedAnew.includes(question);
export type Answer<Q extends Question = Question> = (typeof QUESTIONS)[Q][number];

export const WIN_REASONS = ['terms', 'concession', 'lastRound', 'tieBreak', 'score', 'draw'] as const;
export type WinReason = (typeof WIN_REASONS)[number];
