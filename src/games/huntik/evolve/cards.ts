/** Small steps that several events share. */
import type { Board, Card, CardId, Counts } from '../board.ts';
import type { Leaving } from '../events/table.ts';
import type { Seat } from '../vocabulary.ts';

export function mapCards(board: Board, ids: readonly CardId[], change: (card: Card) => Card): Board {
  return { ...board, cards: board.cards.map((card) => (ids.includes(card.id) ? change(card) : card)) };
}

export const changeCard = (board: Board, id: CardId, change: (card: Card) => Card): Board =>
  mapCards(board, [id], change);

/** Adds to a count that is kept, never below 0; a count that nobody keeps stays unknown. */
export function addToCount(board: Board, seat: Seat, area: keyof Counts, by: number): Board {
  const counts = board.counts[seat];
  const before = counts[area];
  if (before === null) return board;
  return { ...board, counts: { ...board.counts, [seat]: { ...counts, [area]: Math.max(0, before + by) } } };
}

/** What an id was on no longer is: the card is another one in its new area (400.11a), so modifiers and uses let go of it. */
export function forget(board: Board, id: CardId): Board {
  return {
    ...board,
    cards: board.cards.filter((card) => card.id !== id),
    modifiers: board.modifiers
      .map((modifier) => ({ ...modifier, cards: modifier.cards.filter((card) => card !== id) }))
      .filter((modifier) => modifier.cards.length > 0 || modifier.affects !== null || modifier.change.kind === 'note'),
    uses: board.uses.filter((use) => use.card !== id),
    move: board.move?.card === id ? null : board.move,
  };
}

/** A card leaves play: into a count, or as a new card into a pile that is tracked (400.11e, 400.8b, 402.2b). */
export function leavePlay(board: Board, { card: id, to, owner }: Leaving): Board {
  const card = board.cards.find((one) => one.id === id);
  if (card === undefined) return board;
  const without = forget(board, id);
  const combat = without.combat;
  const left: Board =
    combat === null
      ? without
      : { ...without, combat: { ...combat, members: combat.members.filter((member) => member !== id) } };
  switch (to) {
    case 'gone':
      return left;
    case 'discard':
    case 'hand':
    case 'deck':
      return owner === null ? left : addToCount(left, owner, to, 1);
    case 'removed':
    case 'legendaryPile': {
      const away: Card = {
        ...card,
        id: `${card.id.replace(/\d+$/u, '')}${left.next}`,
        place: { area: to },
        enteredUnder: null,
        exhausted: false,
        stunned: false,
        withHero: null,
        counters: [],
        timestamp: left.next,
        powersSince: left.next,
      };
      return { ...left, cards: [...left.cards, away], next: left.next + 1 };
    }
    default:
      return to satisfies never;
  }
}
