/** A match of Huntik as its screens see it: what stands on the table, what everything is called, what can be sent. */
import { phaseIs, type Phase } from '../../../engine/chart.ts';
import type { Refusal } from '../../../engine/decision.ts';
import { positionAt } from '../../../engine/log.ts';
import type { Board, Card, CardId } from '../../../games/huntik/board.ts';
import type { Command } from '../../../games/huntik/commands/index.ts';
import type { Event } from '../../../games/huntik/events/index.ts';
import { controllerOf, findCard } from '../../../games/huntik/questions/cards.ts';
import type { HuntikTexts } from '../../../games/huntik/texts/en/index.ts';
import { otherPerson, type Seat } from '../../../games/huntik/vocabulary.ts';
import type { Library } from '../../library.svelte.ts';
import { ruleReader } from '../../rules.svelte.ts';
import type { MatchView } from '../../session.svelte.ts';
import { huntikTexts } from './texts.svelte.ts';

export class Table {
  readonly match: MatchView<Board, Command, Event>;
  readonly library: Library;

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
    const { log } = this.match;
    const last = log[positionAt(log, log.length) - 1];
    return last?.kind === 'played' ? last.phase : this.match.phase;
  }

  is(path: string): boolean {
    return phaseIs(this.phase, path);
  }

  isStored(path: string): boolean {
    return phaseIs(this.stored, path);
  }

  /** Carries a command out, or leaves on the screen why it was not. */
  send(command: Command): Promise<boolean> {
    return this.match.send(command);
  }

  /** What would stop a command; empty where nothing does. */
  refusalsOf(command: Command): readonly Refusal[] {
    return this.match.refusalsOf(command);
  }

  undo(): Promise<boolean> {
    return this.match.undo();
  }

  redo(): Promise<boolean> {
    return this.match.redo();
  }

  /** Who controls a card now; null for what nobody controls. */
  sideOf(card: Card): Seat | null {
    return controllerOf(this.board, card);
  }

  /** A card by its name, or by kind and printed numbers where nobody named it. */
  nameOf(card: Card): string {
    const { kinds, unnamed } = this.t.match;
    return card.name === '' ? unnamed(kinds[card.kind], card.atk, card.def) : card.name;
  }

  card(id: CardId): Card | undefined {
    return findCard(this.board, id);
  }

  /** The player's name, or the side's where nobody gave one. */
  seatName(seat: Seat): string {
    const { people, leadPerson } = this.board;
    if (leadPerson === null) return this.t.match.seats[seat];
    const name = people[seat === 'lead' ? leadPerson : otherPerson(leadPerson)];
    return name === '' ? this.t.match.seats[seat] : name;
  }

  openRule(number: string): void {
    ruleReader.open(number);
  }
}
