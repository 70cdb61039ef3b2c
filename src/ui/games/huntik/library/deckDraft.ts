/** Changes of a deck, each giving the deck that comes of it. */
import type { CardLine, Deck, Line } from '../../../../games/huntik/decks/deck.ts';
import { MOST_COPIES_IN_A_LINE } from '../../../../games/huntik/decks/deck.ts';
import { nameKey } from '../../../../games/huntik/cards/names.ts';

/** The two lists that a deck is made of. */
export const PARTS = ['lines', 'legendaryPile'] as const;
export type Part = (typeof PARTS)[number];

const keyOf = ({ name, version }: Pick<CardLine, 'name' | 'version'>): string =>
  nameKey({ name, version: version === '' ? null : version });

/** One line in the place of another, or none. */
export const changed = (deck: Deck, part: Part, index: number, line: Line | null): Deck => ({
  ...deck,
  [part]: deck[part].flatMap((one, place) => (place !== index ? [one] : line === null ? [] : [line])),
});

/** One copy more of a card; a card that is not in it yet comes last. */
export function withOneMore(deck: Deck, part: Part, card: Omit<CardLine, 'copies'>): Deck {
  const index = deck[part].findIndex(
    (line) => line.kind === 'card' && keyOf(line) === keyOf(card) && line.copies < MOST_COPIES_IN_A_LINE,
  );
  const line = deck[part][index];
  if (line?.kind === 'card') return changed(deck, part, index, { ...line, copies: line.copies + 1 });
  return { ...deck, [part]: [...deck[part], { ...card, copies: 1 }] };
}
