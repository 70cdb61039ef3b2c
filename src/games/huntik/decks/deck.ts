/** A deck that somebody wrote down (100), as the library keeps it. */
import * as v from 'valibot';
import type { Parsed } from '../../../engine/pack.ts';
import { cardName } from '../cards/schema.ts';
import { count, name } from '../schemas.ts';
import { FORMATS } from '../vocabulary.ts';

export const MOST_COPIES_IN_A_LINE = 99;
export const LONGEST_LINE = 200;
/** What can be sent with a match. */
const MOST_LINES = { deck: 300, pile: 100 } as const;

/** So many copies of a card, by what is printed under its picture; `version` is empty where there is none. */
const cardLine = v.strictObject({
  kind: v.literal('card'),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES_IN_A_LINE)),
  name: cardName,
  version: name,
});
/** A line of a list that could not be read: kept as it was, for somebody to mend. */
const unreadLine = v.strictObject({
  kind: v.literal('unread'),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_LINE)),
});
const line = v.variant('kind', [cardLine, unreadLine]);
export type CardLine = v.InferOutput<typeof cardLine>;
export type Line = v.InferOutput<typeof line>;

const deck = v.strictObject({
  format: v.picklist(FORMATS),
  /** Limited only: how many packs were opened (100.1). */
  packs: count,
  lines: v.pipe(v.array(line), v.maxLength(MOST_LINES.deck)),
  legendaryPile: v.pipe(v.array(line), v.maxLength(MOST_LINES.pile)),
});
export type Deck = v.InferOutput<typeof deck>;

export const EMPTY_DECK: Deck = { format: 'constructed', packs: 4, lines: [], legendaryPile: [] };

/** Reads a deck that was kept; where it is none, says which piece is wrong. */
export function readDeck(data: unknown): Parsed<Deck> {
  const parsed = v.safeParse(deck, data, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, path: v.getDotPath(issue) ?? '', message: issue.message };
}

export const isCardLine = (one: Line): one is CardLine => one.kind === 'card';

/** How many cards the lines add up to; those that cannot be read add nothing. */
export const sizeOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, one) => sum + (one.kind === 'card' ? one.copies : 0), 0);
