/** One match in two tabs of one browser. */
import type { Page } from '@playwright/test';
import { expect, test } from './parts/journey.ts';
import { Phone } from './parts/phone.ts';
import { openApp, startMatch } from './parts/start.ts';
import { storedMatch } from './parts/store.ts';
import { act, hasTurn } from './parts/turns.ts';

const elsewhere = (page: Page) => page.getByText('This match is being played in another tab.');

test('the second tab follows and can take over; nothing is doubled or lost', async ({
  phone: first,
  context,
  baseURL,
}) => {
  await startMatch(first);
  await act(first, 'Lead');
  const { head: before } = await storedMatch(first.page);

  const second = new Phone(await context.newPage());
  await openApp(second, baseURL);
  await second.tap(second.button('Go on'));
  await expect(elsewhere(second.page)).toBeVisible();
  await hasTurn(second, 'Lead');

  await first.page.bringToFront();
  await act(first, 'Defending');
  await hasTurn(second, 'Defending');

  await second.page.bringToFront();
  await second.tap(second.button('Acted'));
  await expect(elsewhere(second.page)).toBeVisible();
  await hasTurn(second, 'Defending');

  await second.tap(second.button('Continue here'));
  await expect(elsewhere(second.page)).toHaveCount(0);
  await expect(elsewhere(first.page)).toBeVisible();
  await act(second, 'Lead');
  await hasTurn(first, 'Lead');

  await second.page.close();
  await first.page.bringToFront();
  await expect(elsewhere(first.page)).toHaveCount(0);
  await act(first, 'Defending');

  const { head, seqs } = await storedMatch(first.page);
  expect(head).toBe(before + 3);
  expect(seqs).toEqual(Array.from({ length: head }, (_, index) => index + 1));
});
