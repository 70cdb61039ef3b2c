/** The memory adapter: for browsers that give no storage, for tests and for scenarios. It keeps nothing. */
import {
  assertNext,
  conflict,
  decodeCards,
  decodeDecks,
  decodeHeaders,
  decodeMatch,
  notStored,
  stored,
  taken,
} from './answers.ts';
import {
  decodeCheckpoint,
  encodeBundle,
  encodeCard,
  encodeCheckpoint,
  encodeDeck,
  encodeEntry,
  encodeHeader,
  encodeSetting,
  type CardRow,
  type CheckpointRow,
  type DeckRow,
  type EntryRow,
  type HeaderRow,
  type SettingRow,
} from './codec.ts';
import type {
  Bundle,
  Checkpoint,
  LibraryCard,
  LibraryDeck,
  MatchHeader,
  SettingValue,
  Store,
  StoreChange,
  StoreHealth,
  Stored,
  StoredEntry,
} from './port.ts';

/** What several memory stores can share, as the tabs of a browser share one database. */
export class Shelf {
  readonly matches = new Map<string, HeaderRow>();
  readonly entries = new Map<string, EntryRow[]>();
  readonly checkpoints = new Map<string, CheckpointRow>();
  readonly cards = new Map<string, CardRow>();
  readonly decks = new Map<string, DeckRow>();
  readonly settings = new Map<string, SettingRow>();
  readonly stores = new Set<MemoryStore>();
}

export class MemoryStore implements Store {
  readonly #shelf: Shelf;
  readonly #why: string;
  readonly #listeners = new Set<(change: StoreChange) => void>();
  #closed = false;

  /** `why` says for the settings screen why nothing is kept. */
  constructor(options: { readonly why: string; readonly shelf?: Shelf }) {
    this.#why = options.why;
    this.#shelf = options.shelf ?? new Shelf();
    this.#shelf.stores.add(this);
  }

  listMatches(): Promise<Stored<readonly MatchHeader[]>> {
    return this.#read(() => stored(decodeHeaders([...this.#shelf.matches.values()]).values));
  }

  readMatch(id: string): Promise<Stored<{ header: MatchHeader; entries: readonly unknown[] } | null>> {
    return this.#read(() => {
      const row = this.#shelf.matches.get(id);
      return row === undefined ? stored(null) : decodeMatch(row, structuredClone(this.#shelf.entries.get(id) ?? []));
    });
  }

