import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeEntry } from '../../src/store/codec.ts';
import { exportAll, exportLog, exportMatch, importBundle, parseExport, readExport } from '../../src/store/exchange.ts';
import { MAX_BYTES } from '../../src/store/json.ts';
import { MemoryStore, Shelf } from '../../src/store/memory.ts';
import type { Bundle, Store, StoredEntry } from '../../src/store/port.ts';
import { sizes } from '../sizes.ts';
import { logOf, valueOf } from './acceptance.ts';
import { APP_VERSION } from '../../src/store/version.ts';
import { at, card, deck, header, played, wentTo } from './samples.ts';

const NOW = 5_000;

let shelf: Shelf;
let store: Store;
beforeEach(() => {
  shelf = new Shelf();
  store = new MemoryStore({ why: 'test', shelf });
});

const keep = async (id: string, entries: readonly StoredEntry[], changedAt = 1): Promise<void> => {
  valueOf(await store.createMatch(header(id, { head: entries.length, changedAt }), entries));
};

const bundleOf = (text: string): Bundle => {
  const read = parseExport(text);
  if (!read.ok) throw new Error(`${read.code} ${read.path} ${read.message}`);
  return read.value;
};

/** What an export holds apart from ids, times of export and the mark of an import. */
const essence = ({ matches, cards, decks, settings }: Bundle) => ({
  matches: matches.map(({ header: { id: _id, imported: _imported, ...rest }, entries }) => ({ rest, entries })),
  cards: cards.map(({ id: _id, ...rest }) => rest),
  decks: decks.map(({ id: _id, ...rest }) => rest),
  settings,
});

describe('export', () => {
  test('holds one match with its log, and nothing else', async () => {
    await keep('m1', [played(1), played(2), wentTo(3, 1)]);
    await keep('m2', [played(1)]);
    valueOf(await store.putCard(card('c1')));
    const file = valueOf(await exportMatch(store, 'm1', NOW));
    expect(file?.leftOut).toEqual([]);
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      format: 'tablekeeper',
      version: 2,
      app: APP_VERSION,
      exportedAt: NOW,
      matches: [{ header: { id: 'm1', head: 3 }, entries: [{ seq: 1 }, { seq: 2 }, { kind: 'wentTo', to: 1 }] }],
      cards: [],
      decks: [],
      settings: {},
    });
  });

  test('of a match that is not there is null', async () => {
    expect(valueOf(await exportMatch(store, 'm1', NOW))).toBeNull();
  });

  test('stops at the first row that cannot be read, and says so', async () => {
    await keep('m1', [played(1), played(2), played(3)]);
    shelf.entries.get('m1')?.splice(1, 1);
    const file = valueOf(await exportMatch(store, 'm1', NOW));
    expect(file?.leftOut).toEqual([
      { table: 'matches', id: 'm1', stop: { seq: 2, path: 'seq', message: 'is 3 where 2 should be' } },
    ]);
    expect(bundleOf(file?.text ?? '').matches[0]).toEqual({
      header: header('m1', { head: 1, changedAt: 1 }),
      entries: [played(1)],
    });
  });

  test('works from memory', () => {
    const file = exportLog(at('m1', 2), [played(1), played(2)], null, NOW);
    expect(bundleOf(file.text).matches).toEqual([{ header: at('m1', 2), entries: [played(1), played(2)] }]);
  });

  test('of everything says which matches cannot be read at all', async () => {
    await keep('m1', [played(1)]);
    await keep('m2', [played(1)]);
    Object.assign(shelf.matches.get('m1') ?? {}, { head: 'one' });
    const [file] = valueOf(await exportAll(store, NOW));
    expect(file?.leftOut).toMatchObject([{ table: 'matches', id: 'm1', stop: { seq: 0 } }]);
    expect(bundleOf(file?.text ?? '').matches.map(({ header: { id } }) => id)).toEqual(['m2']);
  });

  test('of everything becomes several files where one would be too large, and each comes in', async () => {
    const long = (seq: number) => played(seq, { note: 'ж'.repeat(1_900) });
    for (const id of ['m1', 'm2', 'm3']) {
      await keep(
        id,
        Array.from({ length: 600 }, (_, index) => long(index + 1)),
      );
    }
    valueOf(await store.putCard(card('c1')));
    const files = valueOf(await exportAll(store, NOW));
    const bundles = files.map(({ text }) => bundleOf(text));
    expect(bundles.map(({ matches }) => matches.length)).toEqual([2, 1]);
    expect(bundles.map(({ cards }) => cards.length)).toEqual([1, 0]);
    expect(files.flatMap(({ leftOut }) => leftOut)).toEqual([]);
  });

  test('of a library that is too large for one file becomes several, and nothing of it is lost', async () => {
    const data = Array.from({ length: 32 }, () => 'x'.repeat(1_900));
    const many = (each: string, count: number) => Array.from({ length: count }, (_, index) => `${each}${index}`);
    for (const id of many('c', 60)) valueOf(await store.putCard(card(id, { data: [id, ...data] })));
    for (const id of many('d', 60)) valueOf(await store.putDeck(deck(id, { data: [id, ...data] })));
    await keep('m1', [played(1)]);
    const bundles = valueOf(await exportAll(store, NOW)).map(({ text }) => bundleOf(text));
    expect(bundles.length).toBeGreaterThan(1);
    expect(bundles.flatMap(({ cards }) => cards.map(({ id }) => id)).toSorted()).toEqual(many('c', 60).toSorted());
    expect(bundles.flatMap(({ decks }) => decks.map(({ id }) => id)).toSorted()).toEqual(many('d', 60).toSorted());
    expect(bundles.flatMap(({ matches }) => matches)).toHaveLength(1);
  });

  test('of everything says which cards and decks cannot be read', async () => {
    valueOf(await store.putCard(card('c1')));
    valueOf(await store.putDeck(deck('d1')));
    Object.assign(shelf.cards.get('c1') ?? {}, { usedAt: 'often' });
    Object.assign(shelf.decks.get('d1') ?? {}, { format: 99 });
    const [file] = valueOf(await exportAll(store, NOW));
    expect(file?.leftOut).toMatchObject([
      { table: 'cards', id: 'c1', stop: { message: expect.stringContaining('usedAt') as string } },
      { table: 'decks', id: 'd1', stop: { message: expect.stringContaining('format') as string } },
    ]);
  });

  test('of a match that alone is too large holds what fits, and says what does not', () => {
    const entries = Array.from({ length: 3_000 }, (_, index) => played(index + 1, { note: 'x'.repeat(1_900) }));
    const { text, leftOut } = exportLog(at('m1', 3_000), entries, null, NOW);
    const [match] = bundleOf(text).matches;
    expect(match?.entries.length).toBeGreaterThan(2_000);
    expect(leftOut).toMatchObject([{ table: 'matches', id: 'm1', stop: { seq: (match?.entries.length ?? 0) + 1 } }]);
  });
});

