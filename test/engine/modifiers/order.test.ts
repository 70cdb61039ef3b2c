import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project } from '../../../src/engine/modifiers/incremental.ts';
import { sizes } from '../../sizes.ts';
import { naively } from './naive.ts';
import { hero, toy, worldOf, type Selector, type Toy, type ToyWorld, type View, type Written } from './toy.ts';
import { modifierLists, worlds } from './toys.ts';

const lead: Selector = { by: 'side', side: 'lead' };
const defending: Selector = { by: 'side', side: 'defending' };
const titans: Selector = { by: 'tag', tag: 'titan' };
const seekers: Selector = { by: 'tag', tag: 'seeker' };
const obstacles: Selector = { by: 'kind', kind: 'obstacle' };
const only = (...ids: string[]): Selector => ({ by: 'list', ids });
const by = (amount: number): Written => ({ op: 'by', amount });
const to = (amount: number): Written => ({ op: 'to', amount });

/** Modifiers named A, B, C…, each with its timestamp. */
const named = (...list: readonly (readonly [number, Selector, Written])[]): Toy[] =>
  list.map(([timestamp, selector, change], index) => ({ id: 'ABCDEF'.charAt(index), timestamp, selector, change }));

type Case = {
  readonly name: string;
  readonly given: Readonly<Record<string, View>>;
  readonly modifiers: readonly Toy[];
  readonly order: string;
  readonly seen: Readonly<Record<string, Partial<View>>>;
};

const inOrder: readonly Case[] = [
  {
    name: 'ATK becomes 1, then +2 (711.1)',
    given: { a: hero({ atk: 5 }) },
    modifiers: named([1, only('a'), to(1)], [2, only('a'), by(2)]),
    order: 'AB',
    seen: { a: { atk: 3 } },
  },
  {
    name: '+2, then ATK becomes 1 (711.1)',
    given: { a: hero({ atk: 5 }) },
    modifiers: named([2, only('a'), to(1)], [1, only('a'), by(2)]),
    order: 'BA',
    seen: { a: { atk: 1 } },
  },
  {
    name: 'a Seeker with a newer tag Titan has what older Titans get (712.1, 712.2)',
    given: { a: hero({ tags: ['seeker'] }), b: hero({ tags: ['titan'] }), c: hero() },
    modifiers: named([1, titans, by(1)], [2, only('a'), { op: 'gain', tag: 'titan' }]),
    order: 'BA',
    seen: { a: { atk: 2 }, b: { atk: 2 }, c: { atk: 1 } },
  },
  {
    name: "friendly heroes' ATK is 2, then a newer one gives +1 (711.2)",
    given: { a: hero({ atk: 4 }), b: hero({ atk: 1 }) },
    modifiers: named([1, lead, to(2)], [2, lead, by(1)]),
    order: 'AB',
    seen: { a: { atk: 3 }, b: { atk: 3 } },
  },
  {
    name: 'a power that was lost and returns has a new timestamp (700.3)',
    given: { a: hero({ atk: 4 }), b: hero({ atk: 1 }) },
    modifiers: named([3, lead, to(2)], [2, lead, by(1)]),
    order: 'BA',
    seen: { a: { atk: 2 }, b: { atk: 2 } },
  },
  {
    name: 'C gives the tag that makes B apply, which makes A apply',
    given: { a: hero() },
    modifiers: named(
      [1, defending, by(1)],
      [2, titans, { op: 'side', side: 'defending' }],
      [3, only('a'), { op: 'gain', tag: 'titan' }],
    ),
    order: 'CBA',
    seen: { a: { atk: 2, side: 'defending', tags: ['titan'] } },
  },
  {
    name: 'three links, with others of every age between them',
    given: { a: hero(), b: hero({ kind: 'obstacle' }) },
    modifiers: named(
      [1, { by: 'kind', kind: 'obstacle' }, by(2)],
      [3, defending, { op: 'kind', kind: 'obstacle' }],
      [5, titans, { op: 'side', side: 'defending' }],
      [7, only('a'), { op: 'gain', tag: 'titan' }],
      [2, only('a'), to(0)],
      [8, only('b'), by(5)],
    ),
    order: 'EDCBAF',
    seen: { a: { atk: 2, kind: 'obstacle' }, b: { atk: 8 } },
  },
  {
    name: 'whoever counts comes after whoever changes the count',
    given: { a: hero(), b: hero() },
    modifiers: named([1, only('a'), { op: 'count', of: titans }], [2, lead, { op: 'gain', tag: 'titan' }]),
    order: 'BA',
    seen: { a: { atk: 3 }, b: { atk: 1 } },
  },
  {
    name: 'what could have depended, but makes no difference, keeps its place',
    given: { a: hero({ tags: ['titan'] }), b: hero() },
    modifiers: named([1, titans, by(1)], [2, only('a'), { op: 'gain', tag: 'titan' }], [3, lead, to(4)]),
    order: 'ABC',
    seen: { a: { atk: 4 }, b: { atk: 4 } },
  },
  {
    name: 'a dependent one goes no further than it has to',
    given: { a: hero() },
    modifiers: named([1, titans, by(1)], [2, only('a'), { op: 'gain', tag: 'titan' }], [3, only('a'), to(7)]),
    order: 'BAC',
    seen: { a: { atk: 7 } },
  },
  {
    name: 'of one timestamp, the one that was named first comes first',
    given: { a: hero() },
    modifiers: named([4, only('a'), to(3)], [4, only('a'), by(1)], [4, only('a'), to(2)], [4, only('a'), by(5)]),
    order: 'ABCD',
    seen: { a: { atk: 7 } },
  },
  {
    name: 'of one timestamp, the dependent one comes after the other',
    given: { a: hero() },
    modifiers: named([4, titans, by(1)], [4, only('a'), { op: 'gain', tag: 'titan' }]),
    order: 'BA',
    seen: { a: { atk: 2 } },
  },
];

