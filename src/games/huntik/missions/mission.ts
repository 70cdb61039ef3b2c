/** A mission as its card says it: entered once, kept in the library, and chosen for a match (304). */
import type { Seat, Zone } from '../vocabulary.ts';
import type { Side } from '../powers/words.ts';
import type { MissionKind } from '../vocabulary.ts';

/** Whose a term or a rule of points is; in training and expert missions the lead player alone wins by terms (304.2a). */
export const BENEFICIARIES = ['either', 'lead', 'defending'] as const;
export type Beneficiary = (typeof BENEFICIARIES)[number];

/** Zones are the lead player's, whoever the sentence is about (400.10b); sides are seen by whoever would win by it. */
export type Check =
  | { readonly is: 'score'; readonly atLeast: number }
  | {
      readonly is: 'heroInZone';
      readonly side: Side;
      /** A part of the name is enough (200.3). */
      readonly named?: string;
      readonly zone: Zone;
      readonly atLeast: number;
    }
  | { readonly is: 'featureInZone'; readonly named?: string; readonly zone: Zone }
  | { readonly is: 'carried'; readonly side: Side; readonly named?: string; readonly zone?: Zone }
  /** Heroes of that side that were KO'd so far. */
  | { readonly is: 'kos'; readonly side: Side; readonly atLeast: number }
  | { readonly is: 'all' | 'any'; readonly of: readonly Check[] };
export type CheckKind = Check['is'];

export const TERM_TIMES = ['atOnce', 'endOfRound'] as const;
export type TermTime = (typeof TERM_TIMES)[number];

export type Term = {
  readonly for: Beneficiary;
  readonly words: string;
  readonly when: TermTime;
  /** Absent where only the table can tell. */
  readonly check?: Check;
};

/** When a rule of the mission's own is to be remembered. */
export type Moment =
  | { readonly is: 'matchBegins' | 'roundStarts' | 'roundEnds' | 'combatStarts' | 'heroKod' | 'pickedUp' | 'dropped' }
  | { readonly is: 'heroEnters'; readonly zone: Zone }
  | { readonly is: 'timerAt'; readonly round: number };
export type MomentKind = Moment['is'];

export type Reminder = { readonly at: Moment; readonly words: string };

/** What a player scores by itself: for every enemy hero that is KO'd, or at the end of each round in which it is so. */
export type PointRule =
  | { readonly on: 'ko'; readonly for: Beneficiary; readonly points: number }
  | { readonly on: 'roundEnds'; readonly for: Beneficiary; readonly points: number; readonly check: Check };

export type MissionFeature = {
  readonly name: string;
  /** Where it lies as the game begins; a number is the lead player's zone (305.1a, 305.1b). */
  readonly at: Zone | 'side';
} & (
  | { readonly kind: 'feature' }
  | {
      readonly kind: 'obstacle';
      readonly atk: number;
      readonly def: number;
      /** Who controls it as the game begins; null for nobody (305.3a). */
      readonly controller: Seat | null;
    }
);

/** What the library keeps as a card of kind `mission`. */
export type MissionDefinition = {
  readonly name: string;
  readonly kind: MissionKind;
  readonly features: readonly MissionFeature[];
  readonly reminders: readonly Reminder[];
  readonly terms: readonly Term[];
  readonly points: readonly PointRule[];
  /** Its own words for the end of round 7: the player with more points wins (102.2). */
  readonly morePointsWin?: true;
};

/** Whether a term or a rule of points speaks of this player. */
export const isFor = (beneficiary: Beneficiary, seat: Seat): boolean =>
  beneficiary === 'either' || beneficiary === seat;
