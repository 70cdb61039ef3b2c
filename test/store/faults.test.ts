import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DexieStore } from '../../src/store/dexie.ts';
import type { Store, Stored } from '../../src/store/port.ts';
import { logOf, valueOf } from './acceptance.ts';
import { FakeBrowser } from './browser.ts';
import { FAULTS, Saboteur, type Fault, type Manner } from './faults.ts';
import { at, card, deck, header, played, wentTo } from './samples.ts';

/** What an app asks of its store in the course of a match, writes and reads. */
const SCRIPT: readonly ((store: Store) => Promise<Stored<unknown>>)[] = [
  (store) => store.createMatch(at('m1', 1), [played(1)]),
  (store) => store.append(1, played(2), at('m1', 2)),
  (store) => store.append(2, wentTo(3, 1), at('m1', 3)),
  (store) => store.readMatch('m1'),
  (store) => store.writeCheckpoint({ matchId: 'm1', seq: 3, fingerprint: 'f', board: { sum: 1 } }),
  (store) => store.append(3, played(4), at('m1', 4)),
  (store) => store.readCheckpoint('m1', 4),
  (store) => store.putCard(card('c1')),
  (store) => store.listCards('toy'),
  (store) => store.putDeck(deck('d1')),
  (store) => store.listDecks('toy'),
  (store) => store.writeSetting('language', 'hu'),
  (store) => store.readSettings(),
  (store) =>
    store.importAll({
      matches: [{ header: { ...at('n1', 2), imported: true }, entries: [played(1), played(2)] }],
      cards: [card('c2')],
      decks: [deck('d2')],
      settings: { theme: 'day' },
    }),
  (store) => store.setBinned('n1', 5),
  (store) => store.listMatches(),
  (store) => store.createMatch(header('gone', { binnedAt: 1 }), []),
  (store) => store.emptyBin(3),
  (store) => store.deleteCard('c2'),
  (store) => store.deleteDeck('d2'),
];

/** All that is stored. */
async function contents(store: Store) {
  const headers = valueOf(await store.listMatches());
  return {
    matches: await Promise.all(headers.map(({ id }) => logOf(store, id))),
    cards: valueOf(await store.listCards()),
    decks: valueOf(await store.listDecks()),
    settings: valueOf(await store.readSettings()),
    checkpoint: valueOf(await store.readCheckpoint('m1', 99)),
  };
}

vi.setConfig({ testTimeout: 60_000 }); // each goes through more than a hundred little matches

let saboteur: Saboteur;
beforeEach(() => {
  saboteur = new Saboteur();
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // Dexie says when it works around a browser's fault
});
afterEach(() => {
  saboteur.remove();
  vi.restoreAllMocks();
});

/** A person whose store says that something was not stored, or not read, tries once more. */
async function opened(browser: FakeBrowser, failures: string[]): Promise<DexieStore> {
  const first = await browser.tryOpen();
  if (first.ok) return first.value;
  failures.push(first.failure.code);
  return browser.open();
}

async function play(browser: FakeBrowser, failures: string[]): Promise<void> {
  const store = await opened(browser, failures);
  for (const act of SCRIPT) {
    const answer = await act(store);
    if (answer.ok) continue;
    failures.push(answer.failure.code);
    valueOf(await act(store));
  }
  store.close();
}

async function outcome(browser: FakeBrowser) {
  const store = await browser.open();
  const found = await contents(store);
  store.close();
  return found;
}

const isQuota = (fault: Fault): boolean => fault?.name === 'QuotaExceededError';

describe('every single thing that IndexedDB is asked to do, failing once', () => {
  async function loop(fault: Fault, manner: Manner): Promise<{ strikes: number; codes: ReadonlySet<string> }> {
    const clean = new FakeBrowser();
    await play(clean, []);
    const expected = await outcome(clean);
    const codes = new Set<string>();
    for (let nth = 1; ; nth += 1) {
      const browser = new FakeBrowser();
      const failures: string[] = [];
      saboteur.arm(nth, fault, manner);
      await play(browser, failures);
      const struck = saboteur.hasStruck;
      saboteur.disarm();
      expect([nth, await outcome(browser)]).toEqual([nth, expected]);
      expect(failures.length).toBeLessThanOrEqual(1);
      for (const code of failures) codes.add(code);
      if (!struck) return { strikes: nth - 1, codes };
    }
  }

  test.each(Object.entries(FAULTS))('with %s: said or mended, nothing lost, nothing doubled', async (_name, fault) => {
    const { strikes, codes } = await loop(fault, 'refused');
    expect(strikes).toBeGreaterThan(60);
    expect([...codes].filter((code) => code !== (isQuota(fault) ? 'full' : 'failed'))).toEqual([]);
    // A dead connection is mended without a word.
    expect(codes.size).toBe(fault === null || isQuota(fault) ? 1 : 0);
  });

  test('with the whole transaction aborted for want of space: the reason is not lost', async () => {
    const { strikes, codes } = await loop(FAULTS['quota exceeded'] ?? null, 'swept');
    expect(strikes).toBeGreaterThan(30);
    expect([...codes]).toEqual(['full']);
  });

  test.each(Object.entries(FAULTS).filter(([, fault]) => fault !== null && !isQuota(fault)))(
    'with %s after the commit: nothing is written twice',
    async (_name, fault) => {
      const { strikes, codes } = await loop(fault, 'unheard');
      expect(strikes).toBeGreaterThan(10);
      expect([...codes]).toEqual([]);
    },
  );
});

test('a connection that dies under several operations is replaced once, for all of them', async () => {
  const browser = new FakeBrowser();
  const store = await browser.open();
  saboteur.cut(FAULTS['connection lost'] ?? null);
  const answers = await Promise.all(
    ['m1', 'm2', 'm3', 'm4', 'm5'].map((id) => store.createMatch(at(id, 1), [played(1)])),
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  expect(saboteur.connections.size).toBe(2);
  store.close();
});

describe('a connection that stays dead', () => {
  test.each(Object.entries(FAULTS))(
    'with %s is said, and what was stored is there afterwards',
    async (_name, fault) => {
      const browser = new FakeBrowser();
      const store = await browser.open();
      valueOf(await store.createMatch(at('m1', 1), [played(1)]));
      saboteur.arm(1, fault, 'refused', true);
      const answer = await store.append(1, played(2), at('m1', 2));
      expect(answer).toMatchObject({ ok: false, failure: { code: isQuota(fault) ? 'full' : 'failed' } });
      expect(answer.ok || answer.failure.message).not.toBe('');
      saboteur.disarm();
      valueOf(await store.append(1, played(2), at('m1', 2)));
      store.close();
      expect((await outcome(browser)).matches).toEqual([{ header: at('m1', 2), entries: [played(1), played(2)] }]);
    },
  );
});
