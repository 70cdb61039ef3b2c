/** Matches, cards and settings as files, and back. Every file that goes out comes in again. */
import { stored } from './answers.ts';
import { anyGame, checked, decodeEntries, FORMATS, isFormat, placeFault, type Stop } from './codec.ts';
import { newId } from './ids.ts';
import { bytesOf, FILE_DEPTH, MAX_BYTES } from './json.ts';
import type { Bundle, LibraryCard, MatchHeader, Store, Stored, StoredEntry } from './port.ts';
import { exported } from './schemas.ts';
import { APP_VERSION } from './version.ts';

const NAME = 'tablekeeper';
const VERSION = FORMATS[0];
/** For what a file holds beside its matches and cards. */
const ENVELOPE = 20_000;

/**
 * A file, and what did not get into it: where the log of a match could be read no further. Seq 0 is a match of which
 * not even the header can be read.
 */
export type ExportFile = {
  readonly text: string;
  readonly leftOut: readonly { readonly matchId: string; readonly stop: Stop }[];
};

type Log = { readonly header: MatchHeader; readonly entries: readonly StoredEntry[] };
type Cut = { readonly log: Log; readonly stop: Stop | null };

function textOf(bundle: Bundle, at: number): string {
  return JSON.stringify({ format: NAME, version: VERSION, app: APP_VERSION, exportedAt: at, ...bundle });
}

/** The log up to where it was readable, and as far as it fits into a file; the header says what is there. */
function cut({ header, entries }: Log, stop: Stop | null): Cut & { readonly bytes: number } {
  let bytes = bytesOf(JSON.stringify(header));
  const fitting: StoredEntry[] = [];
  for (const entry of entries) {
    bytes += bytesOf(JSON.stringify(entry)) + 1;
    if (bytes > MAX_BYTES - ENVELOPE) {
      const full = { seq: entry.seq, path: '', message: 'does not fit into a file' };
      return { log: { header: { ...header, head: fitting.length }, entries: fitting }, stop: full, bytes };
    }
    fitting.push(entry);
  }
  return { log: { header: { ...header, head: fitting.length }, entries: fitting }, stop, bytes };
}

type Rest = Pick<Bundle, 'cards' | 'settings'>;
const NOTHING_ELSE: Rest = { cards: [], settings: {} };

function fileOf(cuts: readonly Cut[], rest: Rest, at: number): ExportFile {
  const leftOut = cuts.flatMap(({ log, stop }) => (stop === null ? [] : [{ matchId: log.header.id, stop }]));
  return { text: textOf({ matches: cuts.map(({ log }) => log), ...rest }, at), leftOut };
}

/** One match as it stands in memory: this works when the store does not. `stop` is where it could be read no further. */
export const exportLog = (header: MatchHeader, entries: readonly StoredEntry[], stop: Stop | null, at: number) =>
  fileOf([cut({ header, entries }, stop)], NOTHING_ELSE, at);

async function readLog(store: Store, id: string): Promise<Stored<ReturnType<typeof cut> | null>> {
  const match = await store.readMatch(id);
  if (!match.ok) return match;
  if (match.value === null) return stored(null);
  const { entries, stoppedAt } = decodeEntries(anyGame, match.value.entries);
  return stored(cut({ header: match.value.header, entries }, stoppedAt));
}

/** One match as it is stored, without its pack: even a log that no pack can fold. Null where there is no such match. */
export async function exportMatch(store: Store, id: string, at: number): Promise<Stored<ExportFile | null>> {
  const log = await readLog(store, id);
  if (!log.ok) return log;
  return stored(log.value === null ? null : fileOf([log.value], NOTHING_ELSE, at));
}

async function unreadableOf(store: Store): Promise<ExportFile['leftOut']> {
  const { unreadable } = await store.health();
  return unreadable
    .filter(({ table }) => table === 'matches')
    .map(({ id, message }) => ({ matchId: id, stop: { seq: 0, path: 'header', message } }));
}

/**
 * Everything: matches, the bin included, cards and settings. It is one file until it outgrows what an import takes;
 * then it is several, each of which comes in by itself.
 */
