/** One major hero a round, and what is played instead of one (301.2, 301.2a, 301.2b). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import { majorHeroesLeft } from '../questions/rounds.ts';
import { refusal } from '../reasons.ts';
import type { Seat } from '../vocabulary.ts';
import { when, type Asked } from './judge.ts';

/** A major hero: 301.2 where heroes used it up, 301.2a where a play instead of one did. */
export function checkMajorHero(board: Board, seat: Seat): readonly Refusal[] {
  if (majorHeroesLeft(board, seat) > 0) return [];
  return board.majorUse[seat].instead > 0 && board.majorUse[seat].heroes === 0
    ? [refusal('301.2a', 'majorAfterInstead', { seat })]
    : [refusal('301.2', 'majorHeroUsed', { seat })];
}

const onlyInsteadsUsed = (board: Board, seat: Seat): boolean =>
  majorHeroesLeft(board, seat) === 0 && board.majorUse[seat].heroes === 0;

/** A play instead of a major hero. After another such play the rules are silent; the table's ruling stands. */
export function checkInstead(board: Board, seat: Seat): readonly Refusal[] {
  if (onlyInsteadsUsed(board, seat)) {
    return when(board.rulings.twoInsteadOfMajor === 'forbid', () => refusal('301.2a', 'insteadRuledOut', { seat }));
  }
  return when(majorHeroesLeft(board, seat) === 0, () => refusal('301.2a', 'insteadAfterMajor', { seat }));
}

export const askInstead = (board: Board, seat: Seat): Asked | undefined =>
  onlyInsteadsUsed(board, seat) ? { question: 'twoInsteadOfMajor', rule: '301.2a', params: { seat } } : undefined;
