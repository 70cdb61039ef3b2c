/** From what is stored to what is seen: a number after every modifier on it, and how it came about. */
import type { Duration } from './modifier.ts';

/** What changed a number: an effect, a counter, or a power that is always on. */
export const ORIGINS = ['modifier', 'counter', 'power'] as const;

export type Origin = {
  readonly from: (typeof ORIGINS)[number];
  readonly source: string;
  readonly timestamp: number;
  /** The rule of the game by which it applies. */
  readonly rule: string;
  /** When it ends; null for what stays as long as the counter lies there or the card has the power. */
  readonly until: Duration | null;
};

/** One line of the sum behind a number: how the value changed here, by so much or to so much. */
export type Step = (Origin | { readonly from: 'printed'; readonly rule: string }) & {
  readonly op: 'by' | 'to';
  readonly amount: number;
  readonly result: number;
};

export type Explained = { readonly value: number; readonly steps: readonly Step[] };

/** What a number starts from, by the rule that says that it is there. */
export const printed = (value: number, rule: string): Explained => ({
  value,
  steps: [{ from: 'printed', rule, op: 'to', amount: value, result: value }],
});

export type NumberChange = { readonly op: 'by' | 'to'; readonly amount: number };

/** Applies one change to a number, never overwriting what it was before. */
export function applyNumber(seen: Explained, { op, amount }: NumberChange, origin: Origin): Explained {
  const result = op === 'by' ? seen.value + amount : amount;
  const { from, source, timestamp, rule, until } = origin;
  return { value: result, steps: [...seen.steps, { from, source, timestamp, rule, until, op, amount, result }] };
}
