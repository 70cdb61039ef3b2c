/** The bridge from an open match to the screen: what is stored is shown, and nothing else. */
import { createSubscriber } from 'svelte/reactivity';
import type { Access, Phase } from '../engine/chart.ts';
import type { Refusal } from '../engine/decision.ts';
import type { Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import type { Sent, Session, SessionMode } from '../match/session.ts';
import type { MatchHeader, StoreFailure } from '../store/port.ts';

/** A command that was stopped, until the table says what becomes of it. */
export type Refused<Command> = {
  readonly command: Command;
  readonly refusals: readonly Refusal[];
  /** "The card says so" would carry it out. */
  readonly overrulable: boolean;
};

/** After this long a write that is still under way is said to be so. */
const SLOW_AFTER = 800;

export class MatchView<Board, Command extends AnyCommand, Event extends AnyEvent> {
  readonly #session: Session<Board, Command, Event>;
  readonly #follow: () => void;
  #refused = $state.raw<Refused<Command> | null>(null);
  #unsaved = $state.raw<{ readonly failure: StoreFailure; readonly again: () => Promise<Sent> } | null>(null);
  #slow = $state(false);

  constructor(session: Session<Board, Command, Event>) {
    this.#session = session;
    this.#follow = createSubscriber((update) => session.subscribe(update));
  }

  /** The board as the table sees it. Immutable. */
  get board(): Board {
    this.#follow();
    return this.#session.shown.board;
  }

  get phase(): Phase {
    this.#follow();
    return this.#session.shown.phase;
  }

  get log(): readonly Entry<Command, Event>[] {
    this.#follow();
    return this.#session.log;
  }

  get header(): MatchHeader {
    this.#follow();
    return this.#session.header;
  }

  get mode(): SessionMode {
    this.#follow();
    return this.#session.mode;
  }

  get canUndo(): boolean {
    this.#follow();
    return this.#session.mode === 'ready' && this.#session.undoTo !== undefined;
  }

  get canRedo(): boolean {
    this.#follow();
    return this.#session.mode === 'ready' && this.#session.redoTo !== undefined;
  }

  /** The last command, where it was refused and nobody has said yet what becomes of it. */
  get refused(): Refused<Command> | null {
    return this.#refused;
  }

  /** Why the last command is not stored, and so was not carried out. */
  get unsaved(): StoreFailure | null {
    return this.#unsaved?.failure ?? null;
  }

  /** A write is taking so long that the table should know. */
  get slow(): boolean {
    return this.#slow;
  }

  /** Whether the phase opens a command now. */
  access(command: Command): Access {
    this.#follow();
    return this.#session.access(command);
  }

  /** What would stop a command, without sending it. */
  refusalsOf(command: Command): readonly Refusal[] {
    this.#follow();
    return this.#session.refusalsOf(command);
  }

  /**
   * Sends a command. What stops it stands in `refused` or `unsaved` afterwards.
   *
   * @returns whether it was carried out and stored
   */
  async send(command: Command): Promise<boolean> {
    if (this.#session.mode !== 'ready') return false;
    const sent = await this.#write(() => this.#session.send(command));
    this.#refused =
      sent.kind === 'refused'
        ? {
            command,
            refusals: sent.refusals,
            overrulable: this.#session.refusalsOf({ ...command, overrule: true }).length === 0,
          }
        : null;
    return sent.kind === 'done';
  }

  /** Sends the refused command once more, on the table's word. */
  async cardSaysSo(): Promise<boolean> {
    if (this.#refused === null) return false;
    return this.send({ ...this.#refused.command, overrule: true });
  }

  chooseAgain(): void {
    this.#refused = null;
  }

  async undo(): Promise<boolean> {
    return this.goTo(this.#session.undoTo);
  }

  async redo(): Promise<boolean> {
    return this.goTo(this.#session.redoTo);
  }

  /** Goes to the state after an entry; 0 is the beginning of the match. */
  async goTo(seq: number | undefined): Promise<boolean> {
    if (seq === undefined || this.#session.mode !== 'ready') return false;
    this.#refused = null;
    const sent = await this.#write(() => this.#session.goTo(seq));
    return sent.kind === 'done';
  }

  /** Tries once more to store what could not be stored. */
  async saveAgain(): Promise<boolean> {
    if (this.#unsaved === null) return false;
    const sent = await this.#write(this.#unsaved.again);
    return sent.kind === 'done';
  }

  async #write(work: () => Promise<Sent>): Promise<Sent> {
    const clock = setTimeout(() => (this.#slow = true), SLOW_AFTER);
    try {
      const sent = await work();
      this.#unsaved = sent.kind === 'notStored' ? { failure: sent.failure, again: work } : null;
      return sent;
    } finally {
      clearTimeout(clock);
      this.#slow = false;
    }
  }
}
