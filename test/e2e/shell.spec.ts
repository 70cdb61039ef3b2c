/** The app as a host of static files hands it out: its worker, its manifest, its policy. */
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { controlled, test } from './parts/host.ts';

const Manifest = v.object({
  start_url: v.string(),
  scope: v.string(),
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.optional(v.string()) })),
});

const app = (page: Page) => page.locator('#app');

test('opens without a network from the second load on, under any sub-path and route', async ({
  page,
  host,
  context,
}) => {
  await page.goto(host.url);
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(app(page)).not.toBeEmpty();
  await page.goto(`${host.url}#/settings`);
  await page.reload();
  await expect(app(page)).not.toBeEmpty();
});

test('fetches nothing from elsewhere and keeps its own policy', async ({ page, host }) => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.url)) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(host.url);
  await controlled(page);
  await expect(app(page)).not.toBeEmpty();
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('can be installed: a manifest in its own folder, with icons of the sizes it names', async ({ page, host }) => {
  await page.goto(host.url);
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = v.parse(Manifest, await (await page.request.get(address)).json());
  expect(new URL(manifest.start_url, address).href).toBe(host.url);
  expect(new URL(manifest.scope, address).href).toBe(host.url);
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '192x192' }));
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, address).href);
    expect(size).toBe(sizes);
  }
});
