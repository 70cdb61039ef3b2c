// @ts-check
/** Draws the PNG icons from public/icon.svg: `node scripts/run.mjs --browser scripts/icons.mjs`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { root } from './setup.mjs';

// A system that cuts its own shape keeps only the inner 80% (as a circle) for certain (maskable) or rounds the corners (iOS, 180 px);
// both need the ground to reach the edge.
const ICONS = [
  { file: 'icon-180.png', size: 180, ground: '#14181b', scale: 1 },
  { file: 'icon-192.png', size: 192, ground: 'transparent', scale: 1 },
  { file: 'icon-512.png', size: 512, ground: 'transparent', scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, ground: '#14181b', scale: 0.75 },
];

const picture = readFileSync(join(root, 'public', 'icon.svg')).toString('base64');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { file, size, ground, scale } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
      <img alt="" width="${size * scale}" height="${size * scale}" src="data:image/svg+xml;base64,${picture}">`,
  );
  await page.locator('img').evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode();
  });
  await page.screenshot({ path: join(root, 'public', file), omitBackground: true });
}
await browser.close();
