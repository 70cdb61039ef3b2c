/** How an event's schema is made. An event is a fact with its outcome in it; evolve reads every event ever written. */
import * as v from 'valibot';

export const event = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

/** Which rule made it happen, where it is not plain from the event's name. */
export const rule = v.pipe(v.string(), v.maxLength(12));
