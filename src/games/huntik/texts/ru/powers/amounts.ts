/** How many, and conditions: «2 карты», «1 карту за каждого дружественного героя», «идёт раунд 3 или позже». */
import { pluralIn } from '../../../../../texts/plural.ts';
import type { Amount } from '../../../powers/amount.ts';
import type { Condition } from '../../../powers/condition.ts';
import {
  readAmount,
  readCondition,
  roundsBetween,
  type Bound,
  type SaidAmount,
  type SaidCompare,
  type SaidCondition,
  type Scene,
} from '../../../powers/saying.ts';
import type { Description } from '../../../powers/selector.ts';
import { inArea, inZone } from './places.ts';
import { each, known, list, quoted, several, there } from './things.ts';

const plural = pluralIn('ru');

/** What verbs take, in the accusative. */
const UNITS = {
  card: { one: '# карту', few: '# карты', many: '# карт' },
  point: { one: '# очко', few: '# очка', many: '# очков' },
  zone: { one: '# зону', few: '# зоны', many: '# зон' },
  attack: { one: '# атаку', few: '# атаки', many: '# атак' },
  enemyAttack: { one: '# вражескую атаку', few: '# вражеские атаки', many: '# вражеских атак' },
  ownAttack: { one: '# свою атаку', few: '# свои атаки', many: '# своих атак' },
  time: { one: '# раз', few: '# раза', many: '# раз' },
} as const;
export type Unit = keyof typeof UNITS;
const ofMany = (unit: Unit): string => UNITS[unit].many.slice(2);

const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What is written on a counter, as words: `+1/+1 «charge»`; none on a plain one. */
export const marks = (name: string, atk: number, def: number): readonly string[] => [
  ...(atk === 0 && def === 0 ? [] : [`${signed(atk)}/${signed(def)}`]),
  ...(name === '' ? [] : [quoted(name)]),
];

/** X and its multiples: “X”, “2X”. */
export const x = (times: number): string => {
  if (times === 1) return 'X';
  return times === -1 ? '−X' : `${minus(times)}X`;
};

/** «номеру раунда», «удвоенному номеру раунда» */
const multiple = (times: number, dative: string): string => {
  if (times === 1) return dative;
  return times === 2 ? `удвоенному ${dative}` : `${dative}, умноженному на ${minus(times)}`;
};

/** What there is one of for each: «каждого вражеского героя»; nothing for other amounts. */
export const eachOf = (amount: SaidAmount, scene: Scene): string | null => {
  if (amount.kind === 'each') return each(amount.of).in('acc');
  if (amount.kind !== 'counters') return null;
  const counter = amount.name === '' ? 'маркер' : `маркер ${quoted(amount.name)}`;
  return `каждый ${counter} на ${known(amount.on, scene).in('prep')}`;
};

/** What something is equal to, in the dative: «номеру раунда», «числу вражеских героев». */
export const equalTo = (amount: SaidAmount, scene: Scene): string => {
  switch (amount.kind) {
    case 'number':
      return minus(amount.value);
    case 'x':
      return x(amount.times);
    case 'each':
      return multiple(amount.times, `числу ${several(amount.of).in('gen')}`);
    case 'counters': {
      const counters = amount.name === '' ? 'маркеров' : `маркеров ${quoted(amount.name)}`;
      return multiple(amount.times, `числу ${counters} на ${known(amount.on, scene).in('prep')}`);
    }
    case 'round':
      return multiple(amount.times, 'номеру раунда');
    case 'die':
      return multiple(amount.times, 'числу на кубике');
    case 'atkOf':
      return multiple(amount.times, `ATK ${known(amount.of, scene).in('gen')}`);
    case 'defOf':
      return multiple(amount.times, `DEF ${known(amount.of, scene).in('gen')}`);
    default:
      return amount satisfies never;
  }
};

/** So many of something: «2 карты», «1 карту за каждого героя», «число карт, равное номеру раунда». */
export const counted = (amount: Amount, unit: Unit, scene: Scene): string => {
  const said = readAmount(amount);
  if (said.kind === 'number') return plural(said.value, UNITS[unit]);
  if (said.kind === 'x') return `${x(said.times)} ${ofMany(unit)}`;
  const of = eachOf(said, scene);
  if (of !== null && said.times > 0) return `${plural(said.times, UNITS[unit])} за ${of}`;
  return `число ${ofMany(unit)}, равное ${equalTo(said, scene)}`;
};

const round = (bound: Bound): string => (bound === 'round' ? 'этот раунд' : `раунд ${bound}`);
const rounds = (compare: SaidCompare, holds: boolean): string => {
  const goes = holds ? 'идёт' : 'идёт не';
  switch (compare.kind) {
    case 'any':
      return `${goes} любой раунд`;
    case 'exactly':
      return `${goes} ${round(compare.bound)}`;
    case 'atLeast':
      return `${goes} ${round(compare.bound)} или позже`;
    case 'atMost':
      return `${goes} ${round(compare.bound)} или раньше`;
    case 'between': {
      const named = roundsBetween(compare.min, compare.max);
      if (named !== null) return `${goes} раунд ${list(named.map(String), 'или')}`;
      return `${goes} ${round(compare.min)} или позже, но ${round(compare.max)} или раньше`;
    }
    default:
      return compare satisfies never;
  }
};

const place = ({ zone, area, side, inCombat }: Description): string => {
  if (zone !== undefined) return inZone(zone);
  if (area !== undefined) return inArea(area, side);
  if (inCombat === undefined) return 'в игре';
  return inCombat ? 'в бою' : 'вне боя';
};
const exists = (of: Description, atLeast: number, holds: boolean): string => {
  const where = place(of);
  const many = there(of, true).in('gen');
  if (atLeast > 1) return holds ? `${where} не меньше ${atLeast} ${many}` : `${where} меньше ${atLeast} ${many}`;
  return holds ? `${where} есть ${there(of, false).in('nom')}` : `${where} нет ${many}`;
};

const ALONE = { m: 'один', f: 'одна', many: 'одни', you: 'одни' } as const;
const part = (condition: SaidCondition, scene: Scene, inside: boolean): string => {
  switch (condition.kind) {
    case 'exists':
      return exists(condition.of, condition.atLeast, condition.holds);
    case 'round':
      return rounds(condition.compare, condition.holds);
    case 'inCombat':
    case 'alone': {
      const who = known(condition.who, scene);
      const state = condition.kind === 'alone' ? `${ALONE[who.as]} в своей зоне` : 'в бою';
      return `${who.in('nom')} ${condition.holds ? '' : 'не '}${state}`;
    }
    case 'yourTurn':
      return condition.holds ? 'идёт ваш ход' : 'идёт ход соперника';
    case 'all':
      return list(condition.parts.map((one) => part(one, scene, true)));
    case 'any': {
      const parts = condition.parts.map((one) => part(one, scene, true));
      return inside ? `либо ${parts.join(', либо ')}` : list(parts, 'или');
    }
    default:
      return condition satisfies never;
  }
};

/** A condition as the part of a sentence that follows «если». */
export const condition = (of: Condition, scene: Scene): string => part(readCondition(of), scene, false);
