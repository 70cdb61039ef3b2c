/** The few cards that the counted games are played with, as both counts know them. */
import type { HeroKind, Seat } from '../../src/games/huntik/vocabulary.ts';

/** A card in somebody's hand. */
export type HandCard =
  | {
      readonly card: 'hero';
      readonly name: string;
      readonly kind: HeroKind;
      readonly atk: number;
      readonly def: number;
    }
  /** A free action: "Go again." */
  | { readonly card: 'again'; readonly name: string }
  /** An exhaust action: "Stun target hero." */
  | { readonly card: 'stun'; readonly name: string }
  /** A combat action: "Add so many attacks." */
  | { readonly card: 'boost'; readonly name: string; readonly attacks: number }
  /** "Cancel an enemy exhaust or free action. It's now your turn." */
  | { readonly card: 'cancel'; readonly name: string };

export type Hands = Readonly<Record<Seat, readonly HandCard[]>>;

/** A card on the map; zones are the lead player's. Every name stands for one card. */
export type MapCard = {
  readonly name: string;
  readonly kind: HeroKind | 'obstacle' | 'feature';
  readonly seat: Seat | null;
  readonly zone: 1 | 2 | 3 | 4 | 5;
  readonly atk: number;
  readonly def: number;
  readonly lying?: 'exhausted' | 'stunned';
  readonly unblockable?: true;
  /** "Whenever an enemy hero moves into my zone, stun it." */
  readonly sentry?: true;
  /** A feature that this hero carries. */
  readonly withHero?: string;
};

export type Position = {
  readonly name: string;
  readonly round: number;
  readonly turn: Seat;
  readonly map: readonly MapCard[];
  readonly hands: Hands;
  /** What was done from there on until the position is reached, as it is written. */
  readonly played: readonly string[];
  /** How many sequences of 1, 2 and 3 commands there are. */
  readonly counts: readonly [number, number, number];
};
