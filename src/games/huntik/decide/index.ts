/** `decide`: what comes of a command on a board, or which rules refuse it. Knows no phase. */
import type { Decision } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { Command, CommandOf } from '../commands/index.ts';
import type { Event } from '../events/index.ts';
import { judged } from './judged.ts';
import { rounds } from './rounds.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

/** What a match is begun and played with at rounds depth. Cards, combats and effects come with the whole. */
const first = { ...setup, ...rounds, ...turn };
type First = keyof typeof first;
const isFirst = (command: Command): command is CommandOf<First> => Object.hasOwn(first, command.type);

/** Filled once; from then on every command is decided by the whole. */
let whole: ((board: Board, command: Command) => Decision<Event>) | null = null;

/**
 * Fetches the rules that a board, or a command on it, needs beside those that a match begins with.
 *
 * @returns null where they are here
 */
export function fetchRules(board: Board, command?: Command): Promise<void> | null {
  const isEnough =
    board.depth === 'rounds' &&
    board.mission?.definition === undefined &&
    (command === undefined || (isFirst(command) && !('definition' in command)));
  if (whole !== null || isEnough) return null;
  return import('./whole.ts').then(({ decide: decideAll }) => {
    whole = decideAll;
  });
}

/**
 * Decides a command on a board.
 *
 * @returns the events that follow, with the rules that the table overruled; or every refusal that stands, each with its
 * rule. Where the rules leave something open, the only event is the question, and the answer decides the command anew.
 */
export function decide(board: Board, command: Command): Decision<Event> {
  if (whole !== null) return whole(board, command);
  if (isFirst(command)) return judged(first, board, command, {});
  throw new Error(`the rules of ${command.type} were not fetched`);
}
