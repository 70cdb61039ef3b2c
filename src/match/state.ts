/** A match as it stands: its log, and what the log comes to. */
import type { AnyStateMachine } from 'xstate';
import type { Phase } from '../engine/chart.ts';
import { foldLine } from '../engine/fold.ts';
import { lineTo, type Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent, Pack } from '../engine/pack.ts';
import { Chart } from './chart.ts';

export type MatchPack<Board, Command extends AnyCommand, Event extends AnyEvent> = Pack<
  Board,
  Command,
  Event,
  AnyStateMachine
>;

/** A board, and where the statechart is on it. */
export type Standing<Board> = { readonly board: Board; readonly phase: Phase };

export type MatchState<Board, Command, Event> = Standing<Board> & { readonly log: readonly Entry<Command, Event>[] };

/** A pack with its chart made ready. */
export type Game<Board, Command extends AnyCommand, Event extends AnyEvent> = {
  readonly pack: MatchPack<Board, Command, Event>;
  readonly chart: Chart<Board>;
};

export const gameOf = <Board, Command extends AnyCommand, Event extends AnyEvent>(
  pack: MatchPack<Board, Command, Event>,
): Game<Board, Command, Event> => ({ pack, chart: new Chart(pack.machine) });

export const beginning = <Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
): MatchState<Board, Command, Event> => ({ log: [], board: game.pack.initial, phase: game.chart.first });

/**
 * The board and phase after `seq`, from the log alone: fold the events, take the phase that the last entry reached.
 * `known` is a board on the way that need not be folded again.
 */
export function standingAt<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
  seq: number,
  known: { readonly seq: number; readonly board: Board } = { seq: 0, board: game.pack.initial },
): Standing<Board> {
  const line = lineTo(log, seq);
  const ahead = line.slice(line.findIndex((entry) => entry.seq === known.seq) + 1);
  return { board: foldLine(game.pack.evolve, known.board, ahead), phase: line.at(-1)?.phase ?? game.chart.first };
}

export const resume = <Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
): MatchState<Board, Command, Event> => ({ log, ...standingAt(game, log, log.length) });

/** Every event through the chart, compared by tests with the stored phases: chart and log can never drift. */
export function replayedPhases<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
): readonly Phase[] {
  let { board, phase } = beginning(game);
  return lineTo(log, log.length).map((entry) => {
    for (const event of entry.events) {
      board = game.pack.evolve(board, event);
      if (game.pack.sequenceEvents.has(event.type)) phase = game.chart.move(phase, board, event);
    }
    return phase;
  });
}
