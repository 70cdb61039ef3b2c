import { expect, test } from 'vitest';
import { MemoryStore, Shelf } from '../../src/store/memory.ts';
import { acceptance } from './acceptance.ts';

acceptance('memory', () => {
  const shelf = new Shelf();
  return Promise.resolve({
    one: new MemoryStore({ why: 'test', shelf }),
    other: new MemoryStore({ why: 'test', shelf }),
  });
});

test('the memory store says that it keeps nothing, and why', async () => {
  expect(await new MemoryStore({ why: 'no IndexedDB here' }).health()).toMatchObject({
    kind: 'memory',
    why: 'no IndexedDB here',
  });
});
