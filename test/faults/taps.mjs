// @ts-check
/** What is done in the page: matches begun, and taps without a pause. */

/** @typedef {import('playwright').Page} Page */

const RUNNING = '[data-testid=acted]';

/**
 * From Home to round 1 of a new match.
 * @param {Page} page
 * @returns {Promise<string>} the id of the match
 */
export async function beginMatch(page) {
  await page.click('[data-testid=new-huntik]');
  await page.click('[data-testid=start-match]');
  for (const seat of ['lead', 'defending']) {
    await page.click(`[data-testid=mulligan][data-side=${seat}] [data-testid=mulligan-0]`);
  }
  await page.waitForSelector(RUNNING);
  return idOf(page);
}

/**
 * From Home into the match that is going on.
 * @param {Page} page
 * @returns {Promise<string>} the id of the match
 */
export async function goOn(page) {
  await page.click('[data-testid=go-on]');
  await page.waitForSelector(RUNNING);
  return idOf(page);
}

/** @param {Page} page */
const idOf = (page) => page.evaluate(() => location.hash.split('/').at(-1) ?? '');

/**
 * Acts, passes and takes back as fast as the screen follows. Each of them is an entry and hands the turn to the other
 * player, so that the screen shows whether it was stored. Ends with the page.
 * @param {Page} page
 * @param {() => void} shown told after each tap that the screen has answered
 */
export async function tapWithoutPause(page, shown) {
  await page.exposeFunction('shown', shown);
  await page.evaluate(async () => {
    const acting = () =>
      document.querySelector('[data-testid=acted]')?.closest('[data-side]')?.getAttribute('data-side');
    /** @param {string | null | undefined} before */
    const handedOn = (before) =>
      new Promise((done) => {
        const look = () => {
          const now = acting();
          if (now === undefined || now === before) return;
          observer.disconnect();
          done(undefined);
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      });
    for (;;) {
      for (const control of ['acted', 'acted', 'pass', 'undo', 'acted']) {
        const before = acting();
        const button = document.querySelector(`[data-testid=${control}]`);
        if (button instanceof HTMLElement) button.click();
        await handedOn(before);
        await Reflect.get(window, 'shown')();
      }
    }
  });
}

/**
 * The side that has the turn, as the screen shows it.
 * @param {Page} page
 */
export const actingSide = (page) =>
  page.evaluate(
    (selector) => document.querySelector(selector)?.closest('[data-side]')?.getAttribute('data-side'),
    RUNNING,
  );
