/** In which order continuous modifiers apply: by timestamp, after what they depend on, and through loops (711, 712). */
import { alike, meets, type Applied, type Grammar, type Stamped, type Views, type World } from './grammar.ts';

/** A modifier that has been applied, and to what effect. In a loop one modifier can have several (712.3). */
export type Step<Modifier, Change> = {
  readonly modifier: Modifier;
  readonly applied: readonly Applied<Change>[];
  readonly inLoop: boolean;
  /** Too many could matter to each other: among them the timestamp decides, whatever depends on what. */
  readonly byTimestamp: boolean;
};

/**
 * So many may read each other before their order is no longer looked for: with each one more there are twice as many
 * sets of them to put in order, and a table must never stand still over it.
 */
const MOST_MUTUAL = 7;

/** What applies together, one modifier or a whole loop, and who is seen otherwise afterwards. */
type Turn<View, M, Change> = {
  readonly group: readonly M[];
  readonly steps: readonly Step<M, Change>[];
  readonly changed: Views<View>;
};
type Dependees<M> = ReadonlyMap<M, readonly M[]>;

const byTimestamp = <M extends Stamped>(modifiers: readonly M[]): M[] =>
  modifiers.toSorted((one, other) => one.timestamp - other.timestamp);

/**
 * Applies modifiers one by one; what is seen changes under the eyes of those that are still to come. Some may have been
 * settled before: they keep their effect and their order, and only the others are looked at.
 */
export class Ordering<View, Surroundings, M extends Stamped, Change, Field extends string> {
  readonly #grammar: Grammar<View, Surroundings, M, Change, Field>;
  readonly #world: World<View, Surroundings>;
  readonly #modifiers: readonly M[];
  readonly #settled: ReadonlyMap<M, readonly Applied<Change>[]>;
  readonly #looked: ReadonlySet<Field>;
  /** For each modifier those that write what it reads: nobody else can matter to it directly. */
  readonly #writers = new Map<M, ReadonlySet<M>>();
  readonly #affected = new Map<M, readonly string[] | null>();
  /** For those of too large a circle of readers all that are in it. */
  readonly #circles = new Map<M, ReadonlySet<M>>();
  /** What was worked out for some of the modifiers without the others, by who they are. */
  readonly #runs = new Map<string, readonly Turn<View, M, Change>[]>();

  constructor(
    grammar: Grammar<View, Surroundings, M, Change, Field>,
    world: World<View, Surroundings>,
    modifiers: readonly M[],
    settled: readonly Step<M, Change>[] = [],
  ) {
    this.#grammar = grammar;
    this.#world = world;
    this.#modifiers = byTimestamp(modifiers);
    this.#settled = new Map(settled.map(({ modifier, applied }) => [modifier, applied]));
    this.#looked = new Set(modifiers.flatMap((one) => (this.#settled.has(one) ? [] : grammar.reads(one))));
    this.#findCircles();
  }

