/** The built app under a sub-path, in a folder of its own that a test may change, on a server that a test may end. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { serve } from '../../../scripts/serve.mjs';

export type Host = Awaited<ReturnType<typeof serve>> & { readonly folder: string };

export const test = base.extend<{ host: Host }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from a pattern
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tablekeeper-'));
    cpSync('dist', folder, { recursive: true });
    const server = await serve({ port: 0, folder, base: '/some/sub/' });
    await use({ ...server, folder });
    await server.close();
    rmSync(folder, { recursive: true });
  },
});

/** Waits until the service worker answers for this page. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
