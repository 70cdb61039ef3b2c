/** Matches, cards, decks and settings as files, and back. Every file that goes out comes in again. */
import { stored } from './answers.ts';
import { anyGame, checked, decodeEntries, placeFault, type Stop } from './codec.ts';
import { newId } from './ids.ts';
import { bytesOf, canonicalJson, FILE_DEPTH, isObject, MAX_BYTES, plain, type Json, type JsonObject } from './json.ts';
import type {
  Bundle,
  LibraryCard,
  LibraryDeck,
  MatchHeader,
  Store,
  Stored,
  StoredEntry,
  UnreadableRow,
} from './port.ts';
import { exported } from './schemas.ts';
import { FORMAT, isFormat, stepsFrom, type Format } from './upcasters.ts';
import { APP_VERSION } from './version.ts';

const NAME = 'tablekeeper';
/** For what a file holds beside its matches and cards. */
const ENVELOPE = 20_000;

/**
 * A file, and what did not get into it: where the log of a match could be read no further. Seq 0 is a row that cannot be
 * read at all: a match without its header, a card, a deck.
 */
export type ExportFile = {
  readonly text: string;
  readonly leftOut: readonly { readonly table: UnreadableRow['table']; readonly id: string; readonly stop: Stop }[];
};

type Log = { readonly header: MatchHeader; readonly entries: readonly StoredEntry[] };
type Cut = { readonly log: Log; readonly stop: Stop | null };

function textOf(bundle: Bundle, at: number): string {
  return JSON.stringify({ format: NAME, version: FORMAT, app: APP_VERSION, exportedAt: at, ...bundle });
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

type Rest = Pick<Bundle, 'cards' | 'decks' | 'settings'>;
const NOTHING_ELSE: Rest = { cards: [], decks: [], settings: {} };

function fileOf(cuts: readonly Cut[], rest: Rest, at: number): ExportFile {
  const leftOut = cuts.flatMap(({ log, stop }) =>
    stop === null ? [] : [{ table: 'matches' as const, id: log.header.id, stop }],
  );
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
  return unreadable.map(({ table, id, message }) => ({
    table,
    id,
    stop: { seq: 0, path: table === 'matches' ? 'header' : '', message },
  }));
}

/** Fills files one after another, each as far as an import takes it. */
class Files {
  readonly all: { cuts: Cut[]; cards: LibraryCard[]; decks: LibraryDeck[] }[] = [];
  #filled = Number.POSITIVE_INFINITY;

  /** The file in which there is room for so many bytes. */
  roomFor(bytes: number) {
    this.#filled += bytes + 1;
    const last = this.all.at(-1);
    if (last !== undefined && this.#filled <= MAX_BYTES - ENVELOPE) return last;
    const next = { cuts: [], cards: [], decks: [] };
    this.all.push(next);
    this.#filled = bytes;
    return next;
  }
}

const sizeOf = (row: LibraryCard | LibraryDeck): number => bytesOf(JSON.stringify(row));

/**
 * Everything: matches, the bin included, cards, decks and settings. It is one file until it outgrows what an import
 * takes; then it is several, each of which comes in by itself. The settings are in the first.
 */
export async function exportAll(store: Store, at: number): Promise<Stored<readonly ExportFile[]>> {
  const headers = await store.listMatches();
  if (!headers.ok) return headers;
  const cards = await store.listCards();
  if (!cards.ok) return cards;
  const decks = await store.listDecks();
  if (!decks.ok) return decks;
  const settings = await store.readSettings();
  if (!settings.ok) return settings;
  const files = new Files();
  files.roomFor(0);
  for (const card of cards.value) files.roomFor(sizeOf(card)).cards.push(card);
  for (const deck of decks.value) files.roomFor(sizeOf(deck)).decks.push(deck);
  for (const { id } of headers.value) {
    const log = await readLog(store, id);
    if (!log.ok) return log;
    if (log.value === null) continue; // deleted by another tab meanwhile
    files.roomFor(log.value.bytes).cuts.push(log.value);
  }
  const lost = await unreadableOf(store);
  return stored(
    files.all.map(({ cuts, ...rest }, index) => {
      const isFirst = index === 0;
      const { text, leftOut } = fileOf(cuts, { ...rest, settings: isFirst ? settings.value : {} }, at);
      return { text, leftOut: isFirst ? [...leftOut, ...lost] : leftOut };
    }),
  );
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

const each = (list: Json | undefined, change: (row: JsonObject) => Json): Json | undefined =>
  Array.isArray(list) ? list.map((row: Json) => (isObject(row) ? change(row) : row)) : list;

/** A file of any format, the rows in it included. */
function upcastFile(format: Format, file: JsonObject): JsonObject {
  return stepsFrom(format).reduce((so, { rows, file: change }) => {
    const whole = change(so);
    const lists = (['cards', 'decks'] as const).flatMap((kind) => {
      const list = each(whole[kind], (row) => rows[kind]?.(row) ?? row);
      return list === undefined ? [] : [[kind, list] as const];
    });
    return { ...whole, ...Object.fromEntries(lists) };
  }, file);
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
  if (typeof version === 'number' && version > FORMAT) return refused('newer', 'version', `is ${version}`);
  if (!isFormat(version)) return refused('damaged', 'version', 'is no version');
  const clean = plain(rest, FILE_DEPTH);
  if (!clean.ok) return refused('damaged', clean.path, clean.message);
  if (!isObject(clean.value)) return refused('damaged', '', 'is no object');
  const bundle = checked(exported, upcastFile(version, clean.value), FILE_DEPTH);
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

const cardLooks = ({ game, name, kind, data }: LibraryCard): string => canonicalJson([game, name, kind, data]);
const deckLooks = ({ game, name, data }: LibraryDeck): string => canonicalJson([game, name, data]);

/** Those that are not known yet, under new ids. */
function unknownOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  known: readonly Row[],
  looks: (row: Row) => string,
): Row[] {
  const isKnown = new Set(known.map(looks));
  return rows.filter((row) => !isKnown.has(looks(row))).map((row) => ({ ...row, id: newId() }));
}

/**
 * Brings a checked bundle in, all or nothing: matches under new ids, marked as imported; cards and decks that are not
 * known yet. Settings are taken over where `withSettings` is true. Answers the ids of the new matches.
 */
export async function importBundle(
  store: Store,
  bundle: Bundle,
  withSettings: boolean,
): Promise<Stored<readonly string[]>> {
  const knownCards = await store.listCards();
  if (!knownCards.ok) return knownCards;
  const knownDecks = await store.listDecks();
  if (!knownDecks.ok) return knownDecks;
  const matches = bundle.matches.map(({ header, entries }) => ({
    header: { ...header, id: newId(), imported: true },
    entries,
  }));
  const cards = unknownOf(bundle.cards, knownCards.value, cardLooks);
  const decks = unknownOf(bundle.decks, knownDecks.value, deckLooks);
  const put = await store.importAll({ matches, cards, decks, settings: withSettings ? bundle.settings : {} });
  return put.ok ? stored(matches.map(({ header }) => header.id)) : put;
}
