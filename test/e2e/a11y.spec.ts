/** Every screen of the app: for those who hear it, for those who need it large, and for thumbs on small phones. */
import type { Page } from '@playwright/test';
import { violations } from './parts/axe.ts';
import { DEVICE, SMALLEST } from './parts/device.ts';
import { expect, test } from './parts/journey.ts';
import { cutWords, sideways, smallControls } from './parts/measure.ts';
import { TOURS } from './parts/tour.ts';

/** The last screen is the one after a bug, which the page has to complain about. */
const BROKEN = [/broken on purpose/];

async function inLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const size = (text: string) => page.evaluate((value) => (document.documentElement.style.fontSize = value), text);
  await size('200%');
  await look();
  await size('');
}

/** What somebody who needs it otherwise, or has a smaller phone, would stumble over. */
async function examine(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Of all that axe looks at only the colours are others by day.
  expect.soft(await violations(page, 'color-contrast'), `${screen} by day`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect.soft(await violations(page), `${screen} by night`).toEqual([]);
  await inLargeText(page, async () => {
    expect.soft(await sideways(page, DEVICE.viewport.width), `${screen}, text at 200 %`).toEqual([]);
  });
  await page.setViewportSize(SMALLEST);
  expect.soft(await smallControls(page), `${screen}, controls at 320 px`).toEqual([]);
  expect.soft(await sideways(page, SMALLEST.width), `${screen} at 320 px`).toEqual([]);
  expect.soft(await cutWords(page), `${screen}, words at 320 px`).toEqual([]);
  await page.setViewportSize(DEVICE.viewport);
}

test.describe('every screen', () => {
  test.use({ complaints: BROKEN });

  for (const [part, tour] of Object.entries(TOURS)) {
    test(`of ${part} has no fault that axe finds, no small control, nothing beside the screen`, async ({ phone }) => {
      test.setTimeout(420_000);
      for await (const screen of tour(phone)) await test.step(screen, () => examine(phone.page, screen));
    });
  }
});

test('the screen that says why the storage does not open is like the others', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no reason given', 'UnknownError');
    };
  });
  await page.goto('./');
  await page.getByRole('heading', { name: 'The storage does not open' }).waitFor();
  await examine(page, 'start');
});

test('what is wrong on purpose is found', async ({ phone }) => {
  const { page } = phone;
  await page.setViewportSize(SMALLEST);
  await page.evaluate(() => {
    const wrong = document.createElement('button');
    wrong.style.cssText = 'position: absolute; left: 300px; width: 30px; height: 30px; color: #777; background: #888';
    wrong.textContent = 'unreadable';
    document.querySelector('main')?.append(wrong);
  });
  expect(await violations(page, 'color-contrast')).toEqual([expect.stringContaining('color-contrast')]);
  expect(await smallControls(page)).toEqual(['BUTTON "unreadable" 30.0×30.0']);
  expect(await sideways(page, SMALLEST.width)).toContainEqual(expect.stringContaining('unreadable'));
  expect(await cutWords(page)).toEqual([expect.stringContaining('unreadable')]);
});

for (const locale of ['hu-HU', 'ru-RU']) {
  test.describe(locale, () => {
    test.use({ locale, complaints: BROKEN });

    for (const [part, tour] of Object.entries(TOURS)) {
      test(`the words of every screen of ${part} fit the smallest phone`, async ({ phone }) => {
        test.setTimeout(300_000);
        const { page } = phone;
        await page.setViewportSize(SMALLEST);
        for await (const screen of tour(phone)) {
          expect.soft(await sideways(page, SMALLEST.width), screen).toEqual([]);
          expect.soft(await cutWords(page), screen).toEqual([]);
        }
      });
    }
  });
}

test('the look is chosen in Settings', async ({ phone }) => {
  const { page } = phone;
  await page.emulateMedia({ colorScheme: 'dark' });
  await phone.tap(phone.button('Settings'));
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const night = await ground();
  await phone.tap(page.getByRole('radio', { name: 'Day' }));
  await expect.poll(ground).not.toBe(night);
  const day = await ground();
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await ground()).toBe(day);
});
