/** What is seen after every modifier, worked out anew only where an input changed. */
import type { Grammar, Stamped, Views, World } from './grammar.ts';
import { applyTo, Ordering, type Step } from './order.ts';

export type Projection<View, Surroundings, M, Change> = {
  readonly world: World<View, Surroundings>;
  readonly modifiers: readonly M[];
  readonly steps: readonly Step<M, Change>[];
  readonly views: Views<View>;
};

/** From scratch: every modifier in its order (711, 712). */
export function project<View, Surroundings, M extends Stamped, Change, Field extends string>(
  grammar: Grammar<View, Surroundings, M, Change, Field>,
  world: World<View, Surroundings>,
  modifiers: readonly M[],
): Projection<View, Surroundings, M, Change> {
  const steps = new Ordering(grammar, world, modifiers).run();
  return { world, modifiers, steps, views: fold(grammar, world.stored, steps) };
}

/**
 * The same as {@link project}, from what was worked out before. Whatever reads nothing that changed keeps its effect;
 * inputs are told apart by identity, so an unchanged subject has to be the same object.
 */
export function reproject<View, Surroundings, M extends Stamped, Change, Field extends string>(
  grammar: Grammar<View, Surroundings, M, Change, Field>,
  before: Projection<View, Surroundings, M, Change>,
  world: World<View, Surroundings>,
  modifiers: readonly M[],
): Projection<View, Surroundings, M, Change> {
  // Loops begin at another place for every subject, so nothing in them keeps its effect by itself (712.3).
  if (before.steps.some(({ inLoop }) => inLoop)) return project(grammar, world, modifiers);
  const changed = changedSubjects(before.world.stored, world.stored);
  const disturbed = disturbedModifiers(grammar, before, world, modifiers, changed);
  const present = new Set(modifiers);
  const isKept = ({ modifier }: Step<M, Change>) => present.has(modifier) && !disturbed.has(modifier);
  const kept = before.steps.filter(isKept);
  const steps = disturbed.size === 0 ? kept : new Ordering(grammar, world, modifiers, kept).run();
  const dropped = before.steps.filter((step) => !isKept(step));
  const added = steps.filter(({ modifier }) => disturbed.has(modifier));
  const touched = new Set([...changed, ...subjectsOf(dropped), ...subjectsOf(added)]);
  return { world, modifiers, steps, views: refold(grammar, before.views, world.stored, steps, touched) };
}

function changedSubjects<View>(before: Views<View>, after: Views<View>): readonly string[] {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return [...gone, ...[...after].filter(([id, view]) => before.get(id) !== view).map(([id]) => id)];
}

/** New ones, and those that look where something changed: at an input, or at what a disturbed or ended one could affect. */
function disturbedModifiers<View, Surroundings, M extends Stamped, Change, Field extends string>(
  grammar: Grammar<View, Surroundings, M, Change, Field>,
  before: Projection<View, Surroundings, M, Change>,
  world: World<View, Surroundings>,
  modifiers: readonly M[],
  changed: readonly string[],
): ReadonlySet<M> {
  const worlds = [before.world, world];
  const ripples = new Ripples<Field>();
  for (const field of grammar.surroundingDifferences(before.world.surroundings, world.surroundings)) {
    ripples.add(field, null);
  }
  for (const id of changed) {
    const [one, other] = [before.world.stored.get(id), world.stored.get(id)];
    const differing = one === undefined || other === undefined ? grammar.fields : grammar.differences(one, other);
    for (const field of differing) ripples.add(field, [id]);
  }
  const rippleFrom = (modifier: M) => {
    const affected = worlds.map((one) => grammar.couldAffect(modifier, one));
    for (const field of grammar.writes(modifier)) for (const subjects of affected) ripples.add(field, subjects);
  };
  const disturbed = new Set<M>();
  const disturb = (modifier: M) => {
    disturbed.add(modifier);
    rippleFrom(modifier);
  };
  const known = new Set(before.modifiers);
  const present = new Set(modifiers);
  for (const one of before.modifiers) if (!present.has(one)) rippleFrom(one);
  for (const one of modifiers) if (!known.has(one)) disturb(one);
  const isReached = (modifier: M) =>
    ripples.reach(grammar.reads(modifier), (subject) => worlds.some((one) => grammar.looksAt(modifier, subject, one)));
  for (let size = -1; size !== disturbed.size;) {
    size = disturbed.size;
    for (const one of modifiers) if (!disturbed.has(one) && isReached(one)) disturb(one);
  }
  return disturbed;
}

/** Which fields may have changed, and of whom. */
class Ripples<Field> {
  readonly #subjects = new Map<Field, Set<string> | null>();

  /** @param subjects `null`: of anybody, or of what is no subject */
  add(field: Field, subjects: Iterable<string> | null): void {
    const known = this.#subjects.get(field);
    if (known === null) return;
    this.#subjects.set(field, subjects === null ? null : new Set([...(known ?? []), ...subjects]));
  }

  /** @param isLookedAt whether the one who reads these fields looks at a subject */
  reach(fields: readonly Field[], isLookedAt: (subject: string) => boolean): boolean {
    return fields.some((field) => {
      const subjects = this.#subjects.get(field);
      return subjects === null || (subjects !== undefined && [...subjects].some(isLookedAt));
    });
  }
}

const subjectsOf = <M, Change>(steps: readonly Step<M, Change>[]): readonly string[] =>
  steps.flatMap(({ applied }) => applied.map(({ subject }) => subject));

function fold<View, Surroundings, M extends Stamped, Change, Field extends string>(
  grammar: Grammar<View, Surroundings, M, Change, Field>,
  stored: Views<View>,
  steps: readonly Step<M, Change>[],
): Views<View> {
  const views = new Map(stored);
  for (const { modifier, applied } of steps) applyTo(grammar, views, modifier, applied);
  return views;
}

/** Only the touched subjects are folded again, each through the steps that are about it. */
function refold<View, Surroundings, M extends Stamped, Change, Field extends string>(
  grammar: Grammar<View, Surroundings, M, Change, Field>,
  before: Views<View>,
  stored: Views<View>,
  steps: readonly Step<M, Change>[],
  touched: ReadonlySet<string>,
): Views<View> {
  // What is not among the views is left out by the fold.
  const again = fold(grammar, new Map([...stored].filter(([id]) => touched.has(id))), steps);
  return new Map([...stored].map(([id, view]) => [id, again.get(id) ?? before.get(id) ?? view]));
}
