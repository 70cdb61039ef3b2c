/** What stands in the library: own cards, those that everybody knows, and decks, each read by the game. */
import type { CardDefinition } from '../../../../games/huntik/cards/card.ts';
import { cards as known } from '../../../../games/huntik/cards/index.ts';
import { keptCard, MISSION, readCard } from '../../../../games/huntik/cards/kept.ts';
import { fullName, nameKey } from '../../../../games/huntik/cards/names.ts';
import { finder } from '../../../../games/huntik/decks/check.ts';
import { readDeck, type Deck } from '../../../../games/huntik/decks/deck.ts';
import { tick } from 'svelte';
import type { Library, LibraryCard, LibraryDeck } from '../../../library.svelte.ts';
import { router } from '../../../router.svelte.ts';
import { offerUndo } from './removal.ts';
import { libraryTexts } from './texts.svelte.ts';

export type ShelfCard = {
  readonly id: string;
  readonly card: CardDefinition;
  /** Null for a card that everybody knows. */
  readonly row: LibraryCard | null;
};
export type ShelfDeck = { readonly row: LibraryDeck; readonly deck: Deck };
/** A row that is there, and what is wrong with it. */
export type Unreadable<Row> = { readonly row: Row; readonly path: string };

/** One card of a name and version for each sort; a token is no card. */
const keyOf = (card: CardDefinition): string => `${card.card} ${'token' in card ? 'token ' : ''}${nameKey(card)}`;

const byName = (one: ShelfCard, other: ShelfCard): number => fullName(one.card).localeCompare(fullName(other.card));

function parted<Row extends { readonly data: unknown }, Value>(
  rows: readonly Row[],
  read: (row: Row) => { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly path: string },
) {
  const good: { readonly row: Row; readonly value: Value }[] = [];
  const unreadable: Unreadable<Row>[] = [];
  for (const row of rows) {
    const parsed = read(row);
    if (parsed.ok) good.push({ row, value: parsed.value });
    else unreadable.push({ row, path: parsed.path });
  }
  return { good, unreadable };
}

export class Shelf {
  readonly #library: Library;
  readonly #cards = $derived.by(() =>
    parted(
      this.#library.cards.filter(({ kind }) => kind !== MISSION),
      readCard,
    ),
  );
  readonly #decks = $derived.by(() => parted(this.#library.decks, ({ data }) => readDeck(data)));

  /** Own cards, and those of the rulebook in whose place no own one stands. */
  readonly cards = $derived.by((): readonly ShelfCard[] => {
    const own = this.#cards.good.map(({ row, value }) => ({ id: row.id, card: value, row }));
    const taken = own.map(({ card }) => keyOf(card));
    const others = known
      .filter((card) => !taken.includes(keyOf(card)))
      .map((card) => ({ id: `known ${nameKey(card)}`, card, row: null }));
    return [...own, ...others].sort(byName);
  });
  /** How the line of a deck finds its card. */
  readonly find = $derived(finder(this.cards.map(({ card }) => card)));

  constructor(library: Library) {
    this.#library = library;
  }

  get unreadableCards(): readonly Unreadable<LibraryCard>[] {
    return this.#cards.unreadable;
  }

  get unreadableDecks(): readonly Unreadable<LibraryDeck>[] {
    return this.#decks.unreadable;
  }

  get decks(): readonly ShelfDeck[] {
    return this.#decks.good.map(({ row, value }) => ({ row, deck: value }));
  }

  card(id: string): ShelfCard | undefined {
    return this.cards.find((one) => one.id === id);
  }

  deck(id: string): ShelfDeck | undefined {
    return this.decks.find(({ row }) => row.id === id);
  }

  /** Whether another own card has this name and version. `row` is the one that is being edited. */
  isTaken(card: CardDefinition, row: LibraryCard | null): boolean {
    return this.#cards.good.some((one) => one.row.id !== row?.id && keyOf(one.value) === keyOf(card));
  }

  keepCard(card: CardDefinition, row: LibraryCard | null): Promise<string> {
    const kept = keptCard(card);
    return this.#library.keepCard(row === null ? kept : { ...kept, id: row.id });
  }

  keepDeck(name: string, deck: Deck, row: LibraryDeck | null): Promise<string> {
    const kept = { name, data: deck };
    return this.#library.keepDeck(row === null ? kept : { ...kept, id: row.id });
  }

  async removeCard(row: LibraryCard): Promise<void> {
    this.#offerUndo(row, [], await this.#library.removeCard(row));
  }

  async removeDeck(row: LibraryDeck): Promise<void> {
    this.#offerUndo(row, ['decks'], await this.#library.removeDeck(row));
  }

  /** Goes back to the list first: a notice belongs to the screen on which it comes up. */
  #offerUndo(
    { game, name }: LibraryCard | LibraryDeck,
    place: readonly string[],
    bringBack: () => Promise<void>,
  ): void {
    router.replace({ name: 'library', game, place });
    void tick().then(() => offerUndo(name || libraryTexts.current.unnamedDeck, bringBack));
  }
}