/** What two make of it together, and what each of two does alone, is depended on like what one does (712.1). */
const inCompany: readonly Case[] = [
  {
    name: 'two that only together reach a threshold',
    given: { a: hero() },
    modifiers: named(
      [1, { by: 'atkAtLeast', atk: 3 }, { op: 'gain', tag: 'titan' }],
      [2, only('a'), by(1)],
      [3, only('a'), by(1)],
    ),
    order: 'BCA',
    seen: { a: { atk: 3, tags: ['titan'] } },
  },
  {
    name: 'two that each would be enough, and each wait for what the other changes',
    given: { a: hero() },
    modifiers: named(
      [1, { by: 'kind', kind: 'hero' }, { op: 'gain', tag: 'titan' }],
      [2, { by: 'kind', kind: 'hero' }, { op: 'kind', kind: 'obstacle' }],
      [3, { by: 'atkAtLeast', atk: 0 }, { op: 'kind', kind: 'obstacle' }],
      [4, { by: 'kind', kind: 'hero' }, by(0)],
    ),
    order: 'CABD',
    seen: { a: { kind: 'obstacle', tags: [] } },
  },
];

test.each([...inOrder, ...inCompany])('$name', ({ given, modifiers, order, seen }) => {
  const { steps, views } = project(toy, worldOf(given), modifiers);
  expect(steps.map(({ modifier }) => modifier.id).join('')).toBe(order);
  expect(steps.some(({ inLoop }) => inLoop)).toBe(false);
  expect(Object.fromEntries(views)).toMatchObject(seen);
});

/** The ways of the subjects through their loops: for each, who applied to it. */
const inLoops: readonly (Omit<Case, 'order'> & { readonly ways: Readonly<Record<string, string>> })[] = [
  {
    name: 'a loop of two begins for each subject where it applies first (712.3)',
    given: { a: hero(), b: hero({ side: 'defending' }) },
    modifiers: named([1, lead, { op: 'side', side: 'defending' }], [2, defending, { op: 'side', side: 'lead' }]),
    ways: { a: 'AB', b: 'BA' },
    seen: { a: { side: 'lead' }, b: { side: 'defending' } },
  },
  {
    name: 'a loop of three begins for each subject where it applies first (712.3)',
    given: { a: hero({ tags: ['seeker'] }), b: hero({ tags: ['titan'] }), c: hero({ side: 'defending' }) },
    modifiers: named(
      [1, seekers, { op: 'gain', tag: 'titan' }],
      [2, titans, { op: 'side', side: 'defending' }],
      [3, defending, { op: 'gain', tag: 'seeker' }],
    ),
    ways: { a: 'ABC', b: 'BCA', c: 'CAB' },
    seen: {
      a: { side: 'defending', tags: ['seeker', 'titan'] },
      b: { side: 'defending', tags: ['seeker', 'titan'] },
      c: { side: 'defending', tags: ['seeker', 'titan'] },
    },
  },
  {
    name: 'in a loop of one timestamp, too, the one that was named first comes first',
    given: { a: hero({ tags: ['seeker', 'titan'] }) },
    modifiers: named([1, seekers, { op: 'lose', tag: 'titan' }], [1, titans, { op: 'lose', tag: 'seeker' }]),
    ways: { a: 'A' },
    seen: { a: { tags: ['seeker'] } },
  },
  {
    name: 'an independent one that is newer than a loop comes after it (712.2)',
    given: { a: hero({ atk: 3 }), b: hero({ atk: 3, side: 'defending' }) },
    modifiers: named(
      [1, { by: 'atkAtLeast', atk: 2 }, { op: 'side', side: 'defending' }],
      [2, defending, by(-2)],
      [3, only('a'), to(9)],
    ),
    ways: { a: 'ABC', b: 'AB' },
    seen: { a: { atk: 9, side: 'defending' }, b: { atk: 1, side: 'defending' } },
  },
  {
    name: 'from its start on, a loop goes by dependency, not by timestamp (712.3)',
    given: { a: hero({ atk: 3 }), b: hero({ atk: 0, kind: 'obstacle' }) },
    modifiers: named(
      [1, obstacles, by(3)],
      [2, defending, { op: 'kind', kind: 'obstacle' }],
      [3, { by: 'atkAtLeast', atk: 3 }, { op: 'side', side: 'defending' }],
    ),
    ways: { a: 'CBA', b: 'ACB' },
    seen: { a: { atk: 6, kind: 'obstacle', side: 'defending' }, b: { atk: 3, side: 'defending' } },
  },
];

