/** The tables. A version once released is never edited: a new one is added below it, and drops no table. */
import Dexie, { type Table } from 'dexie';
import type { CardRow, CheckpointRow, DeckRow, EntryRow, HeaderRow, SettingRow } from './codec.ts';

const DATABASE_VERSION = 2;

export class Database extends Dexie {
  declare readonly matches: Table<HeaderRow, string>;
  declare readonly entries: Table<EntryRow, [matchId: string, seq: number]>;
  declare readonly checkpoints: Table<CheckpointRow, string>;
  declare readonly cards: Table<CardRow, string>;
  declare readonly decks: Table<DeckRow, string>;
  declare readonly settings: Table<SettingRow, string>;

  constructor(
    name: string,
    dependencies: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange },
  ) {
    super(name, { ...dependencies, chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      matches: 'id',
      entries: '[matchId+seq]',
      checkpoints: 'matchId',
      cards: 'id, game',
      settings: 'key',
    });
    this.version(DATABASE_VERSION).stores({ decks: 'id, game' });
  }

  /**
   * One transaction; durable and whole when it resolves. Where the browser aborts it with requests under way, those fail
   * with a bare AbortError, and only the transaction itself knows why.
   */
  async atomically<T>(mode: 'r' | 'rw', tables: readonly Table[], work: () => Promise<T>): Promise<T> {
    let raw: IDBTransaction | undefined;
    try {
      // Async, or Dexie would not see that what is awaited in `work` belongs to this transaction.
      return await this.transaction(mode, tables, async ({ idbtrans }) => {
        raw = idbtrans;
        return await work();
      });
    } catch (error) {
      throw raw?.error ?? error;
    }
  }

  /** A newer build made this database. Dexie opens it all the same, but this build must not write into it. */
  get isNewer(): boolean {
    return this.backendDB().version > DATABASE_VERSION * 10; // Dexie counts in tenths
  }
}
