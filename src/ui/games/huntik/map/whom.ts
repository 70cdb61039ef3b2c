/** Whom an effect is for, where it is more than the one card that was tapped. */
import type { Board, CardId } from '../../../../games/huntik/board.ts';
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import { controlledBy, controllerOf, findCard, isHero } from '../../../../games/huntik/questions/cards.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';

export type Whom =
  | { readonly kind: 'one' }
  | { readonly kind: 'several'; readonly ids: readonly CardId[] }
  | { readonly kind: 'heroes'; readonly of: Seat }
  /** Whoever is a hero of this player, as long as it lasts (708.3d). */
  | { readonly kind: 'living'; readonly of: Seat };

const idsOf = (board: Board, whom: Exclude<Whom, { kind: 'one' }>): readonly CardId[] =>
  whom.kind === 'several'
    ? whom.ids
    : controlledBy(board, whom.of)
        .filter(isHero)
        .map(({ id }) => id);

/** @returns the effect on all whom it is for: one where the rules have one for several cards, else one for each */
export function spread(board: Board, effect: Effect, whom: Whom): readonly Effect[] {
  if (whom.kind === 'one') return [effect];
  if (whom.kind === 'living' && effect.type === 'modify') {
    return [{ ...effect, cards: [], affects: { what: 'hero', side: whom.of === effect.seat ? 'friendly' : 'enemy' } }];
  }
  const ids = idsOf(board, whom);
  switch (effect.type) {
    case 'koCards':
    case 'modify':
      return ids.length === 0 ? [] : [{ ...effect, cards: [...ids] }];
    case 'eliminateCard':
      return ids.map((card) => {
        const found = findCard(board, card);
        // A player eliminates what is their own (400.11e).
        return { ...effect, card, seat: (found && controllerOf(board, found)) ?? effect.seat };
      });
    case 'stunCard':
    case 'unstunCard':
    case 'readyCard':
    case 'exhaustCard':
    case 'removeAttacksOf':
    case 'putCard':
    case 'moveByEffect':
    case 'takeFromPlay':
    case 'gainControl':
    case 'addCounter':
      return ids.map((card) => ({ ...effect, card }));
    default:
      return [effect];
  }
}

/** As much of it as is possible (706.2); all of it where nothing is, so that somebody hears why. */
export function possible(table: Table, effects: readonly Effect[]): readonly Effect[] {
  if (effects.length < 2) return effects;
  const can = effects.filter((effect) => table.refusalsOf(effect).length === 0);
  return can.length === 0 ? effects.slice(0, 1) : can;
}
