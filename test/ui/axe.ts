/** What axe finds in a component that is tested in the browser: looked for from outside the page, as in the journeys. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Every violation with its element. */
    axe: () => Promise<readonly string[]>;
  }
}

/** Rules for whole pages: a component is none. */
const OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass'];

export const axe: BrowserCommand = async ({ page, iframe }) => {
  const frame = await iframe.owner().getAttribute('data-vitest');
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(OF_PAGES)
    .include([`iframe[data-vitest="${frame ?? ''}"]`, 'body'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
