import { expect, test } from 'vitest';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import { createMatch } from '../../src/match/create.ts';
import { gameOf } from '../../src/match/state.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { MemoryStore } from '../../src/store/memory.ts';

const commands: readonly Command[] = [
  { type: 'seatPeople', first: 'Anna', second: 'Béla', depth: 'rounds' },
  { type: 'chooseLeadPlayer', person: 'first' },
  { type: 'chooseMission', name: '', kind: 'expert' },
  { type: 'announceMulligan', seat: 'lead', count: 0 },
  { type: 'announceMulligan', seat: 'defending', count: 0 },
];

test('Home names the player that the match names, also where a used turn only waits for the next command', async () => {
  const options = { now: () => 1_000, commands };
  const created = await createMatch(new MemoryStore({ why: '' }), gameOf(huntik), options);
  if (created.kind !== 'created') throw new Error(created.kind);
  const { session } = created;
  expect(session.header.headline.turn).toBe('defending');
  await session.send({ type: 'act', seat: 'defending' });
  expect(session.shown.board.turn).toBe('lead');
  expect(session.header.headline.turn).toBe('lead');
});
