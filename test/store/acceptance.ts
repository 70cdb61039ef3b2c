/** What every store must do. One suite, run against each adapter. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anyGame, decodeEntries } from '../../src/store/codec.ts';
import type { Json, Store, StoreChange, Stored } from '../../src/store/port.ts';
import { at, card, deck, header, played, wentTo } from './samples.ts';

/** Two stores on the same data, as two tabs have them. */
export type Pair = { readonly one: Store; readonly other: Store };

export function valueOf<T>(stored: Stored<T>): T {
  if (!stored.ok) throw new Error(`${stored.failure.code}: ${stored.failure.message}`);
  return stored.value;
}

export async function logOf(store: Store, id: string) {
  const match = valueOf(await store.readMatch(id));
  if (match === null) return null;
  const { entries, stoppedAt } = decodeEntries(anyGame, match.entries);
  expect(stoppedAt).toBeNull();
  return { header: match.header, entries };
}

const codeOf = (stored: Stored<unknown>): string => (stored.ok ? 'ok' : stored.failure.code);

/** A tab hears of a change a little later. */
const heard = async (changes: readonly StoreChange[], many: number): Promise<void> => {
  await expect.poll(() => changes.length).toBe(many);
};

export function acceptance(adapter: string, open: () => Promise<Pair>): void {
  describe(`the ${adapter} store`, () => {
    let one: Store;
    let other: Store;

    beforeEach(async () => {
      ({ one, other } = await open());
    });
    afterEach(() => {
      one.close();
      other.close();
    });

    const begin = async (id: string, length: number): Promise<void> => {
      valueOf(await one.createMatch(header(id), []));
      for (let seq = 1; seq <= length; seq += 1) valueOf(await one.append(seq - 1, played(seq), at(id, seq)));
    };

    test('holds nothing at first', async () => {
      expect(valueOf(await one.listMatches())).toEqual([]);
      expect(valueOf(await one.readMatch('m1'))).toBeNull();
      expect(valueOf(await one.listCards('toy'))).toEqual([]);
      expect(valueOf(await one.listDecks('toy'))).toEqual([]);
      expect(valueOf(await one.readSettings())).toEqual({});
    });

    test('creates a match, and refuses the same id again', async () => {
      await begin('m1', 0);
      expect(await logOf(other, 'm1')).toEqual({ header: header('m1'), entries: [] });
      expect(codeOf(await other.createMatch(header('m1', { createdAt: 9 }), []))).toBe('conflict');
      expect((await logOf(one, 'm1'))?.header.createdAt).toBe(1_000);
    });

    test('creates a match with its first entries at once', async () => {
      valueOf(await one.createMatch(at('m1', 2), [played(1), played(2)]));
      valueOf(await one.append(2, played(3), at('m1', 3)));
      expect(await logOf(other, 'm1')).toEqual({ header: at('m1', 3), entries: [played(1), played(2), played(3)] });
      expect(codeOf(await one.createMatch(at('m1', 1), [played(1)]))).toBe('conflict');
      expect((await logOf(one, 'm1'))?.entries).toHaveLength(3);
    });

    test('appends entries in order, with the header that goes with them', async () => {
      await begin('m1', 2);
      valueOf(await one.append(2, wentTo(3, 1), at('m1', 3)));
      expect(await logOf(other, 'm1')).toEqual({ header: at('m1', 3), entries: [played(1), played(2), wentTo(3, 1)] });
    });

    test('refuses an entry that expects another head, and changes nothing', async () => {
      await begin('m1', 2);
      valueOf(await other.append(2, played(3, { by: 'other' }), at('m1', 3)));
      expect(codeOf(await one.append(2, played(3, { by: 'one' }), at('m1', 3)))).toBe('conflict');
      expect(codeOf(await one.append(7, played(8), at('m1', 8)))).toBe('conflict');
      expect((await logOf(one, 'm1'))?.entries).toEqual([played(1), played(2), played(3, { by: 'other' })]);
    });

    test('does not take an entry that was stored a moment ago for a new one', async () => {
      await begin('m1', 1);
      expect(codeOf(await one.append(0, played(1), at('m1', 1)))).toBe('conflict');
      expect((await logOf(one, 'm1'))?.entries).toHaveLength(1);
    });

    test('refuses an entry of a match that is not there', async () => {
      expect(codeOf(await one.append(0, played(1), at('m9', 1)))).toBe('conflict');
      expect(valueOf(await one.listMatches())).toEqual([]);
    });

    test('lets one of two simultaneous appends win', async () => {
      await begin('m1', 0);
      const codes = await Promise.all(
        [one, other].map(async (store, index) => codeOf(await store.append(0, played(1, { index }), at('m1', 1)))),
      );
      expect(codes.toSorted()).toEqual(['conflict', 'ok']);
      expect((await logOf(one, 'm1'))?.entries).toHaveLength(1);
    });

    test('throws at an entry that does not follow, or could not be read back', async () => {
      await begin('m1', 1);
      await expect(one.append(1, played(3), at('m1', 3))).rejects.toThrow('does not follow');
      await expect(one.append(1, played(2), at('m1', 3))).rejects.toThrow('does not follow');
      await expect(one.append(1, played(2, { deck: Number.NaN }), at('m1', 2))).rejects.toThrow('command.deck');
      await expect(one.createMatch(header('no spaces'), [])).rejects.toThrow('id');
      expect((await logOf(one, 'm1'))?.header.head).toBe(1);
    });

    test('keeps 500 entries apart from those of another match', async () => {
      await begin('m1', 500);
      await begin('m10', 2);
      expect((await logOf(other, 'm1'))?.entries.map(({ seq }) => seq)).toEqual(
        Array.from({ length: 500 }, (_, i) => i + 1),
      );
      expect((await logOf(other, 'm10'))?.entries).toHaveLength(2);
    });

    test('lists matches, the last changed first', async () => {
      await begin('m1', 1);
      await begin('m2', 3);
      await begin('m3', 2);
      expect(valueOf(await other.listMatches()).map(({ id }) => id)).toEqual(['m2', 'm3', 'm1']);
    });

    test('puts a match into the bin and takes it out again; an append leaves it there', async () => {
      await begin('m1', 1);
      valueOf(await one.setBinned('m1', 77));
      valueOf(await one.append(1, played(2), at('m1', 2)));
      expect((await logOf(other, 'm1'))?.header).toEqual({ ...at('m1', 2), binnedAt: 77 });
      valueOf(await one.setBinned('m1', null));
      expect((await logOf(other, 'm1'))?.header).toEqual(at('m1', 2));
      expect(codeOf(await one.setBinned('m9', 77))).toBe('conflict');
    });

    test('empties the bin of what has lain there long enough, and of nothing else', async () => {
      for (const id of ['m1', 'm2', 'm3']) await begin(id, 2);
      valueOf(await one.setBinned('m1', 10));
      valueOf(await one.setBinned('m2', 20));
      valueOf(await one.writeCheckpoint({ matchId: 'm1', seq: 2, fingerprint: 'f', board: {} }));
      expect(valueOf(await one.emptyBin(20))).toBe(1);
      expect(valueOf(await one.readMatch('m1'))).toBeNull();
      expect(valueOf(await one.readCheckpoint('m1', 2))).toBeNull();
      expect((await logOf(one, 'm2'))?.entries).toHaveLength(2);
      expect((await logOf(one, 'm3'))?.entries).toHaveLength(2);
      await begin('m1', 0);
      expect((await logOf(one, 'm1'))?.entries).toEqual([]);
    });

    test('gives the checkpoint at or before a seq', async () => {
      await begin('m1', 0);
      const checkpoint = { matchId: 'm1', seq: 50, fingerprint: 'f', board: { turn: 3, zones: [[], ['h1']] } };
      valueOf(await one.writeCheckpoint(checkpoint));
      expect(valueOf(await other.readCheckpoint('m1', 50))).toEqual(checkpoint);
      expect(valueOf(await other.readCheckpoint('m1', 999))).toEqual(checkpoint);
      expect(valueOf(await other.readCheckpoint('m1', 49))).toBeNull();
      expect(valueOf(await other.readCheckpoint('m2', 50))).toBeNull();
      valueOf(await one.writeCheckpoint({ ...checkpoint, seq: 100 }));
      expect(valueOf(await other.readCheckpoint('m1', 999))?.seq).toBe(100);
      expect(valueOf(await other.readCheckpoint('m1', 99))).toBeNull();
    });

    test('imports all or nothing', async () => {
      await begin('m1', 1);
      const bundle = (id: string) => ({
        matches: [
          { header: { ...at('n1', 2), imported: true }, entries: [played(1), played(2)] },
          { header: at(id, 1), entries: [played(1)] },
        ],
        cards: [card('c1')],
        decks: [deck('d1')],
        settings: { language: 'hu' },
      });
      expect(codeOf(await one.importAll(bundle('m1')))).toBe('conflict');
      expect(valueOf(await one.readMatch('n1'))).toBeNull();
      expect(valueOf(await one.listCards('toy'))).toEqual([]);
      expect(valueOf(await one.listDecks('toy'))).toEqual([]);
      expect(valueOf(await one.readSettings())).toEqual({});
      valueOf(await one.importAll(bundle('n2')));
      expect(await logOf(other, 'n1')).toEqual({
        header: { ...at('n1', 2), imported: true },
        entries: [played(1), played(2)],
      });
      expect((await logOf(other, 'n2'))?.entries).toEqual([played(1)]);
      expect(valueOf(await other.listCards('toy'))).toEqual([card('c1')]);
      expect(valueOf(await other.listDecks('toy'))).toEqual([deck('d1')]);
      expect(valueOf(await other.readSettings())).toEqual({ language: 'hu' });
      expect((await logOf(other, 'm1'))?.entries).toEqual([played(1)]);
    });

    test('lists the cards of one game, the last used first', async () => {
      valueOf(await one.putCard(card('c1', { usedAt: 1 })));
      valueOf(await one.putCard(card('c2', { usedAt: 3 })));
      valueOf(await one.putCard(card('c3', { game: 'another' })));
      valueOf(await one.putCard(card('c1', { usedAt: 9, data: { atk: 4 } })));
      expect(valueOf(await other.listCards('toy'))).toEqual([
        card('c1', { usedAt: 9, data: { atk: 4 } }),
        card('c2', { usedAt: 3 }),
      ]);
      expect(valueOf(await other.listCards()).map(({ id }) => id)).toEqual(['c1', 'c3', 'c2']);
      valueOf(await one.deleteCard('c1'));
      expect(valueOf(await other.listCards('toy'))).toEqual([card('c2', { usedAt: 3 })]);
    });

    test('lists the decks of one game, the last changed first', async () => {
      valueOf(await one.putDeck(deck('d1', { changedAt: 1 })));
      valueOf(await one.putDeck(deck('d2', { changedAt: 3 })));
      valueOf(await one.putDeck(deck('d3', { game: 'another' })));
      valueOf(await one.putDeck(deck('d1', { changedAt: 9, name: 'Thirty' })));
      expect(valueOf(await other.listDecks('toy'))).toEqual([
        deck('d1', { changedAt: 9, name: 'Thirty' }),
        deck('d2', { changedAt: 3 }),
      ]);
      expect(valueOf(await other.listDecks()).map(({ id }) => id)).toEqual(['d1', 'd3', 'd2']);
      valueOf(await one.deleteDeck('d1'));
      expect(valueOf(await other.listDecks('toy'))).toEqual([deck('d2', { changedAt: 3 })]);
    });

    test('throws at data that could not be read back: too deep, too large, no data', async () => {
      let deep: Json = 0;
      for (let level = 0; level < 25; level += 1) deep = [deep];
      const large = Array.from({ length: 40 }, () => 'x'.repeat(1_900));
      await expect(one.putCard(card('c1', { data: deep }))).rejects.toThrow('data lies too deep');
      await expect(one.putDeck(deck('d1', { data: large }))).rejects.toThrow('data is larger');
      await expect(one.putCard(card('c1', { data: { atk: Number.NaN } }))).rejects.toThrow('data.atk');
      const poisoned = JSON.parse('{"__proto__":{"atk":1}}') as Json;
      await expect(one.putCard(card('c1', { data: poisoned }))).rejects.toThrow('data.__proto__');
      expect(valueOf(await one.listCards())).toEqual([]);
      expect(valueOf(await one.listDecks())).toEqual([]);
    });

    test('keeps settings', async () => {
      valueOf(await one.writeSetting('language', 'ru'));
      valueOf(await one.writeSetting('facing', true));
      valueOf(await one.writeSetting('language', 'hu'));
      expect(valueOf(await other.readSettings())).toEqual({ language: 'hu', facing: true });
      await expect(one.writeSetting('$canary', 1)).rejects.toThrow('key');
    });

    test('tells the other tab which match changed, until it stops listening', async () => {
      const changes: StoreChange[] = [];
      const stop = other.onChange((change) => changes.push(change));
      await begin('m1', 1);
      await heard(changes, 2);
      valueOf(await one.putCard(card('c1')));
      await heard(changes, 3);
      expect(changes).toEqual([{ matchId: 'm1' }, { matchId: 'm1' }, { matchId: null }]);
      stop();
      const later: StoreChange[] = [];
      other.onChange((change) => later.push(change));
      await begin('m2', 0);
      await heard(later, 1);
      expect(changes).toHaveLength(3);
    });

    test('does not tell of what it refused, nor its own tab', async () => {
      const own: StoreChange[] = [];
      const others: StoreChange[] = [];
      one.onChange((change) => own.push(change));
      other.onChange((change) => others.push(change));
      await one.append(4, played(5), at('m1', 5));
      await begin('m1', 0);
      await heard(others, 1);
      expect(own).toEqual([]);
    });

    test('gives copies: what a caller does to them changes nothing', async () => {
      await begin('m1', 1);
      Array.prototype.pop.call(valueOf(await one.listMatches()));
      const [row] = valueOf(await one.readMatch('m1'))?.entries ?? [];
      Object.assign(Object(row), { seq: 99 });
      expect((await logOf(one, 'm1'))?.entries).toEqual([played(1)]);
      expect(valueOf(await one.listMatches())).toHaveLength(1);
    });

    test('answers `closed` after it was closed', async () => {
      await begin('m1', 1);
      one.close();
      expect(codeOf(await one.append(1, played(2), at('m1', 2)))).toBe('closed');
      expect(codeOf(await one.listMatches())).toBe('closed');
      expect((await logOf(other, 'm1'))?.entries).toHaveLength(1);
    });

    test('says how it is', async () => {
      expect(await one.health()).toMatchObject({ readOnly: false, lost: false, unreadable: [] });
    });
  });
}
