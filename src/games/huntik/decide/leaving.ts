/** Where a card goes as it leaves play, and the one event for KOs that happen together. */
import type { Board, Card, CardId } from '../board.ts';
import type { Leaving } from '../events/table.ts';
import { cardOf, controllerOf } from '../questions/cards.ts';
import type { Story } from './judge.ts';

type Aim = 'discard' | 'hand' | 'deck' | 'removed';

/**
 * Tokens cease to exist (402.2b), legendary heroes go back to their pile whatever they would enter (400.8b), obstacles
 * that would be discarded are removed from the map (400.9c), and the rest goes where it was sent, to its owner's (400.2).
 */
export function leavingTo(card: Card, to: Aim): Leaving {
  const { id, owner } = card;
  if (card.token) return { card: id, to: 'gone', owner };
  if (card.kind === 'legendary') return { card: id, to: 'legendaryPile', owner };
  if (owner === null) return { card: id, to: 'removed', owner };
  return { card: id, to, owner };
}

/** KOs these cards at the same moment (602.3, 400.11e). Carried features are dropped where they are (305.2c). */
export function ko(story: Story, ids: readonly CardId[], byCombatAttacks: boolean): void {
  const cards = ids
    .map((id) => cardOf(story.board, id))
    .map((card) => ({ ...leavingTo(card, 'discard'), controller: controllerOf(story.board, card) }));
  if (cards.length > 0) story.add({ type: 'cardsKod', cards, byCombatAttacks });
}

/** The prefix of a card's id, by what it is. */
export const idPrefix = (card: { readonly kind: Card['kind']; readonly token?: boolean | undefined }): string => {
  if (card.token === true) return 't';
  if (card.kind === 'obstacle') return 'o';
  return card.kind === 'feature' ? 'f' : 'h';
};

/** The combat is in this zone, so a fighter that is put there enters it (601.3a). */
export const isCombatZone = (board: Board, zone: number): boolean =>
  board.combat?.zone === zone && !board.combat.concluded;
