/** What is kept, what is brought back, and what is said where it cannot be. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { en } from '../../src/texts/en.ts';
import { DEVICE } from './parts/device.ts';
import { expect, test } from './parts/journey.ts';
import { Phone } from './parts/phone.ts';
import { openApp, startMatch } from './parts/start.ts';
import { damageEntry, emptyStorage, fillStorage, storedMatch } from './parts/store.ts';
import { act, hasTurn } from './parts/turns.ts';

/** The file that a tap hands to the browser. */
async function saved(page: Page, tap: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), tap()]);
  return readFile(await download.path(), 'utf8');
}

const linesOfLog = (page: Page): Promise<string[]> => page.getByRole('listitem').locator('.words').allTextContents();

async function openLog(phone: Phone): Promise<string[]> {
  await phone.tap(phone.button('Log'));
  await phone.page.getByRole('listitem').first().waitFor();
  return linesOfLog(phone.page);
}

test('without storage the app says that nothing is saved, and play goes on', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const phone = new Phone(page);
  await openApp(phone, baseURL);
  await expect(page.getByText(/^Not saved: /)).toBeVisible();
  await startMatch(phone);
  await expect(page.getByText(/^Not saved: /)).toBeVisible();
  await act(phone, 'Lead');
  await phone.tap(phone.button('Log'));
  const file = await saved(page, () => phone.tap(phone.button('Save as a file')));
  expect(JSON.parse(file)).toMatchObject({ format: 'tablekeeper', matches: [{ header: { head: 6 } }] });
});

test('a full storage takes nothing back: the match can be saved as a file, and goes on without saving', async ({
  phone,
}) => {
  const { page } = phone;
  await startMatch(phone);
  await act(phone, 'Lead');
  await fillStorage(page);

  await phone.tap(phone.button('Acted'));
  await expect(page.getByRole('alert')).toContainText('The storage of this phone is full.');
  await hasTurn(phone, 'Lead');
  const file = await saved(page, () => phone.tap(phone.button('Save as a file')));
  expect(JSON.parse(file)).toMatchObject({ matches: [{ header: { head: 6 } }] });

  await phone.tap(phone.button('Go on without saving'));
  await expect(page.getByText(/^Not saved: /)).toBeVisible();
  await act(phone, 'Defending');
});

test.describe('the storage', () => {
  test.use({ complaints: [/404/] }); // a picture alone asks for an icon

  test('that the browser has emptied is missed, and said so', async ({ phone, baseURL }) => {
    const { page } = phone;
    await startMatch(phone);
    await act(phone, 'Lead');
    await page.goto(`${baseURL}icon-192.png`); // of the same origin, and without the app
    await emptyStorage(page);
    await page.goto(baseURL ?? '');
    await expect(page.getByText(en.storage.lost)).toBeVisible();
  });
});

test('a damaged match opens at its last good entry, is not changed, and can be exported', async ({ phone }) => {
  const { page } = phone;
  await startMatch(phone);
  await act(phone, 'Lead');
  await act(phone, 'Defending');
  const { head } = await storedMatch(page);
  await phone.goHome();
  await damageEntry(page, head);
  await page.reload();

  await phone.tap(phone.button('Go on'));
  await expect(page.getByText(`Only ${head - 1} moves of this match can be read.`)).toBeVisible();
  await hasTurn(phone, 'Lead');
  await phone.tap(phone.button('Acted'));
  await hasTurn(phone, 'Lead');
  expect((await storedMatch(page)).head).toBe(head);
  const file = await saved(page, () => phone.tap(phone.button('Save as a file')));
  expect(JSON.parse(file)).toMatchObject({ matches: [{ header: { game: 'huntik' } }] });
});

test('a file that is not ours gets one sentence', async ({ phone }) => {
  const { page } = phone;
  await phone.tap(phone.button('Settings'));
  const input = page.getByLabel('Bring in a file');
  const bring = (text: string) =>
    input.setInputFiles({ name: 'some.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const text of ['', 'no json', '[]', '{"format":"another","version":1}']) {
    await bring(text);
    await expect(page.getByRole('alert')).toHaveText('This file is not from Tablekeeper. Nothing was changed.');
  }
  await bring('{"format":"tablekeeper","version":1,"matches":7}');
  await expect(page.getByRole('alert')).toHaveText(
    'This file is from Tablekeeper, but it is damaged. Nothing was changed.',
  );
  await expect(input).toHaveAttribute('aria-invalid', 'true');
});

test('a match goes to another phone as a file, and is the same there', async ({ phone, browser, baseURL }) => {
  await startMatch(phone, { names: ['Anna', 'Ben'] });
  await act(phone, 'Anna');
  const told = await openLog(phone);
  const file = await saved(phone.page, () => phone.tap(phone.button('Save as a file')));

  const context = await browser.newContext({ ...DEVICE, locale: 'en-GB' });
  const other = new Phone(await context.newPage());
  await openApp(other, baseURL);
  await other.tap(other.button('Bring my games from a file'));
  await other.page
    .getByLabel('Bring in a file')
    .setInputFiles({ name: 'from-the-other.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(other.page.getByText('1 match brought in.').first()).toBeVisible();
  await other.page.goBack();
  await other.tap(other.button('Go on'));
  await hasTurn(other, 'Anna');
  await act(other, 'Ben');
  const retold = await openLog(other);
  expect(retold.slice(0, told.length - 1)).toEqual(told.slice(0, -1));
  await context.close();
});

test('a match put into the bin is taken back at once, or restored later', async ({ phone }) => {
  const { page } = phone;
  await startMatch(phone, { names: ['Anna', 'Ben'] });
  await phone.goHome();
  const toBin = async () => {
    await phone.tap(phone.button('Anna – Ben: options'));
    await phone.tap(phone.button('Put into the bin', phone.sheet));
    await expect(phone.button('Go on')).toHaveCount(0);
  };
  await toBin();
  await phone.tap(phone.button('Take back'));
  await expect(phone.button('Go on')).toBeVisible();

  await toBin();
  await phone.tap(phone.button('Bin'));
  await phone.tap(phone.button('Restore: Anna – Ben'));
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.goBack();
  await phone.tap(phone.button('Go on'));
  await hasTurn(phone, 'Ben');
});

test('undo leads back to the very beginning, and redo all the way forward', async ({ phone }) => {
  const { page } = phone;
  await startMatch(phone, { names: ['Anna', 'Ben'] });
  await phone.tap(phone.button('Acted'));
  await hasTurn(phone, 'Anna');
  await phone.tap(phone.button('Pass'));
  await hasTurn(phone, 'Ben');
  await phone.tap(phone.button('Pass'));
  await phone.tap(phone.button('Start round 2'));
  await hasTurn(phone, 'Anna');
  const { head } = await storedMatch(page);

  const undo = phone.button('Undo');
  for (let undone = 0; undone < head; undone += 1) await step(page, () => phone.tap(undo));
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  for (let redone = 0; redone < head; redone += 1) {
    await step(page, async () => {
      await phone.tap(phone.button('More'));
      await phone.tap(phone.button('Redo', phone.sheet));
      await phone.sheetsAreClosed();
    });
  }
  await hasTurn(phone, 'Anna');
  await phone.tap(phone.button('More'));
  await expect(phone.button('Redo', phone.sheet)).toHaveAttribute('aria-disabled', 'true');
});

/** One tap that is stored before the next. */
async function step(page: Page, tap: () => Promise<void>): Promise<void> {
  const { head } = await storedMatch(page);
  await tap();
  await expect.poll(async () => (await storedMatch(page)).head).toBe(head + 1);
}
