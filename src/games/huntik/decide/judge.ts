/** How a command is judged: what refuses it, what the rules leave open about it, and what it brings about. */
import { Unfolding, type Refusal } from '../../../engine/decision.ts';
import type { Board, Card, CardId } from '../board.ts';
import type { CommandOf, CommandType } from '../commands/index.ts';
import type { Event } from '../events/index.ts';
import { evolve } from '../evolve/index.ts';
import { findCard } from '../questions/cards.ts';
import { senseless } from '../reasons.ts';
import type { PowerEffect } from '../powers/power.ts';
import type { Depth, Question, Seat } from '../vocabulary.ts';

/** The modified events of a replacement, and who says so (710). */
export type Instead = {
  readonly you: Seat;
  readonly me: CardId | null;
  readonly source: string;
  readonly that: readonly CardId[];
  readonly effects: readonly PowerEffect[];
  /** The replacements that led here: none of them applies again to what comes of it (710.5). */
  readonly applied: readonly string[];
};

/** An event, and the boards that it led from and to. */
export type Happened = { readonly event: Event; readonly before: Board; readonly after: Board };

/** What comes of a command, with the rules that were overruled in it (103.1). */
export class Story extends Unfolding<Board, Event> {
  readonly #overruled = new Set<string>();
  readonly #happened: Happened[] = [];
  readonly #instead: Instead[] = [];
  #applied: readonly string[] = [];

  constructor(board: Board) {
    super(board, evolve);
  }

  get overruled(): readonly string[] {
    return [...this.#overruled];
  }

  /** Every event with the boards around it. */
  get happened(): readonly Happened[] {
    return this.#happened;
  }

  override add(...events: readonly Event[]): this {
    for (const event of events) {
      const before = this.board;
      super.add(event);
      this.#happened.push({ event, before, after: this.board });
    }
    return this;
  }

  /** What takes the place of something that did not happen; done once the command's own outcome is told (710.1b). */
  instead(what: Omit<Instead, 'applied'>, by: string): void {
    this.#instead.push({ ...what, applied: [...this.#applied, by] });
  }

  /** The replacements whose modified events are being told now. */
  get applied(): readonly string[] {
    return this.#applied;
  }

  /** The next thing to be done instead of another; each is taken once. */
  takeInstead(): Instead | undefined {
    const next = this.#instead.shift();
    this.#applied = next?.applied ?? [];
    return next;
  }

  overrule(rules: readonly string[]): void {
    for (const rule of rules) this.#overruled.add(rule);
  }
}

/** Something the rules leave open; the table answers once a match. */
export type Asked = {
  readonly question: Question;
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
};

export type Judge<T extends CommandType> = {
  /** Every rule that stands against it; the table can overrule those that are not absolute. */
  readonly check: (board: Board, command: CommandOf<T>) => readonly Refusal[];
  /** What has to be asked before it can come about. */
  readonly asks?: (board: Board, command: CommandOf<T>) => Asked | undefined;
  /** Tells what happens, event by event. Only called when nothing absolute stands against it. */
  readonly outcome: (story: Story, command: CommandOf<T>) => void;
};
export type Judges<T extends CommandType> = { readonly [P in T]: Judge<P> };

export const nothing = (): readonly Refusal[] => [];

/** How a card is called in a sentence: its name, or its numbers where nobody gave it one. */
export const label = (card: Card): string => (card.name === '' ? `${card.atk}/${card.def}` : card.name);

/** Hands a card to a check; an unknown one makes no sense. */
export function withCard(board: Board, id: CardId, check: (card: Card) => readonly Refusal[]): readonly Refusal[] {
  const card = findCard(board, id);
  return card === undefined ? [senseless('TK2', 'noSuchCard', { id })] : check(card);
}

/** What is said only where it applies. */
export const when = (applies: boolean, refusal: () => Refusal): readonly Refusal[] => (applies ? [refusal()] : []);

export const needsDepth = (board: Board, ...depths: readonly Depth[]): readonly Refusal[] =>
  when(!depths.includes(board.depth), () => senseless('TK1', 'notTracked', { depth: board.depth }));

/** The first check that refuses speaks alone: later ones would judge what the earlier already ruled out. */
export function firstOf(...checks: readonly (() => readonly Refusal[])[]): readonly Refusal[] {
  for (const check of checks) {
    const refusals = check();
    if (refusals.length > 0) return refusals;
  }
  return [];
}

/** Every rule that stands against it, of checks that do not lean on each other: all of them are overruled together. */
export function eachOf(...checks: readonly (() => readonly Refusal[])[]): readonly Refusal[] {
  return checks.flatMap((check) => check());
}

/** A new id; its number is the board's next, which the event that brings it counts up. */
export const newId = (board: Board, prefix: string): string => `${prefix}${board.next}`;
