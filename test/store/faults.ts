/** Makes the n-th thing that IndexedDB is asked to do fail, as browsers in the field have been seen to fail. */
import { IDBDatabase, IDBFactory, IDBTransaction } from 'fake-indexeddb';

/** Name and message of the error; null for an abort that gives no reason. */
export type Fault = { readonly name: string; readonly message: string } | null;

/** The five that make up most failed saves in production, and the abort that says nothing. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'internal error': { name: 'UnknownError', message: 'Internal error opening backing store for indexedDB.open.' },
  'quota exceeded': { name: 'QuotaExceededError', message: 'Current transaction exceeded its quota limitations.' },
  'connection lost': {
    name: 'UnknownError',
    message: 'Connection to Indexed Database server lost. Refresh the page to try again',
  },
  'disk full': {
    name: 'QuotaExceededError',
    message: 'Encountered full disk while opening backing store for indexedDB.open.',
  },
  'connection closing': {
    name: 'InvalidStateError',
    message: "Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing.",
  },
  'bare abort': null,
};

/**
 * - `refused`: it was not done.
 * - `swept`: the whole transaction was aborted while it was under way. The requests only hear of an abort.
 * - `unheard`: it was done, but the answer is an error all the same. Only a commit can fail so.
 */
export type Manner = 'refused' | 'swept' | 'unheard';

type Call = (self: object, args: readonly unknown[]) => unknown;

const errorOf = (fault: Fault): DOMException =>
  fault === null
    ? new DOMException('The transaction was aborted.', 'AbortError')
    : new DOMException(fault.message, fault.name);

/** Stands between Dexie and the IndexedDB in memory, and counts what is asked of it. */
export class Saboteur {
  readonly #restore: (() => void)[] = [];
  #fault: Fault = null;
  #manner: Manner = 'refused';
  #strikeAt = 0;
  #count = 0;
  #forever = false;
  readonly #dead = new Set<object>();
  /** Every connection that began a transaction. */
  readonly connections = new Set<object>();

  constructor() {
    this.#wrap(IDBFactory.prototype, 'open', (open) => (self, args) => {
      return this.#strikes('refused') ? failingRequest(errorOf(this.#fault)) : open(self, args);
    });
    this.#wrap(IDBDatabase.prototype, 'transaction', (transaction) => (self, args) => {
      this.connections.add(self);
      if (this.#dead.has(self)) throw errorOf(this.#fault);
      const isUpgrade = args[1] === 'versionchange'; // begun by IndexedDB itself
      if (isUpgrade || !this.#strikes('refused')) return transaction(self, args);
      if (this.#fault !== null) throw errorOf(this.#fault);
      const begun = transaction(self, args);
      if (begun instanceof IDBTransaction) begun.abort();
      return begun;
    });
    this.#wrap(IDBTransaction.prototype, '_execRequestAsync', (execute) => (self, args) => {
      const isUpgrade = Reflect.get(self, 'mode') === 'versionchange';
      if (isUpgrade || !this.#strikes('refused', 'swept')) return execute(self, args);
      if (this.#manner === 'swept') return this.#sweep(self, execute(self, args));
      const operation = (): never => {
        throw errorOf(this.#fault);
      };
      return execute(self, [Object.assign({}, args[0], { operation })]);
    });
    this.#wrap(IDBTransaction.prototype, 'dispatchEvent', (dispatch) => (self, args) => {
      const event = Object(args[0]) as object;
      const isCommit = Reflect.get(self, 'mode') === 'readwrite' && Reflect.get(event, 'type') === 'complete';
      if (!isCommit || !this.#strikes('refused', 'unheard')) return dispatch(self, args);
      if (this.#manner === 'refused') undo(self);
      Reflect.set(self, 'error', this.#fault === null ? null : errorOf(this.#fault));
      Reflect.set(event, 'type', 'abort');
      return dispatch(self, args);
    });
  }

  /** From now on the n-th thing fails, once; with `forever`, everything after it too. */
  arm(strikeAt: number, fault: Fault, manner: Manner = 'refused', forever = false): void {
    this.#count = 0;
    this.#strikeAt = strikeAt;
    this.#fault = fault;
    this.#manner = manner;
    this.#forever = forever;
  }

  /** The connections there are begin no transaction any more. */
  cut(fault: Fault): void {
    this.#fault = fault;
    for (const connection of this.connections) this.#dead.add(connection);
  }

  disarm(): void {
    this.#strikeAt = 0;
  }

  /** Whether there were as many things to do. */
  get hasStruck(): boolean {
    return this.#strikeAt > 0 && this.#count >= this.#strikeAt;
  }

  remove(): void {
    for (const restore of this.#restore) restore();
  }

  #strikes(...manners: readonly Manner[]): boolean {
    if (this.#strikeAt === 0 || !manners.includes(this.#manner)) return false;
    this.#count += 1;
    return this.#forever ? this.#count >= this.#strikeAt : this.#count === this.#strikeAt;
  }

  #sweep(transaction: object, request: unknown): unknown {
    const abort: unknown = Reflect.get(transaction, '_abort');
    if (typeof abort !== 'function') throw new Error('there is nothing to abort by');
    Reflect.set(transaction, 'error', this.#fault === null ? null : errorOf(this.#fault));
    Reflect.apply(abort, transaction, [null]);
    return request;
  }

  #wrap(prototype: object, key: string, around: (original: Call) => Call): void {
    const original: unknown = Reflect.get(prototype, key);
    const own = Object.getOwnPropertyDescriptor(prototype, key);
    if (typeof original !== 'function') throw new Error(`there is no ${key} to stand before`);
    const wrapped = around((self, args): unknown => Reflect.apply(original, self, args));
    Object.defineProperty(prototype, key, {
      configurable: true,
      value(this: object, ...args: unknown[]) {
        return wrapped(this, args);
      },
    });
    this.#restore.push(() => {
      Reflect.deleteProperty(prototype, key);
      if (own !== undefined) Object.defineProperty(prototype, key, own);
    });
  }
}

/** Takes back what a transaction did, as its own abort would have. */
function undo(transaction: object): void {
  const log: unknown = Reflect.get(transaction, '_rollbackLog');
  if (!Array.isArray(log)) throw new Error('there is nothing to roll back by');
  for (const step of (log as unknown[]).toReversed())
    if (typeof step === 'function') Reflect.apply(step, undefined, []);
}

/** A request to open a database that only ever fails. */
function failingRequest(error: DOMException): object {
  const request: { error: DOMException; onerror: ((event: object) => void) | null } = { error, onerror: null };
  setTimeout(() => request.onerror?.({ type: 'error', target: request }));
  return request;
}
