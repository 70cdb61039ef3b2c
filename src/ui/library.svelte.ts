/** The cards and decks that are kept for one game, as the store gives them: what is in them, the game reads. */
import type { LibraryCard, LibraryDeck, Store, StoreFailure, Stored } from '../store/port.ts';

export type { LibraryCard, LibraryDeck };

type Kept<Row> = Omit<Row, 'id' | 'game' | 'usedAt' | 'changedAt'> & { readonly id?: string };

export class Library {
  readonly #store: Store;
  readonly #game: string;
  readonly #newId: () => string;
  #cards = $state.raw<readonly LibraryCard[]>([]);
  #decks = $state.raw<readonly LibraryDeck[]>([]);
  #failure = $state.raw<StoreFailure | null>(null);

  constructor(store: Store, game: string, newId: () => string) {
    this.#store = store;
    this.#newId = newId;
    this.#game = game;
  }

  /** The last used first. */
  get cards(): readonly LibraryCard[] {
    return this.#cards;
  }

  /** The last changed first. */
  get decks(): readonly LibraryDeck[] {
    return this.#decks;
  }

  /** Why the last change was not kept; without its library a match is played all the same. */
  get failure(): StoreFailure | null {
    return this.#failure;
  }

  async load(): Promise<void> {
    const [cards, decks] = await Promise.all([this.#store.listCards(this.#game), this.#store.listDecks(this.#game)]);
    if (cards.ok) this.#cards = cards.value;
    if (decks.ok) this.#decks = decks.value;
  }

  /** Keeps a card, in the place of the one with its id; answers the id. */
  async keepCard(card: Kept<LibraryCard>): Promise<string> {
    const id = card.id ?? this.#newId();
    await this.#changed(this.#store.putCard({ ...card, id, game: this.#game, usedAt: Date.now() }));
    return id;
  }

  async keepDeck(deck: Kept<LibraryDeck>): Promise<string> {
    const id = deck.id ?? this.#newId();
    await this.#changed(this.#store.putDeck({ ...deck, id, game: this.#game, changedAt: Date.now() }));
    return id;
  }

  /** Takes a card away; answers how to bring it back as it was. */
  async removeCard(card: LibraryCard): Promise<() => Promise<void>> {
    await this.#changed(this.#store.deleteCard(card.id));
    return () => this.#changed(this.#store.putCard(card));
  }

  async removeDeck(deck: LibraryDeck): Promise<() => Promise<void>> {
    await this.#changed(this.#store.deleteDeck(deck.id));
    return () => this.#changed(this.#store.putDeck(deck));
  }

  async #changed(work: Promise<Stored<null>>): Promise<void> {
    const done = await work;
    this.#failure = done.ok ? null : done.failure;
    await this.load();
  }
}
