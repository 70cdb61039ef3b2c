/** A whole expert game at map depth, by touch, without a network from the second load on. */
import { chromium, type BrowserContext, type TestInfo } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.mjs';
import { aims, hasSay, passCombat, totalsAre } from './parts/combat.ts';
import { DEVICE } from './parts/device.ts';
import { controlled, test } from './parts/host.ts';
import { expect } from './parts/journey.ts';
import { card, move, pickHero, typeHero, zone } from './parts/map.ts';
import { Phone } from './parts/phone.ts';
import { openApp, startMatch } from './parts/start.ts';
import { hasTurn, pass, passToEnd, startRound } from './parts/turns.ts';

/** The same phone each time: what it keeps lies in one folder. */
async function switchOn(testInfo: TestInfo, options: { offline: boolean }): Promise<[BrowserContext, Phone]> {
  const context = await chromium.launchPersistentContext(testInfo.outputPath('phone'), {
    ...launchOptions(),
    ...DEVICE,
    ...options,
    locale: 'en-GB',
  });
  const [page = await context.newPage()] = context.pages();
  return [context, new Phone(page)];
}

test('seven rounds with two combats, closed in mid-combat, ended by the timer', async ({ host }, testInfo) => {
  test.setTimeout(180_000);
  let [context, phone] = await switchOn(testInfo, { offline: false });

  await test.step('the first load brings the app, the second needs no network', async () => {
    await openApp(phone, host.url);
    await controlled(phone.page);
    await context.setOffline(true);
    await host.close();
    await phone.page.reload();
    await startMatch(phone, { depth: 'map', names: ['Anna', 'Ben'] });
  });

  await test.step('round 1: heroes are typed in and moved', async () => {
    await hasTurn(phone, 'Ben');
    await typeHero(phone, { name: 'Gareon', atk: 1, def: 3 });
    await hasTurn(phone, 'Anna');
    await typeHero(phone, { name: 'King Basilisk', atk: 5, def: 3, kind: 'major' });
    await hasTurn(phone, 'Ben');
    await typeHero(phone, { name: 'Lok Lambert', atk: 3, def: 3, kind: 'major' });
    await hasTurn(phone, 'Anna');
    await move(phone, 'King Basilisk', 3);
    await hasTurn(phone, 'Ben');
    await move(phone, 'Gareon', 4);
    await pass(phone, 'Ben');
    await move(phone, 'Lok Lambert', 4);
    await pass(phone, 'Ben');
    await passToEnd(phone, 1);
    await startRound(phone, 2, 'Anna');
  });

  await test.step("round 2: the rulebook's combat, and the phone is switched off in it", async () => {
    await move(phone, 'King Basilisk', 4);
    await phone.tap(phone.button('Start combat'));
    await expect(phone.page.getByRole('heading', { name: 'Combat in zone 4' })).toBeVisible();
    await hasSay(phone, 'Ben');
    await totalsAre(phone, { lead: 5, defending: 4 });
    await passCombat(phone);
    await hasSay(phone, 'Anna');
    await context.close();

    [context, phone] = await switchOn(testInfo, { offline: true });
    await openApp(phone, host.url);
    await phone.tap(phone.button('Go on'));
    await expect(phone.page.getByRole('heading', { name: 'Combat in zone 4' })).toBeVisible();
    await hasSay(phone, 'Anna');
    await totalsAre(phone, { lead: 5, defending: 4 });

    await passCombat(phone);
    await aims(phone, 'Anna');
    await phone.tap(phone.button('Lok Lambert', phone.page.getByTestId('ko-options-lead')));
    await phone.tap(phone.page.getByTestId('accept-aims'));
    await hasTurn(phone, 'Ben');
    await expect(zone(phone, 4).getByRole('button', { name: /^Gareon, Ben/ })).toBeVisible();
    await expect(card(phone, 'Lok Lambert')).toHaveCount(0);
    await expect(card(phone, 'King Basilisk')).toHaveCount(0);
  });

  await test.step('round 2 goes on with heroes that the phone remembers', async () => {
    await pickHero(phone, 'Lok Lambert');
    await hasTurn(phone, 'Anna');
    await pickHero(phone, 'King Basilisk');
    await hasTurn(phone, 'Ben');
    await phone.tap(phone.button('Effect'));
    await phone.tap(phone.sheet.getByText('Trigger to settle'));
    await phone.sheet.getByRole('textbox', { name: 'What triggers' }).fill('Den Fears');
    await phone.tap(phone.button('Trigger of a feature', phone.sheet));
    await phone.tap(phone.button('Resolve: Den Fears'));
    await expect(phone.page.getByTestId('now')).toContainText('A trigger is resolved: Den Fears.');
    await hasTurn(phone, 'Ben');
    await pass(phone, 'Anna');
    await passToEnd(phone, 2);
    await startRound(phone, 3, 'Ben');
  });

  await test.step('round 3: a second combat, in which there is nothing to choose', async () => {
    await move(phone, 'Gareon', 2);
    await hasTurn(phone, 'Anna');
    await move(phone, 'King Basilisk', 2);
    await phone.tap(phone.button('Start combat'));
    await hasSay(phone, 'Ben');
    await totalsAre(phone, { lead: 5, defending: 1 });
    await passCombat(phone);
    await hasSay(phone, 'Anna');
    await passCombat(phone);
    await hasTurn(phone, 'Ben');
    await expect(zone(phone, 2).getByRole('button', { name: /^King Basilisk, Anna/ })).toBeVisible();
    await expect(card(phone, 'Gareon')).toHaveCount(0);
    await pass(phone, 'Anna');
    await passToEnd(phone, 3);
    await startRound(phone, 4, 'Anna');
  });

  await test.step('round 4: a stun, and the start of round 5 turns it up', async () => {
    await phone.tap(card(phone, 'Lok Lambert'));
    await phone.tap(phone.button('stun', phone.sheet));
    await expect(card(phone, 'Lok Lambert')).toHaveAccessibleName(/stunned/);
    await pass(phone, 'Ben');
    await passToEnd(phone, 4);
    await startRound(phone, 5, 'Ben');
    await expect(phone.page.getByTestId('round-began')).toContainText('Turned face up: Lok Lambert. ');
    await expect(card(phone, 'Lok Lambert')).toHaveAccessibleName(/ready/);
  });

  await test.step('rounds 5 to 7: nobody meets the terms, so the timer ends the match (501.1d)', async () => {
    for (const [round, second] of [
      [5, 'Anna'],
      [6, 'Ben'],
    ] as const) {
      await pass(phone, second);
      await passToEnd(phone, round);
      await startRound(phone, round + 1, second);
    }
    await pass(phone, 'Anna');
    await passToEnd(phone, 7);
    await phone.tap(phone.button('End the match'));
    const over = phone.page.getByTestId('over');
    await expect(over.getByRole('heading', { name: 'Ben wins' })).toBeVisible();
    await expect(over.getByText('The terms were not met by the end of round 7.')).toBeVisible();
    await expect(over.getByRole('button', { name: 'Read rule 501.1d' })).toBeVisible();
  });

  await test.step('Home keeps the result', async () => {
    await phone.goHome();
    await expect(phone.page.getByRole('region', { name: 'Played' })).toContainText('Ben wins');
    await expect(phone.button('Go on')).toHaveCount(0);
    await context.close();
  });
});
