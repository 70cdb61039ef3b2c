/** From events to a board. */
import type { Played } from './log.ts';

type Evolve<Board, Event> = (board: Board, event: Event) => Board;

export function foldEvents<Board, Event>(evolve: Evolve<Board, Event>, from: Board, events: readonly Event[]): Board {
  return events.reduce(evolve, from);
}

/** The board after a line of play. */
export function foldLine<Board, Command, Event>(
  evolve: Evolve<Board, Event>,
  from: Board,
  line: readonly Played<Command, Event>[],
): Board {
  return line.reduce((board, entry) => foldEvents(evolve, board, entry.events), from);
}
