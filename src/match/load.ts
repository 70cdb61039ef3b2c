/** Reads a match from the store as far as it can be read and folded. */
import { foldEvents } from '../engine/fold.ts';
import type { Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import { decodeEntries, type Stop } from '../store/codec.ts';
import type { MatchHeader, Store, StoreFailure } from '../store/port.ts';
import { checkpointOf } from './checkpoint.ts';
import { standingAt, type Game, type MatchState } from './state.ts';
import { shown } from './step.ts';

/** Why a match does not open at all. */
export type LoadRefusal =
  | { readonly code: 'missing' }
  | { readonly code: 'otherGame'; readonly game: string }
  | { readonly code: 'storage'; readonly failure: StoreFailure };

export type Loaded<Board, Command, Event> =
  | {
      readonly ok: true;
      readonly header: MatchHeader;
      readonly state: MatchState<Board, Command, Event>;
      /** The first entry that cannot be gone on with, or null where the log is whole. `state` is the one before it. */
      readonly stop: Stop | null;
    }
  | { readonly ok: false; readonly reason: LoadRefusal };

/** The state after `seq`, if it can be folded, shown, and gone on from; else what was thrown on the way. */
async function attempt<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
  known?: { readonly seq: number; readonly board: Board },
): Promise<MatchState<Board, Command, Event> | Error> {
  try {
    const state = { log, ...standingAt(game, log, log.length, known) };
    await game.pack.fetchRules(state.board);
    shown(game, state);
    return state;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** How far each entry can be folded: the boards that come about, undefined from where an event is not understood. */
function boardsOf<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
): readonly (Board | undefined)[] {
  const boards: (Board | undefined)[] = [game.pack.initial];
  for (const entry of log) {
    const before = boards[entry.kind === 'played' ? entry.seq - 1 : entry.to];
    try {
      const isFolded = entry.kind === 'wentTo' || before === undefined;
      boards.push(isFolded ? before : foldEvents(game.pack.evolve, before, entry.events));
    } catch {
      boards.push(undefined);
    }
  }
  return boards;
}

/** The longest beginning of a log whose end can be shown. */
async function lastGood<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
): Promise<MatchState<Board, Command, Event>> {
  const boards = boardsOf(game, log);
  for (let seq = log.length; seq > 0; seq -= 1) {
    if (boards[seq] === undefined) continue;
    const state = await attempt(game, log.slice(0, seq));
    if (!(state instanceof Error)) return state;
  }
  return { log: [], ...standingAt(game, [], 0) };
}

/** Rows lost from the end of a log, or left over behind it, are seen by the header alone. */
function headStop(header: MatchHeader, length: number): Stop | null {
  if (length === header.head) return null;
  return {
    seq: Math.min(length, header.head) + 1,
    path: 'seq',
    message: `${length} entries under head ${header.head}`,
  };
}

/**
 * Reads a match. A log that cannot be read or folded to its end comes back at its last good entry, with what stopped it.
 *
 * @returns the header, the state and the stop, or why there is no such match to be had
 */
export async function loadMatch<Board, Command extends AnyCommand, Event extends AnyEvent>(
  store: Store,
  game: Game<Board, Command, Event>,
  id: string,
): Promise<Loaded<Board, Command, Event>> {
  const read = await store.readMatch(id);
  if (!read.ok) return { ok: false, reason: { code: 'storage', failure: read.failure } };
  if (read.value === null) return { ok: false, reason: { code: 'missing' } };
  const { header, entries: rows } = read.value;
  if (header.game !== game.pack.id) return { ok: false, reason: { code: 'otherGame', game: header.game } };
  const { entries: log, stoppedAt } = decodeEntries(game.pack, rows);
  const known = await checkpointOf(store, game, id, log);
  const state = await attempt(game, log, known ?? undefined);
  if (!(state instanceof Error)) return { ok: true, header, state, stop: stoppedAt ?? headStop(header, rows.length) };
  const good = await lastGood(game, log);
  return { ok: true, header, state: good, stop: { seq: good.log.length + 1, path: '', message: state.message } };
}
