/** Huntik's board: every fact about a match and no phase. Plain, immutable, JSON-safe. */
import type { Duration, Modifier as GenericModifier } from '../../engine/modifiers/modifier.ts';
import type { Aim, Change } from './schemas.ts';
import type { Condition } from './powers/condition.ts';
import type { MissionDefinition } from './missions/mission.ts';
import type { Choices } from './powers/choices.ts';
import type { Power, PowerEffect, Watch } from './powers/power.ts';
import type { Description } from './powers/selector.ts';
import type { PlayedAction } from './events/turn.ts';
import type { Command } from './commands/index.ts';
import type { Answer, CardKind, Depth, MissionKind, Person, Question, Seat, WinReason, Zone } from './vocabulary.ts';

export type CardId = string;
export type PerSeat<T> = Readonly<Record<Seat, T>>;

/** At combat depth a card is in play without a zone being kept. */
export type Place =
  | { readonly area: 'play'; readonly zone: Zone | null }
  | { readonly area: 'legendaryPile' }
  | { readonly area: 'removed' };

/** A marker lying on a card; `atk` and `def` are what an unnamed one adds (402.1c). */
export type Counter = {
  readonly id: string;
  readonly name: string;
  readonly atk: number;
  readonly def: number;
  readonly timestamp: number;
};

export type Card = {
  readonly id: CardId;
  readonly name: string;
  readonly kind: CardKind;
  readonly token: boolean;
  readonly atk: number;
  readonly def: number;
  readonly unblockable: boolean;
  readonly tags: readonly string[];
  readonly powers: readonly Power[];
  /** Which of its always-on powers applies before which, where its player chose (711.3). */
  readonly order?: readonly number[];
  /** When its powers began, or came back after they were lost (700.3, 711.2). */
  readonly powersSince: number;
  /** Features and obstacles belong to nobody (401.2a). */
  readonly owner: Seat | null;
  /** Under whose control it entered play; what control reverts to (401.3b). */
  readonly enteredUnder: Seat | null;
  readonly place: Place;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  /** A feature that was picked up is with this hero (305.2). */
  readonly withHero: CardId | null;
  readonly counters: readonly Counter[];
  readonly timestamp: number;
};

export type Modifier = GenericModifier<Change> & {
  readonly controller: Seat;
  /** Whoever answers the description, checked again and again (708.3d); null where the cards are named. */
  readonly affects: Description | null;
  readonly while: Condition | null;
  /** The card whose power made it: what "mine" and "other" in it go by. */
  readonly of: CardId | null;
};

/** A triggered or replacement modifier: it watches for an event within its duration, or for the next one (709, 710). */
export type Watcher = {
  readonly id: string;
  readonly source: string;
  readonly controller: Seat;
  readonly of: CardId | null;
  /** The zone that was chosen as it was made. */
  readonly zone: Zone | null;
  readonly watches: Watch;
  readonly until: Duration | 'next';
};

/** What triggered and is about to resolve, with all it needs for it. */
export type TriggeredPower = {
  readonly source: string;
  readonly me: CardId | null;
  readonly that: readonly CardId[];
  readonly zone: Zone | null;
  readonly targets: readonly Description[];
  readonly do: readonly PowerEffect[];
  /** It triggered on a card entering play: it means that card, as long as it stays there (400.11b). */
  readonly entered?: true;
  /** It comes instead of something: the replacements that led to it, none of which applies to it again (710.5). */
  readonly applied?: readonly string[];
  /** Both players choose, then it happens together: what the first of them chose, once that is known (801.1). */
  readonly both?: { readonly first: Choices | null };
};

/** An answer that is for one event only, until the command that asked for it takes it. */
export type Answered = { readonly question: Question; readonly answer: Answer; readonly times?: number };

/** One step of a chain that could go round: the table after it, and whose choice it was, if anybody's (802). */
export type Link = { readonly mark: string; readonly by: Seat | null; readonly play: string | null };

/** What was done without a break by powers alone, and the play that would carry on a loop that was stopped (802.2). */
export type Loop = {
  readonly links: readonly Link[];
  readonly barred: { readonly seat: Seat; readonly play: string } | null;
};

/** How often a limited power was used (701.3). */
export type Use = {
  readonly card: CardId;
  readonly power: string;
  readonly per: 'combat' | 'turn' | 'round' | 'game';
  readonly times: number;
};

export type Combat = {
  /** Null at combat depth, where zones are not kept. */
  readonly zone: Zone | null;
  readonly attacking: Seat;
  readonly members: readonly CardId[];
  readonly say: Seat;
  readonly passesInARow: number;
  readonly added: PerSeat<number>;
  readonly removed: PerSeat<number>;
  /** Heroes and obstacles whose own attacks were removed (601.5). */
  readonly attacksRemovedOf: readonly CardId[];
  readonly aims: PerSeat<readonly Aim[] | null>;
  /** The KOs have happened; only what triggers on them is left (602.4). */
  readonly concluded: boolean;
};

