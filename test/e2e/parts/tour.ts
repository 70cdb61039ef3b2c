/** Every screen of the app once, in an order in which people could come to them. */
import { expect } from '@playwright/test';
import { addFighter, aims, hasSay, passCombat } from './combat.ts';
import { card, fillHero, ground, move, typeHero } from './map.ts';
import type { Phone } from './phone.ts';
import { beginMatch, keepHands, startMatch } from './start.ts';
import { library } from './tour-library.ts';
import { act, hasTurn, pass, passToEnd } from './turns.ts';

const NAMES = ['Anna', 'Ben'] as const;
const [LEAD, DEFENDING] = NAMES;

const back = async (phone: Phone): Promise<void> => {
  await phone.tap(phone.button(phone.words.app.screens.back));
  await phone.page.getByRole('heading', { name: 'Tablekeeper' }).waitFor();
};

const opened = (phone: Phone, title: string) =>
  phone.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** Home and what it leads to, while nothing was played yet. */
async function* empty(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  const { app, huntik } = phone.words;
  yield 'home-empty';
  await phone.tap(phone.button(app.screens.settings));
  await page.getByRole('heading', { name: app.about.heading }).waitFor();
  yield 'settings';
  await back(phone);
  await phone.tap(phone.button(app.screens.bin));
  await opened(phone, app.screens.bin);
  yield 'bin-empty';
  await back(phone);
  await phone.tap(phone.button(app.screens.rules));
  await page.locator('summary').first().waitFor();
  yield 'rules';
  await page.getByRole('searchbox').fill('403');
  await page.getByRole('listitem').first().waitFor();
  yield 'rules-found';
  await page.getByRole('searchbox').fill('');
  await page.evaluate(() => (location.hash = '#/rules/403.4'));
  await page.locator('[data-rule="403.4"]').waitFor();
  yield 'rule';
  await page.goBack();
  await back(phone);
  await page.evaluate(() => (location.hash = '#/match/none'));
  await page.getByRole('heading', { name: app.match.notFound }).waitFor();
  yield 'match-not-found';
  await back(phone);
  await phone.tap(page.getByTestId('new-huntik'));
  await page.getByTestId('start-match').waitFor();
  yield 'new';
  await phone.tap(page.getByRole('radio', { name: huntik.setup.ways.coin }));
  await page.getByTestId('call-heads').waitFor();
  yield 'new-coin';
  await phone.tap(page.getByTestId('decks'));
  await page.getByTestId('take-decks').waitFor();
  yield 'decks';
  await phone.closeSheet();
  await back(phone);
}

/** A match at map depth, up to its first combat. */
async function* map(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  const { huntik } = phone.words;
  await beginMatch(phone, { depth: 'map', names: NAMES });
  yield 'mulligan';
  await keepHands(phone);
  await hasTurn(phone, DEFENDING);
  yield 'map-empty';
  await phone.tap(page.getByTestId('play'));
  yield 'play';
  await phone.tap(page.getByTestId('type-hero'));
  await fillHero(phone, { name: 'Gareon', atk: 1, def: 3 });
  yield 'hero';
  await phone.tap(page.getByTestId('take-hero'));
  await hasTurn(phone, LEAD);
  await phone.sheetsAreClosed();
  await typeHero(phone, { name: 'King Basilisk', atk: 5, def: 3, kind: 'major' });
  await hasTurn(phone, DEFENDING);
  await typeHero(phone, { name: 'Lok Lambert', atk: 3, def: 3, kind: 'major' });
  await hasTurn(phone, LEAD);
  await move(phone, 'King Basilisk', 3);
  await hasTurn(phone, DEFENDING);
  await phone.tap(page.getByTestId('play'));
  await page.getByTestId('library-card').first().waitFor();
  yield 'play-library';
  await phone.closeSheet();
  await phone.tap(card(phone, 'Lok Lambert'));
  await page.getByTestId('card-more').waitFor();
  yield 'map-moving';
  await phone.tap(ground(phone, 2));
  await phone.sheet.waitFor();
  yield 'refusal';
  await phone.tap(phone.button(phone.words.app.parts.openRule('403.1'), phone.sheet));
  await expect(page.getByRole('dialog')).toHaveCount(2);
  yield 'rule-sheet';
  await phone.closeSheet();
  await phone.closeSheet();
  await phone.tap(card(phone, 'Lok Lambert'));
  await phone.tap(page.getByTestId('act-stunCard').last());
  await phone.sheetsAreClosed();
  await phone.tap(card(phone, 'King Basilisk'));
  yield 'card';
  await phone.tap(phone.button(huntik.map.step('by', 2, huntik.map.numbers.atk), phone.sheet));
  await phone.tap(page.getByTestId('make-change'));
  await phone.sheetsAreClosed();
  await move(phone, 'Gareon', 3);
  await page.getByTestId('start-combat').waitFor();
  yield 'map-moved';
}

