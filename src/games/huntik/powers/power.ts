/**
 * A card's powers as data (700-710): read by the engine, put together in the editor, said as a sentence in every
 * language. Everything is read from the side of the card's controller (400.10b). The schemas are in `schema.ts`.
 */
import type { Duration } from '../../../engine/modifiers/modifier.ts';
import type { ActionSubtype, HeroKind } from '../vocabulary.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Description, Place, Selector } from './selector.ts';
import type { LIMITS, Area, Forbidden, Occasion, Replaceable, Side, WorksIn } from './words.ts';

/** What a power waits for: the occasion, whom it is about, where it ends, and who brought it about. */
export type Trigger = {
  readonly event: Occasion;
  readonly of?: Selector;
  readonly zone?: Place;
  readonly by?: 'you' | 'opponent';
  readonly from?: 'hand';
};

/** What would happen, and does not (710.1). */
export type Would = Trigger & { readonly event: Replaceable };

/** What a modifier changes on the cards that it affects. */
export type PowerChange =
  | { readonly kind: 'atk'; readonly op: 'by' | 'to'; readonly amount: Amount }
  | { readonly kind: 'def'; readonly op: 'by' | 'to'; readonly amount: Amount }
  | { readonly kind: 'tag'; readonly op: 'add' | 'remove'; readonly tag: string }
  | { readonly kind: 'type'; readonly type: HeroKind }
  | { readonly kind: 'losesPowers' }
  | { readonly kind: 'unblockable'; readonly gained: boolean }
  | { readonly kind: 'gains'; readonly power: Power }
  | { readonly kind: 'forbid'; readonly what: Forbidden }
  | { readonly kind: 'mustStartCombat' };

/** Where a card is put: a zone, or an area outside play. */
export type Goal = Place | Area;

/** What happens to the cards named, once (707). */
export const ON_CARDS = [
  'ko',
  'eliminate',
  'stun',
  'unstun',
  'ready',
  'exhaust',
  'drop',
  'reveal',
  'removeAttacksOf',
] as const;
/** What happens to the table, once. */
export const ON_THE_TABLE = [
  'goAgain',
  'takeTurn',
  'goFirstNextRound',
  'extraMajorHero',
  'rollDie',
  'chooseZone',
  'shuffle',
  'win',
  'lose',
] as const;

/** What watches for an event: a triggered or a replacement modifier (709, 710). */
export type Watch = Extract<PowerEffect, { readonly do: 'when' | 'replace' }>;

export type PowerEffect =
  | { readonly do: (typeof ON_CARDS)[number]; readonly who: Selector }
  | { readonly do: (typeof ON_THE_TABLE)[number] }
  | { readonly do: 'put'; readonly who: Selector; readonly to: Goal }
  | { readonly do: 'move'; readonly who: Selector; readonly direction: 'forward' | 'back'; readonly zones: Amount }
  | { readonly do: 'draw' | 'score'; readonly count: Amount; readonly player?: 'you' | 'opponent' }
  | { readonly do: 'discard'; readonly count: Amount; readonly player?: 'you' | 'opponent'; readonly random?: true }
  | { readonly do: 'chooseCard'; readonly from: Description }
  | {
      readonly do: 'search';
      readonly in: readonly Area[];
      readonly for: Description;
      readonly then: readonly PowerEffect[];
    }
  | {
      readonly do: 'addCounter';
      readonly who: Selector;
      readonly name: string;
      readonly atk: number;
      readonly def: number;
    }
  | { readonly do: 'removeCounter'; readonly who: Selector; readonly name: string }
  | {
      readonly do: 'createToken';
      readonly name: string;
      readonly type: HeroKind;
      readonly atk: number;
      readonly def: number;
      readonly zone: Place;
    }
  | { readonly do: 'pickUp'; readonly who: Selector; readonly feature: Selector }
  | { readonly do: 'addAttacks'; readonly count: Amount }
  | { readonly do: 'removeAttacks'; readonly count: Amount; readonly side: Side }
  | { readonly do: 'cancel'; readonly which: readonly ActionSubtype[]; readonly takesTurn: boolean }
  | {
      readonly do: 'modify';
      readonly who: Selector;
      readonly change: readonly PowerChange[];
      readonly until?: Duration;
      readonly while?: Condition;
    }
  | { readonly do: 'gainControl'; readonly who: Selector; readonly until?: Duration }
  | {
      readonly do: 'when';
      readonly when: Trigger;
      readonly if?: Condition;
      readonly then: readonly PowerEffect[];
      readonly until?: Duration;
      readonly next?: true;
    }
  | {
      readonly do: 'replace';
      readonly would: Would;
      readonly instead: readonly PowerEffect[];
      readonly until?: Duration;
    }
  | { readonly do: 'may'; readonly what: readonly PowerEffect[] }
  | { readonly do: 'chooseOne'; readonly of: readonly (readonly PowerEffect[])[] }
  | {
      readonly do: 'unless';
      readonly who: 'you' | 'opponent';
      readonly does: readonly PowerEffect[];
      readonly otherwise: readonly PowerEffect[];
    }
  /** Each player for themselves, together once both have chosen (801.1). */
  | { readonly do: 'both'; readonly does: readonly PowerEffect[] }
  | { readonly do: 'repeat'; readonly times: Amount; readonly what: readonly PowerEffect[] };

/** What may be chosen as the power is used (704.1). */
export type PowerTarget = Description;

/** How often a power may be used (701.3). */
export type Limit = { readonly times: number; readonly per: (typeof LIMITS)[number] };

/** Where it works; only in play where nothing is said (700.2). */
type Somewhere = { readonly worksIn?: WorksIn };

export type Power =
  | { readonly kind: 'keyword'; readonly keyword: 'unblockable' }
  | (Somewhere & {
      readonly kind: 'action';
      readonly name?: string;
      readonly action: ActionSubtype;
      readonly limit?: Limit;
      readonly if?: Condition;
      readonly cost?: readonly PowerEffect[];
      readonly targets?: readonly PowerTarget[];
      readonly do: readonly PowerEffect[];
    })
  | (Somewhere & {
      readonly kind: 'triggered';
      readonly name?: string;
      readonly when: Trigger;
      readonly next?: true;
      readonly if?: Condition;
      readonly targets?: readonly PowerTarget[];
      readonly do: readonly PowerEffect[];
    })
  | (Somewhere & {
      readonly kind: 'alwaysOn';
      readonly name?: string;
      readonly affects: Selector;
      readonly while?: Condition;
      readonly change: readonly PowerChange[];
    })
  | (Somewhere & {
      readonly kind: 'replacement';
      readonly name?: string;
      readonly would: Would;
      readonly instead: readonly PowerEffect[];
    })
  | {
      readonly kind: 'entering';
      readonly exhausted?: true;
      readonly counters?: { readonly name: string; readonly atk: number; readonly def: number; readonly count: number };
      readonly orElse?: readonly PowerEffect[];
    }
  | { readonly kind: 'playing'; readonly insteadOfMajorHero?: true; readonly onlyIf?: Condition };
