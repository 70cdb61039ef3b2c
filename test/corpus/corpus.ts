/** The frozen corpus: what every release has written, and how this build reads it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phase } from '../../src/engine/chart.ts';
import type { Entry } from '../../src/engine/log.ts';
import type { Headline } from '../../src/engine/pack.ts';
import { commandSchemas, type Command } from '../../src/games/huntik/commands/index.ts';
import type { Event } from '../../src/games/huntik/events/index.ts';
import { boardHash } from '../../src/match/checkpoint.ts';
import { openMatch } from '../../src/match/open.ts';
import { gameOf, standingAt } from '../../src/match/state.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { decodeCard, decodeDeck, decodeEntries, decodeHeader, decodeSetting } from '../../src/store/codec.ts';
import { importBundle, parseExport } from '../../src/store/exchange.ts';
import { MemoryStore } from '../../src/store/memory.ts';

const FOLDER = 'test/corpus';
export const FINGERPRINTS = join(FOLDER, 'fingerprints.json');
export const folderOf = (version: string): string => join(FOLDER, `v${version}`);

/** The files of every release, such as `v0.1.0/concession.export.json`. */
export const corpusFiles = (): readonly string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^v[\d.]+[/\\].*\.json$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/** What a log comes to. The hash changes where a board gains a fact; the rest never does. */
export type Reading = {
  readonly head: number;
  readonly phase: Phase;
  readonly headline: Headline;
  readonly board: string;
};

/** Every command that a person, or a card's effect, can give. */
export const COMMAND_KINDS: readonly string[] = commandSchemas
  .filter(({ entries }) => 'overrule' in entries)
  .map(({ entries }) => entries.type.literal);

/** The types of all commands and events in an entry, those inside others included. */
export function typesIn(entry: Entry<Command, Event>): ReadonlySet<string> {
  const types = new Set<string>();
  JSON.stringify(entry, (key, value: unknown) => {
    if (key === 'type' && typeof value === 'string') types.add(value);
    return value;
  });
  return types;
}

type Read = { readonly reading: Reading; readonly log: readonly Entry<Command, Event>[] };

export const game = gameOf(huntik);

function readingOf(log: readonly Entry<Command, Event>[]): Read {
  const { board, phase } = standingAt(game, log, log.length);
  return { log, reading: { head: log.length, phase, headline: huntik.headline(board), board: boardHash(board) } };
}

async function readExport(text: string): Promise<readonly Read[]> {
  const parsed = parseExport(text);
  if (!parsed.ok) throw new Error(`${parsed.code} ${parsed.path} ${parsed.message}`);
  const store = new MemoryStore({ why: 'corpus' });
  const imported = await importBundle(store, parsed.value, true);
  if (!imported.ok) throw new Error(imported.failure.message);
  return Promise.all(
    imported.value.map(async (id) => {
      const opened = await openMatch(store, game, id, { now: () => 0 });
      if (!opened.ok) throw new Error(opened.reason.code);
      const { stop, log } = opened.session;
      if (stop !== null) throw new Error(`stops at ${stop.seq}: ${stop.path} ${stop.message}`);
      return readingOf(log);
    }),
  );
}

const field = (value: unknown, key: string): unknown => Reflect.get(Object(value) as object, key);

/** The rows of one match, a card, a deck where there were any, and a setting, as they lay in a database. */
function readRows(rows: unknown): Read {
  const deck = field(rows, 'deck');
  const parts = [
    decodeHeader(field(rows, 'header')),
    decodeCard(field(rows, 'card')),
    ...(deck === undefined ? [] : [decodeDeck(deck)]),
    decodeSetting(field(rows, 'setting')),
  ];
  for (const part of parts) if (!part.ok) throw new Error(`${part.path} ${part.message}`);
  const entries = field(rows, 'entries');
  const { entries: log, stoppedAt } = decodeEntries(huntik, Array.isArray(entries) ? (entries as unknown[]) : []);
  if (stoppedAt !== null) throw new Error(`stops at ${stoppedAt.seq}: ${stoppedAt.path} ${stoppedAt.message}`);
  return readingOf(log);
}

/** Reads one file of the corpus as the app would; throws where anything of it cannot be read. */
export async function readCorpusFile(name: string): Promise<readonly Read[]> {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return name.endsWith('.rows.json') ? [readRows(JSON.parse(text))] : readExport(text);
}
