/** A turn without particulars: acting, passing, and the end of it (500.2). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import { senseless } from '../reasons.ts';
import type { Seat } from '../vocabulary.ts';
import { endTurn } from './ends.ts';
import { firstOf, nothing, when, type Judges } from './judge.ts';
import { askInstead, checkInstead, checkMajorHero } from './majorHero.ts';

/** Whose turn it is cannot be overruled by the way: the table sets that right itself (`setSequence`). */
export const checkTurn = (board: Board, seat: Seat): readonly Refusal[] =>
  when(board.turn !== seat, () => senseless('500.2', 'notYourTurn', { seat }));

export const turn: Judges<'act' | 'pass' | 'endTurn'> = {
  act: {
    check: (board, { seat, uses }) =>
      firstOf(
        () => checkTurn(board, seat),
        () => (uses === 'majorHero' ? checkMajorHero(board, seat) : []),
        () => (uses === 'insteadOfMajorHero' ? checkInstead(board, seat) : []),
      ),
    asks: (board, { seat, uses }) =>
      uses === 'insteadOfMajorHero' && board.rulings.twoInsteadOfMajor === undefined
        ? askInstead(board, seat)
        : undefined,
    outcome: (story, { seat, uses }) => {
      if (uses !== undefined) story.add({ type: 'majorHeroUsed', seat, instead: uses === 'insteadOfMajorHero' });
      story.add({ type: 'turnActed', seat });
    },
  },
  pass: {
    check: (board, { seat }) => checkTurn(board, seat),
    outcome: (story) => endTurn(story, true),
  },
  endTurn: {
    check: nothing,
    outcome: (story) => endTurn(story, false),
  },
};
