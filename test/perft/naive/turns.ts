/** What a player does with a turn: moving, playing, passing; and what comes of a move. */
import type { HandCard } from '../cards.ts';
import {
  ahead,
  discard,
  fights,
  isBesideEnemy,
  isHero,
  named,
  nextTurn,
  other,
  playAction,
  standing,
  used,
  type Move,
  type Piece,
  type Side,
  type State,
} from './state.ts';

export function pass(state: State): void {
  state.passed.push(state.turn);
  if (state.passed.length === 2) state.ended = 'round';
  else nextTurn(state);
}

export function finishRound(state: State): void {
  if (state.round === 7) {
    state.ended = 'game';
    return;
  }
  state.round += 1;
  for (const piece of state.pieces) {
    piece.stunned = false;
    piece.ready = true;
  }
  state.majors = { lead: 0, defending: 0 };
  state.passed = [];
  state.turn = state.round % 2 === 1 ? 'defending' : 'lead';
  state.ended = 'no';
}

/** The move of a turn is over when nothing triggers on it any more: a combat, or the next turn. */
function settleMove(state: State): void {
  if (state.triggers.length > 0) return;
  const mover = state.mover === null ? undefined : named(state, state.mover);
  if (mover === undefined || !isBesideEnemy(state, mover)) nextTurn(state);
}

function move(state: State, name: string, by: number): void {
  const piece = named(state, name);
  if (piece === undefined || piece.side === null) return;
  piece.zone += by;
  piece.ready = false;
  used(state);
  state.mover = name;
  const sentries = by === 0 || !isHero(piece) ? [] : standing(state, piece.zone, other(piece.side));
  for (const { sentry, side, name: note } of sentries) {
    if (sentry && side !== null) state.triggers.push({ side, note, on: name });
  }
  settleMove(state);
}

function isBlocked(state: State, piece: Piece, side: Side, steps: number): boolean {
  if (piece.unblockable) return false;
  for (let gone = 0; gone < steps; gone += 1) {
    if (standing(state, piece.zone + gone * ahead(side), other(side)).length > 0) return true;
  }
  return false;
}

export function movesOf(state: State, side: Side): Move[] {
  const moves: Move[] = [];
  for (const piece of state.pieces) {
    if (!fights(piece) || piece.side !== side || !piece.ready || piece.stunned) continue;
    const { name, zone } = piece;
    moves.push([`${side} moves ${name} nowhere`, (so) => move(so, name, 0)]);
    for (const steps of [1, 2]) {
      const [there, back] = [zone + steps * ahead(side), zone - steps * ahead(side)];
      if (there >= 1 && there <= 5 && !isBlocked(state, piece, side, steps)) {
        moves.push([`${side} moves ${name} forward ${steps}`, (so) => move(so, name, there - zone)]);
      }
      if (back >= 1 && back <= 5)
        moves.push([`${side} moves ${name} back ${steps}`, (so) => move(so, name, back - zone)]);
    }
  }
  return moves;
}

function playHero(state: State, side: Side, card: Extract<HandCard, { card: 'hero' }>): void {
  const { name, kind, atk, def } = card;
  discard(state, side, card);
  const zone = side === 'lead' ? 1 : 5;
  state.pieces.push({
    ...{ name, kind, side, zone, atk, def },
    ...{ ready: true, stunned: false, unblockable: false, sentry: false },
  });
  if (kind === 'major') state.majors[side] += 1;
  used(state);
  nextTurn(state);
}

export function playsOf(state: State, side: Side): Move[] {
  const moves: Move[] = [];
  for (const card of state.hands[side]) {
    const words = `${side} plays ${card.name}`;
    if (card.card === 'hero' && (card.kind !== 'major' || state.majors[side] === 0)) {
      moves.push([words, (so) => playHero(so, side, card)]);
    }
    if (card.card === 'again') moves.push([words, (so) => playAction(so, side, card)]);
    if (card.card !== 'stun') continue;
    for (const payer of state.pieces) {
      if (!isHero(payer) || payer.side !== side || !payer.ready) continue;
      for (const target of state.pieces) {
        if (!isHero(target) || target.stunned) continue;
        moves.push([
          `${words} with ${payer.name} on ${target.name}`,
          (so) => {
            const paying = named(so, payer.name);
            if (paying !== undefined) paying.ready = false;
            playAction(so, side, card, target.name);
          },
        ]);
      }
    }
  }
  return moves;
}

export function settle(state: State, isDone: boolean): void {
  const trigger = state.triggers.shift();
  const hit = trigger === undefined ? undefined : named(state, trigger.on);
  if (isDone && hit !== undefined) {
    hit.stunned = true;
    hit.ready = false;
  }
  settleMove(state);
}
