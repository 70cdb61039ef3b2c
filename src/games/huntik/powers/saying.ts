/**
 * What a power says, before any language: what its references stand for, its conditions without double negation, its
 * amounts and comparisons by kind, and its changes grouped as a sentence groups them.
 */
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Power, PowerChange, PowerEffect, PowerTarget, Trigger } from './power.ts';
import {
  isDescription,
  type Compare,
  type Description,
  type Place,
  type Reference,
  type Selector,
} from './selector.ts';
import { AREAS, type Area, type Forbidden, type Thing } from './words.ts';
import { LAST_ROUND, type HeroKind } from '../vocabulary.ts';

/** What a word such as `that` stands for: a thing, or several of a kind. */
export type Mention = { readonly thing: Thing; readonly many: boolean };

/** What has been mentioned so far in a power (706.3), and how a power inside it is said. */
export type Scene = {
  readonly targets: readonly PowerTarget[];
  readonly that: Mention;
  readonly chosen: Mention;
  readonly sayPower: (power: Power) => string;
};

const CARD: Mention = { thing: 'card', many: false };

/** The scene as a power begins. */
export const opening = (targets: readonly PowerTarget[], sayPower: (power: Power) => string): Scene => ({
  targets,
  that: CARD,
  chosen: CARD,
  sayPower,
});

/** A hero or a feature outside play is spoken of as a card (400.4). */
const thingOf = (description: Description): Thing => (description.area === undefined ? description.what : 'card');

/** What a target is; a power that speaks of a target it does not have speaks of a card. */
export const targetMention = (scene: Scene, index: number): Mention => {
  const target = scene.targets[index];
  return target === undefined ? CARD : { thing: thingOf(target), many: false };
};

/** Whether a player is spoken of, and no card. */
export const isPlayer = (selector: Selector, scene: Scene): boolean => {
  if (isDescription(selector)) return selector.what === 'player';
  if (typeof selector === 'object') return targetMention(scene, selector.target).thing === 'player';
  if (selector === 'that') return scene.that.thing === 'player';
  return selector === 'you' || selector === 'opponent';
};

/** The scene once `selector` was mentioned; `many` when a description speaks of all that fit. */
const mention = (scene: Scene, selector: Selector, many: boolean): Scene => {
  if (isDescription(selector)) return { ...scene, that: { thing: thingOf(selector), many } };
  if (typeof selector === 'object') return { ...scene, that: targetMention(scene, selector.target) };
  return selector === 'chosen' ? { ...scene, that: scene.chosen } : scene;
};

/** The scene inside a trigger: what it is about was mentioned last. */
export const afterTrigger = (scene: Scene, trigger: Trigger): Scene => {
  if (trigger.of === undefined || trigger.of === 'me') return { ...scene, that: CARD };
  return mention(scene, trigger.of, false);
};

/** The scene inside a search: what was found was mentioned last. */
export const afterSearch = (scene: Scene): Scene => ({ ...scene, that: CARD });

/** The scene after an effect, for the one that follows it. */
export const afterEffect = (scene: Scene, effect: PowerEffect): Scene => {
  if (effect.do === 'chooseCard') {
    const chosen = { thing: thingOf(effect.from), many: false };
    return { ...scene, chosen, that: chosen };
  }
  if (effect.do === 'createToken') return { ...scene, that: { thing: 'hero', many: false } };
  return 'who' in effect && effect.do !== 'unless' ? mention(scene, effect.who, true) : scene;
};

/** Says effects in order, each in the scene that those before it left. */
export const inOrder = <Said>(
  effects: readonly PowerEffect[],
  scene: Scene,
  say: (effect: PowerEffect, scene: Scene) => Said,
): readonly Said[] => {
  let now = scene;
  return effects.map((effect) => {
    const said = say(effect, now);
    now = afterEffect(now, effect);
    return said;
  });
};

/** The rounds from one to another, where both are numbers and few enough to be named. */
export const roundsBetween = (min: Bound, max: Bound): readonly number[] | null => {
  if (min === 'round' || max === 'round' || max <= min || max - min >= LAST_ROUND) return null;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
};

