import { acceptance } from './acceptance.ts';
import { FakeBrowser } from './browser.ts';

acceptance('Dexie', async () => {
  const browser = new FakeBrowser();
  return { one: await browser.open(), other: await browser.open() };
});
