/** The library's screens: cards and their powers, decks, missions. */
import type { Phone } from './phone.ts';

/** Parts of a form that lie below the fold are looked at as well. */
async function* form(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  yield 'card-form';
  const power = page.getByRole('button', { name: /Teamwork – /u });
  await power.scrollIntoViewIfNeeded();
  yield 'card-form-powers';
  await phone.tap(power);
  await phone.sheet.waitFor();
  yield 'power';
  await phone.tap(phone.sheet.locator('.page .open').nth(2));
  await phone.sheet.getByRole('navigation').waitFor();
  yield 'power-change';
  await phone.closeSheet();
  await phone.tap(page.locator('section').filter({ has: power }).getByRole('button').last());
  await phone.sheet.getByRole('searchbox').waitFor();
  yield 'power-start';
  await phone.tap(phone.sheet.getByRole('region').nth(1).getByRole('button').first());
  await phone.sheet.locator('.page').waitFor();
  yield 'power-unfinished';
  await phone.tap(phone.sheet.locator('.page button').last());
  await phone.closeSheet();
}

async function* cards(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  await page.getByTestId('cards').waitFor();
  yield 'library-cards';
  await page.getByTestId('find').fill('hopl');
  await phone.tap(page.getByTestId('library-row').first());
  await page.getByTestId('powers').waitFor();
  yield 'library-card';
  await phone.tap(page.getByTestId('edit-card'));
  await page.getByRole('button', { name: /Teamwork – /u }).waitFor();
  yield* form(phone);
  await phone.tap(page.getByTestId('keep-card'));
  await phone.sheet.waitFor();
  yield 'card-unfinished';
  await phone.closeSheet();
}

async function* decks(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  await phone.tap(page.getByTestId('tab-decks'));
  await page.getByTestId('paste-deck').waitFor();
  yield 'library-decks-empty';
  await phone.tap(page.getByTestId('paste-deck'));
  await page.getByTestId('list').fill('3x Hoplite, Lionhearted\n2 Set a Trap\n1 Nobody, of Nowhere\nand some friends');
  yield 'deck-paste';
  await phone.tap(page.getByTestId('take-list'));
  await page.getByTestId('findings').waitFor();
  yield 'deck';
  await phone.tap(page.getByTestId('add-card'));
  await page.getByTestId('find-for-deck').fill('hopl');
  yield 'deck-add';
  await phone.closeSheet();
  await page.goBack();
  await page.getByTestId('library-row').first().waitFor();
  yield 'library-decks';
}

async function* missions(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  await phone.tap(page.getByTestId('tab-missions'));
  await page.getByTestId('new-mission').waitFor();
  yield 'library-missions-empty';
  await phone.tap(page.getByTestId('new-mission'));
  await page.getByTestId('mission-name').fill('The tower');
  yield 'mission-form';
  for (const section of ['features', 'terms', 'reminders', 'points'] as const) {
    await phone.tap(page.getByTestId(`add-${section}`));
    await page.getByTestId('piece-done').waitFor();
    yield `mission-${section}`;
    await phone.closeSheet();
  }
  await phone.tap(page.getByTestId('keep-mission'));
  await phone.sheetsAreClosed();
  yield 'library-missions';
  await phone.tap(page.getByTestId('library-row'));
  await phone.sheet.waitFor();
  yield 'mission';
  await phone.closeSheet();
}

/** From home, and back to it. */
export async function* library(phone: Phone): AsyncGenerator<string> {
  const { page } = phone;
  await phone.tap(page.getByTestId('library-huntik'));
  yield* cards(phone);
  await page.goBack();
  await page.goBack();
  yield* decks(phone);
  yield* missions(phone);
  await phone.tap(phone.button(phone.words.app.screens.back));
  await page.getByRole('heading', { name: 'Tablekeeper' }).waitFor();
}
