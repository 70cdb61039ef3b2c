import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestSet, countMaximalSets, groupEnemies, idsOf, maximalSets } from '../../src/games/huntik/questions/aims.ts';
import { sizes } from '../sizes.ts';

/** Every subset, looked at one by one: the slow and plain reading of "maximal". */
function bruteForce(costs: readonly number[], attacks: number): number[][] {
  const sets: number[][] = [];
  for (let mask = 1; mask < 2 ** costs.length; mask += 1) {
    const taken = costs.map((_, index) => index).filter((index) => (mask >> index) % 2 === 1);
    const sum = taken.reduce((so, index) => so + (costs[index] ?? 0), 0);
    if (sum > attacks) continue;
    const fits = costs.some((cost, index) => !taken.includes(index) && sum + cost <= attacks);
    if (!fits) sets.push(taken);
  }
  return sets;
}

const enemiesOf = (costs: readonly number[]) => costs.map((cost, index) => ({ id: `h${index}`, cost }));

const boards = fc.record({
  costs: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 11 }),
  attacks: fc.nat({ max: 40 }),
});

test('the count of maximal sets equals brute force', () => {
  fc.assert(
    fc.property(boards, ({ costs, attacks }) => {
      expect(countMaximalSets(enemiesOf(costs), attacks)).toBe(bruteForce(costs, attacks).length);
    }),
    { numRuns: sizes.propertyRuns },
  );
});

test('the listed sets, grouped by equal DEF, stand for exactly the sets of brute force', () => {
  fc.assert(
    fc.property(boards, ({ costs, attacks }) => {
      const groups = groupEnemies(enemiesOf(costs));
      const listed = [...maximalSets(groups, attacks)];
      const patterns = new Set(listed.map((set) => set.taken.join()));
      expect(patterns.size).toBe(listed.length);
      expect(listed.reduce((so, set) => so + set.ways, 0)).toBe(bruteForce(costs, attacks).length);
      for (const set of listed) expect(idsOf(groups, set)).toHaveLength(set.taken.reduce((so, n) => so + n, 0));
    }),
    { numRuns: sizes.propertyRuns },
  );
});

test('the suggested set is the largest there is', () => {
  fc.assert(
    fc.property(boards, ({ costs, attacks }) => {
      const best = bestSet(groupEnemies(enemiesOf(costs)), attacks, () => 1);
      const largest = Math.max(0, ...bruteForce(costs, attacks).map((set) => set.length));
      expect(best).toHaveLength(largest);
    }),
    { numRuns: sizes.propertyRuns },
  );
});

test('twenty enemies are counted exactly: 10 of 20 equal ones', () => {
  expect(countMaximalSets(enemiesOf(new Array<number>(20).fill(3)), 32)).toBe(184_756);
});
