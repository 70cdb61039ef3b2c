// @ts-check
/** A Chromium of our own, in a process group that can be killed at once, steered over its debugging port. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/setup.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

/**
 * @param {string} profile folder that survives the kill
 * @returns {Promise<{ page: import('playwright').Page, kill: () => Promise<void> }>}
 */
export async function startBrowser(profile) {
  const program = findChromium();
  if (program === undefined) throw new Error('there is no Chromium: set CHROME_PATH');
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  // The lock that a killed browser leaves behind would keep the next one out.
  for (const left of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) {
    rmSync(join(profile, left), { force: true });
  }
  const child = spawn(program, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  const port = await portIn(portFile);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('the browser opened no page');
  return {
    page,
    kill: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

/**
 * @param {string} file
 * @returns {Promise<string>}
 */
async function portIn(file) {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      const [port] = readFileSync(file, 'utf8').split('\n');
      if (port) return port;
    } catch {
      // not written yet
    }
    await wait(100);
  }
  throw new Error('the browser does not come up');
}
