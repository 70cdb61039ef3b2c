import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project, reproject } from '../../../src/engine/modifiers/incremental.ts';
import { sizes } from '../../sizes.ts';
import { hero, toy, worldOf, type Toy, type ToyGrammar, type ToyWorld, type View } from './toy.ts';
import { ids, modifierLists, rounds, unnamed, views, worlds } from './toys.ts';

type Input = { readonly world: ToyWorld; readonly modifiers: readonly Toy[] };

type Edit =
  | { readonly kind: 'put'; readonly id: string; readonly view: View }
  | { readonly kind: 'change'; readonly id: string; readonly part: Partial<View> }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'add'; readonly modifier: Omit<Toy, 'id'>; readonly at: number }
  | { readonly kind: 'end'; readonly at: number }
  | { readonly kind: 'round'; readonly round: number };

const parts: fc.Arbitrary<Partial<View>> = fc
  .tuple(views, fc.constantFrom('atk', 'tags', 'side', 'kind', 'note'))
  .map(([view, field]) => ({ [field]: view[field] }));

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id: ids, view: views }),
  fc.record({ kind: fc.constant('change' as const), id: ids, part: parts }),
  fc.record({ kind: fc.constant('remove' as const), id: ids }),
  fc.record({ kind: fc.constant('add' as const), modifier: unnamed, at: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('end' as const), at: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('round' as const), round: rounds }),
);

/** The input after an edit; what the edit is not about stays the same object. */
function edited({ world, modifiers }: Input, edit: Edit, serial: number): Input {
  const stored = new Map(world.stored);
  switch (edit.kind) {
    case 'put':
      return { modifiers, world: { ...world, stored: stored.set(edit.id, edit.view) } };
    case 'change': {
      const view = stored.get(edit.id);
      if (view === undefined) return { world, modifiers };
      return { modifiers, world: { ...world, stored: stored.set(edit.id, { ...view, ...edit.part }) } };
    }
    case 'remove':
      stored.delete(edit.id);
      return { modifiers, world: { ...world, stored } };
    case 'add':
      return { world, modifiers: modifiers.toSpliced(edit.at, 0, { ...edit.modifier, id: `n${serial}` }) };
    case 'end':
      return { world, modifiers: modifiers.toSpliced(edit.at, 1) };
    case 'round':
      return { modifiers, world: { ...world, surroundings: { round: edit.round } } };
    default:
      return edit satisfies never;
  }
}

test('after every edit, what is seen and the order of the steps are as if worked out from scratch', () => {
  fc.assert(
    fc.property(worlds, modifierLists(5), fc.array(edits, { maxLength: 12 }), (world, modifiers, series) => {
      let input: Input = { world, modifiers };
      let projection = project(toy, world, modifiers);
      for (const [serial, edit] of series.entries()) {
        input = edited(input, edit, serial);
        projection = reproject(toy, projection, input.world, input.modifiers);
        const anew = project(toy, input.world, input.modifiers);
        expect(projection.steps).toEqual(anew.steps);
        expect([...projection.views]).toEqual([...anew.views]);
      }
    }),
    { numRuns: sizes.propertyRuns },
  );
});

/** Seen by a long run: what is settled keeps its effect, but not without the one that it depends on. */
test('a new modifier keeps its place before one that waits for a third', () => {
  const world = worldOf({ b: hero({ atk: 0, tags: ['seeker'] }) });
  const seekers = { op: 'count', of: { by: 'tag', tag: 'seeker' } } as const;
  const old: readonly Toy[] = [
    { id: 'n0', timestamp: 1, selector: { by: 'list', ids: ['b'] }, change: { op: 'kind', kind: 'obstacle' } },
    { id: 'm0', timestamp: 0, selector: { by: 'kind', kind: 'obstacle' }, change: seekers },
    { id: 'm1', timestamp: 0, selector: { by: 'atkAtLeast', atk: 0 }, change: seekers },
  ];
  const added: Toy = {
    id: 'n1',
    timestamp: 0,
    selector: { by: 'atkAtLeast', atk: 0 },
    change: { op: 'count', of: { by: 'atkAtLeast', atk: 1 } },
  };
  const all = [added, ...old];
  expect(reproject(toy, project(toy, world, old), world, all).steps).toEqual(project(toy, world, all).steps);
});