/** The combat that the move offers, and what comes of it. */
async function* combat(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  await phone.tap(page.getByTestId('start-combat'));
  await hasSay(phone, LEAD);
  yield 'combat';
  await phone.tap(page.getByTestId('combat-action'));
  await page.getByTestId('play-it').waitFor();
  yield 'combat-action';
  await phone.closeSheet();
  await phone.tap(card(phone, 'Gareon'));
  await phone.sheet.waitFor();
  yield 'combat-card';
  await phone.closeSheet();
  await passCombat(phone);
  await hasSay(phone, DEFENDING);
  await passCombat(phone);
  await hasTurn(phone, LEAD);
  yield 'combat-over';
}

/** Actions, effects, triggers, the order of play, the end of a round and of the match. */
async function* rest(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  const { huntik } = phone.words;
  await phone.tap(page.getByTestId('play'));
  await phone.tap(phone.sheet.getByRole('radio', { name: huntik.map.plays.action }));
  await phone.tap(phone.sheet.getByRole('radio', { name: huntik.map.subtypes.free }));
  await page.getByTestId('play-it').waitFor();
  yield 'play-action';
  await phone.tap(page.getByTestId('play-it'));
  await phone.sheetsAreClosed();
  await page.getByTestId('cancel-it').waitFor();
  yield 'map-action';
  await phone.tap(page.getByTestId('cancel-it'));
  await page.getByTestId('cancel-action').waitFor();
  yield 'cancel';
  await phone.closeSheet();
  await phone.tap(page.getByTestId('effect'));
  await phone.sheet.waitFor();
  yield 'effects';
  const fold = (label: string) => phone.tap(phone.sheet.locator('summary', { hasText: label }));
  await fold(huntik.map.whenThen);
  await phone.sheet.getByTestId('occasion').waitFor();
  yield 'effects-when';
  await fold(huntik.map.whenThen);
  await fold(huntik.map.trigger);
  await phone.sheet.getByRole('textbox', { name: huntik.map.triggerWhat }).fill('Den Fears');
  await phone.tap(phone.button(huntik.map.triggerOfFeature, phone.sheet));
  await phone.sheetsAreClosed();
  await page.getByTestId('triggers').waitFor();
  yield 'trigger';
  await phone.tap(page.getByTestId('settle'));
  await expect(page.getByTestId('triggers')).toHaveCount(0);
  await phone.tap(page.getByTestId('more'));
  await phone.sheet.waitFor();
  yield 'more';
  await phone.tap(page.getByTestId('order'));
  await page.getByTestId('set-sequence').waitFor();
  yield 'order';
  await phone.closeSheet();
  await passTwice(phone);
  yield 'round-end';
  await phone.tap(page.getByTestId('finish-round'));
  await page.getByTestId('round-began').waitFor();
  yield 'round-began';
  await phone.tap(page.getByTestId('log'));
  await page.getByRole('listitem').first().waitFor();
  yield 'log';
  await phone.tap(page.getByRole('listitem').first().getByRole('button').first());
  await phone.sheet.waitFor();
  yield 'log-go-there';
  await phone.closeSheet();
  await page.goBack();
  await phone.tap(page.getByTestId('more'));
  await phone.tap(page.getByTestId('end-match'));
  await page.getByTestId('concede-lead').waitFor();
  yield 'end-match';
  await phone.tap(page.getByTestId('concede-lead'));
  await page.getByTestId('over').waitFor();
  yield 'over';
  await phone.goHome();
}

