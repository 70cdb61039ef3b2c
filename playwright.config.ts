import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';
import { DEVICE } from './test/e2e/parts/device.ts';
import { sizes } from './test/sizes.ts';

// Of its own for every run, so that none meets the server, and the build, of another; the workers inherit it.
const port = (process.env['TK_PORT'] ??= String(20_000 + (process.pid % 20_000)));

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  forbidOnly: true,
  repeatEach: sizes.journeys,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 }, // how long a busy machine may take; nothing waits longer than it has to
  outputDir: '.results/journeys',
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    ...DEVICE,
    locale: 'en-GB',
    actionTimeout: 20_000,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
