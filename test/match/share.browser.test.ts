import { afterEach, expect, test, vi } from 'vitest';
import { createMatch } from '../../src/match/create.ts';
import { openMatch } from '../../src/match/open.ts';
import { shareMatch } from '../../src/match/share.ts';
import { openStore } from '../../src/store/open.ts';
import { valueOf } from '../store/acceptance.ts';
import { toyGame } from './toy.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const now = (): number => Date.now();

/** A tab of the app: its own store on the shared database, and the match in it. */
async function tab(name: string, id: string) {
  const store = valueOf(await openStore(name));
  const opened = await openMatch(store, toyGame, id, { now });
  if (!opened.ok) throw new Error(opened.reason.code);
  const { session } = opened;
  const share = await shareMatch(store, session);
  closing.push(share.stop, () => store.close());
  return { session, share };
}

async function match(): Promise<{ name: string; id: string }> {
  const name = `share ${now()} ${Math.random()}`;
  const store = valueOf(await openStore(name));
  const created = await createMatch(store, toyGame, { now });
  if (created.kind !== 'created') throw new Error(created.kind);
  store.close();
  return { name, id: created.session.header.id };
}

test('the second tab follows the first, and goes on in its place when told to', async () => {
  const { name, id } = await match();
  const one = await tab(name, id);
  const other = await tab(name, id);
  expect([one.session.mode, other.session.mode]).toEqual(['ready', 'following']);
  await one.session.send({ type: 'add', amount: 4 });
  await expect.poll(() => other.session.standing.board.sum).toBe(4);
  await other.share.takeOver();
  await expect.poll(() => [one.session.mode, other.session.mode]).toEqual(['following', 'ready']);
  expect(await one.session.send({ type: 'add', amount: 1 })).toMatchObject({ kind: 'notStored' });
  expect(await other.session.send({ type: 'add', amount: 2 })).toMatchObject({ kind: 'done' });
  await expect.poll(() => one.session.standing.board.sum).toBe(6);
});

test('the second tab goes on by itself when the first is closed, from what the first wrote last', async () => {
  const { name, id } = await match();
  const one = await tab(name, id);
  const other = await tab(name, id);
  await one.session.send({ type: 'add', amount: 5 });
  one.share.stop();
  await expect.poll(() => other.session.mode).toBe('ready');
  expect(other.session.standing.board.sum).toBe(5);
  expect(await other.session.send({ type: 'add', amount: 1 })).toEqual({ kind: 'done', seq: 2 });
});

test('a page that comes back to the front shows what is stored', async () => {
  const { name, id } = await match();
  const hidden = await tab(name, id);
  const silent = valueOf(await openStore(name));
  closing.push(() => silent.close());
  const opened = await openMatch(silent, toyGame, id, { now });
  if (!opened.ok) throw new Error(opened.reason.code);
  const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined); // as if there were none
  await opened.session.send({ type: 'add', amount: 3 });
  post.mockRestore();
  expect(hidden.session.standing.board.sum).toBe(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => hidden.session.standing.board.sum).toBe(3);
});
