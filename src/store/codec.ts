/**
 * Reads what was written down: rows, files, messages of other tabs. The answer is always a value, rebuilt from what
 * came in, or the place where it went wrong.
 */
import * as v from 'valibot';
import type { Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent, Parsed } from '../engine/pack.ts';
import { isObject, plain, type Json } from './json.ts';
import type { Bundle, Checkpoint, LibraryCard, LibraryDeck, MatchHeader, SettingValue, StoredEntry } from './port.ts';
import * as schemas from './schemas.ts';
import { FORMAT, isFormat, upcastRow, type RowKind } from './upcasters.ts';

/** The part of a pack that reads commands and events. */
export type EntryCodec<Command, Event> = {
  readonly chartVersion: number;
  readonly parseCommand: (value: unknown) => Parsed<Command>;
  readonly parseEvent: (value: unknown) => Parsed<Event>;
};

/** The first entry that cannot be read, and what is wrong with it. */
export type Stop = { readonly seq: number; readonly path: string; readonly message: string };

export type DecodedEntries<Command, Event> = {
  readonly entries: readonly Entry<Command, Event>[];
  readonly stoppedAt: Stop | null;
};

type Failed = Extract<Parsed<never>, { ok: false }>;
const failed = (path: string, message: string): Failed => ({ ok: false, path, message });

function shaped<const S extends v.GenericSchema>(schema: S, value: Json): Parsed<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return failed(v.getDotPath(issue) ?? '', issue.message);
}

/** Takes a foreign value through the gate and a schema. */
export function checked<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  deepest?: number,
): Parsed<v.InferOutput<S>> {
  const clean = plain(value, deepest);
  return clean.ok ? shaped(schema, clean.value) : clean;
}

/** Takes a row through the gate, off its format, and through a schema. */
function current<const S extends v.GenericSchema>(kind: RowKind, schema: S, row: unknown): Parsed<v.InferOutput<S>> {
  const clean = plain(row);
  if (!clean.ok) return clean;
  if (!isObject(clean.value)) return failed('', 'is no row');
  const { format, ...value } = clean.value;
  if (!isFormat(format)) return failed('format', 'is not known to this version of the app');
  return shaped(schema, upcastRow(kind, format, value));
}

type Row<S extends v.GenericSchema<unknown, object>> = v.InferOutput<S> & { readonly format: typeof FORMAT };

/**
 * What is about to be written, rebuilt by the schema that will read it back. What it does not take must not be written:
 * the match would be unreadable ever after.
 */
function written<const S extends v.GenericSchema<unknown, object>>(schema: S, value: unknown): Row<S> {
  const parsed = checked(schema, value);
  if (!parsed.ok) throw new Error(`cannot be read back once written: ${parsed.path} ${parsed.message}`);
  return { ...parsed.value, format: FORMAT };
}

export type HeaderRow = Row<typeof schemas.header>;
export type EntryRow = Row<typeof schemas.matchEntry>;
export type CheckpointRow = Row<typeof schemas.checkpoint>;
export type CardRow = Row<typeof schemas.card>;
export type DeckRow = Row<typeof schemas.deck>;
export type SettingRow = Row<typeof schemas.setting>;

export const encodeHeader = (header: MatchHeader): HeaderRow => written(schemas.header, header);
export const encodeEntry = (matchId: string, entry: StoredEntry): EntryRow =>
  written(schemas.matchEntry, { matchId, ...entry });
export const encodeCheckpoint = (checkpoint: Checkpoint): CheckpointRow => written(schemas.checkpoint, checkpoint);
export const encodeCard = (card: LibraryCard): CardRow => written(schemas.card, card);
export const encodeDeck = (deck: LibraryDeck): DeckRow => written(schemas.deck, deck);
export const encodeSetting = (key: string, value: SettingValue): SettingRow => written(schemas.setting, { key, value });

/** All rows of a bundle. */
export const encodeBundle = ({ matches, cards, decks, settings }: Bundle) => ({
  headers: matches.map(({ header }) => encodeHeader(header)),
  entries: matches.flatMap(({ header, entries }) => entries.map((entry) => encodeEntry(header.id, entry))),
  cards: cards.map(encodeCard),
  decks: decks.map(encodeDeck),
  settings: Object.entries(settings).map(([key, value]) => encodeSetting(key, value)),
});

export const decodeHeader = (row: unknown): Parsed<MatchHeader> => current('matches', schemas.header, row);
export const decodeCheckpoint = (row: unknown): Parsed<Checkpoint> => current('checkpoints', schemas.checkpoint, row);
export const decodeCard = (row: unknown): Parsed<LibraryCard> => current('cards', schemas.card, row);
export const decodeDeck = (row: unknown): Parsed<LibraryDeck> => current('decks', schemas.deck, row);
export const decodeSetting = (row: unknown): Parsed<{ readonly key: string; readonly value: SettingValue }> =>
  current('settings', schemas.setting, row);

/** What is wrong with an entry at its place in the log, or null. */
export function placeFault(entry: { seq: number; to?: number }, seq: number): Failed | null {
  if (entry.seq !== seq) return failed('seq', `is ${entry.seq} where ${seq} should be`);
  // One that led to itself or ahead would send whoever follows it round in a circle.
  return entry.to !== undefined && entry.to >= seq ? failed('to', `leads ahead to ${entry.to}`) : null;
}

function decodeEntry<Command, Event>(
  codec: EntryCodec<Command, Event>,
  row: unknown,
  seq: number,
): Parsed<Entry<Command, Event>> {
  const frame = current('entries', schemas.matchEntry, row);
  if (!frame.ok) return frame;
  const entry = frame.value;
  const fault = placeFault(entry, seq);
  if (fault !== null) return fault;
  if (entry.kind === 'wentTo') return { ok: true, value: { kind: 'wentTo', seq, at: entry.at, to: entry.to } };
  if (entry.chart > codec.chartVersion)
    return failed('chart', `is version ${entry.chart}, which this app does not know`);
  const command = codec.parseCommand(entry.command);
  if (!command.ok) return failed(`command.${command.path}`, command.message);
  const events: Event[] = [];
  for (const [index, raw] of entry.events.entries()) {
    const event = codec.parseEvent(raw);
    if (!event.ok) return failed(`events.${index}.${event.path}`, event.message);
    events.push(event.value);
  }
  const { kind, at, seat, phase, chart, overruled } = entry;
  return { ok: true, value: { kind, seq, at, seat, command: command.value, events, phase, chart, overruled } };
}

/**
 * Reads the rows of a log as far as they are good: up to the first that is missing, broken, or unknown to the game.
 * Rows go in as `Store.readMatch` gives them; entries come out with the seqs 1, 2, 3 … and where the reading stopped.
 */
export function decodeEntries<Command, Event>(
  codec: EntryCodec<Command, Event>,
  rows: readonly unknown[],
): DecodedEntries<Command, Event> {
  const entries: Entry<Command, Event>[] = [];
  for (const row of rows) {
    const seq = entries.length + 1;
    const entry = decodeEntry(codec, row, seq);
    if (!entry.ok) return { entries, stoppedAt: { seq, path: entry.path, message: entry.message } };
    entries.push(entry.value);
  }
  return { entries, stoppedAt: null };
}

/** Takes any command and event whose frame is right: an export needs no pack, and an import is checked when opened. */
export const anyGame: EntryCodec<AnyCommand, AnyEvent> = {
  chartVersion: Number.POSITIVE_INFINITY,
  parseCommand: (value) => checked(schemas.typed, value),
  parseEvent: (value) => checked(schemas.typed, value),
};