/** Whoever has the turn passes, and then the other. */
async function passTwice(phone: Phone): Promise<void> {
  const banner = phone.page.getByTestId('turn');
  const first = await banner.getAttribute('data-side');
  const [now, next] = first === 'lead' ? [LEAD, DEFENDING] : [DEFENDING, LEAD];
  await hasTurn(phone, now);
  await pass(phone, next);
  await passToEnd(phone, 1);
}

/** A match at rounds depth, and what goes deeper. */
async function* rounds(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  await startMatch(phone, { depth: 'rounds', names: NAMES });
  await act(phone, LEAD);
  await pass(phone, DEFENDING);
  yield 'rounds';
  await phone.tap(page.getByTestId('more'));
  await phone.tap(page.getByTestId('facing'));
  await phone.closeSheet();
  yield 'rounds-facing';
  await phone.tap(page.getByTestId('instead'));
  await hasTurn(phone, LEAD);
  await act(phone, DEFENDING);
  await phone.tap(page.getByTestId('instead'));
  await page.getByTestId('question').waitFor();
  yield 'question';
  await phone.tap(page.getByTestId('answer-allow'));
  await hasTurn(phone, LEAD);
  await phone.tap(page.getByTestId('combat'));
  await page.getByTestId('combat').waitFor();
  yield 'combat-numbers';
  await phone.tap(page.getByTestId('more-fighters').first());
  await page.getByTestId('take-hero').waitFor();
  yield 'fighter';
  await phone.closeSheet();
  await addFighter(phone, LEAD, 5, 3);
  await addFighter(phone, DEFENDING, 1, 3);
  await addFighter(phone, DEFENDING, 3, 3);
  await passCombat(phone);
  await hasSay(phone, LEAD);
  await passCombat(phone);
  await aims(phone, LEAD);
  yield 'combat-aims';
  await phone.goHome();
}

/** Home with matches, and what becomes of them. */
async function* kept(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  const { app } = phone.words;
  yield 'home';
  await phone.tap(page.getByRole('region', { name: app.home.played }).getByRole('button').first());
  await phone.sheet.waitFor();
  yield 'match-options';
  await phone.tap(phone.button(app.home.toBin, phone.sheet));
  await phone.button(app.home.takeBack).waitFor();
  yield 'home-binned';
  await phone.tap(phone.button(app.screens.bin));
  await opened(phone, app.screens.bin);
  yield 'bin';
  await phone.tap(phone.button(app.bin.deleteForGood));
  await phone.sheet.waitFor();
  yield 'bin-delete';
  await phone.closeSheet();
  await back(phone);
}

async function* broken(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('broken on purpose');
      }),
  );
  await opened(phone, phone.words.app.recovery.title);
  yield 'recovery';
}

async function* matches(phone: Phone): AsyncGenerator<string> {
  yield* empty(phone);
  yield* map(phone);
  yield* combat(phone);
  yield* rest(phone);
  yield* rounds(phone);
  yield* kept(phone);
}

/** Yields the name of each screen while it is shown. */
export async function* tour(phone: Phone): AsyncGenerator<string> {
  yield* matches(phone);
  yield* library(phone);
  yield* broken(phone);
}

/** The same screens in parts, each from a freshly opened app: what is done with every screen takes its time. */
export const TOURS = {
  async *matches(phone: Phone): AsyncGenerator<string> {
    yield* matches(phone);
    yield* broken(phone);
  },
  library,
};
