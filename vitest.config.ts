import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.mjs';
import { axe } from './test/ui/axe.ts';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      allowOnly: false,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            setupFiles: ['test/unit.setup.ts'],
            testTimeout: 900_000, // a property takes as long as the machine needs; a hang still ends
            include: ['test/**/*.test.ts'],
            exclude: ['test/**/*.browser.test.ts', 'test/{e2e,bench,faults}/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            include: ['test/**/*.browser.test.ts'],
            expect: { poll: { timeout: 15_000 } }, // how long a busy machine may take; nothing waits longer than it has to
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              commands: { axe },
              provider: playwright({ launchOptions: launchOptions() }),
              instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
            },
          },
        },
      ],
    },
  }),
);
