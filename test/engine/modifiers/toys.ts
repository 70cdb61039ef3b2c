/** Arbitrary worlds and modifiers of the toy grammar. */
import fc from 'fast-check';
import { KINDS, SIDES, TAGS, type Selector, type Toy, type ToyWorld, type View, type Written } from './toy.ts';

const IDS = ['a', 'b', 'c', 'd'] as const;
export const ids = fc.constantFrom(...IDS);
export const rounds = fc.integer({ min: 1, max: 3 });

export const views: fc.Arbitrary<View> = fc.record({
  atk: fc.integer({ min: 0, max: 3 }),
  tags: fc.subarray([...TAGS]).map((tags) => tags.toSorted()),
  side: fc.constantFrom(...SIDES),
  kind: fc.constantFrom(...KINDS),
  note: fc.constantFrom('', 'x', 'y'),
});

const selectors: fc.Arbitrary<Selector> = fc.oneof(
  fc.record({ by: fc.constant('list' as const), ids: fc.subarray([...IDS], { minLength: 1, maxLength: 2 }) }),
  fc.record({ by: fc.constant('tag' as const), tag: fc.constantFrom(...TAGS) }),
  fc.record({ by: fc.constant('side' as const), side: fc.constantFrom(...SIDES) }),
  fc.record({ by: fc.constant('kind' as const), kind: fc.constantFrom(...KINDS) }),
  fc.record({ by: fc.constant('atkAtLeast' as const), atk: fc.integer({ min: 0, max: 4 }) }),
);

const changes: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ op: fc.constantFrom('by' as const, 'to' as const), amount: fc.integer({ min: -1, max: 3 }) }),
  fc.record({ op: fc.constant('count' as const), of: selectors }),
  fc.record({ op: fc.constantFrom('gain' as const, 'lose' as const), tag: fc.constantFrom(...TAGS) }),
  fc.record({ op: fc.constant('side' as const), side: fc.constantFrom(...SIDES) }),
  fc.record({ op: fc.constant('kind' as const), kind: fc.constantFrom(...KINDS) }),
);

/** A modifier but for its id, which whoever puts it into the world gives. */
export const unnamed: fc.Arbitrary<Omit<Toy, 'id'>> = fc.record(
  { timestamp: fc.nat({ max: 9 }), selector: selectors, fromRound: rounds, change: changes },
  { requiredKeys: ['timestamp', 'selector', 'change'] },
);

export const modifierLists = (maxLength: number): fc.Arbitrary<Toy[]> =>
  fc.array(unnamed, { maxLength }).map((list) => list.map((given, index) => ({ ...given, id: `m${index}` })));

export const worlds: fc.Arbitrary<ToyWorld> = fc
  .record({ stored: fc.dictionary(ids, views, { noNullPrototype: true }), round: rounds })
  .map(({ stored, round }) => ({ stored: new Map(Object.entries(stored)), surroundings: { round } }));
