/** A table to play a scenario at: the session that the phone uses, over the memory store. */
import { initialBoard, type Board } from '../../src/games/huntik/board.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import type { Event } from '../../src/games/huntik/events/index.ts';
import { Session } from '../../src/match/session.ts';
import { gameOf, type Game } from '../../src/match/state.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { MemoryStore } from '../../src/store/memory.ts';
import type { MatchHeader } from '../../src/store/port.ts';

export type HuntikSession = Session<Board, Command, Event>;

const huntikGame = gameOf(huntik);

/** A new match of a game, Huntik as it is where none is named, with a clock that counts commands. */
export async function newTable(game: Game<Board, Command, Event> = huntikGame): Promise<HuntikSession> {
  let now = 0;
  const store = new MemoryStore({ why: 'scenario' });
  const header: MatchHeader = {
    id: 'scenario',
    game: huntik.id,
    createdAt: 0,
    changedAt: 0,
    head: 0,
    headline: huntik.headline(initialBoard),
    binnedAt: null,
    imported: false,
  };
  const created = await store.createMatch(header, []);
  if (!created.ok) throw new Error(created.failure.message);
  return new Session({ game, store, header, log: [], mode: 'ready', now: () => (now += 1000) });
}
