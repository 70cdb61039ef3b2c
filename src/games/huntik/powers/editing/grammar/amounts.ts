/** How many, and what has to be so. */
import { listOf, made, may, need, oneOf, type Hole } from '../hole.ts';

const times = may('times', 'times', 'multiplied', 2);

export const amounts = {
  amount: oneOf(
    { is: 'number', id: 'number', min: -99, max: 99 },
    made('count', {}, need('count', 'description', 'each'), times),
    made('round', { round: true }, times),
    made('atkOf', {}, need('atkOf', 'reference', 'of'), times),
    made('defOf', {}, need('defOf', 'reference', 'of'), times),
    made('counters', {}, need('counters', 'mark', 'counterName'), may('on', 'reference', 'on'), times),
    made('die', { die: true }, times),
    made('x', { x: true }, times),
  ),
  condition: oneOf(
    made('exists', {}, need('exists', 'description', 'exists'), may('atLeast', 'atLeast', 'atLeast', 2)),
    made('round', {}, need('round', 'compare', 'rounds', { min: 3 })),
    made('inCombat', {}, need('inCombat', 'reference', 'subject')),
    made('alone', {}, need('alone', 'reference', 'subject')),
    made('yourTurn', {}, need('yourTurn', 'yourTurn', 'yourTurn')),
    made('all', {}, need('all', 'conditions', 'parts')),
    made('any', {}, need('any', 'conditions', 'parts')),
    made('not', {}, need('not', 'condition', 'not')),
  ),
  conditions: listOf('condition', 1, 6),
} as const satisfies Record<string, Hole>;
