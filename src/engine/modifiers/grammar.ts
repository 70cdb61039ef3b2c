/** What a pack supplies so that its modifiers can be put in order and applied: what they read, and what they change. */

/** A continuous modifier as far as its order is concerned (711.2): who came first, told apart by an id. */
export type Stamped = { readonly id: string; readonly timestamp: number };

/** What one modifier does to one subject: the change with its numbers worked out. Plain data, compared by content. */
export type Applied<Change> = { readonly subject: string; readonly change: Change };

/** Every subject as it is seen so far. */
export type Views<View> = ReadonlyMap<string, View>;

/** What is stored of every subject, and what belongs to none of them (such as the round). */
export type World<View, Surroundings> = { readonly stored: Views<View>; readonly surroundings: Surroundings };

export type Grammar<View, Surroundings, Modifier extends Stamped, Change, Field extends string> = {
  /** The fields that decide whom it affects and what comes of it; empty where a list and plain numbers do. */
  readonly reads: (modifier: Modifier) => readonly Field[];
  /** The fields that it can change. */
  readonly writes: (modifier: Modifier) => readonly Field[];
  /** Whom it affects and how, in the world as it is seen so far. */
  readonly evaluate: (modifier: Modifier, views: Views<View>, surroundings: Surroundings) => readonly Applied<Change>[];
  /**
   * What {@link evaluate} says of some subjects, where that hangs on nobody else; `null` where the others have to be
   * looked at as well.
   */
  readonly evaluateAmong: (
    modifier: Modifier,
    subjects: readonly string[],
    views: Views<View>,
    surroundings: Surroundings,
  ) => readonly Applied<Change>[] | null;
  /** A view with one change on it. Never looks at anything but its arguments. */
  readonly apply: (view: View, modifier: Modifier, change: Change) => View;
  /** The fields in which two stored views of a subject differ. */
  readonly differences: (before: View, after: View) => readonly Field[];
  /** The fields through which a modifier would notice that the surroundings are others. */
  readonly surroundingDifferences: (before: Surroundings, after: Surroundings) => readonly Field[];
  /** Every field: what is new, or gone, differs in all of them. */
  readonly fields: readonly Field[];
  /**
   * Whether the fields of a subject could decide whom it affects and how, whatever the other modifiers do. A sieve like
   * {@link reads}: it may say yes too often, never too seldom.
   */
  readonly looksAt: (modifier: Modifier, subject: string, world: World<View, Surroundings>) => boolean;
  /** The subjects that it could affect, whatever the other modifiers do, rather too many than too few; `null`: anybody. */
  readonly couldAffect: (modifier: Modifier, world: World<View, Surroundings>) => readonly string[] | null;
};

export const meets = <Field>(some: readonly Field[], others: readonly Field[]): boolean =>
  some.some((field) => others.includes(field));

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const alike = <Change>(some: readonly Applied<Change>[], others: readonly Applied<Change>[]): boolean =>
  some.length === others.length &&
  some.every(({ subject, change }, index) => {
    const other = others[index];
    return other?.subject === subject && (other.change === change || sameText(other.change, change));
  });