test.each(inLoops)('$name', ({ given, modifiers, ways, seen }) => {
  const { steps, views } = project(toy, worldOf(given), modifiers);
  const wayOf = (id: string) =>
    steps.filter(({ applied }) => applied.some(({ subject }) => subject === id)).map(({ modifier }) => modifier.id);
  expect(Object.fromEntries(Object.keys(given).map((id) => [id, wayOf(id).join('')]))).toEqual(ways);
  expect(steps.some(({ inLoop }) => inLoop)).toBe(true);
  expect(Object.fromEntries(views)).toMatchObject(seen);
});

/** The engine takes every turn that the naive reading does, and sees the same. */
function expectTheSame(world: ToyWorld, modifiers: readonly Toy[]): void {
  const turns = naively(world, modifiers);
  const { steps, views } = project(toy, world, modifiers);
  const turnOf = (id: string) => turns.findIndex(({ group }) => group.some((modifier) => modifier.id === id));
  const taken = steps.map(({ modifier }) => turnOf(modifier.id));
  expect(taken).toEqual(taken.toSorted((one, other) => one - other));
  const alone = turns.filter(({ group }) => group.length === 1).flatMap(({ group }) => group.map(({ id }) => id));
  expect(steps.filter(({ inLoop }) => !inLoop).map(({ modifier }) => modifier.id)).toEqual(alone);
  expect([...views]).toEqual([...(turns.at(-1)?.views ?? world.stored)]);
}

test('the order and the views are those of the naive reading', () => {
  fc.assert(fc.property(worlds, modifierLists(6), expectTheSame), { numRuns: sizes.propertyRuns });
});

/** Each gives +1 to whoever has an ATK of so much or more by then, and so reads what all the others write. */
const readers = (count: number): Toy[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `R${index}`,
    timestamp: count - index,
    selector: { by: 'atkAtLeast', atk: index },
    change: by(1),
  }));

test('sixteen that all read each other apply by timestamp, and say so', () => {
  const modifiers = readers(16);
  const { steps, views } = project(toy, worldOf({ a: hero({ atk: 9 }), b: hero({ atk: 0 }) }), modifiers);
  expect(steps.map(({ modifier }) => modifier.id)).toEqual(modifiers.map(({ id }) => id).toReversed());
  expect(steps.every(({ byTimestamp }) => byTimestamp)).toBe(true);
  // From the highest bound down: 9 meets those from 9 to 0, ten in all, and 0 only the last.
  expect(views.get('a')?.atk).toBe(19);
  expect(views.get('b')?.atk).toBe(1);
});

test('too many readers still come after one that they depend on', () => {
  const late: Toy = { id: 'late', timestamp: 99, selector: only('b'), change: to(15) };
  const { steps, views } = project(toy, worldOf({ b: hero({ atk: 0 }) }), [...readers(16), late]);
  // The one with the lowest bound affects everybody with or without it.
  expect(steps.slice(0, 3).map(({ modifier }) => modifier.id)).toEqual(['R0', 'late', 'R15']);
  expect(steps.filter(({ byTimestamp }) => byTimestamp)).toHaveLength(16);
  expect(views.get('b')?.atk).toBe(30);
});

test('seven that read each other still find their order', () => {
  const { steps } = project(toy, worldOf({ a: hero({ atk: 3 }) }), readers(7));
  expect(steps.some(({ byTimestamp }) => byTimestamp)).toBe(false);
});
