/** The durable adapter: IndexedDB through Dexie. */
import * as v from 'valibot';
import {
  assertNext,
  conflict,
  decodeCards,
  decodeDecks,
  decodeHeaders,
  decodeMatch,
  stored,
  taken,
} from './answers.ts';
import { lookForCanary, type Marker } from './canary.ts';
import {
  checked,
  decodeCheckpoint,
  decodeSetting,
  encodeBundle,
  encodeCard,
  encodeCheckpoint,
  encodeDeck,
  encodeEntry,
  encodeHeader,
  encodeSetting,
} from './codec.ts';
import { Connection, type Surroundings } from './connection.ts';
import type { Database } from './database.ts';
import { canonicalJson } from './json.ts';
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
import { word } from './schemas.ts';

const message = v.strictObject({ matchId: v.nullable(word) });

const areSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

const logOf = (database: Database, matchId: string) =>
  database.entries.where('[matchId+seq]').between([matchId, 0], [matchId, Infinity]);

/** What the browser says of the space it gives; all of it null on an insecure origin, where it says nothing. */
async function spaceGiven() {
  const where: object = 'navigator' in globalThis ? navigator : {};
  const storage = 'storage' in where && where.storage instanceof StorageManager ? where.storage : null;
  const [persisted, estimate] = await Promise.all([
    storage?.persisted().catch(() => null),
    storage?.estimate().catch(() => null),
  ]);
  return { persisted: persisted ?? null, usedBytes: estimate?.usage ?? null, quotaBytes: estimate?.quota ?? null };
}

export class DexieStore implements Store {
  readonly #connection: Connection;
  readonly #isLost: boolean;
  #channel: BroadcastChannel | null;
  readonly #listeners = new Set<(change: StoreChange) => void>();

