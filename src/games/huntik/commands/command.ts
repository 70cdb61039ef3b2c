/** How a command's schema is made: its type, what it says, and the table's word that a card overrules a board rule. */
import * as v from 'valibot';

export const command = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries, overrule: v.exactOptional(v.literal(true)) });

/** What follows by itself: the statechart asks for it, never a person. */
export const following = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type) });
