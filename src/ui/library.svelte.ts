/** The cards that somebody typed in, offered again last used first. */
import type { LibraryCard, Store } from '../store/port.ts';

export type { LibraryCard };

export class Library {
  readonly #store: Store;
  readonly #game: string;
  #cards = $state.raw<readonly LibraryCard[]>([]);

  readonly #newId: () => string;

  constructor(store: Store, game: string, newId: () => string) {
    this.#store = store;
    this.#newId = newId;
    this.#game = game;
  }

  get cards(): readonly LibraryCard[] {
    return this.#cards;
  }

  async load(): Promise<void> {
    const listed = await this.#store.listCards(this.#game);
    // Without its library a match is played all the same: numbers are typed.
    if (listed.ok) this.#cards = listed.value;
  }

  /** Remembers a card as it was typed; the same name and kind is the same card. */
  async remember(card: Omit<LibraryCard, 'id' | 'game' | 'usedAt'>): Promise<void> {
    if (card.name === '') return;
    const known = this.#cards.find(({ name, kind }) => name === card.name && kind === card.kind);
    const id = known?.id ?? this.#newId();
    await this.#store.putCard({ ...card, id, game: this.#game, usedAt: Date.now() });
    await this.load();
  }

  async forget(id: string): Promise<void> {
    await this.#store.deleteCard(id);
    await this.load();
  }
}
