/** Every card of a board as it is seen, worked out once a board, and from the board before as far as that goes. */
import { project, reproject, type Projection } from '../../../engine/modifiers/incremental.ts';
import type { Board, CardId } from '../board.ts';
import { grammar, type Worked } from './grammar.ts';
import { continuous, type Continuous } from './sources.ts';
import { storedView, surroundings, type Surroundings, type View } from './view.ts';

type HuntikProjection = Projection<View, Surroundings, Continuous, Worked>;

const known = new WeakMap<Board, HuntikProjection>();
let latest: HuntikProjection | null = null;

/**
 * Every card as it is seen.
 *
 * @returns one view for each card of the board, in play or tracked elsewhere
 */
export function viewsOf(board: Board): ReadonlyMap<CardId, View> {
  const before = known.get(board);
  if (before !== undefined) return before.views;
  const world = {
    stored: new Map(board.cards.map((card) => [card.id, storedView(board, card)])),
    surroundings: surroundings(board),
  };
  const modifiers = continuous(board);
  const projection =
    latest === null ? project(grammar, world, modifiers) : reproject(grammar, latest, world, modifiers);
  known.set(board, projection);
  latest = projection;
  return projection.views;
}
