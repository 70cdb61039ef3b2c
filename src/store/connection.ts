/** One connection to the database: opens, notices when it dies, and comes back once. */
import { notStored, stored } from './answers.ts';
import { Database } from './database.ts';
import { failureOf, isAbort, isConnectionTrouble, KnownFailure, openingFailureOf, within } from './failures.ts';
import type { Stored, StoreFailure } from './port.ts';

/** What the browser gives, and how long it may take. */
export type Surroundings = {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
  /** Milliseconds until an opening, an answer, and the answer to an import count as failed. */
  readonly patience: { readonly open: number; readonly answer: number; readonly bulk: number };
};

/** `again` is true on the second try, when the first may have been stored without our hearing of it. */
type Work<T> = (database: Database, again: boolean) => PromiseLike<Stored<T>>;

const UPGRADED: StoreFailure = {
  code: 'closed',
  message: 'another tab upgraded or deleted the database; this one must be reloaded',
};

export class Connection {
  readonly #name: string;
  readonly #surroundings: Surroundings;
  #database: Database;
  /** Why there will be no further connection. */
  #gone: StoreFailure | null = null;
  #reopening: Promise<Database> | null = null;
  #isNewer = false;

  private constructor(name: string, surroundings: Surroundings) {
    this.#name = name;
    this.#surroundings = surroundings;
    this.#database = this.#fresh();
  }

  /** Always settles: with a connection, or with what is in the way. */
  static async open(name: string, surroundings: Surroundings): Promise<Stored<Connection>> {
    const connection = new Connection(name, surroundings);
    try {
      await connection.#open(connection.#database);
      return stored(connection);
    } catch (error) {
      if (!isConnectionTrouble(error)) return { ok: false, failure: openingFailureOf(error) };
    }
    try {
      await connection.#reopened(connection.#database);
      return stored(connection);
    } catch (error) {
      return { ok: false, failure: openingFailureOf(error) };
    }
  }

  /** A newer build made this database: it can be read, not written. */
  get isNewer(): boolean {
    return this.#isNewer;
  }

  read<T>(work: Work<T>): Promise<Stored<T>> {
    return this.#attempt(
      work,
      (error) => isConnectionTrouble(error) || isAbort(error),
      this.#surroundings.patience.answer,
    );
  }

  write<T>(work: Work<T>): Promise<Stored<T>> {
    return this.#write(work, this.#surroundings.patience.answer);
  }

  /** A write of very many rows. */
  writeBulk<T>(work: Work<T>): Promise<Stored<T>> {
    return this.#write(work, this.#surroundings.patience.bulk);
  }

  close(): void {
    this.#leave({ code: 'closed', message: 'the store was closed' }, this.#database);
  }

  async #write<T>(work: Work<T>, patience: number): Promise<Stored<T>> {
    if (this.#gone === null && this.#isNewer)
      return notStored('newer', 'a newer version of the app wrote this database');
    return this.#attempt(work, isConnectionTrouble, patience);
  }

  async #attempt<T>(work: Work<T>, isWorthAnother: (error: unknown) => boolean, patience: number): Promise<Stored<T>> {
    const late: StoreFailure = { code: 'failed', message: `the browser did not answer within ${patience} ms` };
    const database = this.#database;
    try {
      this.#assertHere();
      return await within(patience, late, work(database, false));
    } catch (error) {
      if (this.#gone !== null || !isWorthAnother(error)) return this.#failed(error);
    }
    try {
      const reopened = await this.#reopened(database);
      this.#assertHere();
      return await within(patience, late, work(reopened, true));
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** Whatever an operation throws once the connection is gone for good, that is the reason. */
  #failed(error: unknown): Stored<never> {
    return { ok: false, failure: this.#gone ?? failureOf(error) };
  }

  #assertHere(): void {
    if (this.#gone !== null) throw new KnownFailure(this.#gone.code, this.#gone.message);
  }

  /** A new connection in place of a dead one. Whoever else met the same death shares it. */
  async #reopened(dead: Database): Promise<Database> {
    if (this.#reopening !== null) return this.#reopening;
    if (this.#database !== dead) return this.#database;
    dead.close({ disableAutoOpen: true });
    const next = this.#fresh();
    this.#reopening = this.#open(next).then(() => next);
    try {
      this.#database = await this.#reopening;
      return this.#database;
    } finally {
      this.#reopening = null;
    }
  }

  #fresh(): Database {
    const database = new Database(this.#name, this.#surroundings);
    database.on('versionchange', () => {
      this.#leave(UPGRADED, database);
      // Dexie's own handler must not run: it would let the old code open the upgraded database again, and write into it.
      return false;
    });
    return database;
  }

  async #open(database: Database): Promise<void> {
    const { open } = this.#surroundings.patience;
    const late: StoreFailure = { code: 'blocked', message: `the database did not open within ${open} ms` };
    const blocked = new Promise<never>((_resolve, reject) => {
      database.on('blocked', () => {
        reject(new KnownFailure('blocked', 'another tab with an older version of the app holds the database'));
      });
    });
    // One that opens after all, when nobody waits for it any more, lets go as soon as another tab wants to upgrade.
    await within(open, late, Promise.race([database.open(), blocked]));
    this.#isNewer = database.isNewer;
  }

  #leave(why: StoreFailure, database: Database): void {
    this.#gone ??= why;
    database.close({ disableAutoOpen: true });
  }
}
