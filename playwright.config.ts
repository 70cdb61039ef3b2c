import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

// Of its own for every run, so that none meets the server, and the build, of another; the workers inherit it.
const port = (process.env['TK_PORT'] ??= String(20_000 + (process.pid % 20_000)));

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  outputDir: '.results/journeys',
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