export async function exportAll(store: Store, at: number): Promise<Stored<readonly ExportFile[]>> {
  const headers = await store.listMatches();
  if (!headers.ok) return headers;
  const cards = await store.listCards();
  if (!cards.ok) return cards;
  const settings = await store.readSettings();
  if (!settings.ok) return settings;
  const files: Cut[][] = [[]];
  let filled = bytesOf(JSON.stringify(cards.value));
  for (const { id } of headers.value) {
    const log = await readLog(store, id);
    if (!log.ok) return log;
    if (log.value === null) continue; // deleted by another tab meanwhile
    filled += log.value.bytes;
    if (filled > MAX_BYTES - ENVELOPE) {
      files.push([]);
      filled = log.value.bytes;
    }
    files.at(-1)?.push(log.value);
  }
  const [first = [], ...further] = files;
  const { text, leftOut } = fileOf(first, { cards: cards.value, settings: settings.value }, at);
  const lost = await unreadableOf(store);
  return stored([{ text, leftOut: [...leftOut, ...lost] }, ...further.map((cuts) => fileOf(cuts, NOTHING_ELSE, at))]);
}

export const IMPORT_REFUSALS = ['tooLarge', 'notOurs', 'newer', 'damaged'] as const;
/**
 * - `tooLarge`: above the limit; it was not even read.
 * - `notOurs`: no export of this app.
 * - `newer`: a newer version of the app wrote it.
 * - `damaged`: an export of ours with something wrong in it, at `path`.
 */
export type ImportRefusal = {
  readonly ok: false;
  readonly code: (typeof IMPORT_REFUSALS)[number];
  readonly path: string;
  readonly message: string;
};
export type ReadExport =
  { readonly ok: true; readonly value: Bundle & { readonly app: string; readonly exportedAt: number } } | ImportRefusal;

const refused = (code: ImportRefusal['code'], path: string, message: string): ImportRefusal => ({
  ok: false,
  code,
  path,
  message,
});

const TOO_LARGE = refused('tooLarge', '', `is larger than ${MAX_BYTES} bytes`);

/** A file that somebody picked: its size is looked at before a byte of it is read. */
export async function readExport(file: Blob): Promise<ReadExport> {
  return file.size > MAX_BYTES ? TOO_LARGE : parseExport(await file.text());
}

function jsonOf(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Checks the text of an export to the last entry. Commands and events are checked by their game when it is opened. */
export function parseExport(text: string): ReadExport {
  if (text.length > MAX_BYTES || bytesOf(text) > MAX_BYTES) return TOO_LARGE;
  const json = jsonOf(text);
  if (json === null) {
    const isBegunByUs = text.startsWith(`{"format":"${NAME}"`);
    return isBegunByUs ? refused('damaged', '', 'is cut off or no JSON') : refused('notOurs', '', 'is no JSON object');
  }
  const { format, version, ...rest } = Object.fromEntries(Object.entries(json));
  if (format !== NAME) return refused('notOurs', 'format', `is not ${NAME}`);
  if (typeof version === 'number' && version > VERSION) return refused('newer', 'version', `is ${version}`);
  if (!isFormat(version)) return refused('damaged', 'version', 'is no version');
  const bundle = checked(exported, rest, FILE_DEPTH);
  if (!bundle.ok) return refused('damaged', bundle.path, bundle.message);
  for (const [index, { header, entries }] of bundle.value.matches.entries()) {
    const path = `matches.${index}`;
    if (header.head !== entries.length) return refused('damaged', `${path}.header.head`, `is not ${entries.length}`);
    for (const [place, entry] of entries.entries()) {
      const fault = placeFault(entry, place + 1);
      if (fault !== null) return refused('damaged', `${path}.entries.${place}.${fault.path}`, fault.message);
    }
  }
  return { ok: true, value: bundle.value };
}

const looks = ({ game, name, kind, atk, def, unblockable }: LibraryCard): string =>
  JSON.stringify([game, name, kind, atk, def, unblockable]);

/**
 * Brings a checked bundle in, all or nothing: matches under new ids, marked as imported; cards that are not known yet.
 * Settings are taken over where `withSettings` is true. Answers the ids of the new matches.
 */
export async function importBundle(
  store: Store,
  bundle: Bundle,
  withSettings: boolean,
): Promise<Stored<readonly string[]>> {
  const known = await store.listCards();
  if (!known.ok) return known;
  const isKnown = new Set(known.value.map(looks));
  const matches = bundle.matches.map(({ header, entries }) => ({
    header: { ...header, id: newId(), imported: true },
    entries,
  }));
  const cards = bundle.cards.filter((card) => !isKnown.has(looks(card))).map((card) => ({ ...card, id: newId() }));
  const put = await store.importAll({ matches, cards, settings: withSettings ? bundle.settings : {} });
  return put.ok ? stored(matches.map(({ header }) => header.id)) : put;
}
