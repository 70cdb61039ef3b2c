/** What the adapters answer with, and what they have in common when they read rows. */
import type { Parsed } from '../engine/pack.ts';
import { decodeCard, decodeDeck, decodeHeader } from './codec.ts';
import type {
  LibraryCard,
  LibraryDeck,
  MatchHeader,
  StoreFailure,
  Stored,
  StoredEntry,
  UnreadableRow,
} from './port.ts';

export const stored = <T>(value: T): Stored<T> => ({ ok: true, value });

export const notStored = (code: StoreFailure['code'], message: string): Stored<never> => ({
  ok: false,
  failure: { code, message },
});

export const conflict = (id: string, head: number | undefined, expected: number): Stored<never> =>
  notStored(
    'conflict',
    head === undefined ? `match ${id} is not there` : `match ${id} stands at entry ${head}, not at ${expected}`,
  );

export const taken = (id: string): Stored<never> => notStored('conflict', `there is a match ${id} already`);

/** An entry goes to the end of the log, and the header says so; anything else is a bug of the caller. */
export function assertNext(expectedHead: number, entry: StoredEntry, header: MatchHeader): void {
  if (entry.seq !== expectedHead + 1 || header.head !== entry.seq) {
    throw new Error(`entry ${entry.seq} under head ${header.head} does not follow ${expectedHead}`);
  }
}

type Decoded<T> = { readonly values: readonly T[]; readonly unreadable: readonly UnreadableRow[] };

type Keyed = { readonly id: string };

function decodeRows<T>(
  table: UnreadableRow['table'],
  rows: readonly Keyed[],
  decode: (row: unknown) => Parsed<T>,
): Decoded<T> {
  const values: T[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const row of rows) {
    const parsed = decode(row);
    if (parsed.ok) values.push(parsed.value);
    else unreadable.push({ table, id: row.id, message: `${parsed.path} ${parsed.message}` });
  }
  return { values, unreadable };
}

export function decodeHeaders(rows: readonly Keyed[]): Decoded<MatchHeader> {
  const { values, unreadable } = decodeRows('matches', rows, decodeHeader);
  return { values: [...values].sort((one, other) => other.changedAt - one.changedAt), unreadable };
}

export function decodeCards(rows: readonly Keyed[]): Decoded<LibraryCard> {
  const { values, unreadable } = decodeRows('cards', rows, decodeCard);
  return { values: [...values].sort((one, other) => other.usedAt - one.usedAt), unreadable };
}

export function decodeDecks(rows: readonly Keyed[]): Decoded<LibraryDeck> {
  const { values, unreadable } = decodeRows('decks', rows, decodeDeck);
  return { values: [...values].sort((one, other) => other.changedAt - one.changedAt), unreadable };
}

/** One match as it lies there. Only its header is read; the rows are for `decodeEntries`. */
export function decodeMatch(
  headerRow: unknown,
  entries: readonly unknown[],
): Stored<{ readonly header: MatchHeader; readonly entries: readonly unknown[] }> {
  const header = decodeHeader(headerRow);
  return header.ok
    ? stored({ header: header.value, entries })
    : notStored('failed', `the header of this match is broken: ${header.path} ${header.message}`);
}
