/** What a play is paid with: a card of the hand, and for an exhaust action a ready hero (302.3, 404.1c). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import { cardOf, controllerOf } from '../questions/cards.ts';
import { refusal } from '../reasons.ts';
import type { Seat } from '../vocabulary.ts';
import { checkForbidden } from './forbidden.ts';
import { eachOf, label, when, withCard, type Story } from './judge.ts';

export const checkHand = (board: Board, seat: Seat): readonly Refusal[] =>
  when(board.counts[seat].hand === 0, () => refusal('404.1c', 'handEmpty', { seat }));

/** An exhaust action is paid by exhausting a ready hero of one's own; an obstacle is none (302.3, 305.3d). */
export function checkPayment(board: Board, seat: Seat, pays: string | undefined): readonly Refusal[] {
  if (pays === undefined) {
    return when(board.depth === 'map', () => refusal('302.3', 'needsReadyHero', { seat }));
  }
  return withCard(board, pays, (card) =>
    eachOf(
      () => when(card.kind === 'obstacle', () => refusal('305.3d', 'obstacleCannotPay', { card: label(card) })),
      () => when(controllerOf(board, card) !== seat, () => refusal('302.3', 'notYourHero', { card: label(card) })),
      () => when(card.exhausted, () => refusal('302.3', 'heroNotReady', { card: label(card) })),
      () => checkForbidden(board, card, 'exhaust'),
    ),
  );
}

/** An unknown card makes no sense whatever is overruled, so it is asked about before anything that can be. */
export const checkPayer = (board: Board, pays: string | undefined): readonly Refusal[] =>
  pays === undefined ? [] : withCard(board, pays, () => []);

export function pay(story: Story, pays: string | undefined): void {
  if (pays !== undefined && !cardOf(story.board, pays).exhausted) story.add({ type: 'cardExhausted', card: pays });
}
