/** Matches, entries and cards to store. */
import type { LibraryCard, LibraryDeck, MatchHeader, StoredEntry } from '../../src/store/port.ts';

export const header = (id: string, more: Partial<MatchHeader> = {}): MatchHeader => ({
  id,
  game: 'toy',
  createdAt: 1_000,
  changedAt: 1_000,
  head: 0,
  headline: {
    players: ['Ana', 'Béla'],
    turn: null,
    round: 1,
    score: [0, 0],
    depth: 'rounds',
    mission: '',
    result: null,
  },
  binnedAt: null,
  imported: false,
  ...more,
});

export const played = (seq: number, more: Readonly<Record<string, unknown>> = {}): StoredEntry => ({
  kind: 'played',
  seq,
  at: 1_000 + seq,
  seat: 'lead',
  command: { type: 'pass', ...more },
  events: [{ type: 'turnPassed' }],
  phase: { sequence: 'turn', waiting: 'none' },
  chart: 1,
  overruled: [],
});

export const wentTo = (seq: number, to: number): StoredEntry => ({ kind: 'wentTo', seq, at: 1_000 + seq, to });

export const at = (id: string, head: number): MatchHeader => header(id, { head, changedAt: 1_000 + head });

export const card = (id: string, more: Partial<LibraryCard> = {}): LibraryCard => ({
  id,
  game: 'toy',
  name: 'Sophie',
  kind: 'major',
  usedAt: 5,
  data: { atk: 2, def: 3, unblockable: false },
  ...more,
});

export const deck = (id: string, more: Partial<LibraryDeck> = {}): LibraryDeck => ({
  id,
  game: 'toy',
  name: 'Forty',
  changedAt: 5,
  data: { lines: [{ copies: 3, name: 'Sophie' }] },
  ...more,
});
