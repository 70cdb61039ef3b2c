/** Which fields of the table decide what a power says: what may change it, and what cannot. */
import type { Amount } from '../powers/amount.ts';
import type { Condition } from '../powers/condition.ts';
import { isDescription, type Description, type Selector } from '../powers/selector.ts';
import type { Field } from './view.ts';

const BY_KEY: Readonly<Record<keyof Description, readonly Field[]>> = {
  what: ['presence', 'kind'],
  side: ['controller'],
  type: ['kind'],
  other: [],
  tags: ['tags'],
  named: ['name'],
  zone: ['zone', 'combat'],
  state: ['lying'],
  alone: ['zone', 'lying', 'kind'],
  inCombat: ['combat'],
  atk: ['atk', 'round'],
  def: ['def', 'round'],
  token: ['kind'],
  withFeature: ['feature'],
  hasCounter: ['counters'],
  area: ['area'],
};

const keysOf = (description: Description): (keyof Description)[] =>
  (Object.keys(BY_KEY) as (keyof Description)[]).filter((key) => description[key] !== undefined);

/** Every description also asks whether a card is in play. */
const readsOfDescription = (description: Description): readonly Field[] => [
  'area',
  ...keysOf(description).flatMap((key) => BY_KEY[key]),
];

export const readsOfSelector = (selector: Selector): readonly Field[] =>
  isDescription(selector) ? readsOfDescription(selector) : [];

export function readsOfAmount(amount: Amount): readonly Field[] {
  if (typeof amount === 'number') return [];
  if ('count' in amount) return readsOfDescription(amount.count);
  if ('round' in amount) return ['round'];
  if ('atkOf' in amount) return ['atk'];
  if ('defOf' in amount) return ['def'];
  return 'counters' in amount ? ['counters'] : [];
}

export function readsOfCondition(condition: Condition): readonly Field[] {
  if ('exists' in condition) return readsOfDescription(condition.exists);
  if ('round' in condition) return ['round'];
  if ('inCombat' in condition) return ['combat'];
  if ('alone' in condition) return ['zone', 'lying', 'kind'];
  if ('yourTurn' in condition) return ['turn', 'controller'];
  if ('all' in condition) return condition.all.flatMap(readsOfCondition);
  if ('any' in condition) return condition.any.flatMap(readsOfCondition);
  return readsOfCondition(condition.not);
}
