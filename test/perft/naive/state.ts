/**
 * The second count: Huntik's turns, moves, combats and cancels once more, written from the rules and sharing nothing with
 * the engine. A state is changed in place and copied before; commands are sentences.
 */
import type { HandCard } from '../cards.ts';

export type Side = 'lead' | 'defending';
export const SIDES: readonly Side[] = ['lead', 'defending'];
export const other = (side: Side): Side => (side === 'lead' ? 'defending' : 'lead');

export type Piece = {
  name: string;
  kind: string;
  side: Side | null;
  zone: number;
  atk: number;
  def: number;
  ready: boolean;
  stunned: boolean;
  unblockable: boolean;
  sentry: boolean;
};

export type Fight = {
  attacker: Side;
  zone: number;
  say: Side;
  passes: number;
  added: Record<Side, number>;
  /** Null while combat actions are played; then what was aimed so far. */
  aimed: Partial<Record<Side, ReadonlyMap<string, number>>> | null;
};

/** An action that is played and has done nothing yet. */
type Pending = { side: Side; card: HandCard; target: string };

export type State = {
  round: number;
  turn: Side;
  passed: Side[];
  again: boolean;
  majors: Record<Side, number>;
  pieces: Piece[];
  hands: Record<Side, HandCard[]>;
  /** Who moved beside an enemy and may start a combat. */
  mover: string | null;
  fight: Fight | null;
  pending: Pending[];
  triggers: { side: Side; note: string; on: string }[];
  ended: 'no' | 'round' | 'game';
};

/** What can be done, in words, with how it is done. */
export type Move = readonly [words: string, act: (state: State) => void];

export const copy = (state: State): State => structuredClone(state);

export const fights = (piece: Piece): boolean => piece.kind !== 'feature';
export const isHero = (piece: Piece): boolean => fights(piece) && piece.kind !== 'obstacle';

export const named = (state: State, name: string): Piece | undefined =>
  state.pieces.find((piece) => piece.name === name);

/** Zone 1 of the defending player is zone 5 of the lead player. */
export const ahead = (side: Side): number => (side === 'lead' ? 1 : -1);

export const standing = (state: State, zone: number, side: Side): Piece[] =>
  state.pieces.filter((piece) => fights(piece) && !piece.stunned && piece.zone === zone && piece.side === side);

export const isBesideEnemy = (state: State, piece: Piece): boolean =>
  piece.side !== null && !piece.stunned && standing(state, piece.zone, other(piece.side)).length > 0;

export function nextTurn(state: State): void {
  if (!state.again) state.turn = other(state.turn);
  state.again = false;
  state.mover = null;
}

/** Something was done with the turn. */
export function used(state: State): void {
  state.passed = [];
}

export const discard = (state: State, side: Side, card: HandCard): void => {
  state.hands[side] = state.hands[side].filter(({ name }) => name !== card.name);
};

/** An action waits until it is known that nobody cancels it; the turn, or the say, is used all the same. */
export function playAction(state: State, side: Side, card: HandCard, target = ''): void {
  discard(state, side, card);
  state.pending.push({ side, card, target });
  if (state.fight === null) {
    used(state);
    return;
  }
  state.fight.passes = 0;
  state.fight.say = other(side);
}
