/** What has to be so for a power to be used, to trigger, or to apply (702.2, 708.3a). */
import * as v from 'valibot';
import { compare, description, reference, type Compare, type Description, type Reference } from './selector.ts';

export type Condition =
  | { readonly exists: Description; readonly atLeast?: number }
  | { readonly round: Compare }
  | { readonly inCombat: Reference }
  | { readonly alone: Reference }
  | { readonly yourTurn: boolean }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

const list = () => v.pipe(v.array(v.lazy(() => condition)), v.minLength(1), v.maxLength(6));

export const condition: v.GenericSchema<unknown, Condition> = v.union([
  v.strictObject({
    exists: description,
    atLeast: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  }),
  v.strictObject({ round: compare }),
  v.strictObject({ inCombat: reference }),
  v.strictObject({ alone: reference }),
  v.strictObject({ yourTurn: v.boolean() }),
  v.strictObject({ all: list() }),
  v.strictObject({ any: list() }),
  v.strictObject({ not: v.lazy(() => condition) }),
]);
