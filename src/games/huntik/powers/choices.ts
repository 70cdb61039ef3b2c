/** What people choose while a power is used or resolves: told to the app with the command, in the order of the power. */
import * as v from 'valibot';
import { cardId, zone } from '../schemas.ts';

const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

export const choices = v.strictObject({
  targets: v.exactOptional(v.pipe(v.array(cardId), v.maxLength(6))),
  zone: v.exactOptional(zone),
  card: v.exactOptional(cardId),
  x: v.exactOptional(number),
  /** As it was rolled on the table. */
  die: v.exactOptional(v.pipe(number, v.minValue(1), v.maxValue(6))),
  /** For each "may" and "unless", in order. */
  does: v.exactOptional(v.pipe(v.array(v.boolean()), v.maxLength(12))),
  /** For each "choose one", in order. */
  options: v.exactOptional(v.pipe(v.array(v.pipe(number, v.maxValue(3))), v.maxLength(12))),
});
export type Choices = v.InferOutput<typeof choices>;

/** The choices without the answers that were given already, so many of each kind. */
export const withoutAnswers = (told: Choices, given: { readonly does: number; readonly options: number }): Choices => ({
  ...told,
  ...(told.does === undefined ? {} : { does: told.does.slice(given.does) }),
  ...(told.options === undefined ? {} : { options: told.options.slice(given.options) }),
});
