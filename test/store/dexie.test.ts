import { readFileSync } from 'node:fs';
import { IDBDatabase, IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Stored } from '../../src/store/port.ts';
import { acceptance, logOf, valueOf } from './acceptance.ts';
import { FakeBrowser } from './browser.ts';
import { at, card, deck, header, played } from './samples.ts';

acceptance('Dexie', async () => {
  const browser = new FakeBrowser();
  return { one: await browser.open(), other: await browser.open() };
});

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // Dexie's own words for what is tested here
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const codeOf = (stored: Stored<unknown>): string => (stored.ok ? 'ok' : stored.failure.code);

/** A connection of other code: another version of the app, or a tool. */
function connect(version?: number, upgrade: (database: globalThis.IDBDatabase) => void = () => undefined) {
  return new Promise<globalThis.IDBDatabase>((resolve, reject) => {
    const request = browser.indexedDB.open(browser.name, version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('does not open'));
  });
}

function rowsOf(database: globalThis.IDBDatabase, table: string): Promise<unknown[]> {
  return new Promise((resolve) => {
    const request = database.transaction(table).objectStore(table).getAll();
    request.onsuccess = () => resolve(request.result);
  });
}

async function putRow(table: string, row: unknown): Promise<void> {
  const database = await connect();
  await new Promise<void>((resolve) => {
    const transaction = database.transaction(table, 'readwrite');
    transaction.objectStore(table).put(row);
    transaction.oncomplete = () => resolve();
  });
  database.close();
}

describe('an append', () => {
  test('is one strict transaction over header and entries', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction'); // before it is opened: Dexie keeps the method
    const store = await browser.open();
    valueOf(await store.createMatch(header('m1'), []));
    begun.mockClear();
    valueOf(await store.append(0, played(1), at('m1', 1)));
    expect(begun.mock.calls.map(([tables, mode, options]) => [tables, mode, options])).toEqual([
      [['matches', 'entries'], 'readwrite', { durability: 'strict' }],
    ]);
    store.close();
  });

  test('that the browser never answers is said to have failed, and the match goes on from what is stored', async () => {
    const store = await browser.open();
    valueOf(await store.createMatch(header('m1'), []));
    const database = await connect();
    const held = database.transaction(['matches', 'entries'], 'readwrite');
    const keepBusy = (): void => void (held.objectStore('matches').get('m1').onsuccess = () => isHeld && keepBusy());
    let isHeld = true;
    keepBusy();
    expect(await store.append(0, played(1), at('m1', 1))).toMatchObject({
      ok: false,
      failure: { code: 'failed', message: 'the browser did not answer within 1000 ms' },
    });
    isHeld = false;
    // It comes about after all; whoever sends it again learns so.
    expect(codeOf(await store.append(0, played(1), at('m1', 1)))).toBe('conflict');
    expect((await logOf(store, 'm1'))?.entries).toEqual([played(1)]);
    database.close();
    store.close();
  });
});

