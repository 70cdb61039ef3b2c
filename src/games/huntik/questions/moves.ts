/** Where a card may move, and whether a combat may follow (403). */
import type { Board, Card, CardId } from '../board.ts';
import type { Forbidden } from '../powers/words.ts';
import type { Seat, Zone } from '../vocabulary.ts';
import { canFight, controllerOf, enemiesIn, findCard, zoneOf } from './cards.ts';
import { seen } from './seen.ts';
import { zoneAway, type Direction } from './zones.ts';

const forbids = (board: Board, card: Card, what: Forbidden): boolean => seen(board, card).forbidden.includes(what);

/** The enemies that hold a forward move up on its way: from the zone it leaves, and in those it would pass (403.4). */
export function blockersOn(board: Board, card: Card, seat: Seat, from: Zone, steps: number): readonly Card[] {
  if (steps === 0 || seen(board, card).unblockable) return [];
  const passed = Array.from({ length: steps }, (_, step) => zoneAway(seat, from, 'forward', step));
  return passed.flatMap((zone) =>
    zone === undefined ? [] : enemiesIn(board, zone, seat).filter((enemy) => !forbids(board, enemy, 'block')),
  );
}

/** Whether a card that ended its move where it stands may start a combat there (403.3, 403.3a, 407.3). */
export function standsBesideEnemy(board: Board, id: CardId): boolean {
  const card = findCard(board, id);
  const zone = card === undefined ? null : zoneOf(card);
  if (card === undefined || zone === null || card.stunned || forbids(board, card, 'startCombat')) return false;
  const seat = controllerOf(board, card);
  return seat !== null && enemiesIn(board, zone, seat).length > 0;
}

/** The card of this turn's move may still start a combat. */
export const mayStartCombat = (board: Board): boolean =>
  board.move !== null && standsBesideEnemy(board, board.move.card);

export type Move = {
  readonly direction: Direction | 'none';
  readonly zones: 0 | 1 | 2;
  readonly to: Zone;
  /** An enemy is there, so a combat may follow. */
  readonly combat: boolean;
};

const STEPS = [
  { direction: 'none', zones: 0 },
  { direction: 'forward', zones: 1 },
  { direction: 'forward', zones: 2 },
  { direction: 'back', zones: 1 },
  { direction: 'back', zones: 2 },
] as const;

/** Every move that the rules allow a card on its controller's turn: for showing the zones that it can go to. */
export function legalMoves(board: Board, card: Card): readonly Move[] {
  const from = zoneOf(card);
  const seat = controllerOf(board, card);
  if (from === null || seat === null || !canFight(card) || card.exhausted || card.stunned) return [];
  if (forbids(board, card, 'move')) return [];
  return STEPS.flatMap(({ direction, zones }): Move[] => {
    const to = direction === 'none' ? from : zoneAway(seat, from, direction, zones);
    if (to === undefined) return [];
    if (direction === 'forward' && blockersOn(board, card, seat, from, zones).length > 0) return [];
    const combat = !forbids(board, card, 'startCombat') && enemiesIn(board, to, seat).length > 0;
    return direction === 'none' && !combat ? [] : [{ direction, zones, to, combat }];
  });
}
