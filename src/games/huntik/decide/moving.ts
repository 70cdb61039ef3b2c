/** Moving a card, and what comes between a move and a combat (403). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card } from '../board.ts';
import type { CommandOf } from '../commands/index.ts';
import { canFight, cardOf, controllerOf, findCard, zoneOf } from '../questions/cards.ts';
import { mayStartCombat, standsBesideEnemy } from '../questions/moves.ts';
import { seen } from '../questions/seen.ts';
import { zoneAway } from '../questions/zones.ts';
import { refusal, senseless } from '../reasons.ts';
import type { Seat } from '../vocabulary.ts';
import { eachOf, firstOf, label, needsDepth, nothing, when, withCard, type Judges } from './judge.ts';
import { checkForbidden } from './forbidden.ts';
import { checkBlocked } from './placeEffects.ts';
import { checkTurn } from './turn.ts';

const MOST_ZONES = 2;

/** 0, 1 or 2 zones (403.1), and 0 goes nowhere. */
const isMove = (direction: CommandOf<'moveCard'>['direction'], zones: number): boolean =>
  Number.isInteger(zones) && zones >= 0 && zones <= MOST_ZONES && (zones === 0) === (direction === 'none');

/** A stunned card is not ready either; that it stays where it is says it all. */
const checkMover = (board: Board, card: Card, seat: Seat): readonly Refusal[] =>
  eachOf(
    () => when(!canFight(card), () => refusal('403.1', 'cannotMove', { card: label(card) })),
    () => when(controllerOf(board, card) !== seat, () => refusal('403.1', 'notYoursToMove', { card: label(card) })),
    () =>
      firstOf(
        () => when(card.stunned, () => refusal('407.1', 'stunnedStays', { card: label(card) })),
        () => when(card.exhausted, () => refusal('403.1', 'exhaustedCannotMove', { card: label(card) })),
      ),
    () => checkForbidden(board, card, 'move'),
  );

function checkWay(board: Board, card: Card, { seat, direction, zones }: CommandOf<'moveCard'>): readonly Refusal[] {
  const from = zoneOf(card);
  const isWay = direction !== 'none' && Number.isInteger(zones) && zones > 0;
  if (from === null || !isWay) return when(!isMove(direction, zones), () => refusal('403.1', 'moveTooFar', { zones }));
  return eachOf(
    () => when(!isMove(direction, zones), () => refusal('403.1', 'moveTooFar', { zones })),
    () =>
      when(zoneAway(seat, from, direction, zones) === undefined, () =>
        refusal('403.2a', 'offTheMap', { card: label(card) }),
      ),
    () => (direction === 'forward' ? checkBlocked(board, card, seat, from, zones) : []),
  );
}

function checkMove(board: Board, command: CommandOf<'moveCard'>): readonly Refusal[] {
  const { seat, card: id } = command;
  return withCard(board, id, (card) =>
    firstOf(
      () => when(zoneOf(card) === null, () => senseless('TK2', 'noSuchCard', { id })),
      () => checkTurn(board, seat),
      () =>
        eachOf(
          () => checkMover(board, card, seat),
          () => checkWay(board, card, command),
        ),
    ),
  );
}

export const moving: Judges<'moveCard' | 'declineCombat' | 'settleMove'> = {
  moveCard: {
    check: (board, command) =>
      firstOf(
        () => needsDepth(board, 'map'),
        () => checkMove(board, command),
      ),
    outcome: (story, { seat, card: id, direction, zones }) => {
      const card = cardOf(story.board, id);
      const from = zoneOf(card);
      if (from === null) return;
      // Overruled, a card moves as far as the map goes (403.2a).
      const steps = Math.max(0, Math.round(zones));
      const reached = Array.from({ length: steps + 1 }, (_, index) => steps - index)
        .map((step) => (direction === 'none' ? from : zoneAway(seat, from, direction, step)))
        .find((zone) => zone !== undefined);
      const to = reached ?? from;
      story.add({ type: 'cardMoved', card: id, from, to, by: seat });
      if (!card.exhausted) story.add({ type: 'cardExhausted', card: id });
      const stands = zoneOf(cardOf(story.board, id)) ?? to;
      story.add({ type: 'moveTaken', seat, card: id, to: stands, besideEnemy: standsBesideEnemy(story.board, id) });
    },
  },
  declineCombat: {
    check: (board, { seat }) => {
      const mover = board.move === null ? undefined : findCard(board, board.move.card);
      return eachOf(
        () => when(board.move?.seat !== seat, () => refusal('403.3', 'notYourTurn', { seat })),
        () =>
          mover !== undefined && seen(board, mover).mustStartCombat
            ? [refusal('600.4', 'mustStartCombat', { card: label(mover) })]
            : [],
      );
    },
    outcome: (story, { seat }) => story.add({ type: 'combatDeclined', seat }),
  },
  settleMove: {
    check: nothing,
    outcome: (story) => {
      if (mayStartCombat(story.board)) return;
      const mover = story.board.move === null ? undefined : findCard(story.board, story.board.move.card);
      story.add({ type: 'moveSettled', rule: mover?.stunned === true ? '407.3' : '403.3a' });
    },
  },
};
