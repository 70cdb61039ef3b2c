/** Who and what, where, and in how far: descriptions, references and comparisons. */
import { made, may, need, often, oneOf, type Hole, type Shape } from '../hole.ts';

const word = (id: string): Shape => ({ is: 'word', id });
const target = made('target', {}, need('target', 'target', 'targetNumber'));
const references = [word('me'), target, word('that'), word('chosen'), word('you'), word('opponent')];

const description = made(
  'description',
  {},
  need('what', 'thing', 'thing'),
  often('side', 'side', 'side'),
  often('type', 'cardType', 'type'),
  often('zone', 'zone', 'zone'),
  often('other', 'yes', 'other'),
  may('tags', 'tags', 'tags'),
  may('named', 'text', 'named'),
  may('state', 'state', 'state'),
  may('alone', 'alone', 'alone'),
  may('inCombat', 'inCombat', 'inCombat'),
  may('atk', 'compare', 'atk'),
  may('def', 'compare', 'def'),
  may('token', 'token', 'token'),
  may('withFeature', 'withFeature', 'withFeature'),
  may('hasCounter', 'text', 'hasCounter'),
  may('area', 'area', 'area'),
);

export const who = {
  reference: oneOf(...references),
  selector: oneOf(...references, description),
  description: oneOf(description),
  bound: oneOf({ is: 'number', id: 'number', min: -99, max: 99 }, word('round')),
  compare: oneOf(made('compare', {}, often('min', 'bound', 'min'), often('max', 'bound', 'max'))),
} as const satisfies Record<string, Hole>;
