/** The memory adapter: for browsers that give no storage, for tests and for scenarios. It keeps nothing. */
import { assertNext, conflict, decodeCards, decodeHeaders, decodeMatch, notStored, stored, taken } from './answers.ts';
import {
  decodeCheckpoint,
  encodeCard,
  encodeCheckpoint,
  encodeEntry,
  encodeHeader,
  encodeSetting,
  type CardRow,
  type CheckpointRow,
  type EntryRow,
  type HeaderRow,
  type SettingRow,
} from './codec.ts';
import type {
  Bundle,
  Checkpoint,
  LibraryCard,
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

  async listMatches(): Promise<Stored<readonly MatchHeader[]>> {
    return this.#read(() => stored(decodeHeaders([...this.#shelf.matches.values()]).values));
  }

  async readMatch(id: string): Promise<Stored<{ header: MatchHeader; entries: readonly unknown[] } | null>> {
    return this.#read(() => {
      const row = this.#shelf.matches.get(id);
      return row === undefined ? stored(null) : decodeMatch(row, structuredClone(this.#shelf.entries.get(id) ?? []));
    });
  }

  async createMatch(header: MatchHeader): Promise<Stored<null>> {
    const row = encodeHeader(header);
    return this.#write(header.id, () => {
      if (this.#shelf.matches.has(header.id)) return taken(header.id);
      this.#shelf.matches.set(header.id, row);
      this.#shelf.entries.set(header.id, []);
      return stored(null);
    });
  }

  async append(expectedHead: number, entry: StoredEntry, header: MatchHeader): Promise<Stored<null>> {
    assertNext(expectedHead, entry, header);
    const [entryRow, headerRow] = [encodeEntry(header.id, entry), encodeHeader(header)];
    return this.#write(header.id, () => {
      const before = this.#shelf.matches.get(header.id);
      if (before?.head !== expectedHead) return conflict(header.id, before?.head, expectedHead);
      this.#shelf.entries.get(header.id)?.push(entryRow);
      this.#shelf.matches.set(header.id, { ...headerRow, binnedAt: before.binnedAt });
      return stored(null);
    });
  }

  async setBinned(id: string, binnedAt: number | null): Promise<Stored<null>> {
    return this.#write(id, () => {
      const before = this.#shelf.matches.get(id);
      if (before === undefined) return conflict(id, undefined, 0);
      this.#shelf.matches.set(id, { ...before, binnedAt });
      return stored(null);
    });
  }

  async emptyBin(before: number): Promise<Stored<number>> {
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

  async readCheckpoint(matchId: string, seq: number): Promise<Stored<Checkpoint | null>> {
    return this.#read(() => {
      const checkpoint = decodeCheckpoint(this.#shelf.checkpoints.get(matchId));
      return stored(checkpoint.ok && checkpoint.value.seq <= seq ? checkpoint.value : null);
    });
  }

  async writeCheckpoint(checkpoint: Checkpoint): Promise<Stored<null>> {
    const row = encodeCheckpoint(checkpoint);
    return this.#write(undefined, () => {
      this.#shelf.checkpoints.set(checkpoint.matchId, row);
      return stored(null);
    });
  }

  async importAll(bundle: Bundle): Promise<Stored<null>> {
    const matches = bundle.matches.map(({ header, entries }) => ({
      header: encodeHeader(header),
      entries: entries.map((entry) => encodeEntry(header.id, entry)),
    }));
    const cards = bundle.cards.map(encodeCard);
    const settings = Object.entries(bundle.settings).map(([key, value]) => encodeSetting(key, value));
    return this.#write(null, () => {
      const there = matches.find(({ header }) => this.#shelf.matches.has(header.id));
      if (there !== undefined) return taken(there.header.id);
      for (const { header, entries } of matches) {
        this.#shelf.matches.set(header.id, header);
        this.#shelf.entries.set(header.id, entries);
      }
      for (const card of cards) this.#shelf.cards.set(card.id, card);
      for (const setting of settings) this.#shelf.settings.set(setting.key, setting);
      return stored(null);
    });
  }

  async listCards(game: string): Promise<Stored<readonly LibraryCard[]>> {
    return this.#read(() => {
      const rows = [...this.#shelf.cards.values()].filter((card) => card.game === game);
      return stored(decodeCards(rows).values);
    });
  }

  async putCard(card: LibraryCard): Promise<Stored<null>> {
    const row = encodeCard(card);
    return this.#write(null, () => {
      this.#shelf.cards.set(card.id, row);
      return stored(null);
    });
  }

  async deleteCard(id: string): Promise<Stored<null>> {
    return this.#write(null, () => {
      this.#shelf.cards.delete(id);
      return stored(null);
    });
  }

  async readSettings(): Promise<Stored<Readonly<Record<string, SettingValue>>>> {
    return this.#read(() =>
      stored(Object.fromEntries([...this.#shelf.settings.values()].map(({ key, value }) => [key, value]))),
    );
  }

  async writeSetting(key: string, value: SettingValue): Promise<Stored<null>> {
    const row = encodeSetting(key, value);
    return this.#write(null, () => {
      this.#shelf.settings.set(key, row);
      return stored(null);
    });
  }

  async health(): Promise<StoreHealth> {
    return {
      kind: 'memory',
      why: this.#why,
      persisted: null,
      usedBytes: null,
      quotaBytes: null,
      readOnly: false,
      lost: false,
      unreadable: [],
    };
  }

  onChange(listener: (change: StoreChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#shelf.stores.delete(this);
  }

  #read<T>(work: () => Stored<T>): Stored<T> {
    return this.#closed ? notStored('closed', 'the store was closed') : work();
  }

  /** Tells the other stores on the shelf: which match changed, null for none in particular, undefined for nothing of note. */
  #write<T>(matchId: string | null | undefined, work: () => Stored<T>): Stored<T> {
    const answer = this.#read(work);
    if (!answer.ok || matchId === undefined) return answer;
    for (const store of this.#shelf.stores) if (store !== this) store.#tell({ matchId });
    return answer;
  }

  #tell(change: StoreChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
