/** Who goes first when, and what is still to be had this round (500.1, 301.2). */
import type { Board } from '../board.ts';
import type { Seat } from '../vocabulary.ts';
import { inSettlingOrder } from './waiting.ts';

/** By the rules of the game alone: the defending player in odd rounds, the lead player in even ones (500.1a). */
export const firstByRule = (round: number): Seat => (round % 2 === 1 ? 'defending' : 'lead');

/** Who goes, or went, first in a round, "you go first next round" included (500.1b). */
export function firstInRound(board: Board, round: number): Seat {
  const went = board.wentFirst[round - 1];
  if (went !== undefined) return went;
  return board.goesFirst.find((one) => one.round === round)?.seat ?? firstByRule(round);
}

/**
 * Whose say it is: the turn's player; between two rounds, which are nobody's turn, whoever has something to settle, and
 * else who goes first next (501.1b, 502.1d).
 */
export function sayOf(board: Board): Seat {
  if (!board.betweenRounds) return board.turn;
  const [settling] = inSettlingOrder(board);
  return settling?.seat ?? firstInRound(board, board.wentFirst.length + 1);
}

/** The next pass of this seat would end the round (500.2). */
export const passEndsRound = (board: Board, seat: Seat): boolean => board.passesInARow.some((other) => other !== seat);

/** How many major heroes, or plays instead of one, a player has left this round (301.2, 301.2a, 301.2b). */
export function majorHeroesLeft(board: Board, seat: Seat): number {
  const { heroes, instead, extra } = board.majorUse[seat];
  return Math.max(0, 1 + extra - heroes - instead);
}