  /** By the words alone: whoever writes what another reads, and the other way round, if only through third ones. */
  #findCircles(): void {
    const unsettled = this.#modifiers.filter((one) => !this.#settled.has(one));
    const among = new Set(unsettled);
    const reaches = new Map(
      unsettled.map((one) => [one, new Set(reached(one, (from) => this.#writersFor(from), among))]),
    );
    for (const [one, reach] of reaches) {
      const circle = [...reach].filter((other) => reaches.get(other)?.has(one) === true);
      if (circle.length > MOST_MUTUAL) this.#circles.set(one, new Set(circle));
    }
  }

  /** All of them in their order, each with what it does. */
  run(): readonly Step<M, Change>[] {
    return this.#turnsOf(this.#modifiers).flatMap(({ steps }) => steps);
  }

  #turnsOf(modifiers: readonly M[]): readonly Turn<View, M, Change>[] {
    const key = JSON.stringify(modifiers.map(({ id }) => id));
    const turns = this.#runs.get(key) ?? this.#takeTurns(modifiers);
    this.#runs.set(key, turns);
    return turns;
  }

  #takeTurns(modifiers: readonly M[]): readonly Turn<View, M, Change>[] {
    const dependees = this.#dependees(modifiers);
    const views = new Map(this.#world.stored);
    return arrange(modifiers, dependees).map((group) => {
      const [only, ...others] = group;
      if (only === undefined || others.length > 0) return { group, ...this.#goRound(group, dependees, views) };
      const isInCircle = this.#circles.has(only);
      const applied = this.#evaluate(only, views);
      const steps = [{ modifier: only, applied, inLoop: isInCircle, byTimestamp: isInCircle }];
      return { group, steps, changed: this.#apply(views, steps) };
    });
  }

  /** Changes the views themselves, where somebody who is not settled looks; returns who is seen otherwise now. */
  #apply(views: Map<string, View>, steps: readonly Step<M, Change>[]): Views<View> {
    const changed = new Map<string, View>();
    for (const { modifier, applied } of steps) {
      if (!this.#isLookedAt(modifier)) continue;
      for (const { subject, change } of applied) {
        const before = views.get(subject);
        if (before === undefined) continue;
        const after = this.#grammar.apply(before, modifier, change);
        if (after === before) continue;
        views.set(subject, after);
        changed.set(subject, after);
      }
    }
    return changed;
  }

  #isLookedAt(modifier: M): boolean {
    return this.#grammar.writes(modifier).some((field) => this.#looked.has(field));
  }

  #evaluate(modifier: M, views: Views<View>): readonly Applied<Change>[] {
    return this.#settled.get(modifier) ?? this.#grammar.evaluate(modifier, views, this.#world.surroundings);
  }

  /** What is settled is in order already: each one comes after the one before it. */
  #dependees(modifiers: readonly M[]): Dependees<M> {
    const present = new Set(modifiers);
    const queue = [...this.#settled.keys()].filter((modifier) => present.has(modifier));
    const before = new Map(queue.map((modifier, index) => [modifier, queue.slice(Math.max(0, index - 1), index)]));
    return new Map(modifiers.map((one) => [one, before.get(one) ?? this.#dependeesOf(one, modifiers)]));
  }

  /**
   * Those whose presence changes whom this one could affect, or how (712.1): all that it may be about are applied
   * without it, and whoever makes a difference to it then is one that it depends on.
   */
  #dependeesOf(modifier: M, modifiers: readonly M[]): readonly M[] {
    const present = new Set(modifiers);
    const support = new Set(reached(modifier, (one) => this.#writersFor(one), present));
    const circle = this.#circles.get(modifier);
    const others = modifiers.filter((one) => one !== modifier && support.has(one) && circle?.has(one) !== true);
    if (others.length === 0) return [];
    const writers = this.#writersFor(modifier);
    const views = new Map(this.#world.stored);
    let before: readonly Applied<Change>[] | undefined;
    return this.#turnsOf(others).flatMap(({ group, changed }) => {
      const isAsked = changed.size > 0 && group.some((one) => writers.has(one));
      const earlier = isAsked
        ? (this.#among(modifier, changed, views) ?? before ?? this.#evaluate(modifier, views))
        : [];
      for (const [id, view] of changed) views.set(id, view);
      if (!isAsked) return [];
      const partly = this.#among(modifier, changed, views);
      const later = partly ?? this.#evaluate(modifier, views);
      before = partly === null ? later : undefined;
      return alike(earlier, later) ? [] : group;
    });
  }

  /** What it does to those who are about to change, or just did, where that says all. */
  #among(modifier: M, changed: Views<View>, views: Views<View>): readonly Applied<Change>[] | null {
    return this.#grammar.evaluateAmong(modifier, [...changed.keys()], views, this.#world.surroundings);
  }

  #writersFor(modifier: M): ReadonlySet<M> {
    const known = this.#writers.get(modifier);
    if (known !== undefined) return known;
    const reads = this.#grammar.reads(modifier);
    const writers = new Set(
      this.#modifiers.filter(
        (other) =>
          other !== modifier && meets(this.#grammar.writes(other), reads) && this.#couldMatter(other, modifier),
      ),
    );
    this.#writers.set(modifier, writers);
    return writers;
  }

  #couldMatter(other: M, modifier: M): boolean {
    const known = this.#affected.get(other);
    const affected = known === undefined ? this.#grammar.couldAffect(other, this.#world) : known;
    this.#affected.set(other, affected);
    return affected === null || affected.some((subject) => this.#grammar.looksAt(modifier, subject, this.#world));
  }

  /** A loop begins for each subject at the earliest modifier that applies to it, and goes round once (712.3). */
  #goRound(
    loop: readonly M[],
    dependees: Dependees<M>,
    views: Map<string, View>,
  ): Omit<Turn<View, M, Change>, 'group'> {
    const starts = new Map<string, M>();
    for (const modifier of loop) {
      for (const { subject } of this.#evaluate(modifier, views)) {
        if (!starts.has(subject)) starts.set(subject, modifier);
      }
    }
    const ways = new Map(loop.map((start) => [start, wayFrom(start, loop, dependees)]));
    const isDue = (modifier: M, subject: string, turn: number) => {
      const start = starts.get(subject) ?? loop[0];
      return start !== undefined && ways.get(start)?.[turn] === modifier;
    };
    const steps: Step<M, Change>[] = [];
    const changed = new Map<string, View>();
    for (const turn of loop.keys()) {
      const now = loop.map((modifier) => ({
        modifier,
        applied: this.#evaluate(modifier, views).filter(({ subject }) => isDue(modifier, subject, turn)),
        inLoop: true,
        byTimestamp: false,
      }));
      for (const [id, view] of this.#apply(views, now)) changed.set(id, view);
      steps.push(...now.filter(({ applied }) => applied.length > 0));
    }
    return { steps, changed };
  }
}

/**
 * By timestamp, but everybody after the latest of those that it depends on (712.2). A loop stands together, in order of
 * timestamp, where the latest of it stands.
 */
function arrange<M>(modifiers: readonly M[], dependees: Dependees<M>): readonly (readonly M[])[] {
  const groups: (readonly M[])[] = [];
  const left = new Set(modifiers);
  const needs = (one: M) => (dependees.get(one) ?? []).filter((other) => left.has(other));
  const hasLoops = !isLoopFree(modifiers, dependees);
  while (left.size > 0) {
    const waiting: M[] = [];
    let free: readonly M[] = [];
    for (const one of left) {
      if (needs(one).length === 0) {
        free = [one];
        break;
      }
      waiting.push(one);
    }
    const group = (hasLoops && waiting.length > 0 ? firstLoop(waiting, needs) : undefined) ?? free;
    if (group.length === 0) throw new Error('what is left depends on itself and yet on no loop');
    groups.push(group);
    for (const one of group) left.delete(one);
  }
  return groups;
}

/** Whether everybody's turn can come: whoever waits, waits for one whose turn came. */
function isLoopFree<M>(modifiers: readonly M[], dependees: Dependees<M>): boolean {
  const among = new Set(modifiers);
  const done = new Set<M>();
  const open = new Set<M>();
  const ends = (one: M): boolean => {
    if (done.has(one)) return true;
    if (open.has(one)) return false;
    open.add(one);
    const all = (dependees.get(one) ?? []).every((other) => !among.has(other) || ends(other));
    open.delete(one);
    if (all) done.add(one);
    return all;
  };
  return modifiers.every(ends);
}

/** Those that depend on each other and on nobody else, if they are all among these; of several, the one that ends first. */
function firstLoop<M>(among: readonly M[], needs: (one: M) => readonly M[]): readonly M[] | undefined {
  const reaches = new Map(among.map((one) => [one, reached(one, needs)]));
  const isLoop = (members: readonly M[]) =>
    members.length > 0 && members.every((member) => reaches.get(member)?.length === members.length);
  const ends = (members: readonly M[]) => among.findLastIndex((one) => members.includes(one));
  const [loop] = [...reaches.values()].filter(isLoop).toSorted((one, other) => ends(one) - ends(other));
  return loop && among.filter((one) => loop.includes(one));
}

/** From the start on, each after what it depends on; the start alone does not wait for anybody. */
function wayFrom<M>(start: M, loop: readonly M[], dependees: Dependees<M>): readonly M[] {
  const rest = loop.filter((one) => one !== start);
  return [start, ...arrange(rest, dependees).flat()];
}

/** Everything that can be come to from here, step by step; the start itself only where a way leads back to it. */
function reached<T>(start: T, next: (from: T) => Iterable<T>, among?: ReadonlySet<T>): readonly T[] {
  const found = new Set<T>();
  const queue = [start];
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    for (const to of next(from)) {
      if (found.has(to) || among?.has(to) === false) continue;
      found.add(to);
      queue.push(to);
    }
  }
  return [...found];
}

/** Applies what a modifier does to the views themselves; subjects that are not there are left out. */
export function applyTo<View, Surroundings, M extends Stamped, Change, Field extends string>(
  grammar: Grammar<View, Surroundings, M, Change, Field>,
  views: Map<string, View>,
  modifier: M,
  applied: readonly Applied<Change>[],
): void {
  for (const { subject, change } of applied) {
    const view = views.get(subject);
    if (view !== undefined) views.set(subject, grammar.apply(view, modifier, change));
  }
}
