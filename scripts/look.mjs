// @ts-check
/**
 * `npm run look`: pictures of every screen of the built app, by night, by day
 * and at 320 px, in each language. They go to `.look/`; those that the README shows, to
 * `docs/look/`.
 */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { LANGUAGES } from '../src/texts/language.ts';
import { DEVICE, SMALLEST } from '../test/e2e/parts/device.ts';
import { Phone } from '../test/e2e/parts/phone.ts';
import { openApp } from '../test/e2e/parts/start.ts';
import { tour } from '../test/e2e/parts/tour.ts';
import { launchOptions } from './chromium.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

/**
 * Screens of the tour that the README shows, and the name of the picture.
 * @type {Readonly<Record<string, string>>}
 */
const SHOWN = {
  home: 'home',
  rounds: 'rounds',
  'map-moving': 'map',
  'combat-aims': 'combat',
  'round-end': 'round-end',
};
/** Bytes: every clone of the project carries these pictures. */
const LARGEST = 150_000;

const pictures = join(root, '.look');
const shown = join(root, 'docs', 'look');
rmSync(pictures, { recursive: true, force: true });
for (const folder of [pictures, shown]) mkdirSync(folder, { recursive: true });

const server = await serve({ port: 0 });
const browser = await chromium.launch(launchOptions());
let count = 0;

/**
 * @param {import('playwright').Page} page
 * @param {string} path
 */
async function picture(page, path) {
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  count += 1;
}

for (const language of LANGUAGES) {
  const context = await browser.newContext({
    ...DEVICE,
    deviceScaleFactor: 1.5, // sharp enough to look at, and small
    locale: language === 'en' ? 'en-GB' : language,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  const phone = new Phone(await context.newPage(), language);
  phone.page.setDefaultTimeout(20_000);
  await openApp(phone, server.url);
  let number = 0;
  for await (const screen of tour(phone)) {
    const { page } = phone;
    number += 1;
    const name = `${language}-${String(number).padStart(2, '0')}-${screen}`;
    await picture(page, join(pictures, `${name}-night.png`));
    if (language === 'en' && SHOWN[screen] !== undefined) await picture(page, join(shown, `${SHOWN[screen]}.png`));
    await page.emulateMedia({ colorScheme: 'light' });
    await picture(page, join(pictures, `${name}-day.png`));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(SMALLEST);
    await picture(page, join(pictures, `${name}-320.png`));
    await page.setViewportSize(DEVICE.viewport);
  }
  await context.close();
}

await browser.close();
await server.close();
console.log(`${count} pictures in .look/ and docs/look/`);
for (const name of Object.values(SHOWN)) {
  const { size } = statSync(join(shown, `${name}.png`));
  if (size > LARGEST) throw new Error(`docs/look/${name}.png has ${size} bytes, more than ${LARGEST}`);
}
