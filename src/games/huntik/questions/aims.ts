/**
 * "What can these attacks KO?" A set of enemies is maximal when the attacks KO all of it and no further enemy fits.
 * Enemies with the same DEF are one group. Counting is exact and lists nothing; listing is lazy.
 */

/** What it takes to KO an enemy: its DEF, and at least one attack (602.3). */
export type Enemy = { readonly id: string; readonly cost: number };

/** Enemies that cost the same. */
export type Group = { readonly cost: number; readonly ids: readonly string[] };

/** `taken[i]` of the enemies of `groups[i]`; `ways` is how many sets of named enemies look like this. */
export type KoSet = { readonly taken: readonly number[]; readonly sum: number; readonly ways: number };

/** Groups by what they cost, cheapest first; within a group in the given order. */
export function groupEnemies(enemies: readonly Enemy[]): readonly Group[] {
  const costs = [...new Set(enemies.map((enemy) => enemy.cost))].sort((one, other) => one - other);
  return costs.map((cost) => ({ cost, ids: enemies.filter((enemy) => enemy.cost === cost).map((enemy) => enemy.id) }));
}

/**
 * How many maximal sets there are (0 where nothing can be KO'd). Each has exactly one cheapest enemy left out; everything
 * before it is in, and what is chosen after it must leave less than it costs. Linear in enemies times attacks.
 */
export function countMaximalSets(enemies: readonly Enemy[], attacks: number): number {
  const costs = enemies.map((enemy) => enemy.cost).sort((one, other) => one - other);
  const all = costs.reduce((so, cost) => so + cost, 0);
  if (all <= attacks) return costs.length === 0 ? 0 : 1;
  // after[s]: in how many ways the enemies behind the one left out sum to s
  const after = new Array<number>(attacks + 1).fill(0);
  after[0] = 1;
  let before = all;
  let sets = 0;
  for (const cost of costs.toReversed()) {
    before -= cost;
    for (let rest = Math.max(0, attacks - before - cost + 1); rest <= attacks - before; rest += 1)
      sets += after[rest] ?? 0;
    for (let sum = attacks; sum >= cost; sum -= 1) after[sum] = (after[sum] ?? 0) + (after[sum - cost] ?? 0);
  }
  const nothingFits = (costs[0] ?? 0) > attacks;
  return nothingFits ? 0 : sets;
}

/** Lists the maximal sets one after another, as many enemies of the dear groups as fit first. */
export function* maximalSets(groups: readonly Group[], attacks: number): Generator<KoSet> {
  for (const set of choose(groups, groups.length - 1, attacks)) {
    if (set.sum > 0 && isMaximal(groups, set, attacks)) yield set;
  }
}

function* choose(groups: readonly Group[], index: number, attacks: number): Generator<KoSet> {
  const group = groups[index];
  if (group === undefined) {
    yield { taken: [], sum: 0, ways: 1 };
    return;
  }
  const most = Math.min(group.ids.length, Math.floor(attacks / group.cost));
  for (let count = most; count >= 0; count -= 1) {
    for (const rest of choose(groups, index - 1, attacks - count * group.cost)) {
      yield {
        taken: [...rest.taken, count],
        sum: rest.sum + count * group.cost,
        ways: rest.ways * binomial(group.ids.length, count),
      };
    }
  }
}

/** The cheapest group that is not wholly taken must not fit into what is left. */
function isMaximal(groups: readonly Group[], set: KoSet, attacks: number): boolean {
  const open = groups.find((group, index) => (set.taken[index] ?? 0) < group.ids.length);
  return open === undefined || attacks - set.sum < open.cost;
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** The ids that a set takes: the first of each group. */
export const idsOf = (groups: readonly Group[], set: KoSet): readonly string[] =>
  groups.flatMap((group, index) => group.ids.slice(0, set.taken[index] ?? 0));

/**
 * The set to suggest: the most enemies, and among those the strongest by `worth`. Where there are too many sets to
 * look at, the first ones decide.
 */
export function bestSet(groups: readonly Group[], attacks: number, worth: (id: string) => number): readonly string[] {
  let best: { ids: readonly string[]; count: number; worth: number } | undefined;
  let looked = 0;
  const sorted = groups.map((group) => ({
    ...group,
    ids: group.ids.toSorted((one, other) => worth(other) - worth(one)),
  }));
  for (const set of maximalSets(sorted, attacks)) {
    const ids = idsOf(sorted, set);
    const sum = ids.reduce((so, id) => so + worth(id), 0);
    if (best === undefined || ids.length > best.count || (ids.length === best.count && sum > best.worth)) {
      best = { ids, count: ids.length, worth: sum };
    }
    looked += 1;
    if (looked >= LOOK_AT_MOST) break;
  }
  return best?.ids ?? [];
}

const LOOK_AT_MOST = 2000;
