/** A match of Huntik as its screens see it: what stands on the table, what everything is called, what can be sent. */
import { phaseIs, type Phase } from '../../../engine/chart.ts';
import type { Refusal } from '../../../engine/decision.ts';
import { lineTo, type Played } from '../../../engine/log.ts';
import type { Board, Card, CardId, Waiting } from '../../../games/huntik/board.ts';
import type { Command } from '../../../games/huntik/commands/index.ts';
import type { Event } from '../../../games/huntik/events/index.ts';
import { controllerOf, findCard } from '../../../games/huntik/questions/cards.ts';
import type { HuntikTexts } from '../../../games/huntik/texts/en/index.ts';
import type { Player } from '../../../games/huntik/texts/player.ts';
import type { Seat } from '../../../games/huntik/vocabulary.ts';
import type { Library } from '../../library.svelte.ts';
import { notices } from '../../notices.svelte.ts';
import { ruleReader } from '../../rules.svelte.ts';
import type { MatchView } from '../../session.svelte.ts';
import { cardName, nameOf, player, seatName } from './names.ts';
import { huntikTexts, inPlay } from './texts.svelte.ts';

export type CancelWindow = Extract<Waiting, { kind: 'cancelWindow' }>;

export class Table {
  readonly match: MatchView<Board, Command, Event>;
  readonly library: Library;
  /** The entries that lead to what is shown, oldest first. */
  readonly line = $derived.by((): readonly Played<Command, Event>[] => {
    const { log } = this.match;
    return lineTo(log, log.length);
  });

  constructor(match: MatchView<Board, Command, Event>, library: Library) {
    this.match = match;
    this.library = library;
  }

  /** The words, in the app's language. */
  get t(): HuntikTexts {
    return huntikTexts.current;
  }

  /** What is shown: all that only waits for the next command has come about. */
  get board(): Board {
    return this.match.board;
  }

  /** Where the shown board stands. `is` asks about it, `isStored` about what is written. */
  get phase(): Phase {
    return this.match.phase;
  }

  /** Where the log stands: before what only waits for the next command. */
  get stored(): Phase {
    return this.last?.phase ?? this.match.phase;
  }

  get last(): Played<Command, Event> | undefined {
    return this.line.at(-1);
  }

  /** The action that can still be cancelled; the shown board has it resolved already. */
  get cancelWindow(): CancelWindow | undefined {
    if (!this.isStored('cancelWindow')) return undefined;
    const added = this.line.flatMap((entry) => entry.events).findLast(isWindowOpened);
    return added?.item.kind === 'cancelWindow' ? added.item : undefined;
  }

  is(path: string): boolean {
    return phaseIs(this.phase, path);
  }

  isStored(path: string): boolean {
    return phaseIs(this.stored, path);
  }

  /** Carries a command out and says so, or leaves on the screen why it was not. */
  async send(command: Command): Promise<boolean> {
    const before = this.board;
    const done = await this.match.send(command);
    if (done) await this.#tell(before);
    return done;
  }

  /** Sends the refused command once more, on the table's word. */
  async cardSaysSo(): Promise<boolean> {
    const before = this.board;
    const done = await this.match.cardSaysSo();
    if (done) await this.#tell(before);
    return done;
  }

  /** What would stop a command; empty where nothing does. */
  refusalsOf(command: Command): readonly Refusal[] {
    return this.match.refusalsOf(command);
  }

  async undo(): Promise<boolean> {
    const done = await this.match.undo();
    if (done) await this.#say(this.t.match.undone);
    return done;
  }

  async redo(): Promise<boolean> {
    const done = await this.match.redo();
    if (done) await this.#say(this.t.match.redone);
    return done;
  }

  /** Who controls a card now; null for what nobody controls. */
  sideOf(card: Card): Seat | null {
    return controllerOf(this.board, card);
  }

  /** A card by its name, or by kind and printed numbers where nobody named it. */
  nameOf(card: Card): string {
    return nameOf(this.t, card);
  }

  card(id: CardId): Card | undefined {
    return findCard(this.board, id);
  }

  cardName(id: CardId): string {
    return cardName(this.t, this.board, id);
  }

  /** The player's name, or the side's where nobody gave one: a label. */
  seatName(seat: Seat): string {
    return seatName(this.t, this.board, seat);
  }

  /** The player in a sentence. */
  player(seat: Seat): Player {
    return player(this.t, this.board, seat);
  }

  openRule(number: string): void {
    ruleReader.open(number);
  }

  /** What was done, for those who hear the app. */
  async #tell(before: Board): Promise<void> {
    const { last } = this;
    if (last === undefined) return;
    const { describe } = await inPlay(() => import('./log/describe.ts'));
    await this.#say(describe(last, before));
  }

  /** Says something, and what is to be done now. */
  async #say(words: string): Promise<void> {
    const { board, phase } = this;
    const { standingWords } = await inPlay(() => import('./standing.ts'));
    notices.say([words, standingWords(this.t, board, phase)].filter((said) => said !== '').join(' '));
  }
}

const isWindowOpened = (event: Event): event is Extract<Event, { type: 'waitingAdded' }> =>
  event.type === 'waitingAdded' && event.item.kind === 'cancelWindow';
