/** A combat: who says what, how attacks are aimed, and who falls. */
import {
  nextTurn,
  other,
  playAction,
  SIDES,
  standing,
  type Fight,
  type Move,
  type Piece,
  type Side,
  type State,
} from './state.ts';

const fightersOf = (state: State, fight: Fight, side: Side): Piece[] => standing(state, fight.zone, side);

const attacksOf = (state: State, fight: Fight, side: Side): number =>
  Math.max(
    0,
    fightersOf(state, fight, side).reduce((so, { atk }) => so + atk, fight.added[side]),
  );

/** Whose aims are still open: the attacking player's first. */
const aimingIn = ({ attacker, aimed }: Fight): Side | undefined =>
  [attacker, other(attacker)].find((side) => aimed !== null && aimed[side] === undefined);

/** Attacks without a choice are aimed at once; when all are aimed, everybody falls together and the turn is over. */
function conclude(state: State): void {
  const { fight } = state;
  if (fight === null || fight.aimed === null) return;
  for (let side = aimingIn(fight); side !== undefined; side = aimingIn(fight)) {
    const enemies = fightersOf(state, fight, other(side));
    const attacks = attacksOf(state, fight, side);
    const [only] = enemies;
    if (attacks > 0 && enemies.length > 1) return;
    fight.aimed[side] = new Map(attacks > 0 && only !== undefined ? [[only.name, attacks]] : []);
  }
  const hits = SIDES.map((side) => fight.aimed?.[side] ?? new Map<string, number>());
  const hitsOn = (name: string): number => hits.reduce((so, one) => so + (one.get(name) ?? 0), 0);
  state.pieces = state.pieces.filter(({ name, def }) => hitsOn(name) === 0 || hitsOn(name) < def);
  state.fight = null;
  nextTurn(state);
}

function splits(names: readonly string[], attacks: number): ReadonlyMap<string, number>[] {
  const [first, ...rest] = names;
  if (first === undefined) return attacks === 0 ? [new Map()] : [];
  const found: ReadonlyMap<string, number>[] = [];
  for (let at = 0; at <= attacks; at += 1) {
    for (const one of splits(rest, attacks - at)) found.push(at === 0 ? one : new Map([[first, at], ...one]));
  }
  return found;
}

export function startCombat(state: State, attacker: Side, zone: number): void {
  const added = { lead: 0, defending: 0 };
  state.fight = { attacker, zone, say: other(attacker), passes: 0, added, aimed: null };
  state.mover = null;
}

function passInCombat(state: State): void {
  const { fight } = state;
  if (fight === null) return;
  fight.passes += 1;
  fight.say = other(fight.say);
  if (fight.passes < 2) return;
  fight.aimed = {};
  conclude(state);
}

export function combatMoves(state: State, fight: Fight): Move[] {
  const { say } = fight;
  const aiming = aimingIn(fight);
  if (aiming === undefined) {
    const boosts = state.hands[say].filter(({ card }) => card === 'boost');
    return [
      [`${say} passes in combat`, passInCombat],
      ...boosts.map((card): Move => [`${say} plays ${card.name}`, (so) => playAction(so, say, card)]),
    ];
  }
  const names = fightersOf(state, fight, other(aiming)).map(({ name }) => name);
  return splits(names, attacksOf(state, fight, aiming)).map((aims) => [
    `${aiming} aims ${[...aims].map(([name, attacks]) => `${attacks} at ${name}`).join(', ')}`,
    (so) => {
      if (so.fight !== null && so.fight.aimed !== null) so.fight.aimed[aiming] = aims;
      conclude(so);
    },
  ]);
}
