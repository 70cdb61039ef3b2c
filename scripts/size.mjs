// @ts-check
/**
 * `npm run size`: what a phone fetches, against a budget. Over budget it fails.
 *
 * 1. all JavaScript until a new Huntik match shows its first command, as a browser without the service worker fetches it
 * 2. everything the service worker keeps on the phone
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

const BUDGET = { firstCommand: 130_000, precache: 1_200_000 };

/** The way from the opened app to the first command: tapped in this order, then the last one has to show. */
const TAPS = ['[data-testid=new-huntik]', '[data-testid=start-match]'];
const FIRST_COMMAND = '[data-testid=match]';

/** @param {string} file below dist */
const zipped = (file) => gzipSync(readFileSync(join(root, 'dist', file)), { level: 9 }).length;

/** @returns {Promise<string[]>} files below dist */
async function scriptsUntilFirstCommand() {
  const server = await serve({ port: 0 });
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    /** @type {Set<string>} */
    const files = new Set();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) files.add(pathname.slice(1));
    });
    await page.goto(server.url);
    for (const target of TAPS) await page.tap(target, { timeout: 15_000 });
    await page.waitForSelector(FIRST_COMMAND, { timeout: 15_000 });
    await page.waitForLoadState('networkidle'); // what is still on its way was asked for before
    return [...files];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @returns {string[]} files below dist; each once, or it throws */
function precached() {
  const worker = readFileSync(join(root, 'dist', 'sw.js'), 'utf8');
  const list = /\[\{"(?:revision|url)":.*?\}\]/.exec(worker);
  if (list === null) throw new Error('dist/sw.js holds no list of files to keep');
  const files = JSON.parse(list[0]).map((/** @type {{ url: string }} */ { url }) => url);
  const twice = files.filter((/** @type {string} */ file, /** @type {number} */ at) => files.indexOf(file) !== at);
  if (twice.length > 0) throw new Error(`listed twice in the precache: ${twice.join(', ')}`);
  return files;
}

/**
 * @param {string} title
 * @param {string[]} files
 * @param {number} budget
 * @returns {boolean} whether it keeps within the budget
 */
function table(title, files, budget) {
  const rows = files.map((file) => ({ file, size: zipped(file) })).sort((a, b) => b.size - a.size);
  const sum = rows.reduce((total, { size }) => total + size, 0);
  console.log(title);
  for (const { file, size } of rows) console.log(`${kilobytes(size)}  ${file}`);
  console.log(`${kilobytes(sum)}  in all, of ${kilobytes(budget).trim()}${sum > budget ? ': OVER BUDGET' : ''}\n`);
  return sum <= budget;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2).padStart(9)} kB`;

const kept = table('Kept on the phone (gzip -9)', precached(), BUDGET.precache);
const fetched = table(
  "JavaScript until a new match's first command (gzip -9)",
  await scriptsUntilFirstCommand(),
  BUDGET.firstCommand,
);
process.exit(kept && fetched ? 0 : 1);