/** A number, or the number of the round. */
export type Bound = number | 'round';
export type SaidCompare =
  | { readonly kind: 'any' }
  | { readonly kind: 'exactly' | 'atLeast' | 'atMost'; readonly bound: Bound }
  | { readonly kind: 'between'; readonly min: Bound; readonly max: Bound };

export const readCompare = ({ min, max }: Compare): SaidCompare => {
  if (min === undefined) return max === undefined ? { kind: 'any' } : { kind: 'atMost', bound: max };
  if (max === undefined) return { kind: 'atLeast', bound: min };
  return min === max ? { kind: 'exactly', bound: min } : { kind: 'between', min, max };
};

/** A condition without `not`: its leaves say whether they have to hold. */
export type SaidCondition =
  | { readonly kind: 'exists'; readonly of: Description; readonly atLeast: number; readonly holds: boolean }
  | { readonly kind: 'round'; readonly compare: SaidCompare; readonly holds: boolean }
  | { readonly kind: 'inCombat' | 'alone'; readonly who: Reference; readonly holds: boolean }
  | { readonly kind: 'yourTurn'; readonly holds: boolean }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly SaidCondition[] };

const readRound = (compare: Compare, holds: boolean): SaidCondition => {
  const said = readCompare(compare);
  if (!holds && said.kind === 'atLeast' && said.bound !== 'round') {
    return { kind: 'round', compare: { kind: 'atMost', bound: said.bound - 1 }, holds: true };
  }
  if (!holds && said.kind === 'atMost' && said.bound !== 'round') {
    return { kind: 'round', compare: { kind: 'atLeast', bound: said.bound + 1 }, holds: true };
  }
  return { kind: 'round', compare: said, holds };
};

/** “A or B or C” is one list, however it was put together, and one part alone is no list. */
const joint = (kind: 'all' | 'any', conditions: readonly Condition[], holds: boolean): SaidCondition => {
  const parts = conditions
    .map((part) => readCondition(part, holds))
    .flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? only : { kind, parts };
};

/** @returns the condition with every `not` worked in: a list of conditions that do not all hold is one of which any fails */
export const readCondition = (condition: Condition, holds = true): SaidCondition => {
  if ('not' in condition) return readCondition(condition.not, !holds);
  if ('all' in condition) return joint(holds ? 'all' : 'any', condition.all, holds);
  if ('any' in condition) return joint(holds ? 'any' : 'all', condition.any, holds);
  if ('exists' in condition) return { kind: 'exists', of: condition.exists, atLeast: condition.atLeast ?? 1, holds };
  if ('round' in condition) return readRound(condition.round, holds);
  if ('inCombat' in condition) return { kind: 'inCombat', who: condition.inCombat, holds };
  if ('alone' in condition) return { kind: 'alone', who: condition.alone, holds };
  return { kind: 'yourTurn', holds: condition.yourTurn === holds };
};

/** An amount by kind: a number, so many for each of something, X, or a number that the table shows. */
export type SaidAmount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'each'; readonly of: Description; readonly times: number }
  | { readonly kind: 'counters'; readonly name: string; readonly on: Reference; readonly times: number }
  | { readonly kind: 'x' | 'round' | 'die'; readonly times: number }
  | { readonly kind: 'atkOf' | 'defOf'; readonly of: Reference; readonly times: number };

export const readAmount = (amount: Amount): SaidAmount => {
  if (typeof amount === 'number') return { kind: 'number', value: amount };
  const times = amount.times ?? 1;
  if ('count' in amount) return { kind: 'each', of: amount.count, times };
  if ('counters' in amount) return { kind: 'counters', name: amount.counters, on: amount.on ?? 'me', times };
  if ('atkOf' in amount) return { kind: 'atkOf', of: amount.atkOf, times };
  if ('defOf' in amount) return { kind: 'defOf', of: amount.defOf, times };
  if ('round' in amount) return { kind: 'round', times };
  return 'die' in amount ? { kind: 'die', times } : { kind: 'x', times };
};

