/**
 * A board put by, so that a long log need not be folded from its beginning. A cache: it is used only while its
 * fingerprint agrees with the board it holds, the game, its statechart and the version of the rules.
 */
import { hash } from '../engine/hash.ts';
import { lineTo, positionAt, type Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import { canonicalJson } from '../store/json.ts';
import type { Checkpoint, Store } from '../store/port.ts';
import { APP_VERSION } from '../store/version.ts';
import type { Game, MatchPack, Standing } from './state.ts';

/** Entries between two checkpoints. */
const STRIDE = 50;

/** The same for equal boards, whatever the order of their keys. */
export const boardHash = (board: unknown): string => hash(canonicalJson(board));

type AnyPack<Board> = Pick<MatchPack<Board, AnyCommand, AnyEvent>, 'id' | 'chartVersion'>;

export const fingerprint = <Board>(pack: AnyPack<Board>, board: unknown): string =>
  [pack.id, pack.chartVersion, APP_VERSION, boardHash(board)].join('/');

/** Only a board that this pack made, under these rules, has its fingerprint. */
const isOf = <Board>(pack: AnyPack<Board>, kept: Checkpoint): kept is Checkpoint & { readonly board: Board } =>
  kept.fingerprint === fingerprint(pack, kept.board);

/**
 * The newest board put by on the way to the end of a log, with the seq it stands at. Null where there is none, where it
 * does not agree, and where somebody went back behind it.
 */
export async function checkpointOf<Board, Command extends AnyCommand, Event extends AnyEvent>(
  store: Store,
  game: Game<Board, Command, Event>,
  matchId: string,
  log: readonly Entry<Command, Event>[],
): Promise<{ readonly seq: number; readonly board: Board } | null> {
  const read = await store.readCheckpoint(matchId, log.length);
  if (!read.ok || read.value === null || !isOf<Board>(game.pack, read.value)) return null;
  const seq = positionAt(log, read.value.seq);
  const isOnTheWay = lineTo(log, log.length).some((entry) => entry.seq === seq);
  return isOnTheWay ? { seq, board: read.value.board } : null;
}

/** Puts the board by where it is time to. A failure costs only time at the next opening, so it is not told. */
export async function keepCheckpoint<Board>(
  store: Store,
  pack: AnyPack<Board>,
  matchId: string,
  seq: number,
  { board }: Standing<Board>,
): Promise<void> {
  if (seq % STRIDE !== 0) return;
  await store.writeCheckpoint({ matchId, seq, fingerprint: fingerprint(pack, board), board });
}
