/**
 * The port behind which matches are kept. Two adapters answer it (Dexie and memory) and one acceptance suite tests
 * both. What it resolves is stored; what it cannot store it says as a value.
 */
import type { Entry } from '../engine/log.ts';
import type { AnyCommand, AnyEvent, Headline } from '../engine/pack.ts';
import type { Json } from './json.ts';

export type { Json };

export type StoredEntry = Entry<AnyCommand, AnyEvent>;

export type MatchHeader = {
  readonly id: string;
  /** Which pack plays it. */
  readonly game: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /** The seq of the last entry; 0 while there is none. */
  readonly head: number;
  readonly headline: Headline;
  /** When it was put into the bin, or null. */
  readonly binnedAt: number | null;
  /** It came from a file, and its commands were never judged here. */
  readonly imported: boolean;
};

/** A cached board. Used only while its fingerprint agrees with the one its builder would make. */
export type Checkpoint = {
  readonly matchId: string;
  readonly seq: number;
  readonly fingerprint: string;
  readonly board: unknown;
};

/** A card that somebody typed or taught. What is printed on it is for its pack to read. */
export type LibraryCard = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The pack's word for what it is. */
  readonly kind: string;
  readonly usedAt: number;
  readonly data: Json;
};

/** A deck that somebody wrote down. What is in it is for its pack to read. */
export type LibraryDeck = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly changedAt: number;
  readonly data: Json;
};

/** What is kept of a setting. */
export type SettingValue = string | number | boolean;

export const STORE_FAILURES = ['conflict', 'full', 'closed', 'newer', 'blocked', 'unavailable', 'failed'] as const;
/**
 * - `conflict`: the head is not the expected one (somebody else wrote), or the match is not there.
 * - `full`: the disk or the quota.
 * - `closed`: this tab must reload (another tab upgraded the database, or the connection is gone for good).
 * - `newer`: a newer version of the app wrote this database; it is read-only here.
 * - `blocked`: the database does not open, because another tab holds it or the browser does not answer. It may later.
 * - `unavailable`: the browser gives no storage.
 * - `failed`: anything else, with the browser's words.
 */
export type StoreFailure = { readonly code: (typeof STORE_FAILURES)[number]; readonly message: string };

export type Stored<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: StoreFailure };

export type StoreHealth = {
  readonly kind: 'durable' | 'memory';
  /** Why nothing is kept, in the browser's words; null where the store is durable. */
  readonly why: string | null;
  /** The browser promised not to clear it; null where it cannot say. */
  readonly persisted: boolean | null;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  readonly readOnly: boolean;
  /** The database was lost or emptied since the last start. */
  readonly lost: boolean;
  /** Rows that the codec does not take. They are left as they are, and left out of every list. */
  readonly unreadable: readonly UnreadableRow[];
};

export type UnreadableRow = {
  readonly table: 'matches' | 'cards' | 'decks';
  readonly id: string;
  readonly message: string;
};

/** What an export holds and an import brings. */
export type Bundle = {
  readonly matches: readonly { readonly header: MatchHeader; readonly entries: readonly StoredEntry[] }[];
  readonly cards: readonly LibraryCard[];
  readonly decks: readonly LibraryDeck[];
  readonly settings: Readonly<Record<string, SettingValue>>;
};

export type StoreChange = { readonly matchId: string | null };

export interface Store {
  /** The newest first, the binned ones included. */
  listMatches(): Promise<Stored<readonly MatchHeader[]>>;
  /** The header, and the rows of the log as they lie there: `decodeEntries` reads them. Null where there is no such match. */
  readMatch(id: string): Promise<Stored<{ readonly header: MatchHeader; readonly entries: readonly unknown[] } | null>>;
  /** Writes a new match with its first entries, if any, in one transaction; refused as `conflict` where the id is taken. */
  createMatch(header: MatchHeader, entries: readonly StoredEntry[]): Promise<Stored<null>>;
  /** One strict transaction over header and entry; refused as `conflict` unless the stored head is `expectedHead`. */
  append(expectedHead: number, entry: StoredEntry, header: MatchHeader): Promise<Stored<null>>;
  setBinned(id: string, binnedAt: number | null): Promise<Stored<null>>;
  /** Deletes for good whatever was put into the bin before this moment. */
  emptyBin(before: number): Promise<Stored<number>>;
  /** The newest checkpoint at or before a seq. */
  readCheckpoint(matchId: string, seq: number): Promise<Stored<Checkpoint | null>>;
  /** Takes the place of the match's older ones. */
  writeCheckpoint(checkpoint: Checkpoint): Promise<Stored<null>>;
  /** All or nothing, under the ids given; refused as `conflict` where an id of a match is taken. */
  importAll(bundle: Bundle): Promise<Stored<null>>;
  /** Those of one game, or of all; the last used first. */
  listCards(game?: string): Promise<Stored<readonly LibraryCard[]>>;
  putCard(card: LibraryCard): Promise<Stored<null>>;
  deleteCard(id: string): Promise<Stored<null>>;
  /** Those of one game, or of all; the last changed first. */
  listDecks(game?: string): Promise<Stored<readonly LibraryDeck[]>>;
  putDeck(deck: LibraryDeck): Promise<Stored<null>>;
  deleteDeck(id: string): Promise<Stored<null>>;
  readSettings(): Promise<Stored<Readonly<Record<string, SettingValue>>>>;
  writeSetting(key: string, value: SettingValue): Promise<Stored<null>>;
  health(): Promise<StoreHealth>;
  /**
   * Tells when another tab changed something; `matchId` is null where it was more than one match or none. Where the
   * browser has no channel between tabs it never tells, and the expected head of `append` is the guard. Returns how to
   * stop listening.
   */
  onChange(listener: (change: StoreChange) => void): () => void;
  close(): void;
}
