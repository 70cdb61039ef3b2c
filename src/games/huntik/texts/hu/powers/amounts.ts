/** How many, and conditions: „2 lapot”, „1 lapot minden baráti hős után”, „legalább a 3. forduló tart”. */
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
import { article, the } from './nouns.ts';
import { inArea, inZone } from './places.ts';
import { bare, each, known, list, quoted, someThere } from './things.ts';

const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What is written on a counter, as words: `+1/+1 „charge”`; none on a plain one. */
export const marks = (name: string, atk: number, def: number): readonly string[] => [
  ...(atk === 0 && def === 0 ? [] : [`${signed(atk)}/${signed(def)}`]),
  ...(name === '' ? [] : [quoted(name)]),
];

/** X and its multiples: “X”, “2X”. */
export const x = (times: number): string => {
  if (times === 1) return 'X';
  return times === -1 ? '−X' : `${minus(times)}X`;
};

const FOLD = ['0-szorosa', 'egyszerese', 'kétszerese', 'háromszorosa', 'négyszerese', 'ötszöröse'] as const;
const MORE_FOLD = ['hatszorosa', 'hétszerese', 'nyolcszorosa', 'kilencszerese'] as const;
const fold = (times: number): string =>
  `${times < 0 ? 'mínusz ' : ''}${[...FOLD, ...MORE_FOLD][Math.abs(times)] ?? `${Math.abs(times)}-szerese`}`;

/** What is owned ends in -a or -e: „száma” becomes „számával”, „számának”. */
const suffixed = (owned: string, backward: string, forward: string): string =>
  owned.endsWith('a') ? `${owned.slice(0, -1)}á${backward}` : `${owned.slice(0, -1)}é${forward}`;
export const withIt = (owned: string): string => suffixed(owned, 'val', 'vel');
const ofIt = (owned: string): string => suffixed(owned, 'nak', 'nek');

const multiple = (times: number, owned: string): string => (times === 1 ? owned : `${ofIt(owned)} ${fold(times)}`);

/** What there is one of for each: „minden ellenséges hős”; nothing for other amounts. */
export const eachOf = (amount: SaidAmount, scene: Scene): string | null => {
  if (amount.kind === 'each') return each(amount.of);
  if (amount.kind !== 'counters') return null;
  const counter = amount.name === '' ? 'jelölő' : `${quoted(amount.name)} jelölő`;
  const on = amount.on === 'me' ? 'e lapon' : known(amount.on, scene).in('sup');
  return `minden${/^az? /u.test(on) ? ',' : ''} ${on} lévő ${counter}`;
};

/** An amount that stands for itself; what is no number ends in -a or -e. */
export const value = (amount: SaidAmount, scene: Scene): string => {
  switch (amount.kind) {
    case 'number':
      return minus(amount.value);
    case 'x':
      return x(amount.times);
    case 'each':
      return multiple(amount.times, `${the(bare(amount.of, { many: true, placed: true }))} száma`);
    case 'counters': {
      const counters = amount.name === '' ? 'jelölők' : `${quoted(amount.name)} jelölők`;
      const on = amount.on === 'me' ? 'az e lapon' : the(known(amount.on, scene).in('sup'));
      return multiple(amount.times, `${on} lévő ${counters} száma`);
    }
    case 'round':
      return multiple(amount.times, 'a forduló száma');
    case 'die':
      return multiple(amount.times, 'a dobás eredménye');
    case 'atkOf':
      return multiple(amount.times, known(amount.of, scene).owns('ATK-ja'));
    case 'defOf':
      return multiple(amount.times, known(amount.of, scene).owns('DEF-je'));
    default:
      return amount satisfies never;
  }
};

/** So many, before what is counted: „2”, „X”, „annyi”, with what the sentence ends in then. */
export const measured = (amount: Amount, scene: Scene): { readonly count: string; readonly end: string } => {
  const said = readAmount(amount);
  if (said.kind === 'number' || said.kind === 'x') return { count: value(said, scene), end: '' };
  const of = eachOf(said, scene);
  if (of !== null && said.times > 0) return { count: minus(said.times), end: ` ${of} után` };
  return { count: 'annyi', end: `, amennyi ${value(said, scene)}` };
};

/** So many of something: „2 lapot”, „1 lapot minden baráti hős után”, „annyi lapot, amennyi a forduló száma”. */
export const counted = (amount: Amount, unit: string, scene: Scene): string => {
  const { count, end } = measured(amount, scene);
  return `${count} ${unit}${end}`;
};

const round = (bound: Bound): string => (bound === 'round' ? 'a mostani' : `${article(String(bound))} ${bound}.`);
const rounds = (compare: SaidCompare, holds: boolean): string => {
  const not = holds ? '' : 'nem ';
  switch (compare.kind) {
    case 'any':
      return `${not}bármelyik forduló tart`;
    case 'exactly':
      return `${not}${round(compare.bound)} forduló tart`;
    case 'atLeast':
      return `${not}legalább ${round(compare.bound)} forduló tart`;
    case 'atMost':
      return `${not}legfeljebb ${round(compare.bound)} forduló tart`;
    case 'between': {
      const named = roundsBetween(compare.min, compare.max);
      if (named !== null) return `${not}${list(named.map(round), ' vagy ')} forduló tart`;
      return `${not}legalább ${round(compare.min)}, de legfeljebb ${round(compare.max)} forduló tart`;
    }
    default:
      return compare satisfies never;
  }
};

const place = ({ zone, area, side, inCombat }: Description): string => {
  if (zone !== undefined) return inZone(zone);
  if (area !== undefined) return inArea(area, side);
  if (inCombat === undefined) return 'játékban';
  return inCombat ? 'harcban' : 'harcon kívül';
};
const exists = (of: Description, atLeast: number, holds: boolean): string => {
  const where = place(of);
  const one = bare(of, { many: false, placed: false });
  if (atLeast > 1) return `${where} ${holds ? `legalább ${atLeast}` : `legfeljebb ${atLeast - 1}`} ${one} van`;
  return holds ? `${where} van ${someThere(of)}` : `${where} nincs ${one}`;
};

const part = (condition: SaidCondition, scene: Scene, inside: boolean): string => {
  switch (condition.kind) {
    case 'exists':
      return exists(condition.of, condition.atLeast, condition.holds);
    case 'round':
      return rounds(condition.compare, condition.holds);
    case 'inCombat':
    case 'alone': {
      const who = known(condition.who, scene);
      const be = {
        he: condition.holds ? 'van' : 'nincs',
        they: condition.holds ? 'vannak' : 'nincsenek',
        you: condition.holds ? 'vagy' : 'nem vagy',
      }[who.person];
      const state = condition.kind === 'alone' ? 'egyedül' : 'harcban';
      const end = condition.kind === 'alone' ? ' a zónájában' : '';
      return `${who.in('nom')} ${condition.holds ? `${state} ${be}` : `${be} ${state}`}${end}`;
    }
    case 'yourTurn':
      return condition.holds ? 'a te köröd van' : 'az ellenfeled köre van';
    case 'all':
      return list(
        condition.parts.map((one) => part(one, scene, true)),
        ', és ',
      );
    case 'any': {
      const choice = list(
        condition.parts.map((one) => part(one, scene, true)),
        ', vagy ',
      );
      return inside ? `vagy ${choice}` : choice;
    }
    default:
      return condition satisfies never;
  }
};

/** A condition as the part of a sentence that follows „ha”. */
export const condition = (of: Condition, scene: Scene): string => part(readCondition(of), scene, false);
