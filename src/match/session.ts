/**
 * A match that is open on this phone: takes commands, writes them, and only then shows them. One writer at a time; a
 * session that is not the writer follows.
 */
import type { Access } from '../engine/chart.ts';
import type { Refusal } from '../engine/decision.ts';
import { redoTarget, undoTarget } from '../engine/history.ts';
import type { Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import type { Stop } from '../store/codec.ts';
import type { MatchHeader, Store, StoreFailure } from '../store/port.ts';
import { keepCheckpoint } from './checkpoint.ts';
import { loadMatch } from './load.ts';
import { resume, standingAt, type Game, type MatchState, type Standing } from './state.ts';
import { headlineOf, shown, step, taken } from './step.ts';

export type Sent =
  | { readonly kind: 'done'; readonly seq: number }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'notStored'; readonly failure: StoreFailure };

/** `ready` takes commands; `following` shows what another tab writes; `readOnly` shows a log that cannot be gone on with. */
export const SESSION_MODES = ['ready', 'following', 'readOnly'] as const;
export type SessionMode = (typeof SESSION_MODES)[number];

export class Session<Board, Command extends AnyCommand, Event extends AnyEvent> {
  readonly game: Game<Board, Command, Event>;
  readonly #store: Store;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #header: MatchHeader;
  #state: MatchState<Board, Command, Event>;
  #shown: Standing<Board>;
  #mode: SessionMode;
  #stop: Stop | null;
  /** Commands are taken one after another, however fast the thumb is. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: {
    readonly game: Game<Board, Command, Event>;
    readonly store: Store;
    readonly header: MatchHeader;
    readonly log: readonly Entry<Command, Event>[];
    /** What the log comes to, where that is known already. */
    readonly standing?: Standing<Board>;
    readonly stop?: Stop | null;
    readonly mode: SessionMode;
    readonly now: () => number;
  }) {
    this.game = options.game;
    this.#store = options.store;
    this.#header = options.header;
    this.#now = options.now;
    this.#mode = options.mode;
    this.#stop = options.stop ?? null;
    this.#state =
      options.standing === undefined ? resume(options.game, options.log) : { ...options.standing, log: options.log };
    this.#shown = shown(options.game, this.#state);
  }

  get header(): MatchHeader {
    return this.#header;
  }

  get log(): readonly Entry<Command, Event>[] {
    return this.#state.log;
  }

  /** What is stored, to the letter. */
  get standing(): Standing<Board> {
    return this.#state;
  }

  /** What the table sees: everything that only waits for the next command has come about. */
  get shown(): Standing<Board> {
    return this.#shown;
  }

  get mode(): SessionMode {
    return this.#mode;
  }

  /** The entry that could not be read or folded, where the log has one: the session shows what is before it. */
  get stop(): Stop | null {
    return this.#stop;
  }

  /** What cannot be gone on with stays `readOnly`, whoever has the say. */
  setMode(mode: SessionMode): void {
    if (mode === this.#mode || this.#mode === 'readOnly') return;
    this.#mode = mode;
    this.#tell();
  }

  /** Whether the phase opens a command now, what it yields first included. */
  access(command: Command): Access {
    const { board, phase } = this.#shown;
    return this.game.chart.access(phase, board, this.game.pack.commandKey(board, command)).access;
  }

  /** What would stop a command, without sending it: empty where nothing does, or the rules are still being fetched. */
  refusalsOf(command: Command): readonly Refusal[] {
    const fetching = this.game.pack.fetchRules(this.#state.board, command);
    if (fetching !== null) {
      void fetching.catch(() => undefined); // sending it meets the same, and says so
      return [];
    }
    const stepped = step(this.game, this.#state, command);
    return stepped.ok ? [] : stepped.refusals;
  }

  /** Decides, writes, then shows. A refusal and a failed write change nothing. */
  send(command: Command): Promise<Sent> {
    return this.#inTurn(async () => {
      await this.game.pack.fetchRules(this.#state.board, command);
      const stepped = step(this.game, this.#state, command);
      if (!stepped.ok) return { kind: 'refused', refusals: stepped.refusals };
      return this.#append(taken(this.game.pack, this.#state.log, command, stepped, this.#now()), stepped.standing);
    });
  }

  /** Goes to the state after `seq` (0 is the beginning), as an entry of its own. */
  goTo(seq: number): Promise<Sent> {
    return this.#inTurn(async () => {
      const { log } = this.#state;
      if (!Number.isInteger(seq) || seq < 0 || seq > log.length) throw new Error(`the log has no entry ${seq}`);
      const standing = standingAt(this.game, log, seq);
      await this.game.pack.fetchRules(standing.board);
      return this.#append({ kind: 'wentTo', seq: log.length + 1, at: this.#now(), to: seq }, standing);
    });
  }

  get undoTo(): number | undefined {
    return undoTarget(this.#state.log);
  }

  get redoTo(): number | undefined {
    return redoTarget(this.#state.log);
  }

  /** Shows what is stored by now: another tab may have written. */
  refresh(): Promise<void> {
    return this.#queued(() => this.#reread());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(work);
    this.#queue = next.catch(() => undefined);
    return next;
  }

  #inTurn(work: () => Promise<Sent>): Promise<Sent> {
    return this.#queued(async () => {
      // The mode may have changed while the command stood in the queue.
      if (this.#mode === 'ready') return work();
      return { kind: 'notStored', failure: { code: 'conflict', message: `this session is ${this.#mode}` } };
    });
  }

  async #reread(): Promise<void> {
    const loaded = await loadMatch(this.#store, this.game, this.#header.id);
    if (loaded.ok) {
      this.#header = loaded.header;
      this.#stop = loaded.stop;
      if (loaded.stop !== null) this.#mode = 'readOnly';
      this.#show(loaded.state);
    } else if (loaded.reason.code === 'missing') {
      // Deleted by another tab, or by the browser. What is shown can still be exported.
      this.#stop = { seq: this.#header.head + 1, path: '', message: 'the match is not stored any more' };
      this.#mode = 'readOnly';
      this.#tell();
    }
  }

  async #append(entry: Entry<Command, Event>, standing: Standing<Board>): Promise<Sent> {
    const header: MatchHeader = {
      ...this.#header,
      head: entry.seq,
      changedAt: entry.at,
      headline: headlineOf(this.game, standing),
    };
    const stored = await this.#store.append(this.#header.head, entry, header);
    if (!stored.ok) {
      if (stored.failure.code === 'conflict') await this.#reread();
      return { kind: 'notStored', failure: stored.failure };
    }
    this.#header = header;
    this.#show({ ...standing, log: [...this.#state.log, entry] });
    void keepCheckpoint(this.#store, this.game.pack, header.id, entry.seq, standing);
    return { kind: 'done', seq: entry.seq };
  }

  #show(state: MatchState<Board, Command, Event>): void {
    this.#state = state;
    this.#shown = shown(this.game, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
