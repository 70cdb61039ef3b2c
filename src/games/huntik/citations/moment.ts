/** An event as it happened in its entry of the log, and what says which rules it carried out. */
import type { Board } from '../board.ts';
import type { Command } from '../commands/index.ts';
import type { EventOf, EventType } from '../events/index.ts';
import type { Happened } from '../decide/judge.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';

export type Moment<T extends EventType = EventType> = {
  readonly event: EventOf<T>;
  readonly before: Board;
  readonly after: Board;
  /** Everything that the entry tells, in order. */
  readonly told: readonly Happened[];
  /** The place of this event in it. */
  readonly at: number;
  /** What was asked for. Events that follow by themselves, or were only waiting, stand in the same entry. */
  readonly command: Command;
};

/** The rules that an event carried out, as far as its `rule` does not say so: only those that did something there. */
export type Citings = { readonly [T in EventType]?: (moment: Moment<T>) => readonly RuleNumber[] };

/** Rules that are cited only where something is so. */
export const cite = (applies: boolean, ...rules: readonly RuleNumber[]): readonly RuleNumber[] =>
  applies ? rules : [];
