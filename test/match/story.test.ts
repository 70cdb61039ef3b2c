import { expect, test } from 'vitest';
import { createMatch } from '../../src/match/create.ts';
import { tell } from '../../src/match/story.ts';
import { MemoryStore } from '../../src/store/memory.ts';
import { toyGame } from './toy.ts';

test('a story tells what stands, what was undone, and the board that each entry met', async () => {
  const created = await createMatch(new MemoryStore({ why: 'a test' }), toyGame, { now: () => 1 });
  if (created.kind !== 'created') throw new Error(created.kind);
  const { session } = created;
  await session.send({ type: 'add', amount: 1 });
  await session.send({ type: 'add', amount: 2 });
  await session.goTo(1);
  await session.send({ type: 'add', amount: 4 });
  await session.goTo(0);
  await session.goTo(4);

  const told = tell(toyGame, session.log).map((line) =>
    line.kind === 'played'
      ? { seq: line.entry.seq, before: line.before.sum, undone: line.undone, current: line.current }
      : { seq: line.seq, direction: line.direction, to: line.target?.kind === 'played' ? line.target.entry.seq : null },
  );
  expect(told).toEqual([
    { seq: 1, before: 0, undone: false, current: false },
    { seq: 2, before: 1, undone: true, current: false },
    { seq: 3, direction: 'back', to: 1 },
    { seq: 4, before: 1, undone: false, current: true },
    { seq: 5, direction: 'back', to: null },
    { seq: 6, direction: 'forward', to: 4 },
  ]);
});

test('the story of a match without entries is empty', () => {
  expect(tell(toyGame, [])).toEqual([]);
});