  private constructor(connection: Connection, isLost: boolean, name: string) {
    this.#connection = connection;
    this.#isLost = isLost;
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const change = checked(message, data);
      if (change.ok) for (const listener of this.#listeners) listener(change.value);
    });
  }

  /** Opens or creates the database of this name, or says what is in the way. Always settles. */
  static async open(name: string, surroundings: Surroundings, marker: Marker | null): Promise<Stored<DexieStore>> {
    const connection = await Connection.open(name, surroundings);
    if (!connection.ok) return connection;
    const isLost = await lookForCanary(connection.value, marker, name);
    if (isLost.ok) return stored(new DexieStore(connection.value, isLost.value, name));
    connection.value.close();
    return isLost;
  }

  listMatches(): Promise<Stored<readonly MatchHeader[]>> {
    return this.#connection.read(async (database) => stored(decodeHeaders(await database.matches.toArray()).values));
  }

  readMatch(id: string): Promise<Stored<{ header: MatchHeader; entries: readonly unknown[] } | null>> {
    return this.#connection.read((database) =>
      database.atomically('r', [database.matches, database.entries], async () => {
        const header = await database.matches.get(id);
        if (header === undefined) return stored(null);
        return decodeMatch(header, await logOf(database, id).toArray());
      }),
    );
  }

  async createMatch(header: MatchHeader, entries: readonly StoredEntry[]): Promise<Stored<null>> {
    const answer = await this.#addMatches({ matches: [{ header, entries }], cards: [], decks: [], settings: {} });
    return this.#announced(answer, header.id);
  }

  async append(expectedHead: number, entry: StoredEntry, header: MatchHeader): Promise<Stored<null>> {
    assertNext(expectedHead, entry, header);
    const [entryRow, headerRow] = [encodeEntry(header.id, entry), encodeHeader(header)];
    const answer = await this.#connection.write((database, again) =>
      database.atomically('rw', [database.matches, database.entries], async () => {
        const before = await database.matches.get(header.id);
        if (again && before?.head === entry.seq) {
          const there = await database.entries.get([header.id, entry.seq]);
          if (areSame(there, entryRow)) return stored(null);
        }
        if (before?.head !== expectedHead) return conflict(header.id, before?.head, expectedHead);
        await Promise.all([
          database.entries.add(entryRow),
          database.matches.put({ ...headerRow, binnedAt: before.binnedAt }),
        ]);
        return stored(null);
      }),
    );
    return this.#announced(answer, header.id);
  }

  async setBinned(id: string, binnedAt: number | null): Promise<Stored<null>> {
    const answer = await this.#connection.write((database) =>
      database.atomically('rw', [database.matches], async () => {
        const before = await database.matches.get(id);
        if (before === undefined) return conflict(id, undefined, 0);
        await database.matches.put({ ...before, binnedAt });
        return stored(null);
      }),
    );
    return this.#announced(answer, id);
  }

  async emptyBin(before: number): Promise<Stored<number>> {
    const answer = await this.#connection.writeBulk((database) =>
      database.atomically('rw', [database.matches, database.entries, database.checkpoints], async () => {
        const headers = await database.matches.toArray();
        const ids = headers.filter(({ binnedAt }) => binnedAt !== null && binnedAt < before).map(({ id }) => id);
        await Promise.all([
          database.matches.bulkDelete(ids),
          database.checkpoints.bulkDelete(ids),
          ...ids.map((id) => logOf(database, id).delete()),
        ]);
        return stored(ids.length);
      }),
    );
    return this.#announced(answer, null);
  }

  readCheckpoint(matchId: string, seq: number): Promise<Stored<Checkpoint | null>> {
    return this.#connection.read(async (database) => {
      const checkpoint = decodeCheckpoint(await database.checkpoints.get(matchId));
      return stored(checkpoint.ok && checkpoint.value.seq <= seq ? checkpoint.value : null);
    });
  }

  async writeCheckpoint(checkpoint: Checkpoint): Promise<Stored<null>> {
    const row = encodeCheckpoint(checkpoint);
    return this.#change('checkpoints', (database) => database.checkpoints.put(row));
  }

  async importAll(bundle: Bundle): Promise<Stored<null>> {
    return this.#announced(await this.#addMatches(bundle), null);
  }

  listCards(game?: string): Promise<Stored<readonly LibraryCard[]>> {
    return this.#connection.read(async (database) => {
      const { cards } = database;
      const rows = await (game === undefined ? cards : cards.where('game').equals(game)).toArray();
      return stored(decodeCards(rows).values);
    });
  }

  async putCard(card: LibraryCard): Promise<Stored<null>> {
    const row = encodeCard(card);
    return this.#announced(await this.#change('cards', (database) => database.cards.put(row)), null);
  }

  async deleteCard(id: string): Promise<Stored<null>> {
    return this.#announced(await this.#change('cards', (database) => database.cards.delete(id)), null);
  }

  listDecks(game?: string): Promise<Stored<readonly LibraryDeck[]>> {
    return this.#connection.read(async (database) => {
      const { decks } = database;
      const rows = await (game === undefined ? decks : decks.where('game').equals(game)).toArray();
      return stored(decodeDecks(rows).values);
    });
  }

  async putDeck(deck: LibraryDeck): Promise<Stored<null>> {
    const row = encodeDeck(deck);
    return this.#announced(await this.#change('decks', (database) => database.decks.put(row)), null);
  }

  async deleteDeck(id: string): Promise<Stored<null>> {
    return this.#announced(await this.#change('decks', (database) => database.decks.delete(id)), null);
  }

  readSettings(): Promise<Stored<Readonly<Record<string, SettingValue>>>> {
    return this.#connection.read(async (database) => {
      const settings = (await database.settings.toArray()).flatMap((row) => {
        const setting = decodeSetting(row); // the canary is none
        return setting.ok ? [[setting.value.key, setting.value.value] as const] : [];
      });
      return stored(Object.fromEntries(settings));
    });
  }

  async writeSetting(key: string, value: SettingValue): Promise<Stored<null>> {
    const row = encodeSetting(key, value);
    return this.#announced(await this.#change('settings', (database) => database.settings.put(row)), null);
  }

  async health(): Promise<StoreHealth> {
    const unreadable = await this.#connection.read(async ({ matches, cards, decks }) =>
      stored([
        ...decodeHeaders(await matches.toArray()).unreadable,
        ...decodeCards(await cards.toArray()).unreadable,
        ...decodeDecks(await decks.toArray()).unreadable,
      ]),
    );
    const { persisted, usedBytes, quotaBytes } = await spaceGiven();
    return {
      kind: 'durable',
      why: null,
      persisted,
      usedBytes,
      quotaBytes,
      readOnly: this.#connection.isNewer,
      lost: this.#isLost,
      unreadable: unreadable.ok ? unreadable.value : [],
    };
  }

  onChange(listener: (change: StoreChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
    this.#connection.close();
  }

  /** One change of one row. */
  #change(
    table: 'cards' | 'checkpoints' | 'decks' | 'settings',
    work: (database: Database) => PromiseLike<unknown>,
  ): Promise<Stored<null>> {
    return this.#connection.write((database) =>
      database.atomically('rw', [database[table]], async () => {
        await work(database);
        return stored(null);
      }),
    );
  }

  #addMatches(bundle: Bundle): Promise<Stored<null>> {
    const { headers, entries, cards, decks, settings } = encodeBundle(bundle);
    return this.#connection.writeBulk((database, again) => {
      const { matches } = database;
      const tables = [matches, database.entries, database.cards, database.decks, database.settings];
      return database.atomically('rw', tables, async () => {
        const there = (await matches.bulkGet(headers.map(({ id }) => id))).filter((row) => row !== undefined);
        const [first] = there;
        if (first !== undefined) return again && areSame(there, headers) ? stored(null) : taken(first.id);
        await Promise.all([
          matches.bulkAdd(headers),
          database.entries.bulkAdd(entries),
          database.cards.bulkPut(cards),
          database.decks.bulkPut(decks),
          database.settings.bulkPut(settings),
        ]);
        return stored(null);
      });
    });
  }

  /** Tells the other tabs of what was stored, and hands the answer on. */
  #announced<T>(answer: Stored<T>, matchId: string | null): Stored<T> {
    if (answer.ok) this.#channel?.postMessage({ matchId });
    return answer;
  }
}
