// @ts-check
import { findChromium } from './setup.mjs';

/**
 * How everything here starts the Chromium of this machine by Playwright.
 * @returns {{ executablePath?: string }} without a path Playwright takes its own
 */
export function launchOptions() {
  const executablePath = findChromium();
  return executablePath === undefined ? {} : { executablePath };
}
