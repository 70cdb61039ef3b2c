/** How many, and conditions: “2 cards”, “1 card for each friendly hero”, “it is round 3 or later”. */
import { pluralIn } from '../../../../../texts/plural.ts';
import type { Amount } from '../../../powers/amount.ts';
import type { Condition } from '../../../powers/condition.ts';
import {
  readAmount,
  readCondition,
  roundsBetween,
  type SaidAmount,
  type SaidCompare,
  type SaidCondition,
  type Scene,
} from '../../../powers/saying.ts';
import type { Description } from '../../../powers/selector.ts';
import { described, known, list, possessive, quoted, withArticle } from './things.ts';

const plural = pluralIn('en');

const UNITS = {
  card: { one: '# card', other: '# cards' },
  point: { one: '# point', other: '# points' },
  zone: { one: '# zone', other: '# zones' },
  attack: { one: '# attack', other: '# attacks' },
  time: { one: '# time', other: '# times' },
} as const;
export type Unit = keyof typeof UNITS;
const several = (unit: Unit) => UNITS[unit].other.slice(2);

const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What is written on a counter, as words: `+1/+1 “charge”`; none on a plain one. */
export const marks = (name: string, atk: number, def: number): readonly string[] => [
  ...(atk === 0 && def === 0 ? [] : [`${signed(atk)}/${signed(def)}`]),
  ...(name === '' ? [] : [quoted(name)]),
];

/** X and its multiples: “X”, “2X”. */
export const x = (times: number): string => `${times === 1 ? '' : times === -1 ? '−' : minus(times)}X`;

const multiple = (times: number, value: string): string => {
  if (times === 1) return value;
  return times === 2 ? `twice ${value}` : `${minus(times)} times ${value}`;
};

/** What there is one of for each: “friendly hero”, “counter on this card”; nothing for other amounts. */
export const eachOf = (amount: SaidAmount, scene: Scene): string | null => {
  if (amount.kind === 'each') return described(amount.of, false);
  if (amount.kind !== 'counters') return null;
  const counter = amount.name === '' ? 'counter' : `${quoted(amount.name)} counter`;
  return `${counter} on ${known(amount.on, scene).text}`;
};

/** An amount that stands for itself: “the round number”, “the number of friendly heroes”. */
export const value = (amount: SaidAmount, scene: Scene): string => {
  switch (amount.kind) {
    case 'number':
      return minus(amount.value);
    case 'x':
      return x(amount.times);
    case 'each':
      return multiple(amount.times, `the number of ${described(amount.of, true)}`);
    case 'counters': {
      const counters = amount.name === '' ? 'counters' : `${quoted(amount.name)} counters`;
      return multiple(amount.times, `the number of ${counters} on ${known(amount.on, scene).text}`);
    }
    case 'round':
      return multiple(amount.times, 'the round number');
    case 'die':
      return multiple(amount.times, 'the number rolled');
    case 'atkOf':
      return multiple(amount.times, `${possessive(known(amount.of, scene))} ATK`);
    case 'defOf':
      return multiple(amount.times, `${possessive(known(amount.of, scene))} DEF`);
    default:
      return amount satisfies never;
  }
};

/**
 * So many of something, for a verb to put together: `count` (“2 cards”, “1 card”), what it is `per` (“ for each friendly
 * hero”), or null where the count is a long phrase that had better come last.
 */
export const measured = (
  amount: Amount,
  unit: Unit,
  scene: Scene,
): { readonly count: string; readonly per: string | null } => {
  const said = readAmount(amount);
  if (said.kind === 'number') return { count: plural(said.value, UNITS[unit]), per: '' };
  if (said.kind === 'x') return { count: `${x(said.times)} ${several(unit)}`, per: '' };
  const each = eachOf(said, scene);
  if (each !== null && said.times > 0) return { count: plural(said.times, UNITS[unit]), per: ` for each ${each}` };
  return { count: `a number of ${several(unit)} equal to ${value(said, scene)}`, per: null };
};

/** So many of something: “2 cards”, “1 card for each friendly hero”, “a number of cards equal to the round number”. */
export const counted = (amount: Amount, unit: Unit, scene: Scene): string => {
  const { count, per } = measured(amount, unit, scene);
  return `${count}${per ?? ''}`;
};

const rounds = (compare: SaidCompare, holds: boolean): string => {
  const it = holds ? 'it is' : 'it is not';
  const round = (bound: number | 'round') => (bound === 'round' ? 'this round' : `round ${bound}`);
  switch (compare.kind) {
    case 'any':
      return `${it} any round`;
    case 'exactly':
      return `${it} ${round(compare.bound)}`;
    case 'atLeast':
      return `${it} ${round(compare.bound)} or later`;
    case 'atMost':
      return `${it} ${round(compare.bound)} or earlier`;
    case 'between': {
      const named = roundsBetween(compare.min, compare.max);
      if (named !== null) return `${it} round ${list(named.map(String), 'or')}`;
      return `${it} between ${round(compare.min)} and ${round(compare.max)}`;
    }
    default:
      return compare satisfies never;
  }
};

/** Cards are in play unless something else is said. */
const placed = ({ what, zone, area, alone, inCombat }: Description): string =>
  what === 'player' || what === 'zone' || [zone, area, alone, inCombat].some((said) => said !== undefined)
    ? ''
    : ' in play';

const exists = (of: Description, atLeast: number, holds: boolean): string => {
  if (atLeast > 1) {
    const some = `${described(of, true)}${placed(of)}`;
    return holds ? `there are at least ${atLeast} ${some}` : `there are fewer than ${atLeast} ${some}`;
  }
  const one = described(of, false);
  return holds ? `there is ${withArticle(one)}${placed(of)}` : `there is no ${one}${placed(of)}`;
};

const part = (condition: SaidCondition, scene: Scene, inside: boolean): string => {
  switch (condition.kind) {
    case 'exists':
      return exists(condition.of, condition.atLeast, condition.holds);
    case 'round':
      return rounds(condition.compare, condition.holds);
    case 'inCombat':
    case 'alone': {
      const { text, plural: many } = known(condition.who, scene);
      const state = condition.kind === 'alone' ? `alone in ${many ? 'their zones' : 'its zone'}` : 'in combat';
      return `${text} ${many ? 'are' : 'is'} ${condition.holds ? '' : 'not '}${state}`;
    }
    case 'yourTurn':
      return condition.holds ? 'it is your turn' : 'it is your opponent’s turn';
    case 'all':
      return list(condition.parts.map((each) => part(each, scene, true)));
    case 'any': {
      const choice = list(
        condition.parts.map((each) => part(each, scene, true)),
        'or',
      );
      return inside ? `either ${choice}` : choice;
    }
    default:
      return condition satisfies never;
  }
};

/** A condition as the part of a sentence that follows “if”. */
export const condition = (of: Condition, scene: Scene): string => part(readCondition(of), scene, false);
