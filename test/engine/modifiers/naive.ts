/**
 * A second reading of 711 and 712, slow and plain, to hold the engine against. It knows what a modifier does, not which
 * fields it reads or changes: what depends on what is found by leaving one out and watching the others.
 *
 * "The presence of the second changes which cards the first could apply to" (712.1) is read as: take the first away and
 * apply all the others in the order that they have without it; where the turn of the second makes a difference to what
 * the first would do, the first depends on the second. So the second is looked at after all that it may depend on itself.
 */
import { toy, type Toy, type ToyWorld, type View } from './toy.ts';

type Seen = ReadonlyMap<string, View>;
type Dependencies = ReadonlyMap<Toy, ReadonlySet<Toy>>;

/** What applies together, one modifier or all the modifiers of a loop, and what is seen afterwards. */
export type Turn = { readonly group: readonly Toy[]; readonly views: Seen };

const effects = (modifier: Toy, views: Seen, { surroundings }: ToyWorld) =>
  toy.evaluate(modifier, views, surroundings).filter(({ subject }) => views.has(subject));

function after(modifier: Toy, views: Seen, world: ToyWorld): Seen {
  const result = new Map(views);
  for (const { subject, change } of effects(modifier, views, world)) {
    const view = result.get(subject);
    if (view !== undefined) result.set(subject, toy.apply(view, modifier, change));
  }
  return result;
}

/** Leaves each one out and asks it, after every turn of the others, what it would do now (712.1). */
function directDependencies(world: ToyWorld, modifiers: readonly Toy[]): Dependencies {
  const dependenciesOf = (modifier: Toy): ReadonlySet<Toy> => {
    const found = new Set<Toy>();
    const inWords = (views: Seen) => JSON.stringify(toy.evaluate(modifier, views, world.surroundings));
    let words = inWords(world.stored);
    const others = modifiers.filter((other) => other !== modifier);
    for (const { group, views } of naively(world, others)) {
      const now = inWords(views);
      if (now !== words) for (const other of group) found.add(other);
      words = now;
    }
    return found;
  };
  return new Map(modifiers.map((modifier) => [modifier, dependenciesOf(modifier)]));
}

/** What depends on something that depends on a third cannot come before the third. */
function throughOthers(direct: Dependencies): Dependencies {
  const reach = (modifier: Toy, known: Set<Toy>): Set<Toy> => {
    for (const other of direct.get(modifier) ?? []) {
      if (known.has(other)) continue;
      known.add(other);
      reach(other, known);
    }
    return known;
  };
  return new Map([...direct.keys()].map((modifier) => [modifier, reach(modifier, new Set())]));
}

/**
 * The order of 712.2: everybody stands at the latest timestamp among itself and all it depends on; of those that stand
 * there, each comes after what it depends on, and the earlier timestamp first. A loop stands together.
 */
function inGroups(modifiers: readonly Toy[], dependencies: Dependencies): readonly (readonly Toy[])[] {
  const on = (modifier: Toy) => dependencies.get(modifier) ?? new Set<Toy>();
  const loopOf = (modifier: Toy) =>
    modifiers.filter((other) => other === modifier || (on(modifier).has(other) && on(other).has(modifier)));
  const oldest = modifiers.toSorted((one, other) => one.timestamp - other.timestamp);
  const place = (modifier: Toy) =>
    Math.max(oldest.indexOf(modifier), ...[...on(modifier)].map((m) => oldest.indexOf(m)));
  const groups: (readonly Toy[])[] = [];
  const isPlaced = (modifier: Toy) => groups.some((group) => group.includes(modifier));
  for (const here of oldest.keys()) {
    const standing = oldest.filter((modifier) => place(modifier) === here);
    while (!standing.every(isPlaced)) {
      const next = standing.find(
        (modifier) =>
          !isPlaced(modifier) &&
          [...on(modifier)].every((other) => isPlaced(other) || loopOf(modifier).includes(other)),
      );
      if (next === undefined) throw new Error('712.2: nobody can be next');
      groups.push(oldest.filter((modifier) => loopOf(next).includes(modifier)));
    }
  }
  return groups;
}

/** One subject's way through a loop: from its start on, each after what it depends on, the start excepted (712.3). */
function wayFrom(start: Toy, loop: readonly Toy[], direct: Dependencies): readonly Toy[] {
  const rest = loop.filter((modifier) => modifier !== start);
  const within = new Map(
    rest.map((modifier) => [
      modifier,
      new Set([...(direct.get(modifier) ?? [])].filter((other) => rest.includes(other))),
    ]),
  );
  return [start, ...inGroups(rest, throughOthers(within)).flat()];
}

/** All subjects walk at once, each its own way: at every pace they are looked at as they stood after the last one. */
function throughLoop(loop: readonly Toy[], direct: Dependencies, before: Seen, world: ToyWorld): Seen {
  const ways = new Map<string, readonly Toy[]>();
  for (const id of before.keys()) {
    const start = loop.find((modifier) => effects(modifier, before, world).some(({ subject }) => subject === id));
    if (start !== undefined) ways.set(id, wayFrom(start, loop, direct));
  }
  let views = before;
  for (const pace of loop.keys()) {
    const next = new Map(views);
    for (const [id, way] of ways) {
      const modifier = way[pace];
      const view = views.get(id);
      if (modifier === undefined || view === undefined) continue;
      const mine = effects(modifier, views, world).filter(({ subject }) => subject === id);
      next.set(
        id,
        mine.reduce((so, { change }) => toy.apply(so, modifier, change), view),
      );
    }
    views = next;
  }
  return views;
}

/** The turns that 711 and 712 prescribe, for a handful of modifiers. */
export function naively(world: ToyWorld, modifiers: readonly Toy[]): readonly Turn[] {
  const direct = directDependencies(world, modifiers);
  const turns: Turn[] = [];
  for (const group of inGroups(modifiers, throughOthers(direct))) {
    const before = turns.at(-1)?.views ?? world.stored;
    const [first, ...others] = group;
    if (first === undefined) continue;
    turns.push({
      group,
      views: others.length === 0 ? after(first, before, world) : throughLoop(group, direct, before, world),
    });
  }
  return turns;
}
