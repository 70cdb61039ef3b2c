/** How a command is judged: what refuses it, what the rules leave open about it, and what it brings about. */
import { Unfolding, type Refusal } from '../../../engine/decision.ts';
import type { Answered, Board, Card, CardId } from '../board.ts';
import type { CommandOf, CommandType } from '../commands/index.ts';
import type { Event } from '../events/index.ts';
import { evolve } from '../evolve/index.ts';
import { findCard } from '../questions/cards.ts';
import { senseless } from '../reasons.ts';
import type { Choices } from '../powers/choices.ts';
import type { PowerEffect } from '../powers/power.ts';
import type { Depth, Question, Seat, Zone } from '../vocabulary.ts';

/** The modified events of a replacement, and who says so (710). */
export type Instead = {
  readonly you: Seat;
  readonly me: CardId | null;
  readonly source: string;
  readonly that: readonly CardId[];
  /** The zone that was chosen as it was made. */
  readonly zone: Zone | null;
  readonly effects: readonly PowerEffect[];
  /** The replacements that led here: none of them applies again to what comes of it (710.5). */
  readonly applied: readonly string[];
  /** What was chosen, where it had to be asked for. */
  readonly choices?: Choices;
};

/** An event, and the boards that it led from and to. */
export type Happened = { readonly event: Event; readonly before: Board; readonly after: Board };

/** What becomes of an event that is about to happen: it happens, happens to fewer, or not at all (710). */
export type Meets = (story: Story, event: Event) => Event | null;

/** More pieces than the powers of any table come to: beyond it one command would never be done (802.1). */
const MOST_PIECES = 600;

/** What comes of a command, with the rules that were overruled in it (103.1). */
export class Story extends Unfolding<Board, Event> {
  readonly #overruled = new Set<string>();
  readonly #happened: Happened[] = [];
  readonly #meets: Meets;
  #instead: Instead[] = [];
  #applied: readonly string[] = [];
  #asked: Asked | undefined;
  #pieces = 0;

  constructor(board: Board, meets: Meets = (_story, event) => event) {
    super(board, evolve);
    this.#meets = meets;
  }

  /** What the table has to be asked before any of this can come about. */
  get asked(): Asked | undefined {
    return this.#asked;
  }

  get overruled(): readonly string[] {
    return [...this.#overruled];
  }

  /** Every event with the boards around it. */
  get happened(): readonly Happened[] {
    return this.#happened;
  }

  override add(...events: readonly Event[]): this {
    for (const intended of events) {
      const event = this.#meets(this, intended);
      if (event === null) continue;
      const before = this.board;
      super.add(event);
      this.#happened.push({ event, before, after: this.board });
    }
    return this;
  }

  /** Adds what has been decided before, with all that follows from it: nothing replaces it or triggers on it again. */
  tell(...events: readonly Event[]): void {
    super.add(...events);
  }

  /**
   * What the table answered to something that is asked anew each time.
   *
   * @returns undefined where it has not been asked yet; then nothing of this story comes about
   */
  answerTo(asked: Asked): Answered | undefined {
    const [given] = this.board.answered;
    if (given?.question === asked.question) {
      this.add({ type: 'answerSpent', question: asked.question });
      return given;
    }
    this.#asked ??= asked;
    return undefined;
  }

  /** One piece of a power is about to be carried out. False where there have been too many. */
  takePiece(effect: string): boolean {
    this.#pieces += 1;
    if (this.#pieces === MOST_PIECES + 1) {
      this.add({ type: 'effectSkipped', effect, rule: '802.1' });
      this.#instead = [];
    }
    return this.hasPieces;
  }

  /** What takes the place of something that did not happen; done once the command's own outcome is told (710.1b). */
  instead(what: Omit<Instead, 'applied'>, by: string): void {
    if (this.hasPieces) this.#instead.push({ ...what, applied: [...this.#applied, by] });
  }

  /** What took the place of something and had to be asked about first. */
  resume(what: Instead): void {
    this.#instead.push(what);
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

  get hasPieces(): boolean {
    return this.#pieces <= MOST_PIECES;
  }

  overrule(rules: readonly string[]): void {
    for (const rule of rules) this.#overruled.add(rule);
  }
}

/** Something the rules leave open, or leave to a player. */
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
