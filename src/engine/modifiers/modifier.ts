/** A continuous modifier: data, with a source, a timestamp, a duration, whom it affects and what it changes. */

export const DURATIONS = ['combat', 'turn', 'round', 'nextRound', 'game'] as const;
export type Duration = (typeof DURATIONS)[number];

export type Modifier<Change> = {
  readonly id: string;
  /** The card's name as the table knows it, or '' where nobody said. */
  readonly source: string;
  readonly controller: string;
  readonly timestamp: number;
  readonly until: Duration;
  /** The named subjects; empty for what concerns the whole table. */
  readonly cards: readonly string[];
  readonly change: Change;
};

/** The modifiers that end when this stretch of the game does. */
export const endingWith = <M extends { readonly until: Duration }>(modifiers: readonly M[], until: Duration): M[] =>
  modifiers.filter((modifier) => modifier.until === until);

/** The modifiers on one subject, in the order in which they apply. */
export const affecting = <M extends { readonly cards: readonly string[]; readonly timestamp: number }>(
  modifiers: readonly M[],
  id: string,
): M[] =>
  modifiers.filter((modifier) => modifier.cards.includes(id)).sort((one, other) => one.timestamp - other.timestamp);