/** The grammar, writing down whom it is asked about. */
function watched(): { readonly grammar: ToyGrammar; readonly asked: Set<string> } {
  const asked = new Set<string>();
  const evaluate: ToyGrammar['evaluate'] = (modifier, ...rest) => {
    asked.add(modifier.id);
    return toy.evaluate(modifier, ...rest);
  };
  return { grammar: { ...toy, evaluate }, asked };
}

const hasLoop = (world: ToyWorld, modifiers: readonly Toy[]) =>
  project(toy, world, modifiers).steps.some(({ inLoop }) => inLoop);

test('where nothing that anybody reads has changed, nobody is asked', () => {
  fc.assert(
    fc.property(worlds, modifierLists(5), fc.string(), (world, modifiers, note) => {
      fc.pre(!hasLoop(world, modifiers)); // in a loop nothing keeps its effect by itself
      const { grammar, asked } = watched();
      const before = project(grammar, world, modifiers);
      expect(asked).toEqual(new Set(modifiers.map(({ id }) => id)));
      asked.clear();
      const stored = new Map([...world.stored].map(([id, view]) => [id, { ...view, note }]));
      const { steps, views: seen } = reproject(grammar, before, { ...world, stored }, [...modifiers]);
      expect([...asked]).toEqual([]);
      expect(steps).toEqual(before.steps);
      expect([...seen]).toEqual([...before.views].map(([id, view]) => [id, { ...view, note }]));
    }),
    { numRuns: sizes.propertyRuns },
  );
});

const chain: readonly Toy[] = [
  { id: 'tag', timestamp: 1, selector: { by: 'list', ids: ['a'] }, change: { op: 'gain', tag: 'titan' } },
  { id: 'move', timestamp: 2, selector: { by: 'tag', tag: 'titan' }, change: { op: 'side', side: 'defending' } },
  { id: 'raise', timestamp: 3, selector: { by: 'side', side: 'defending' }, change: { op: 'by', amount: 1 } },
  { id: 'build', timestamp: 4, selector: { by: 'list', ids: ['b'] }, change: { op: 'kind', kind: 'obstacle' } },
  { id: 'late', timestamp: 5, selector: { by: 'list', ids: ['b'] }, fromRound: 2, change: { op: 'by', amount: 2 } },
];
const table = worldOf({ a: hero(), b: hero() });
const putB = (given: Partial<View>) => (): Input => ({
  modifiers: chain,
  world: { ...table, stored: new Map(table.stored).set('b', hero(given)) },
});

const asked: readonly { readonly name: string; readonly after: () => Input; readonly whom: readonly string[] }[] = [
  { name: 'nothing', after: () => ({ world: table, modifiers: chain }), whom: [] },
  { name: 'a field that nobody reads', after: putB({ note: 'x' }), whom: [] },
  { name: 'an ATK that is only changed', after: putB({ atk: 7 }), whom: [] },
  { name: 'a side: those that look for one', after: putB({ side: 'defending' }), whom: ['raise'] },
  {
    name: 'a tag: those that look for it, and for what they change',
    after: putB({ tags: ['titan'] }),
    whom: ['move', 'raise'],
  },
  { name: 'a tag that nobody looks for', after: putB({ tags: ['seeker'] }), whom: [] },
  {
    name: 'the round: those that wait for one',
    after: () => ({ world: { ...table, surroundings: { round: 2 } }, modifiers: chain }),
    whom: ['late'],
  },
  {
    name: 'a new subject: those that look at anybody',
    after: () => ({ world: { ...table, stored: new Map(table.stored).set('c', hero()) }, modifiers: chain }),
    whom: ['move', 'raise'],
  },
  {
    name: 'the last modifier ends: nobody',
    after: () => ({ world: table, modifiers: chain.slice(0, -1) }),
    whom: [],
  },
  {
    name: 'the first modifier ends: those that come of it',
    after: () => ({ world: table, modifiers: chain.slice(1) }),
    whom: ['move', 'raise'],
  },
];

test.each(asked)('changed: $name', ({ after, whom }) => {
  const watch = watched();
  const before = project(watch.grammar, table, chain);
  watch.asked.clear();
  const { world, modifiers } = after();
  const { views: seen } = reproject(watch.grammar, before, world, modifiers);
  expect([...watch.asked].toSorted()).toEqual(whom);
  expect([...seen]).toEqual([...project(toy, world, modifiers).views]);
});