describe('another version of the app', () => {
  test('that upgrades the database closes this one for good', async () => {
    const store = await browser.open();
    valueOf(await store.createMatch(at('m1', 1), [played(1)]));
    const newer = await connect(30, (database) => database.createObjectStore('journal'));
    for (let again = 0; again < 2; again += 1) {
      expect(codeOf(await store.append(1, played(2), at('m1', 2)))).toBe('closed');
      expect(codeOf(await store.readMatch('m1'))).toBe('closed');
    }
    expect(await rowsOf(newer, 'entries')).toHaveLength(1);
    expect(newer.version).toBe(30);
    newer.close();
  });

  test('that upgraded it before makes this one read-only', async () => {
    const store = await browser.open();
    valueOf(await store.createMatch(at('m1', 1), [played(1)]));
    store.close();
    (await connect(30, (database) => database.createObjectStore('journal'))).close();
    const older = await browser.open();
    expect(await older.health()).toMatchObject({ kind: 'durable', readOnly: true, lost: false });
    expect((await logOf(older, 'm1'))?.entries).toEqual([played(1)]);
    const writes = await Promise.all([
      older.append(1, played(2), at('m1', 2)),
      older.createMatch(header('m2'), []),
      older.setBinned('m1', 5),
      older.emptyBin(9),
      older.putCard(card('c1')),
      older.deleteCard('c1'),
      older.putDeck(deck('d1')),
      older.deleteDeck('d1'),
      older.writeSetting('language', 'hu'),
      older.writeCheckpoint({ matchId: 'm1', seq: 1, fingerprint: 'f', board: {} }),
      older.importAll({ matches: [], cards: [card('c1')], decks: [], settings: {} }),
    ]);
    expect(new Set(writes.map(codeOf))).toEqual(new Set(['newer']));
    older.close();
    const newer = await connect();
    expect(newer.version).toBe(30);
    expect(await rowsOf(newer, 'entries')).toHaveLength(1);
    newer.close();
  });

  test('that does not let go of the database is said to be in the way, until it does', async () => {
    const older = await connect(5);
    expect(await browser.tryOpen()).toMatchObject({
      ok: false,
      failure: { code: 'blocked', message: expect.stringContaining('another tab') as string },
    });
    older.close();
    const store = await browser.open();
    valueOf(await store.createMatch(header('m1'), []));
    store.close();
    // Nothing is left open that could stand in the way of the next upgrade.
    (await connect(30)).close();
  });

  test('that deletes the database closes this one, and nothing makes it anew', async () => {
    const store = await browser.open();
    await new Promise<void>((resolve) => {
      browser.indexedDB.deleteDatabase(browser.name).onsuccess = () => resolve();
    });
    expect(codeOf(await store.createMatch(header('m1'), []))).toBe('closed');
    expect(await browser.indexedDB.databases()).toEqual([]);
  });
});

describe('opening', () => {
  test('that hangs is said to be blocked, in words', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new IDBOpenDBRequest());
    expect(await browser.tryOpen()).toEqual({
      ok: false,
      failure: { code: 'blocked', message: 'the database did not open within 300 ms' },
    });
  });

  test('goes on without a marker where localStorage throws', async () => {
    browser.marker.getItem = browser.marker.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = await browser.open();
    expect(await store.health()).toMatchObject({ kind: 'durable', lost: false });
    store.close();
  });

  test('notices that the database was emptied, once', async () => {
    const losses: boolean[] = [];
    const start = async (): Promise<void> => {
      const store = await browser.open();
      losses.push((await store.health()).lost);
      store.close();
    };
    await start();
    await start();
    browser.indexedDB = new IDBFactory();
    await start();
    await start();
    browser.indexedDB = new IDBFactory();
    browser.marks.clear(); // everything of this page was cleared: as good as a new phone
    await start();
    expect(losses).toEqual([false, false, true, false, false]);
  });

  test('leaves rows that cannot be read where they are, and names them', async () => {
    const store = await browser.open();
    valueOf(await store.createMatch(header('m1'), []));
    await putRow('matches', { id: 'm2', format: 1, game: 'toy' });
    await putRow('matches', { ...header('m3'), format: 3 });
    await putRow('cards', { ...card('c1'), format: 2, usedAt: 'often' });
    await putRow('decks', { ...deck('d1'), format: 2, data: undefined });
    expect(valueOf(await store.listMatches()).map(({ id }) => id)).toEqual(['m1']);
    expect(valueOf(await store.listCards())).toEqual([]);
    expect(valueOf(await store.listDecks())).toEqual([]);
    expect((await store.health()).unreadable).toEqual([
      { table: 'matches', id: 'm2', message: expect.stringContaining('createdAt') as string },
      { table: 'matches', id: 'm3', message: expect.stringContaining('format') as string },
      { table: 'cards', id: 'c1', message: expect.stringContaining('usedAt') as string },
      { table: 'decks', id: 'd1', message: expect.stringContaining('data') as string },
    ]);
    expect(await store.readMatch('m2')).toMatchObject({ ok: false, failure: { code: 'failed' } });
    const database = await connect();
    expect(await rowsOf(database, 'matches')).toHaveLength(3);
    database.close();
    store.close();
  });
});

