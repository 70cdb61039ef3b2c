/** The contract between a game and everything around it. A pack binds an engine, a statechart and a codec. */
import type { Decision } from './decision.ts';

/** What the list of matches shows, kept in the header so that the list loads no pack. */
export type Headline = {
  readonly players: readonly string[];
  /** The seat that has the say, the round, and the score, in the game's own words for them. */
  readonly turn: string | null;
  readonly round: number;
  readonly score: readonly number[];
  readonly depth: string;
  readonly mission: string;
  /** Null while the match is played. */
  readonly result: { readonly winner: string | null; readonly rule: string; readonly reason: string } | null;
};

export type AnyCommand = { readonly type: string; readonly overrule?: true };
export type AnyEvent = { readonly type: string };

/** Foreign data taken in: rebuilt and checked, or what is wrong with it. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly path: string; readonly message: string };

/** `Machine` is the statechart's type; the engine does not know whose. */
export type Pack<Board, Command extends AnyCommand, Event extends AnyEvent, Machine> = {
  readonly id: string;
  /** Goes up whenever a phase is renamed or means something else. */
  readonly chartVersion: number;
  readonly machine: Machine;
  readonly initial: Board;
  readonly decide: (board: Board, command: Command) => Decision<Event>;
  /** Fetches what deciding on this board, or this command, needs beside what a match begins with; null: it is here. */
  readonly fetchRules: (board: Board, command?: Command) => Promise<void> | null;
  readonly evolve: (board: Board, event: Event) => Board;
  /** The events that the statechart takes; a statechart never sees another. */
  readonly sequenceEvents: ReadonlySet<Event['type']>;
  /** The key under which the statechart opens or closes a command, such as `playAction:free`. */
  readonly commandKey: (board: Board, command: Command) => string;
  /** Who asks, for the log; null for what follows by itself. */
  readonly seatOf: (command: Command) => string | null;
  readonly headline: (board: Board) => Headline;
  readonly parseCommand: (value: unknown) => Parsed<Command>;
  readonly parseEvent: (value: unknown) => Parsed<Event>;
};
