/** What Huntik's continuous modifiers read and change (703, 706-708). */
import type { Applied, Grammar } from '../../../engine/modifiers/grammar.ts';
import { applyNumber } from '../../../engine/modifiers/projection.ts';
import type { CardId } from '../board.ts';
import type { PowerChange } from '../powers/power.ts';
import { isDescription } from '../powers/selector.ts';
import { playerOf } from '../questions/powers.ts';
import { memo } from './memo.ts';
import { answers, isHeroKind, selected, unaddressed, type Speaker } from './matching.ts';
import { couldAffect, looksAt } from './reach.ts';
import { readsOfAmount, readsOfCondition, readsOfSelector } from './reads.ts';
import type { Continuous } from './sources.ts';
import { amountOf, holds } from './values.ts';
import { differences, FIELDS, surroundingDifferences, type Field, type Surroundings, type View } from './view.ts';

/** A change with its number worked out. */
export type Worked = PowerChange;

const isNumber = (change: PowerChange): change is Extract<PowerChange, { kind: 'atk' | 'def' }> =>
  change.kind === 'atk' || change.kind === 'def';

const reads = memo(({ affects, while: condition, change, said }: Continuous): readonly Field[] => [
  ...('power' in said ? (['powers', 'controller', 'area'] as const) : []),
  ...(isIds(affects) ? [] : readsOfSelector(affects)),
  ...(condition === null ? [] : readsOfCondition(condition)),
  ...(isNumber(change) ? readsOfAmount(change.amount) : []),
]);

function writes({ change }: Continuous): readonly Field[] {
  switch (change.kind) {
    case 'atk':
    case 'def':
    case 'unblockable':
    case 'mustStartCombat':
      return [change.kind];
    case 'tag':
      return ['tags'];
    case 'type':
      return ['kind'];
    case 'losesPowers':
      return ['powers', 'unblockable'];
    case 'gains':
      return change.power.kind === 'keyword' ? ['unblockable'] : ['powers'];
    case 'forbid':
      return ['forbidden'];
    default:
      return change satisfies never;
  }
}

const isIds = (affects: Continuous['affects']): affects is readonly CardId[] => Array.isArray(affects);

/** Those who say it: the player of a modifier, or every card that has the power now. */
function speakers(one: Continuous, views: Speaker['views'], surroundings: Surroundings): readonly Speaker[] {
  const { said } = one;
  if (!('power' in said)) return [unaddressed(views, surroundings, said.by, said.me)];
  const on = said.on === null ? [...views.values()] : [views.get(said.on)];
  return on.flatMap((view) => {
    const you = view === undefined ? null : playerOf(view.card, view.controller);
    if (view === undefined || you === null || !view.powers.some(({ id }) => id === said.power)) return [];
    return unaddressed(views, surroundings, you, view.card.id);
  });
}

function workedOut(change: PowerChange, speaker: Speaker): Worked {
  return isNumber(change) ? { ...change, amount: amountOf(change.amount, speaker) } : change;
}

function evaluate(one: Continuous, views: Speaker['views'], surroundings: Surroundings): readonly Applied<Worked>[] {
  return speakers(one, views, surroundings).flatMap((speaker) => {
    if (one.while !== null && !holds(one.while, speaker)) return [];
    const ids = isIds(one.affects) ? one.affects : selected(one.affects, speaker);
    const change = workedOut(one.change, speaker);
    return ids.map((subject) => ({ subject, change }));
  });
}

/** A description that looks at each card by itself, with nothing to count, asked by one who stays the same meanwhile. */
function evaluateAmong(
  one: Continuous,
  ids: readonly CardId[],
  views: Speaker['views'],
  surroundings: Surroundings,
): readonly Applied<Worked>[] | null {
  const { affects, change, said } = one;
  if (isIds(affects) || !isDescription(affects) || affects.alone !== undefined || affects.withFeature !== undefined) {
    return null;
  }
  if (one.while !== null || (isNumber(change) && typeof change.amount !== 'number')) return null;
  if ('power' in said && (said.on === null || ids.includes(said.on))) return null;
  return speakers(one, views, surroundings).flatMap((speaker) =>
    ids.flatMap((subject) => {
      const view = views.get(subject);
      return view !== undefined && answers(view, affects, speaker) ? [{ subject, change }] : [];
    }),
  );
}

function apply(view: View, one: Continuous, change: Worked): View {
  switch (change.kind) {
    case 'atk':
    case 'def': {
      // Worked out before it is applied, so it is a number by now.
      const amount = typeof change.amount === 'number' ? change.amount : 0;
      if (change.op === 'by' && amount === 0) return view;
      return { ...view, [change.kind]: applyNumber(view[change.kind], { op: change.op, amount }, one) };
    }
    case 'tag': {
      const others = view.tags.filter((tag) => tag !== change.tag);
      return { ...view, tags: change.op === 'add' ? [...others, change.tag] : others };
    }
    case 'type':
      return isHeroKind(view.kind) ? { ...view, kind: change.type } : view;
    case 'losesPowers':
      return { ...view, powers: [], unblockable: false };
    case 'unblockable':
      return { ...view, unblockable: change.gained };
    case 'gains':
      return change.power.kind === 'keyword'
        ? { ...view, unblockable: true }
        : { ...view, powers: [...view.powers, { id: one.id, power: change.power, printed: false }] };
    case 'forbid':
      return { ...view, forbidden: [...new Set([...view.forbidden, change.what])] };
    case 'mustStartCombat':
      return { ...view, mustStartCombat: true };
    default:
      return change satisfies never;
  }
}

export const grammar: Grammar<View, Surroundings, Continuous, Worked, Field> = {
  reads,
  writes,
  evaluate,
  evaluateAmong,
  apply,
  differences,
  surroundingDifferences,
  fields: FIELDS,
  looksAt,
  couldAffect,
};
