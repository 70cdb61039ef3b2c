/**
 * Reads what was written down: rows, files, messages of other tabs. The answer is always a value, rebuilt from what
 * came in, or the place where it went wrong.
 */
import * as v from 'valibot';
import type { Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent, Parsed } from '../engine/pack.ts';
import { plain } from './json.ts';
import type { Checkpoint, LibraryCard, MatchHeader, SettingValue, StoredEntry } from './port.ts';
import { cardRow, checkpointRow, entryRow, FORMAT, headerRow, settingRow, typed } from './schemas.ts';

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

/** Takes a foreign value through the gate and a schema. */
export function checked<const S extends v.GenericSchema>(schema: S, value: unknown): Parsed<v.InferOutput<S>> {
  const clean = plain(value);
  if (!clean.ok) return clean;
  const parsed = v.safeParse(schema, clean.value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, path: v.getDotPath(issue) ?? '', message: issue.message };
}

const failed = (path: string, message: string): Parsed<never> => ({ ok: false, path, message });

/**
 * What is about to be written, rebuilt by the schema that will read it back. What it does not take must not be written:
 * the match would be unreadable ever after.
 */
function written<const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = checked(schema, value);
  if (!parsed.ok) throw new Error(`cannot be read back once written: ${parsed.path} ${parsed.message}`);
  return parsed.value;
}

export type HeaderRow = v.InferOutput<typeof headerRow>;
export type EntryRow = v.InferOutput<typeof entryRow>;
export type CheckpointRow = v.InferOutput<typeof checkpointRow>;
export type CardRow = v.InferOutput<typeof cardRow>;
export type SettingRow = v.InferOutput<typeof settingRow>;

export const encodeHeader = (header: MatchHeader): HeaderRow => written(headerRow, { format: FORMAT, ...header });
export const encodeEntry = (matchId: string, entry: StoredEntry): EntryRow =>
  written(entryRow, { format: FORMAT, matchId, ...entry });
export const encodeCheckpoint = (checkpoint: Checkpoint): CheckpointRow =>
  written(checkpointRow, { format: FORMAT, ...checkpoint });
export const encodeCard = (card: LibraryCard): CardRow => written(cardRow, { format: FORMAT, ...card });
export const encodeSetting = (key: string, value: SettingValue): SettingRow =>
  written(settingRow, { format: FORMAT, key, value });

/** Takes the format off a row. */
function unwrapped<Row extends { readonly format: number }>(row: Parsed<Row>): Parsed<Omit<Row, 'format'>> {
  if (!row.ok) return row;
  const { format: _format, ...value } = row.value;
  return { ok: true, value };
}

export const decodeHeader = (row: unknown): Parsed<MatchHeader> => unwrapped(checked(headerRow, row));
export const decodeCheckpoint = (row: unknown): Parsed<Checkpoint> => unwrapped(checked(checkpointRow, row));
export const decodeCard = (row: unknown): Parsed<LibraryCard> => unwrapped(checked(cardRow, row));
export const decodeSetting = (row: unknown): Parsed<SettingRow> => checked(settingRow, row);

function decodeEntry<Command, Event>(
  codec: EntryCodec<Command, Event>,
  row: unknown,
  seq: number,
): Parsed<Entry<Command, Event>> {
  const frame = checked(entryRow, row);
  if (!frame.ok) return frame;
  const entry = frame.value;
  if (entry.seq !== seq) return failed('seq', `is ${entry.seq} where ${seq} should be`);
  if (entry.kind === 'wentTo') {
    // One that led to itself or ahead would send whoever follows it round in a circle.
    return entry.to < seq
      ? { ok: true, value: { kind: 'wentTo', seq, at: entry.at, to: entry.to } }
      : failed('to', `leads ahead to ${entry.to}`);
  }
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
  const { format: _format, matchId: _matchId, ...rest } = entry;
  return { ok: true, value: { ...rest, command: command.value, events } };
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
  parseCommand: (value) => checked(typed, value),
  parseEvent: (value) => checked(typed, value),
};
