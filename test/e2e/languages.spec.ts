/** The same start in every language: by the browser's wish, and switched in Settings. */
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../src/texts/language.ts';
import { DEVICE } from './parts/device.ts';
import { expect, test } from './parts/journey.ts';
import { Phone } from './parts/phone.ts';
import { wordsOn } from './parts/reading.ts';
import { beginMatch, keepHands, openApp } from './parts/start.ts';
import { act, pass } from './parts/turns.ts';

/** Names, and what every language writes alike. */
const ALIKE = new Set(['Tablekeeper', 'Huntik', 'ATK', 'DEF']);

/** Said in Settings in its own words, whatever the language: names of languages, and who made what under which licence. */
const isName = (text: string) =>
  /^(English|Magyar|Русский)$|^Tablekeeper \d|\((MIT|Apache 2\.0|OFL 1\.1)\)$/u.test(text);

type Said = ReadonlyMap<string, readonly string[]>;

/** Home, a new match, mulligans, a turn, a pass, the log, Settings: what each of them says. */
async function start(phone: Phone): Promise<Said> {
  const { page, words } = phone;
  const { match } = words.huntik;
  const said = new Map<string, readonly string[]>();
  const listen = async (screen: string) => said.set(screen, await wordsOn(page));

  await listen('home');
  await phone.tap(page.getByTestId('new-huntik'));
  await page.getByTestId('start-match').waitFor();
  await listen('new');
  await page.goBack();
  await beginMatch(phone);
  await listen('mulligan');
  await keepHands(phone);
  await listen('round 1');
  await act(phone, match.seats.lead);
  await listen('acted');
  await pass(phone, match.seats.defending);
  await listen('passed');
  await phone.tap(phone.button(match.more));
  await listen('more');
  await phone.closeSheet();
  await phone.tap(phone.button(words.app.screens.log));
  await page.getByRole('listitem').first().waitFor();
  await listen('log');
  await page.goBack();
  await phone.goHome();
  await listen('home with a match');
  await phone.tap(phone.button(words.app.screens.settings));
  await page.getByRole('heading', { name: words.app.about.heading }).waitFor();
  await listen('settings');
  return said;
}

async function speaking(browser: Browser, locale: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...DEVICE, locale });
  await work(await context.newPage());
  await context.close();
}

/** What is said in a language and in English alike, screen by screen. */
function leftInEnglish(said: Said, english: Said): string[] {
  return [...said].flatMap(([screen, texts]) =>
    texts
      .filter((text) => english.get(screen)?.includes(text) && !ALIKE.has(text) && !isName(text))
      .map((text) => `${screen}: ${text}`),
  );
}

test('the app speaks the language of the browser, and no English is left', async ({ baseURL, browser, phone }) => {
  test.setTimeout(120_000);
  const english = await start(phone);
  for (const [locale, language] of [
    ['hu-HU', 'hu'],
    ['ru-RU', 'ru'],
  ] as const) {
    await speaking(browser, locale, async (page) => {
      const own = new Phone(page, language);
      await openApp(own, baseURL);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const said = await start(own);
      expect([...said.keys()]).toEqual([...english.keys()]);
      expect(leftInEnglish(said, english), language).toEqual([]);
    });
  }
});

test('the language is switched in Settings, and stays switched', async ({ phone }) => {
  const { page } = phone;
  const switchTo = async (from: Language, name: string, to: Language): Promise<Phone> => {
    const before = new Phone(page, from);
    await before.tap(before.button(before.words.app.screens.settings));
    await before.tap(page.getByRole('radio', { name }));
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    const after = new Phone(page, to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(after.words.app.screens.settings);
    await page.goBack();
    return after;
  };

  const hungarian = await switchTo('en', 'Magyar', 'hu');
  await beginMatch(hungarian);
  await keepHands(hungarian);
  await act(hungarian, hungarian.words.huntik.match.seats.lead);
  await hungarian.goHome();

  const russian = await switchTo('hu', 'Русский', 'ru');
  await russian.tap(russian.button(russian.words.app.home.goOn));
  await pass(russian, russian.words.huntik.match.seats.defending);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});
