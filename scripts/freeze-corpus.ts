/**
 * Freezes what this release writes: plays every scenario and keeps the logs of those that together have every command
 * and event. A release's folder is written once and never again.
 *
 *   node scripts/run.mjs scripts/freeze-corpus.ts                  freezes this version, and writes down what it reads
 *   node scripts/run.mjs scripts/freeze-corpus.ts --fingerprints   writes down anew what all versions are read as: only
 *                                                                  for a board that has gained a fact
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { encodeCard, encodeDeck, encodeEntry, encodeHeader, encodeSetting } from '../src/store/codec.ts';
import { exportAll, exportLog } from '../src/store/exchange.ts';
import { MemoryStore } from '../src/store/memory.ts';
import type { LibraryCard, LibraryDeck } from '../src/store/port.ts';
import { APP_VERSION } from '../src/store/version.ts';
import { COMMAND_KINDS, corpusFiles, FINGERPRINTS, folderOf, readCorpusFile, typesIn } from '../test/corpus/corpus.ts';
import { scenario } from '../test/scenarios/format.ts';
import { findingsOf } from '../test/scenarios/run.ts';
import { newTable, type HuntikSession } from '../test/scenarios/table.ts';

type Match = { readonly name: string; readonly session: HuntikSession; readonly shows: ReadonlySet<string> };

const SCENARIOS = 'test/scenarios/huntik';
const CARD: LibraryCard = {
  id: 'corpus-card',
  game: 'huntik',
  name: 'Guard',
  kind: 'hero',
  usedAt: 1,
  data: {
    card: 'hero',
    name: 'Guard',
    version: null,
    team: null,
    tags: [],
    kind: 'major',
    atk: 3,
    def: 4,
    powers: [{ kind: 'keyword', keyword: 'unblockable' }],
  },
};
const DECK: LibraryDeck = {
  id: 'corpus-deck',
  game: 'huntik',
  name: 'Guards',
  changedAt: 1,
  data: {
    format: 'casual',
    packs: 0,
    lines: [
      { kind: 'card', copies: 3, name: 'Guard', version: '' },
      { kind: 'unread', text: 'and some more' },
    ],
    legendaryPile: [],
  },
};

/** What a log has that a later build must be able to read. */
function* showsOf({ log, header }: HuntikSession): Generator<string> {
  yield `depth ${header.headline.depth}`;
  yield `result ${header.headline.result?.reason ?? 'none'}`;
  for (const entry of log) {
    if (entry.kind === 'wentTo') yield 'wentTo';
    else {
      for (const type of typesIn(entry)) yield `type ${type}`;
      if ('subtype' in entry.command) yield `command ${entry.command.type}:${entry.command.subtype}`;
      if (entry.overruled.length > 0) yield 'overruled';
    }
  }
}

async function playAll(): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (const file of readdirSync(SCENARIOS)
    .filter((name) => name.endsWith('.scenario.json'))
    .sort()) {
    const session = await newTable();
    const parsed = v.parse(scenario, JSON.parse(readFileSync(join(SCENARIOS, file), 'utf8')));
    const [finding] = await findingsOf(parsed, { table: session });
    if (finding !== undefined) throw new Error(`${file}: ${finding}`);
    matches.push({ name: basename(file, '.scenario.json'), session, shows: new Set(showsOf(session)) });
  }
  return matches;
}

/** A few matches that show everything that all of them show: the one with the most that is new, again and again. */
function chosenOf(matches: readonly Match[]): readonly Match[] {
  const missing = new Set(matches.flatMap(({ shows }) => [...shows]));
  const chosen: Match[] = [];
  const gain = ({ shows }: Match): number => [...shows].filter((one) => missing.has(one)).length;
  while (missing.size > 0) {
    const [best] = matches.toSorted(
      (one, other) => gain(other) - gain(one) || one.session.log.length - other.session.log.length,
    );
    if (best === undefined) throw new Error('nothing shows what is missing');
    chosen.push(best);
    for (const one of best.shows) missing.delete(one);
  }
  return chosen;
}

function assertEveryCommand(matches: readonly Match[]): void {
  const missing = COMMAND_KINDS.filter((kind) => !matches.some(({ shows }) => shows.has(`type ${kind}`)));
  if (missing.length > 0) throw new Error(`no scenario has ${missing.join(', ')}`);
}

async function everything(matches: readonly Match[]): Promise<string> {
  const store = new MemoryStore({ why: 'corpus' });
  for (const { name, session } of matches) await store.createMatch({ ...session.header, id: name }, session.log);
  await store.putCard(CARD);
  await store.putDeck(DECK);
  await store.writeSetting('language', 'hu');
  const files = await exportAll(store, 0);
  if (!files.ok) throw new Error(files.failure.message);
  return files.value.map(({ text }) => text).join('');
}

const rowsOf = ({ name, session }: Match): string =>
  JSON.stringify({
    header: encodeHeader({ ...session.header, id: name }),
    entries: session.log.map((entry) => encodeEntry(name, entry)),
    card: encodeCard(CARD),
    deck: encodeDeck(DECK),
    setting: encodeSetting('language', 'hu'),
  });

async function freeze(): Promise<void> {
  const folder = folderOf(APP_VERSION);
  if (existsSync(folder)) throw new Error(`${folder} is frozen: what a release wrote is never written again`);
  const matches = chosenOf(await playAll());
  assertEveryCommand(matches);
  mkdirSync(folder);
  for (const { name, session } of matches) {
    const { text } = exportLog({ ...session.header, id: name }, session.log, null, 0);
    writeFileSync(join(folder, `${name}.export.json`), text);
  }
  const most = matches.slice(0, 3);
  writeFileSync(join(folder, 'everything.export.json'), await everything(most));
  for (const match of most) writeFileSync(join(folder, `${match.name}.rows.json`), rowsOf(match));
  console.log(`froze ${matches.length} matches in ${folder}`);
}

async function writeFingerprints(): Promise<void> {
  const found: Record<string, unknown> = {};
  for (const name of corpusFiles()) found[name] = (await readCorpusFile(name)).map(({ reading }) => reading);
  writeFileSync(FINGERPRINTS, `${JSON.stringify(found, null, 2)}\n`);
}

if (!process.argv.includes('--fingerprints')) await freeze();
await writeFingerprints();
