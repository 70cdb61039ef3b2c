/** Every screen of the app: for those who hear it, for those who need it large, and for thumbs on small phones. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEVICE, SMALLEST } from './parts/device.ts';
import { expect, test } from './parts/journey.ts';
import { cutWords, sideways, smallControls } from './parts/measure.ts';
import { tour } from './parts/tour.ts';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The other mode opens a page of its own for each result; there are no frames here.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

async function inLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const size = (text: string) => page.evaluate((value) => (document.documentElement.style.fontSize = value), text);
  await size('200%');
  await look();
  await size('');
}

// The last screen is the one after a bug, which the page has to complain about.
test.use({ complaints: [/broken on purpose/] });

test('no screen has a fault that axe finds, a small control, or anything beside the screen', async ({ phone }) => {
  test.setTimeout(420_000);
  const { page } = phone;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for await (const screen of tour(phone)) {
    await test.step(screen, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      // Of all that axe looks at only the colours are others by day.
      expect.soft(await violations(page, ['color-contrast']), `${screen} by day`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page), `${screen} by night`).toEqual([]);
      await inLargeText(page, async () => {
        expect.soft(await sideways(page, DEVICE.viewport.width), `${screen}, text at 200 %`).toEqual([]);
      });
      await page.setViewportSize(SMALLEST);
      expect.soft(await smallControls(page), `${screen}, controls at 320 px`).toEqual([]);
      expect.soft(await sideways(page, SMALLEST.width), `${screen} at 320 px`).toEqual([]);
      expect.soft(await cutWords(page), `${screen}, words at 320 px`).toEqual([]);
      await page.setViewportSize(DEVICE.viewport);
    });
  }
});

for (const locale of ['hu-HU', 'ru-RU']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the words of every screen fit the smallest phone', async ({ phone }) => {
      test.setTimeout(300_000);
      const { page } = phone;
      await page.setViewportSize(SMALLEST);
      for await (const screen of tour(phone)) {
        expect.soft(await sideways(page, SMALLEST.width), screen).toEqual([]);
        expect.soft(await cutWords(page), screen).toEqual([]);
      }
    });
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
