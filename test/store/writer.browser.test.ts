import { afterEach, expect, test } from 'vitest';
import { claimWriter, type Claim } from '../../src/store/writer.ts';

let made = 0;
const fresh = (): string => `writer-${Date.now()}-${(made += 1)}`;

const claims: Claim[] = [];
afterEach(() => {
  for (const claim of claims.splice(0)) claim.release();
});

/** A claim that writes down what happens to it. */
async function claim(matchId: string): Promise<Claim & { readonly told: readonly string[] }> {
  const told: string[] = [];
  const made = await claimWriter(matchId, { onLost: () => told.push('lost'), onGained: () => told.push('gained') });
  claims.push(made);
  return {
    get held() {
      return made.held;
    },
    take: () => made.take(),
    release: () => made.release(),
    told,
  };
}

test('of twelve that claim at once, one is the writer', async () => {
  const id = fresh();
  const twelve = await Promise.all(Array.from({ length: 12 }, () => claim(id)));
  expect(twelve.filter(({ held }) => held)).toHaveLength(1);
});

test('each match has its own writer', async () => {
  expect([(await claim(fresh())).held, (await claim(fresh())).held]).toEqual([true, true]);
});

test('"continue here" takes the claim, and the other tab learns of it', async () => {
  const id = fresh();
  const [one, other] = [await claim(id), await claim(id)];
  expect([one.held, other.held]).toEqual([true, false]);
  await other.take();
  await expect.poll(() => [one.held, other.held, one.told]).toEqual([false, true, ['lost']]);
  await one.take();
  await expect.poll(() => [one.held, other.held, other.told]).toEqual([true, false, ['lost']]);
});

test('the next in line becomes the writer when the writer is gone', async () => {
  const id = fresh();
  const [one, other] = [await claim(id), await claim(id)];
  one.release();
  await expect.poll(() => [other.held, other.told]).toEqual([true, ['gained']]);
  expect(one.told).toEqual([]);
});

test('one that was robbed stands in line again', async () => {
  const id = fresh();
  const [one, other] = [await claim(id), await claim(id)];
  await other.take();
  await expect.poll(() => one.told).toEqual(['lost']);
  other.release();
  await expect.poll(() => [one.held, one.told]).toEqual([true, ['lost', 'gained']]);
});

test('one that was released neither waits nor takes', async () => {
  const id = fresh();
  const [one, other] = [await claim(id), await claim(id)];
  other.release();
  one.release();
  await other.take();
  expect((await claim(id)).held).toBe(true);
  expect([other.held, other.told]).toEqual([false, []]);
});

test('without Web Locks every tab may write', async () => {
  const listeners = { onLost: () => undefined, onGained: () => undefined };
  const both = await Promise.all([1, 2].map(() => claimWriter('m1', listeners, null)));
  for (const made of both) await made.take();
  expect(both.map(({ held }) => held)).toEqual([true, true]);
});