  createMatch(header: MatchHeader, entries: readonly StoredEntry[]): Promise<Stored<null>> {
    return this.#write(header.id, () =>
      this.#add({ matches: [{ header, entries }], cards: [], decks: [], settings: {} }),
    );
  }

  append(expectedHead: number, entry: StoredEntry, header: MatchHeader): Promise<Stored<null>> {
    return this.#write(header.id, () => {
      assertNext(expectedHead, entry, header);
      const [entryRow, headerRow] = [encodeEntry(header.id, entry), encodeHeader(header)];
      const before = this.#shelf.matches.get(header.id);
      if (before?.head !== expectedHead) return conflict(header.id, before?.head, expectedHead);
      this.#shelf.entries.get(header.id)?.push(entryRow);
      this.#shelf.matches.set(header.id, { ...headerRow, binnedAt: before.binnedAt });
      return stored(null);
    });
  }

  setBinned(id: string, binnedAt: number | null): Promise<Stored<null>> {
    return this.#write(id, () => {
      const before = this.#shelf.matches.get(id);
      if (before === undefined) return conflict(id, undefined, 0);
      this.#shelf.matches.set(id, { ...before, binnedAt });
      return stored(null);
    });
  }

  emptyBin(before: number): Promise<Stored<number>> {
    return this.#write(null, () => {
      const out = [...this.#shelf.matches.values()].filter((row) => row.binnedAt !== null && row.binnedAt < before);
      for (const { id } of out) {
        this.#shelf.matches.delete(id);
        this.#shelf.entries.delete(id);
        this.#shelf.checkpoints.delete(id);
      }
      return stored(out.length);
    });
  }

  readCheckpoint(matchId: string, seq: number): Promise<Stored<Checkpoint | null>> {
    return this.#read(() => {
      const checkpoint = decodeCheckpoint(this.#shelf.checkpoints.get(matchId));
      return stored(checkpoint.ok && checkpoint.value.seq <= seq ? checkpoint.value : null);
    });
  }

  writeCheckpoint(checkpoint: Checkpoint): Promise<Stored<null>> {
    return this.#read(() => {
      const row = encodeCheckpoint(checkpoint);
      this.#shelf.checkpoints.set(checkpoint.matchId, row);
      return stored(null);
    });
  }

  importAll(bundle: Bundle): Promise<Stored<null>> {
    return this.#write(null, () => this.#add(bundle));
  }

  listCards(game?: string): Promise<Stored<readonly LibraryCard[]>> {
    return this.#read(() => {
      const rows = [...this.#shelf.cards.values()].filter((card) => game === undefined || card.game === game);
      return stored(decodeCards(rows).values);
    });
  }

  putCard(card: LibraryCard): Promise<Stored<null>> {
    return this.#write(null, () => {
      const row = encodeCard(card);
      this.#shelf.cards.set(card.id, row);
      return stored(null);
    });
  }

  deleteCard(id: string): Promise<Stored<null>> {
    return this.#write(null, () => {
      this.#shelf.cards.delete(id);
      return stored(null);
    });
  }

  listDecks(game?: string): Promise<Stored<readonly LibraryDeck[]>> {
    return this.#read(() => {
      const rows = [...this.#shelf.decks.values()].filter((deck) => game === undefined || deck.game === game);
      return stored(decodeDecks(rows).values);
    });
  }

  putDeck(deck: LibraryDeck): Promise<Stored<null>> {
    return this.#write(null, () => {
      const row = encodeDeck(deck);
      this.#shelf.decks.set(deck.id, row);
      return stored(null);
    });
  }

  deleteDeck(id: string): Promise<Stored<null>> {
    return this.#write(null, () => {
      this.#shelf.decks.delete(id);
      return stored(null);
    });
  }

  readSettings(): Promise<Stored<Readonly<Record<string, SettingValue>>>> {
    return this.#read(() =>
      stored(Object.fromEntries([...this.#shelf.settings.values()].map(({ key, value }) => [key, value]))),
    );
  }

  writeSetting(key: string, value: SettingValue): Promise<Stored<null>> {
    return this.#write(null, () => {
      const row = encodeSetting(key, value);
      this.#shelf.settings.set(key, row);
      return stored(null);
    });
  }

  health(): Promise<StoreHealth> {
    return Promise.resolve({
      kind: 'memory',
      why: this.#why,
      persisted: null,
      usedBytes: null,
      quotaBytes: null,
      readOnly: false,
      lost: false,
      unreadable: [
        ...decodeHeaders([...this.#shelf.matches.values()]).unreadable,
        ...decodeCards([...this.#shelf.cards.values()]).unreadable,
        ...decodeDecks([...this.#shelf.decks.values()]).unreadable,
      ],
    });
  }

  onChange(listener: (change: StoreChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#shelf.stores.delete(this);
  }

  #add(bundle: Bundle): Stored<null> {
    const { headers, entries, cards, decks, settings } = encodeBundle(bundle);
    const there = headers.find(({ id }) => this.#shelf.matches.has(id));
    if (there !== undefined) return taken(there.id);
    for (const header of headers) {
      this.#shelf.matches.set(header.id, header);
      this.#shelf.entries.set(header.id, []);
    }
    for (const entry of entries) this.#shelf.entries.get(entry.matchId)?.push(entry);
    for (const card of cards) this.#shelf.cards.set(card.id, card);
    for (const deck of decks) this.#shelf.decks.set(deck.id, deck);
    for (const setting of settings) this.#shelf.settings.set(setting.key, setting);
    return stored(null);
  }

  /** Whatever `work` throws rejects the promise, as it does in a store that really waits. */
  #read<T>(work: () => Stored<T>): Promise<Stored<T>> {
    return new Promise((resolve) => resolve(this.#closed ? notStored('closed', 'the store was closed') : work()));
  }

  /** A write that the other stores on the shelf hear of; `matchId` is null where it is about no match in particular. */
  async #write<T>(matchId: string | null, work: () => Stored<T>): Promise<Stored<T>> {
    const answer = await this.#read(work);
    if (answer.ok) for (const store of this.#shelf.stores) if (store !== this) store.#tell({ matchId });
    return answer;
  }

  #tell(change: StoreChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
