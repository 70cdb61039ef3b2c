/** Every card of a board as it is seen, worked out once a board, and from the board before as far as that goes. */
import { project, reproject, type Projection } from '../../../engine/modifiers/incremental.ts';
import type { Board, CardId } from '../board.ts';
import { grammar, type Worked } from './grammar.ts';
import { continuous, type Continuous } from './sources.ts';
import { storedView, surroundings, type Surroundings, type View } from './view.ts';

type HuntikProjection = Projection<View, Surroundings, Continuous, Worked>;

const known = new WeakMap<Board, HuntikProjection>();
let latest: HuntikProjection | null = null;

function inputsOf(board: Board) {
  const stored = new Map(board.cards.map((card) => [card.id, storedView(board, card)]));
  return { world: { stored, surroundings: surroundings(board) }, modifiers: continuous(board) };
}

/** Every card as it is seen, whatever was worked out before. */
export function projectAnew(board: Board): HuntikProjection {
  const { world, modifiers } = inputsOf(board);
  return project(grammar, world, modifiers);
}

/** Too many modifiers on this card could matter to each other, so that only their timestamps put them in order. */
export function isOrderedByTimestamp(board: Board, id: CardId): boolean {
  viewsOf(board);
  const steps = known.get(board)?.steps ?? [];
  return steps.some(({ byTimestamp, applied }) => byTimestamp && applied.some(({ subject }) => subject === id));
}

/**
 * Every card as it is seen.
 *
 * @returns one view for each card of the board, in play or tracked elsewhere
 */
export const viewsOf = (board: Board): ReadonlyMap<CardId, View> => projectionOf(board).views;

/** Everything that applies on a board in its order (711, 712), each with whom it affects. */
export const appliedOn = (board: Board): HuntikProjection['steps'] => projectionOf(board).steps;

function projectionOf(board: Board): HuntikProjection {
  const before = known.get(board);
  if (before !== undefined) return before;
  const { world, modifiers } = inputsOf(board);
  const projection = latest === null ? projectAnew(board) : reproject(grammar, latest, world, modifiers);
  known.set(board, projection);
  latest = projection;
  return projection;
}
