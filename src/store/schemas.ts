/** The shapes that the store takes in and gives out. Unknown keys are refused: they would be lost on the next write. */
import * as v from 'valibot';
import type { Phase } from '../engine/chart.ts';
import { bytesOf, plain, type Json } from './json.ts';

/** Control and direction characters could make one name look like another. */
const HIDDEN = /[\p{Cc}\p{Cf}]/gu;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((raw) => raw.replace(HIDDEN, '')),
    v.maxLength(longest),
  );
/** Ids, kinds, rules, reasons: never shown as they are. */
export const word = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/u));
const name = text(60);

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const ordinal = v.pipe(whole, v.minValue(1));

const headline = v.strictObject({
  players: v.pipe(v.array(name), v.maxLength(12)),
  turn: v.nullable(name),
  round: whole,
  score: v.pipe(v.array(whole), v.maxLength(12)),
  depth: word,
  mission: name,
  result: v.nullable(v.strictObject({ winner: v.nullable(name), rule: text(12), reason: text(64) })),
});

export const header = v.strictObject({
  id: word,
  game: word,
  createdAt: count,
  changedAt: count,
  head: count,
  headline,
  binnedAt: v.nullable(count),
  imported: v.boolean(),
});

const isPhase = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPhase));

/** A command or an event, as far as every game's have the same shape. */
export const typed = v.looseObject({
  type: v.pipe(v.string(), v.maxLength(64)),
  overrule: v.exactOptional(v.literal(true)),
});
const played = {
  kind: v.literal('played'),
  seq: ordinal,
  at: count,
  seat: v.nullable(name),
  command: typed,
  events: v.pipe(v.array(typed), v.maxLength(2_000)),
  phase: v.custom<Phase>(isPhase, 'is no phase'),
  chart: ordinal,
  overruled: v.pipe(v.array(text(12)), v.maxLength(200)),
};
const wentTo = { kind: v.literal('wentTo'), seq: ordinal, at: count, to: count };

/** The frame of an entry: what is the same in every game. Commands and events are for the game's own codec. */
const entry = v.variant('kind', [v.strictObject(played), v.strictObject(wentTo)]);
/** The same with the match it belongs to, as it lies in the database. */
export const matchEntry = v.variant('kind', [
  v.strictObject({ matchId: word, ...played }),
  v.strictObject({ matchId: word, ...wentTo }),
]);

export const checkpoint = v.strictObject({
  matchId: word,
  seq: ordinal,
  fingerprint: v.pipe(v.string(), v.maxLength(200)),
  board: v.unknown(),
});

/** What only a pack can read. The gate has made it plain; here it is kept small enough for a row, and for a file. */
const DATA_DEPTH = 24;
const DATA_BYTES = 64 * 1024;
const data = v.pipe(
  v.custom<Json>((value) => value !== undefined, 'is missing'),
  v.check((value) => plain(value, DATA_DEPTH).ok, 'lies too deep'),
  v.check((value) => bytesOf(JSON.stringify(value)) <= DATA_BYTES, `is larger than ${DATA_BYTES} bytes`),
);

export const card = v.strictObject({
  id: word,
  game: word,
  name,
  kind: word,
  usedAt: count,
  data,
});

export const deck = v.strictObject({ id: word, game: word, name, changedAt: count, data });

const settingKey = v.pipe(v.string(), v.regex(/^[a-zA-Z][\w.-]{0,63}$/u));
const settingValue = v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()]);
export const setting = v.strictObject({ key: settingKey, value: settingValue });

/** What an export holds, beside its name and version. */
export const exported = v.strictObject({
  app: v.pipe(v.string(), v.maxLength(40)),
  exportedAt: count,
  matches: v.array(v.strictObject({ header, entries: v.array(entry) })),
  cards: v.array(card),
  decks: v.array(deck),
  settings: v.record(settingKey, settingValue),
});
