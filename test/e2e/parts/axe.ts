/** What axe finds on the screen that is shown. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const Found = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ target: v.array(v.unknown()), failureSummary: v.optional(v.string()) })),
    }),
  ),
});

declare global {
  interface Window {
    /** Once the builder has brought it in. */
    axe?: { run: (options: object) => Promise<unknown> };
  }
}

/**
 * Every violation with its element. The builder brings axe into the page and is done with it: to bring it in for each
 * screen takes ten times as long as to look at it, and a page is the same one for many screens.
 *
 * @param rules only these; all of them where none are named
 */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = await page.evaluate(
    (options) => window.axe?.run(options),
    rules.length === 0 ? {} : { runOnly: rules },
  );
  return v
    .parse(Found, found)
    .violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
}
