/** From what is stored to what is seen: a number after every modifier on it, and how it came about. */

/** One line of the sum behind a number. */
export type Step = {
  readonly from: 'printed' | 'modifier' | 'counter';
  readonly source: string;
  /** How the value changed here: by so much, or to so much. */
  readonly op: 'by' | 'to';
  readonly amount: number;
  readonly result: number;
};

export type Explained = { readonly value: number; readonly steps: readonly Step[] };

export const printed = (value: number): Explained => ({
  value,
  steps: [{ from: 'printed', source: '', op: 'to', amount: value, result: value }],
});

export type NumberChange = { readonly op: 'by' | 'to'; readonly amount: number };

/** Applies one change to a number, never overwriting what it was before. */
export function applyNumber(
  seen: Explained,
  change: NumberChange,
  from: 'modifier' | 'counter',
  source: string,
): Explained {
  const result = change.op === 'by' ? seen.value + change.amount : change.amount;
  return { value: result, steps: [...seen.steps, { from, source, ...change, result }] };
}
