// @ts-check
/**
 * `npm run faults`: the browser is killed (SIGKILL, all its processes) while the app writes, again and again on the same
 * profile. After each kill nothing that the screen had shown may be missing. Needs a
 * system with process groups.
 *
 * Chromium itself deletes a whole database now and then when it is killed in mid-write. Where the app notices and says
 * so, that is counted by itself, and is no failure of this run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../../scripts/serve.mjs';
import { en } from '../../src/texts/en.ts';
import { sizes } from '../sizes.ts';
import { startBrowser } from './browser.mjs';
import { judge, judgeTheJudge } from './judge.mjs';
import { readStored } from './stored.mjs';
import { actingSide, beginMatch, goOn, tapWithoutPause } from './taps.mjs';

/** A match that is longer than this is left as it is, and another one begun. */
const LONG = 300;
/** Entries of a match that has just come to round 1: people, lead player, mission, two announcements. */
const BEGINNING = 5;

const server = await serve({ port: 0 });
const profile = mkdtempSync(join(tmpdir(), 'tablekeeper-faults-'));

/**
 * What the screens have shown: the last entry of each match.
 * @type {Map<string, number>}
 */
const shown = new Map();
const counts = { kept: 0, 'wiped and reported': 0, lost: 0 };
const NOT_THERE = { verdict: /** @type {const} */ ('lost'), why: 'the match opens elsewhere than its log ends' };
/** The worst last. */
const VERDICTS = /** @type {const} */ (['kept', 'wiped and reported', 'lost']);

/**
 * Opens the app on the phone as it was left.
 * @returns {ReturnType<typeof startBrowser>}
 */
async function open() {
  const browser = await startBrowser(profile);
  browser.page.setDefaultTimeout(60_000);
  await browser.page.goto(server.url);
  await browser.page.waitForSelector('[data-testid=new-huntik]');
  return browser;
}

/**
 * The app asks the browser about its storage once it stands, and then says what it has found.
 * @param {import('playwright').Page} page
 */
const saysThatItIsLost = (page) =>
  page
    .getByText(en.storage.lost)
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );

/**
 * Looks at every match that was ever shown, and takes what lies there as the new measure.
 * @param {import('playwright').Page} page
 * @returns {Promise<import('./judge.mjs').Judgement>} the worst
 */
async function compare(page) {
  const found = await readStored(page);
  const isAnyGone = [...shown.keys()].some((id) => !found.has(id));
  const reported = isAnyGone && (await saysThatItIsLost(page));
  const judgements = [...shown].map(([id, acknowledged]) => judge(acknowledged, found.get(id), reported));
  shown.clear();
  for (const [id, { head }] of found) shown.set(id, head);
  const worst = judgements.sort((one, other) => VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict))[0];
  if (worst === undefined) throw new Error('nothing was played');
  return worst;
}

/**
 * From Home into the match that goes on, or into a new one.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ id: string, opens: boolean }>} whether the one that was played stands where its log ends
 */
async function intoMatch(page) {
  if (shown.size === 0) return { id: await beginMatch(page), opens: true };
  const id = await goOn(page);
  const head = shown.get(id) ?? BEGINNING;
  const opens = (await actingSide(page)) === ((head - BEGINNING) % 2 === 0 ? 'defending' : 'lead');
  if (head < LONG) return { id, opens };
  await page.click('[data-testid=home]');
  return { id: await beginMatch(page), opens };
}

/**
 * Plays until the browser is killed.
 * @param {Awaited<ReturnType<typeof open>>} browser
 * @param {string} id
 * @param {number} delay after the first tap that was shown, in milliseconds
 */
async function playAndKill({ page, kill }, id, delay) {
  let last = shown.get(id) ?? BEGINNING;
  await new Promise((first) => {
    tapWithoutPause(page, () => {
      last += 1;
      first(undefined);
    }).catch(() => undefined); // it ends with the browser
  });
  await wait(delay);
  await kill();
  shown.set(id, last);
  return last;
}

const judged = judgeTheJudge();
for (const { what, ok } of judged) console.log(`the judge, ${what}: ${ok ? 'as it should be' : 'WRONG'}`);
const wrong = judged.filter(({ ok }) => !ok).length;

console.log('\n kill    after   shown  what became of it');
let browser = await open();
let match = await intoMatch(browser.page);
for (let number = 1; number <= sizes.kills; number += 1) {
  const delay = Math.round(30 + Math.random() * 900);
  const acknowledged = await playAndKill(browser, match.id, delay);
  browser = await open();
  const stored = await compare(browser.page);
  match = await intoMatch(browser.page);
  const { verdict, why } = match.opens ? stored : NOT_THERE;
  counts[verdict] += 1;
  const columns = [String(number).padStart(5), `${delay} ms`.padStart(8), String(acknowledged).padStart(7)];
  console.log(`${columns.join(' ')}  ${verdict}${why === '' ? '' : `: ${why}`}`);
}
await browser.kill();

await server.close();
rmSync(profile, { recursive: true, force: true, maxRetries: 5 });

console.log(`\n${sizes.kills} kills: ${VERDICTS.map((verdict) => `${counts[verdict]} ${verdict}`).join(', ')}`);
console.log(`${judged.length - wrong + counts.kept} passed, ${wrong + counts.lost} failed`);
process.exit(wrong + counts.lost > 0 ? 1 : 0);