describe('import', () => {
  test('brings everything in under new ids, marked as imported', async () => {
    await keep('m1', [played(1)], 2);
    await keep('m2', [played(1), wentTo(2, 0)], 1);
    valueOf(await store.setBinned('m2', 77));
    valueOf(await store.putCard(card('c1')));
    valueOf(await store.putDeck(deck('d1')));
    valueOf(await store.writeSetting('language', 'hu'));
    const [file] = valueOf(await exportAll(store, NOW));
    const phone = new MemoryStore({ why: 'test' });
    const ids = valueOf(await importBundle(phone, bundleOf(file?.text ?? ''), true));
    expect(
      valueOf(await phone.listMatches()).map(({ id, imported, binnedAt }) => ({ id, imported, binnedAt })),
    ).toEqual([
      { id: ids[0], imported: true, binnedAt: null },
      { id: ids[1], imported: true, binnedAt: 77 },
    ]);
    expect(ids).not.toContain('m1');
    const [again] = valueOf(await exportAll(phone, NOW));
    expect(essence(bundleOf(again?.text ?? ''))).toEqual(essence(bundleOf(file?.text ?? '')));
  });

  test('of an own backup leaves what is there alone, and adds no card twice', async () => {
    await keep('m1', [played(1)]);
    valueOf(await store.putCard(card('c1')));
    valueOf(await store.putDeck(deck('d1')));
    valueOf(await store.writeSetting('language', 'hu'));
    const [file] = valueOf(await exportAll(store, NOW));
    valueOf(await store.writeSetting('language', 'ru'));
    const before = await logOf(store, 'm1');
    valueOf(await importBundle(store, bundleOf(file?.text ?? ''), false));
    expect(await logOf(store, 'm1')).toEqual(before);
    expect(valueOf(await store.listMatches())).toHaveLength(2);
    expect(valueOf(await store.listCards())).toEqual([card('c1')]);
    expect(valueOf(await store.listDecks())).toEqual([deck('d1')]);
    expect(valueOf(await store.readSettings())).toEqual({ language: 'ru' });
  });

  test('of any log that a store takes is the same log', async () => {
    const json = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' });
    const entry = fc.record({ note: json, at: fc.nat(), seat: fc.option(fc.constantFrom('lead', 'defending')) });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 6 }), async (parts) => {
        const entries = parts.map(({ note, at: when, seat }, index) => ({
          ...played(index + 1, { note }),
          at: when,
          seat,
        }));
        try {
          for (const one of entries) encodeEntry('m1', one);
        } catch {
          return; // not taken by any store either
        }
        const own = new MemoryStore({ why: 'test' });
        valueOf(await own.createMatch(at('m1', entries.length), entries));
        const file = valueOf(await exportMatch(own, 'm1', NOW));
        expect(bundleOf(file?.text ?? '').matches[0]?.entries).toEqual(JSON.parse(JSON.stringify(entries)));
      }),
      { numRuns: sizes.propertyRuns },
    );
  });
});

