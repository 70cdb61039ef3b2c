import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../src/engine/pack.ts';
import {
  anyGame,
  decodeCard,
  decodeCheckpoint,
  decodeDeck,
  decodeEntries,
  decodeHeader,
  decodeSetting,
  encodeCard,
  encodeCheckpoint,
  encodeDeck,
  encodeEntry,
  encodeHeader,
  encodeSetting,
  type EntryCodec,
} from '../../src/store/codec.ts';
import { parseExport } from '../../src/store/exchange.ts';
import { canonicalJson, plain } from '../../src/store/json.ts';
import { FORMAT, FORMATS } from '../../src/store/upcasters.ts';
import { card, deck, header, played, wentTo } from './samples.ts';
import { sizes } from '../sizes.ts';
import { PAYLOADS } from './payloads.ts';

const checkpoint = { matchId: 'm1', seq: 50, fingerprint: 'f', board: { turn: 1 } };
const rows = [played(1), played(2), wentTo(3, 1), played(4)].map((entry) => encodeEntry('m1', entry));

const firstEntry = (row: unknown): Parsed<unknown> => {
  const { entries, stoppedAt } = decodeEntries(anyGame, [row]);
  return stoppedAt === null ? { ok: true, value: entries[0] } : { ok: false, ...stoppedAt };
};

/** Every decoder, with a row that it takes. */
const DECODERS: Readonly<
  Record<string, { readonly decode: (row: unknown) => Parsed<unknown>; readonly good: object }>
> = {
  header: { decode: decodeHeader, good: encodeHeader(header('m1', { head: 3 })) },
  'played entry': { decode: firstEntry, good: encodeEntry('m1', played(1)) },
  'wentTo entry': { decode: firstEntry, good: encodeEntry('m1', wentTo(1, 0)) },
  checkpoint: { decode: decodeCheckpoint, good: encodeCheckpoint(checkpoint) },
  card: { decode: decodeCard, good: encodeCard(card('c1')) },
  deck: { decode: decodeDeck, good: encodeDeck(deck('d1')) },
  setting: { decode: decodeSetting, good: encodeSetting('language', 'hu') },
};

/** What Object.prototype has by nature. */
const NATURE = Object.getOwnPropertyNames(Object.prototype).toSorted();
const isUntouched = (): boolean =>
  canonicalJson(Object.getOwnPropertyNames(Object.prototype).toSorted()) === canonicalJson(NATURE) &&
  !('polluted' in {});

/** The same object with one of its values, at any depth, replaced. */
const withReplaced = function* (good: object, value: unknown): Generator<object> {
  for (const [key, inner] of Object.entries<unknown>({ ...good })) {
    yield { ...good, [key]: value };
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) {
      for (const bent of withReplaced(inner, value)) yield { ...good, [key]: bent };
    }
  }
};

describe.each(Object.entries(DECODERS))('the decoder of a %s', (_name, { decode, good }) => {
  test('takes what its encoder wrote, and rebuilds it', () => {
    const parsed = decode(good);
    expect(parsed.ok).toBe(true);
    if (parsed.ok) expect(parsed.value).not.toBe(good);
  });

  test.each(Object.entries(PAYLOADS))('answers to %s, as a whole or in any place, with a value', (_kind, payload) => {
    expect(decode(payload).ok).toBe(false);
    for (const bent of withReplaced(good, payload)) expect(typeof decode(bent).ok).toBe('boolean');
    expect(isUntouched()).toBe(true);
  });

  test('refuses a missing key, a key too many and an unknown format', () => {
    for (const key of Object.keys(good)) {
      const short = Object.fromEntries(Object.entries(good).filter(([other]) => other !== key));
      expect([key, decode(short).ok]).toEqual([key, false]);
    }
    expect(decode({ ...good, extra: 1 }).ok).toBe(false);
    expect(decode({ ...good, format: FORMAT + 1 })).toMatchObject({ ok: false, path: 'format' });
  });

  test('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }), (value) => {
        decode(value);
        decode({ ...good, ...(typeof value === 'object' ? value : { value }) });
        return isUntouched();
      }),
      { numRuns: sizes.propertyRuns },
    );
  });
});

test('there are forty kinds of payloads and more', () => {
  expect(Object.keys(PAYLOADS).length).toBeGreaterThanOrEqual(40);
});

test('an export is parsed without an exception, whatever text comes', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => `{"format":"tablekeeper","version":1,"matches":${text}}`),
      ),
      (text) => {
        expect(parseExport(text).ok).toBe(false);
        return isUntouched();
      },
    ),
    { numRuns: sizes.propertyRuns },
  );
});

