/** Every command that the rules allow in a state, and the states that a position begins with. */
import type { Position } from '../cards.ts';
import { combatMoves, startCombat } from './combat.ts';
import { copy, discard, named, nextTurn, other, used, type Move, type State } from './state.ts';
import { finishRound, movesOf, pass, playsOf, settle } from './turns.ts';

/** What was played comes about, unless it was cancelled; a turn that was used by it is over. */
function resolve(state: State): void {
  if (state.pending.length === 0) return;
  const [played, cancelling] = state.pending;
  state.pending = [];
  if (played === undefined) return;
  const { side, card, target } = played;
  if (cancelling !== undefined) {
    state.turn = cancelling.side;
    state.again = false;
    return;
  }
  const hit = named(state, target);
  if (card.card === 'stun' && hit !== undefined) {
    hit.stunned = true;
    hit.ready = false;
  }
  if (card.card === 'again') state.again = true;
  if (card.card === 'boost' && state.fight !== null) state.fight.added[side] += card.attacks;
  else nextTurn(state);
}

function act(state: State): void {
  used(state);
  nextTurn(state);
}

/** What the game waits for now. */
function due(state: State): Move[] {
  const { fight, turn: side } = state;
  const [trigger] = state.triggers;
  if (trigger !== undefined) {
    return [
      [`${trigger.side} resolves ${trigger.note}`, (so) => settle(so, true)],
      [`${trigger.side} skips ${trigger.note}`, (so) => settle(so, false)],
    ];
  }
  if (state.ended === 'round') return [['the round is finished', finishRound]];
  if (fight !== null) return combatMoves(state, fight);
  const mover = state.mover === null ? undefined : named(state, state.mover);
  if (mover !== undefined) {
    return [
      [`${side} starts a combat`, (so) => startCombat(so, side, mover.zone)],
      [`${side} declines a combat`, nextTurn],
    ];
  }
  return [[`${side} acts`, act], [`${side} passes`, pass], ...movesOf(state, side), ...playsOf(state, side)];
}

const ENDINGS: readonly Move[] = ['lead concedes', 'defending concedes', 'lead wins by the terms'].map((words) => [
  words,
  (state) => {
    state.ended = 'game';
  },
]);

/** An action of the opponent's can be cancelled until something else is done. */
function cancels(state: State): Move[] {
  const [played, cancelling] = state.pending;
  if (played === undefined || cancelling !== undefined || state.fight !== null) return [];
  const side = other(played.side);
  return state.hands[side]
    .filter(({ card }) => card === 'cancel')
    .map((card) => [
      `${side} plays ${card.name}`,
      (so) => {
        discard(so, side, card);
        so.pending.push({ side, card, target: '' });
      },
    ]);
}

/** Every command that the rules allow, by its words, with the state that it leads to. */
export function legal(state: State): ReadonlyMap<string, State> {
  if (state.ended === 'game') return new Map();
  const resolved = copy(state);
  resolve(resolved);
  const found = new Map<string, State>();
  const follow = (from: State, [words, act]: Move): void => {
    const next = copy(from);
    act(next);
    found.set(words, next);
  };
  for (const one of [...due(resolved), ...ENDINGS]) follow(resolved, one);
  for (const one of cancels(state)) follow(state, one);
  return found;
}

/** A position as it is written down. */
export function open({ round, turn, map, hands, played }: Position): State {
  let state: State = {
    round,
    turn,
    passed: [],
    again: false,
    majors: { lead: 0, defending: 0 },
    pieces: map.map((card) => ({
      ...{ name: card.name, kind: card.kind, side: card.seat, zone: card.zone, atk: card.atk, def: card.def },
      ready: card.lying === undefined,
      stunned: card.lying === 'stunned',
      unblockable: card.unblockable === true,
      sentry: card.sentry === true,
    })),
    hands: { lead: [...hands.lead], defending: [...hands.defending] },
    mover: null,
    fight: null,
    pending: [],
    triggers: [],
    ended: 'no',
  };
  for (const words of played) {
    const next = legal(state).get(words);
    if (next === undefined) throw new Error(`not possible: ${words}`);
    state = next;
  }
  return state;
}