describe('a file of 0.1.0', () => {
  const everything = readFileSync('test/corpus/v0.1.0/everything.export.json', 'utf8');

  test('brings its cards in as cards of today', async () => {
    valueOf(await importBundle(store, bundleOf(everything), true));
    expect(valueOf(await store.listCards())).toMatchObject([
      { game: 'huntik', name: 'Guard', kind: 'major', usedAt: 1, data: { atk: 3, def: 4, unblockable: false } },
    ]);
    expect(valueOf(await store.listDecks())).toEqual([]);
    expect(valueOf(await store.listMatches())).toHaveLength(3);
  });

  test('that comes in twice adds no card twice', async () => {
    valueOf(await importBundle(store, bundleOf(everything), false));
    valueOf(await importBundle(store, bundleOf(everything), false));
    expect(valueOf(await store.listCards())).toHaveLength(1);
  });
});

describe('a file', () => {
  const code = (text: string): string => {
    const read = parseExport(text);
    return read.ok ? 'ok' : read.code;
  };
  const good = () => exportLog(at('m1', 2), [played(1), wentTo(2, 1)], null, NOW).text;
  const bent = (change: (file: Record<string, unknown>) => void): string => {
    const file = JSON.parse(good()) as Record<string, unknown>;
    change(file);
    return JSON.stringify(file);
  };

  test('that is empty, no JSON, or no object is not ours', () => {
    for (const text of [
      '',
      ' ',
      '{',
      'null',
      '[]',
      '7',
      '"tablekeeper"',
      '{}',
      '{"format":"other"}',
      '<html>',
      '{"version":1}',
    ]) {
      expect([text, code(text)]).toEqual([text, 'notOurs']);
    }
  });

  test('that is cut off anywhere is refused, and never half taken', () => {
    const text = good();
    for (let length = 1; length < text.length; length += 7) expect(code(text.slice(0, length))).not.toBe('ok');
    expect(code(text.slice(0, -1))).toBe('damaged');
  });

  test('that a newer app wrote is refused as newer, whatever else is in it', () => {
    expect(code(bent((file) => Object.assign(file, { version: 3, matches: 'in another way' })))).toBe('newer');
    expect(code(bent((file) => Object.assign(file, { version: '1' })))).toBe('damaged');
    expect(code(bent((file) => Object.assign(file, { version: 0 })))).toBe('damaged');
  });

  test('with anything wrong in it is refused with the place', () => {
    const where = (text: string): string => {
      const read = parseExport(text);
      return read.ok ? 'ok' : `${read.code} ${read.path}`;
    };
    const swap = (from: string, to: string): string => good().replace(from, to);
    expect(where(good())).toBe('ok');
    expect(where(swap('"head":2', '"head":3'))).toBe('damaged matches.0.header.head');
    expect(where(swap('"seq":1', '"seq":2'))).toBe('damaged matches.0.entries.0.seq');
    expect(where(swap('"to":1', '"to":2'))).toBe('damaged matches.0.entries.1.to');
    expect(where(swap('"kind":"wentTo"', '"kind":"erased"'))).toBe('damaged matches.0.entries.1.kind');
    expect(where(swap('"imported":false', '"imported":"no"'))).toBe('damaged matches.0.header.imported');
    expect(where(swap('"Ana"', `"${'x'.repeat(61)}"`))).toBe('damaged matches.0.header.headline.players.0');
    expect(where(swap('"cards":[]', '"cards":[],"extra":1'))).toBe('damaged extra');
    expect(where(swap('"cards":[]', '"cards":[],"__proto__":{"x":1}'))).toBe('damaged __proto__');
    expect(where(swap('"type":"pass"', '"type":"pass","constructor":{}'))).toBe(
      'damaged matches.0.entries.0.command.constructor',
    );
  });

  test('above the limit is refused before it is read', async () => {
    const read = await readExport(new Blob([new Uint8Array(MAX_BYTES + 1)]));
    expect(read).toMatchObject({ ok: false, code: 'tooLarge' });
    expect(code(`${good()}${' '.repeat(MAX_BYTES)}`)).toBe('tooLarge');
    expect(await readExport(new Blob([good()]))).toMatchObject({ ok: true });
  });

  test('keeps no control or direction characters in names', () => {
    const text = good().replace('"Ana"', JSON.stringify('A\u202en\u0000a'));
    expect(bundleOf(text).matches[0]?.header.headline.players[0]).toBe('Ana');
  });
});
