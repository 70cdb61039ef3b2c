/** The aim solver asked about the combat on the board, and the aims it suggests. */
import type { Board, Card, CardId, Combat } from '../board.ts';
import type { Aim } from '../schemas.ts';
import type { Seat } from '../vocabulary.ts';
import { bestSet, countMaximalSets, groupEnemies, idsOf, maximalSets, type Enemy } from './aims.ts';
import { aimables, totalOf } from './combat.ts';
import { seen } from './seen.ts';

/** What it takes to KO a card with attacks; undefined where nothing does. */
export function koCost(board: Board, card: Card): number | undefined {
  const { def, cannotBeKod } = seen(board, card);
  return cannotBeKod === 'no' ? Math.max(1, def.value) : undefined;
}

export type KoOptions = {
  readonly attacks: number;
  /** How many maximal sets there are in all. */
  readonly count: number;
  /** The first of them, by card. */
  readonly sets: readonly (readonly CardId[])[];
  /** Everything that can be aimed at falls. */
  readonly all: boolean;
  /** What it would take to KO everything that can be KO'd. */
  readonly allCost: number;
};

/** The enemies that a seat's attacks can KO at all, with what it takes. */
export function koEnemies(board: Board, combat: Combat, seat: Seat): readonly Enemy[] {
  return aimables(board, combat, seat).open.flatMap((card) => {
    const cost = koCost(board, card);
    return cost === undefined ? [] : [{ id: card.id, cost }];
  });
}

/** What a seat's attacks could KO: maximal sets counted exactly, the first `most` of them listed. */
export function koOptions(board: Board, combat: Combat, seat: Seat, most = 6): KoOptions {
  const attacks = totalOf(board, combat, seat).value;
  const enemies = koEnemies(board, combat, seat);
  const groups = groupEnemies(enemies);
  const sets: CardId[][] = [];
  for (const set of maximalSets(groups, attacks)) {
    if (sets.length === most) break;
    sets.push([...idsOf(groups, set)]);
  }
  const allCost = enemies.reduce((so, enemy) => so + enemy.cost, 0);
  return {
    attacks,
    count: countMaximalSets(enemies, attacks),
    sets,
    all: enemies.length > 0 && allCost <= attacks,
    allCost,
  };
}

/**
 * Aims that KO `chosen` (or the best set where nothing is chosen): to each what it takes, and the rest to the first
 * aimed at, since no attack goes un-aimed (602.2a).
 */
export function suggestAims(board: Board, combat: Combat, seat: Seat, chosen?: readonly CardId[]): readonly Aim[] {
  const attacks = totalOf(board, combat, seat).value;
  const { open } = aimables(board, combat, seat);
  const enemies = koEnemies(board, combat, seat);
  const atk = (id: CardId): number => {
    const card = open.find((one) => one.id === id);
    return card === undefined ? 0 : seen(board, card).atk.value + seen(board, card).def.value;
  };
  const falling = chosen ?? bestSet(groupEnemies(enemies), attacks, atk);
  const costs = new Map(enemies.map((enemy) => [enemy.id, enemy.cost]));
  const aims = open.map((card) => ({
    card: card.id,
    attacks: falling.includes(card.id) ? (costs.get(card.id) ?? 0) : 0,
  }));
  const rest = attacks - aims.reduce((so, aim) => so + aim.attacks, 0);
  const takesRest = aims.find((aim) => !falling.includes(aim.card)) ?? aims[0];
  return aims.map((aim) => (aim === takesRest ? { ...aim, attacks: aim.attacks + Math.max(0, rest) } : aim));
}
