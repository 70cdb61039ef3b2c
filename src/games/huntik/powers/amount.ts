/** How many: a number, or one that the table gives (104). */
import * as v from 'valibot';
import { description, reference } from './selector.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99));
const times = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9)));

/** `times` multiplies it; `x` is named by the player as the power is used, `die` as it was rolled. */
export const amount = v.union([
  number,
  v.strictObject({ count: description, times }),
  v.strictObject({ round: v.literal(true), times }),
  v.strictObject({ atkOf: reference, times }),
  v.strictObject({ defOf: reference, times }),
  /** On the card that says it, where nothing else is said (402.1a). */
  v.strictObject({ counters: v.pipe(v.string(), v.maxLength(40)), on: v.exactOptional(reference), times }),
  v.strictObject({ die: v.literal(true), times }),
  v.strictObject({ x: v.literal(true), times }),
]);
export type Amount = v.InferOutput<typeof amount>;
