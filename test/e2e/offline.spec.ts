/** What the app promises of networks and new versions. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { DEVICE } from './parts/device.ts';
import { controlled, test, type Host } from './parts/host.ts';
import { expect } from './parts/journey.ts';
import { Phone } from './parts/phone.ts';
import { openApp, startMatch } from './parts/start.ts';
import { act, hasTurn } from './parts/turns.ts';

const READY = 'A new version is ready.';

/** A later build comes to the host: its page says so, and its worker knows. */
function deploy({ folder }: Host): void {
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<body>', '<body data-build="later">'));
  const worker = join(folder, 'sw.js');
  const listed = readFileSync(worker, 'utf8');
  const later = listed.replace(
    /\{"revision":"[^"]*","url":"index\.html"\}|\{"url":"index\.html","revision":"[^"]*"\}/u,
    '{"revision":"later","url":"index.html"}',
  );
  expect(later).not.toBe(listed);
  writeFileSync(worker, later);
}

/** The browser looks for a later build and finds one; it waits. */
const findUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await new Promise<void>((done) => {
      const look = () => (registration.waiting === null ? setTimeout(look, 50) : done());
      look();
    });
  });

test('a new version is offered outside a match only, and one tap on the first visit reloads once', async ({
  page,
  host,
}) => {
  const phone = new Phone(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await openApp(phone, host.url);
  await controlled(page);
  await startMatch(phone);
  deploy(host);
  await findUpdate(page);
  await act(phone, 'Lead');
  await expect(page.getByText(READY)).toHaveCount(0);
  await phone.tap(phone.button('Log'));
  await page.getByRole('listitem').first().waitFor();
  await expect(page.getByText(READY)).toHaveCount(0);
  await page.goBack();
  expect(loads).toBe(1);

  await phone.goHome();
  await expect(page.getByText(READY)).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-build');
  await phone.tap(phone.button('Switch to it'));
  await expect(page.locator('body')).toHaveAttribute('data-build', 'later');
  await expect(page.getByText(READY)).toHaveCount(0);
  await phone.tap(phone.button('Go on'));
  await hasTurn(phone, 'Lead');
  expect(loads).toBe(2);
});

test('what a match needs next is on the phone, also when a later build has taken its place on the host', async ({
  page,
  host,
}) => {
  const phone = new Phone(page);
  await openApp(phone, host.url);
  await controlled(page);
  await startMatch(phone);
  await host.close();
  await phone.tap(phone.button('Effect'));
  await expect(phone.sheet.getByRole('heading', { name: 'Effects' })).toBeVisible();
  await phone.closeSheet();
  await phone.goHome();
  await phone.tap(phone.button('Rules'));
  await expect(page.getByRole('heading', { name: 'Your deck' })).toBeVisible();
});

test('on plain http in the home network the app plays all the same and says what is missing', async ({ host }) => {
  const browser = await chromium.launch({
    ...launchOptions(),
    args: ['--host-resolver-rules=MAP table.example 127.0.0.1'],
  });
  const context = await browser.newContext({ ...DEVICE, locale: 'en-GB' });
  const phone = new Phone(await context.newPage());
  const { page } = phone;
  await openApp(phone, host.url.replace('127.0.0.1', 'table.example'));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await startMatch(phone);
  await act(phone, 'Lead');
  await page.reload();
  await hasTurn(phone, 'Lead');
  await act(phone, 'Defending');
  await phone.goHome();
  await phone.tap(phone.button('Settings'));
  const missing = page.getByRole('region', { name: 'What is missing here' });
  await expect(missing.getByRole('listitem')).toHaveText([
    'It will not open without a network.',
    'It cannot ask the browser to keep your matches for good.',
    'It cannot tell whether a match is open in a second tab.',
    'It cannot keep the screen on.',
    'Files can be saved, not handed straight to another app.',
  ]);
  await browser.close();
});