describe('a database of 0.1.0', () => {
  const rows = JSON.parse(readFileSync('test/corpus/v0.1.0/durations.rows.json', 'utf8')) as Readonly<
    Record<'header' | 'card' | 'setting', object> & { entries: readonly object[] }
  >;

  beforeEach(async () => {
    const first = await connect(10, (database) => {
      database.createObjectStore('matches', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: ['matchId', 'seq'] });
      database.createObjectStore('checkpoints', { keyPath: 'matchId' });
      database.createObjectStore('cards', { keyPath: 'id' }).createIndex('game', 'game');
      database.createObjectStore('settings', { keyPath: 'key' });
    });
    first.close();
    await putRow('matches', rows.header);
    await putRow('cards', rows.card);
    await putRow('settings', rows.setting);
    for (const row of rows.entries) await putRow('entries', row);
  });

  test('opens with everything that is in it', async () => {
    const store = await browser.open();
    expect((await logOf(store, 'durations'))?.entries).toHaveLength(rows.entries.length);
    expect(valueOf(await store.listCards('huntik'))).toEqual([
      {
        id: 'corpus-card',
        game: 'huntik',
        name: 'Guard',
        kind: 'major',
        usedAt: 1,
        data: { atk: 3, def: 4, unblockable: false },
      },
    ]);
    expect(valueOf(await store.listDecks())).toEqual([]);
    expect(valueOf(await store.readSettings())).toEqual({ language: 'hu' });
    expect(await store.health()).toMatchObject({ readOnly: false, lost: false, unreadable: [] });
    store.close();
  });

  test('is written on in the format of today, beside the rows of then', async () => {
    const store = await browser.open();
    const match = await logOf(store, 'durations');
    if (match === null) throw new Error('the match is gone');
    const head = match.header.head;
    valueOf(await store.append(head, played(head + 1), { ...match.header, head: head + 1 }));
    valueOf(await store.putDeck(deck('d1', { game: 'huntik' })));
    expect((await logOf(store, 'durations'))?.entries).toHaveLength(rows.entries.length + 1);
    expect(valueOf(await store.listDecks('huntik'))).toHaveLength(1);
    const database = await connect();
    const formats = (await rowsOf(database, 'entries')).map(
      (row) => Reflect.get(Object(row) as object, 'format') as unknown,
    );
    expect([...new Set(formats)]).toEqual([1, 2]);
    database.close();
    store.close();
  });
});

describe('the store of a page', () => {
  const throwing = (error: Error) => () => {
    throw error;
  };
  const denied = new DOMException('The operation is insecure.', 'SecurityError');

  /** The browser as it is at this moment, for `openStore`. */
  function stub(indexedDB: PropertyDescriptor): void {
    vi.stubGlobal('IDBKeyRange', browser.surroundings.IDBKeyRange);
    vi.stubGlobal('localStorage', browser.marker);
    vi.stubGlobal('indexedDB', undefined);
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...indexedDB });
  }

  test('is durable where the browser has IndexedDB', async () => {
    stub({ value: browser.indexedDB });
    const store = valueOf(await openStore(browser.name));
    expect(await store.health()).toMatchObject({ kind: 'durable', why: null });
    store.close();
  });

  test.each([
    ['has no IndexedDB', { value: undefined }],
    ['gives null for it', { value: null }],
    ['forbids to look for it', { get: throwing(denied) }],
    ['throws when it is opened', { value: { open: throwing(denied) } }],
    ['gives no request', { value: { open: () => null } }],
    [
      'allows nothing to be changed, as private windows did',
      { value: { open: throwing(new DOMException('A mutation operation was attempted', 'InvalidStateError')) } },
    ],
  ])('keeps nothing, and says why, where the browser %s', async (_what, indexedDB) => {
    stub(indexedDB);
    const store = valueOf(await openStore(browser.name));
    const health = await store.health();
    expect(health.kind).toBe('memory');
    expect(health.why).not.toBe('');
    valueOf(await store.createMatch(header('m1'), []));
    expect(valueOf(await store.listMatches())).toHaveLength(1);
  });

  test('is not quietly an empty one where the matches are only out of reach', async () => {
    const older = await connect(5);
    stub({ value: browser.indexedDB });
    expect(codeOf(await openStore(browser.name))).toBe('blocked');
    older.close();
    const error = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    stub({ value: { open: throwing(error) } });
    expect(await openStore(browser.name)).toMatchObject({
      ok: false,
      failure: { code: 'failed', message: expect.stringContaining('backing store') as string },
    });
  });
});
