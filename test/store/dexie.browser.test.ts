import { expect, test, vi } from 'vitest';
import { DexieStore } from '../../src/store/dexie.ts';
import { openStore, PATIENCE } from '../../src/store/open.ts';
import { acceptance, valueOf } from './acceptance.ts';
import { at, header, played } from './samples.ts';

let made = 0;
const fresh = (): string => `acceptance ${Date.now()} ${(made += 1)}`;

acceptance('Dexie, in a browser,', async () => {
  const name = fresh();
  const open = async () =>
    valueOf(await DexieStore.open(name, { indexedDB, IDBKeyRange, patience: PATIENCE }, localStorage));
  return { one: await open(), other: await open() };
});

test('the store of this page is durable, and asks for strict durability', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction'); // before it is opened: Dexie keeps the method
  const store = valueOf(await openStore(fresh()));
  valueOf(await store.createMatch(header('m1'), []));
  begun.mockClear();
  valueOf(await store.append(0, played(1), at('m1', 1)));
  expect(begun.mock.calls).toEqual([[['matches', 'entries'], 'readwrite', { durability: 'strict' }]]);
  begun.mockRestore();
  const health = await store.health();
  expect(health).toMatchObject({ kind: 'durable', why: null, readOnly: false, lost: false });
  expect(health.usedBytes).toBeGreaterThanOrEqual(0);
  expect(typeof health.persisted).toBe('boolean');
  store.close();
});

test('a match of 5,000 entries is read whole', async () => {
  const store = valueOf(await openStore(fresh()));
  const entries = Array.from({ length: 5_000 }, (_, index) => played(index + 1));
  valueOf(await store.createMatch(at('m1', 5_000), entries));
  expect(valueOf(await store.readMatch('m1'))?.entries).toHaveLength(5_000);
  valueOf(await store.setBinned('m1', 1));
  expect(valueOf(await store.emptyBin(2))).toBe(1);
  expect(valueOf(await store.readMatch('m1'))).toBeNull();
  store.close();
});
