/** The log of a match as it is told: what stands, what was undone, and the board that each entry met. */
import { foldEvents } from '../engine/fold.ts';
import { lineTo, positionAt, type Entry, type Played } from '../engine/log.ts';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import type { Game } from './state.ts';

export type Told<Board, Command, Event> =
  | {
      readonly kind: 'played';
      readonly entry: Played<Command, Event>;
      readonly before: Board;
      /** It does not lead to what the table shows now. */
      readonly undone: boolean;
      /** It is what the table shows now. */
      readonly current: boolean;
    }
  | {
      readonly kind: 'wentTo';
      readonly seq: number;
      readonly at: number;
      /** Undo or redo, as seen from where the table stood. */
      readonly direction: 'back' | 'forward';
      /** The entry whose outcome is shown again, or null for the beginning of the match. */
      readonly target: Told<Board, Command, Event> | null;
    };

/**
 * Every entry of a log, oldest first.
 *
 * @returns one told entry per entry, at the same index
 */
export function tell<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
): readonly Told<Board, Command, Event>[] {
  const here = positionAt(log, log.length);
  const standing = new Set(lineTo(log, log.length).map((entry) => entry.seq));
  const boards: Board[] = [game.pack.initial];
  const told: Told<Board, Command, Event>[] = [];

  for (const entry of log) {
    const before = boards[entry.seq - 1] ?? game.pack.initial;
    if (entry.kind === 'played') {
      boards.push(foldEvents(game.pack.evolve, before, entry.events));
      told.push({
        kind: 'played',
        entry,
        before,
        undone: !standing.has(entry.seq),
        current: entry.seq === here,
      });
    } else {
      const to = positionAt(log, entry.to);
      boards.push(boards[to] ?? game.pack.initial);
      told.push({
        kind: 'wentTo',
        seq: entry.seq,
        at: entry.at,
        direction: to < positionAt(log, entry.seq - 1) ? 'back' : 'forward',
        target: told[to - 1] ?? null,
      });
    }
  }
  return told;
}