export type Stat = 'atk' | 'def';
/** An amount that the table gives, so many times. */
export type Multiplied = Exclude<SaidAmount, { readonly kind: 'number' }>;
/** Changes as a sentence groups them: ATK and DEF that change by the same rule are said together. */
export type SaidChange =
  | { readonly kind: 'byNumber'; readonly parts: readonly { readonly stat: Stat; readonly value: number }[] }
  | {
      readonly kind: 'byAmount';
      readonly parts: readonly { readonly stat: Stat; readonly times: number }[];
      readonly amount: Multiplied;
    }
  | { readonly kind: 'to'; readonly stats: readonly Stat[]; readonly amount: SaidAmount }
  | { readonly kind: 'addTag' | 'removeTag'; readonly tag: string }
  | { readonly kind: 'type'; readonly type: HeroKind }
  | { readonly kind: 'losesPowers' | 'unblockable' | 'blockable' | 'mustStartCombat' }
  | { readonly kind: 'gains'; readonly power: Power }
  | { readonly kind: 'forbid'; readonly what: Forbidden };

const readChange = (change: PowerChange): SaidChange => {
  switch (change.kind) {
    case 'atk':
    case 'def': {
      const amount = readAmount(change.amount);
      if (change.op === 'to') return { kind: 'to', stats: [change.kind], amount };
      return amount.kind === 'number'
        ? { kind: 'byNumber', parts: [{ stat: change.kind, value: amount.value }] }
        : { kind: 'byAmount', parts: [{ stat: change.kind, times: amount.times }], amount };
    }
    case 'tag':
      return { kind: change.op === 'add' ? 'addTag' : 'removeTag', tag: change.tag };
    case 'type':
      return { kind: 'type', type: change.type };
    case 'unblockable':
      return { kind: change.gained ? 'unblockable' : 'blockable' };
    case 'losesPowers':
    case 'mustStartCombat':
      return { kind: change.kind };
    case 'gains':
      // The keyword in quotes and the keyword given are one (403.4a).
      return change.power.kind === 'keyword' ? { kind: change.power.keyword } : { kind: 'gains', power: change.power };
    case 'forbid':
      return { kind: 'forbid', what: change.what };
    default:
      return change satisfies never;
  }
};

/** Amounts hold nothing but words and numbers, each written by one schema: equal text is equal meaning. */
const sameAmount = (one: SaidAmount, other: SaidAmount) => JSON.stringify(one) === JSON.stringify(other);

/** “+1 ATK and +2 DEF for each” can be said in one; “twice the round number” cannot. */
const sameMeasure = (one: Multiplied, other: Multiplied) =>
  one.kind === 'each' || one.kind === 'counters' || one.kind === 'x'
    ? sameAmount({ ...one, times: 1 }, { ...other, times: 1 })
    : sameAmount(one, other);

const together = (one: SaidChange, other: SaidChange): SaidChange | null => {
  if (one.kind === 'byNumber' && other.kind === 'byNumber') return { ...one, parts: [...one.parts, ...other.parts] };
  if (one.kind === 'byAmount' && other.kind === 'byAmount' && sameMeasure(one.amount, other.amount)) {
    return { ...one, parts: [...one.parts, ...other.parts] };
  }
  if (one.kind === 'to' && other.kind === 'to' && sameAmount(one.amount, other.amount)) {
    return { ...one, stats: [...one.stats, ...other.stats] };
  }
  return null;
};

export const readChanges = (changes: readonly PowerChange[]): readonly SaidChange[] => {
  const said: SaidChange[] = [];
  for (const change of changes.map(readChange)) {
    const last = said.at(-1);
    const joined = last === undefined ? null : together(last, change);
    if (joined === null) said.push(change);
    else said.splice(-1, 1, joined);
  }
  return said;
};

/** Whether a power asks for a number as it is used; a power that it gives asks for its own. */
export const asksForX = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(asksForX);
  if (typeof part !== 'object' || part === null) return false;
  if ('x' in part) return true;
  return Object.entries(part).some(([key, value]) => key !== 'power' && asksForX(value));
};

const isArea = (goal: Place | Area): goal is Area => AREAS.some((area) => area === goal);

/** Where something is put: into a zone, or into an area outside play. */
export const readGoal = (
  goal: Place | Area,
): { readonly kind: 'zone'; readonly zone: Place } | { readonly kind: 'area'; readonly area: Area } =>
  isArea(goal) ? { kind: 'area', area: goal } : { kind: 'zone', zone: goal };