describe('the formats', () => {
  test('are numbered without a gap, and the last one is written', () => {
    expect([...FORMATS]).toEqual(Array.from({ length: FORMATS.length }, (_, index) => index + 1));
    expect(FORMATS.at(-1)).toBe(FORMAT);
    expect(encodeCard(card('c1')).format).toBe(FORMAT);
  });

  test('of 1: the numbers of a card are data of its pack', () => {
    const { data, ...rest } = card('c1');
    expect(decodeCard({ ...rest, ...Object(data), format: 1 })).toEqual({ ok: true, value: card('c1') });
    // What is missing is for the pack to say: the row is not lost for it.
    expect(decodeCard({ ...rest, atk: 2, format: 1 })).toMatchObject({ ok: true, value: { data: { atk: 2 } } });
  });

  test('of 1: everything but cards is as it was', () => {
    for (const [name, { decode, good }] of Object.entries(DECODERS)) {
      if (name === 'card') continue;
      expect([name, decode({ ...good, format: 1 })]).toEqual([name, decode(good)]);
    }
  });
});

describe('the gate', () => {
  test('rebuilds plain JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        fc.pre(!/"(__proto__|constructor|prototype)":/u.test(JSON.stringify(value)));
        const taken = plain(value);
        expect(taken).toEqual({ ok: true, value });
      }),
    );
  });

  test('says where it stopped', () => {
    expect(plain({ a: [1, { b: Number.NaN }] })).toEqual({ ok: false, path: 'a.1.b', message: 'is no finite number' });
  });

  test('lets nothing through by which the original could be changed', () => {
    const inner = { list: [1] };
    const taken = plain({ inner });
    inner.list.push(2);
    expect(taken).toEqual({ ok: true, value: { inner: { list: [1] } } });
  });
});

test('canonical JSON does not depend on the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('what could not be read back is not written', () => {
  expect(() => encodeHeader(header('m1', { changedAt: Number.NaN }))).toThrow('changedAt');
  expect(() => encodeEntry('m1', Object.assign(played(1), { phase: { turn: [] } }))).toThrow('phase');
});

describe('the entries of a log', () => {
  type Move = { readonly type: 'move'; readonly zone: number };
  const move = (value: unknown): Parsed<Move> => {
    const zone = typeof value === 'object' && value !== null && 'zone' in value ? value.zone : undefined;
    return typeof zone === 'number'
      ? { ok: true, value: { type: 'move', zone } }
      : { ok: false, path: 'zone', message: 'missing' };
  };
  const moves: EntryCodec<Move, Move> = { chartVersion: 3, parseCommand: move, parseEvent: move };
  const row = (seq: number, more: object = {}) => ({
    ...encodeEntry('m1', played(seq)),
    command: { type: 'move', zone: 2 },
    events: [{ type: 'move', zone: 2 }],
    ...more,
  });
  const stop = (third: unknown) => {
    const { entries, stoppedAt } = decodeEntries(moves, [row(1), row(2), third, row(4)]);
    return { kept: entries.length, seq: stoppedAt?.seq, path: stoppedAt?.path };
  };

  test('come out in order, as they went in', () => {
    expect(decodeEntries(anyGame, rows)).toEqual({
      entries: [played(1), played(2), wentTo(3, 1), played(4)],
      stoppedAt: null,
    });
  });

  test("pass the game's own codec, which rebuilds commands and events", () => {
    const { entries, stoppedAt } = decodeEntries(moves, [
      row(1, { command: { type: 'move', zone: 2, extra: 'gone' } }),
    ]);
    expect(stoppedAt).toBeNull();
    expect(entries).toMatchObject([{ command: { type: 'move', zone: 2 }, events: [{ type: 'move', zone: 2 }] }]);
    expect(JSON.stringify(entries)).not.toContain('gone');
  });

  test('stop at a gap', () => {
    expect(stop(row(4))).toEqual({ kept: 2, seq: 3, path: 'seq' });
    expect(stop(row(2))).toEqual({ kept: 2, seq: 3, path: 'seq' });
  });

  test('stop at a command or event that the game does not know', () => {
    expect(stop(row(3, { command: { type: 'fly' } }))).toEqual({ kept: 2, seq: 3, path: 'command.zone' });
    expect(stop(row(3, { events: [{ type: 'move', zone: 1 }, { type: 'flown' }] }))).toEqual({
      kept: 2,
      seq: 3,
      path: 'events.1.zone',
    });
  });

  test('stop at an entry that a later statechart wrote', () => {
    expect(stop(row(3, { chart: 3 }))).toEqual({ kept: 4, seq: undefined, path: undefined });
    expect(stop(row(3, { chart: 4 }))).toEqual({ kept: 2, seq: 3, path: 'chart' });
  });

  test('stop where somebody goes to an entry that is not behind', () => {
    expect(stop({ ...encodeEntry('m1', wentTo(3, 2)) })).toEqual({ kept: 4, seq: undefined, path: undefined });
    expect(stop({ ...encodeEntry('m1', wentTo(3, 2)), to: 3 })).toEqual({ kept: 2, seq: 3, path: 'to' });
  });

  test('stop at a row that is broken in any way, and keep those before it', () => {
    for (const broken of Object.values(PAYLOADS)) expect(stop(broken)).toMatchObject({ kept: 2, seq: 3 });
  });
});