/** What people still have to settle. */
export type Waiting =
  | {
      readonly kind: 'cancelWindow';
      readonly id: string;
      readonly rule: '701.4';
      readonly seat: Seat;
      readonly stack: readonly PlayedAction[];
    }
  | {
      readonly kind: 'trigger';
      readonly id: string;
      /**
       * 705.2b: it comes with the card that enters, before what triggers on that; 304.1: a rule of the mission's own;
       * 710.1b: it comes instead of something, once its choices are made; 801.1: both players choose.
       */
      readonly rule: '702.5' | '705.2b' | '304.1' | '710.1b' | '801.1';
      readonly seat: Seat;
      readonly feature: boolean;
      readonly note: string;
      /** What the app knows of it; absent where the table has noted it in words. */
      readonly power?: TriggeredPower;
    }
  | {
      readonly kind: 'question';
      readonly id: string;
      readonly rule: string;
      readonly question: Question;
      readonly params: Readonly<Record<string, string | number>>;
      /** What is decided once more, with the answer. */
      readonly then: Command;
    };

export type Counts = { readonly deck: number | null; readonly hand: number | null; readonly discard: number | null };

/** What a player used of "one major hero a round" (301.2), and what was allowed on top. */
export type MajorUse = { readonly heroes: number; readonly instead: number; readonly extra: number };

export type Scored = {
  readonly seat: Seat;
  readonly points: number;
  readonly round: number;
  readonly by: number | null;
};

export type Tally = { readonly name: string; readonly value: number };

export type Result = { readonly winner: Seat | null; readonly reason: WinReason; readonly rule: string };

export type Board = {
  readonly depth: Depth;
  readonly people: Readonly<Record<Person, string>>;
  /** Who won the coin or the die and names the lead player (101.1). */
  readonly chooser: Person | null;
  readonly leadPerson: Person | null;
  readonly mission: {
    readonly name: string;
    readonly kind: MissionKind;
    /** What its card says, where somebody entered it. */
    readonly definition?: MissionDefinition;
  } | null;
  readonly mulligans: PerSeat<number | null>;
  /** 0 until the first round starts. */
  readonly round: number;
  /** The round was ended and the next one has not begun its turns. */
  readonly betweenRounds: boolean;
  readonly turn: Seat;
  /** Who passed since anybody last acted. */
  readonly passesInARow: readonly Seat[];
  /** "You go first next round" (500.1b): for which rounds that have not begun, and who. */
  readonly goesFirst: readonly { readonly round: number; readonly seat: Seat }[];
  /** Who went first in the rounds so far, from round 1 on. */
  readonly wentFirst: readonly Seat[];
  /** The player whose turn it is has acted or moved in it. */
  readonly turnUsed: boolean;
  readonly goAgain: boolean;
  readonly majorUse: PerSeat<MajorUse>;
  readonly score: PerSeat<number>;
  /** Every change of the score, in order: which rule of the mission's gave it, null for none of them. */
  readonly scored: readonly Scored[];
  /** Heroes of each player that were KO'd so far, as far as they are kept. */
  readonly kos: PerSeat<number>;
  /** Whatever else a mission counts, by the name that the table gave it. */
  readonly tallies: readonly Tally[];
  readonly counts: PerSeat<Counts>;
  readonly cards: readonly Card[];
  readonly modifiers: readonly Modifier[];
  readonly watchers: readonly Watcher[];
  readonly uses: readonly Use[];
  /** A move of this turn after which a combat may still be started, and by whom. */
  readonly move: { readonly card: CardId; readonly seat: Seat } | null;
  readonly combat: Combat | null;
  readonly waiting: readonly Waiting[];
  readonly rulings: Readonly<Partial<Record<Question, Answer>>>;
  readonly answered: readonly Answered[];
  readonly loop: Loop;
  readonly result: Result | null;
  /** The next id and timestamp. */
  readonly next: number;
};

const perSeat = <T>(value: T): PerSeat<T> => ({ lead: value, defending: value });

export const NO_MAJOR_USE: MajorUse = { heroes: 0, instead: 0, extra: 0 };

export const initialBoard: Board = {
  depth: 'rounds',
  people: { first: '', second: '' },
  chooser: null,
  leadPerson: null,
  mission: null,
  mulligans: perSeat(null),
  round: 0,
  betweenRounds: false,
  turn: 'defending',
  passesInARow: [],
  goesFirst: [],
  wentFirst: [],
  turnUsed: false,
  goAgain: false,
  majorUse: perSeat(NO_MAJOR_USE),
  score: perSeat(0),
  scored: [],
  kos: perSeat(0),
  tallies: [],
  counts: perSeat({ deck: null, hand: null, discard: null }),
  cards: [],
  modifiers: [],
  watchers: [],
  uses: [],
  move: null,
  combat: null,
  waiting: [],
  rulings: {},
  answered: [],
  loop: { links: [], barred: null },
  result: null,
  next: 1,
};
