/**
 * What became of rows and files from one format to the next. Every later build opens what every earlier one wrote: a
 * step once released is never edited, and there is one for every format but the first.
 */
import type { JsonObject } from './json.ts';

/** The formats of rows and files that this build reads; the last is the one it writes. */
export const FORMATS = [1, 2] as const;
export type Format = (typeof FORMATS)[number];
export const FORMAT = FORMATS[1];

export const isFormat = (value: unknown): value is Format => FORMATS.some((known) => known === value);

export type RowKind = 'matches' | 'entries' | 'checkpoints' | 'cards' | 'decks' | 'settings';

/** From one format to the next. A kind of rows that is not named stayed as it was. */
type Step = {
  readonly rows: Readonly<Partial<Record<RowKind, (row: JsonObject) => JsonObject>>>;
  readonly file: (file: JsonObject) => JsonObject;
};

/** A card had the numbers of one game; since format 2 what is printed on it is the pack's. */
function numbersIntoData(card: JsonObject): JsonObject {
  const { atk, def, unblockable, ...rest } = card;
  const given = Object.entries({ atk, def, unblockable }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return { ...rest, data: Object.fromEntries(given) };
}

/** The step at index n leads from format n + 1 to format n + 2. */
const STEPS: readonly Step[] = [{ rows: { cards: numbersIntoData }, file: (file) => ({ decks: [], ...file }) }];

/** What a row or a file of a format has to go through. */
export const stepsFrom = (format: Format): readonly Step[] => STEPS.slice(format - FORMATS[0]);

/** A row of any format in the one that this build writes. What is no such row stays none, for the schema to refuse. */
export const upcastRow = (kind: RowKind, format: Format, row: JsonObject): JsonObject =>
  stepsFrom(format).reduce((so, { rows }) => rows[kind]?.(so) ?? so, row);
