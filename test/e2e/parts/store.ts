/** The phone's storage, behind the app's back. */
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const Headers = v.array(v.looseObject({ head: v.number() }));
const Entries = v.array(v.looseObject({ seq: v.number() }));

/** What a request on a table of the only database comes to. */
const ask = (page: Page, table: string, row: object | null): Promise<unknown> =>
  page.evaluate(
    async ([name, put]) => {
      const done = (request: IDBRequest) =>
        new Promise<unknown>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('no reason given'));
        });
      const [{ name: first = '' } = {}] = await indexedDB.databases();
      const database = await done(indexedDB.open(first));
      if (!(database instanceof IDBDatabase)) throw new Error('there is no database');
      const store = database.transaction(name, put === null ? 'readonly' : 'readwrite').objectStore(name);
      const answer = await done(put === null ? store.getAll() : store.put(put));
      database.close();
      return answer;
    },
    [table, row] as const,
  );

/** What lies there of the only match: the head of its header, and the seqs of its entries. */
export async function storedMatch(page: Page): Promise<{ head: number; seqs: number[] }> {
  const [header] = v.parse(Headers, await ask(page, 'matches', null));
  const entries = v.parse(Entries, await ask(page, 'entries', null));
  return { head: header?.head ?? 0, seqs: entries.map(({ seq }) => seq) };
}

/** Puts nonsense in the place of the events of an entry. */
export async function damageEntry(page: Page, seq: number): Promise<void> {
  const entries = v.parse(Entries, await ask(page, 'entries', null));
  const entry = entries.find((row) => row.seq === seq);
  await ask(page, 'entries', { ...entry, events: [{ type: 'nonsense' }] });
}

/** As a browser does that is short of space, or was killed at a bad moment: all of it is gone, without a word. */
export const emptyStorage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error ?? new Error('no reason given'));
    });
  });

/** From here on every write meets a full disk. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const full = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = full;
    IDBObjectStore.prototype.put = full;
  });
