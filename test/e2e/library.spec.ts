/** A deck list is pasted, checked, and played with; a card that nobody taught is counted all the same. */
import { violations } from './parts/axe.ts';
import { expect, test } from './parts/journey.ts';
import { card, typeHero } from './parts/map.ts';
import { keepHands } from './parts/start.ts';
import { pass } from './parts/turns.ts';

const LIST = ['3x Hoplite, Lionhearted', '2 Set a Trap', '1 Nobody, of Nowhere', 'and some friends'].join('\n');

test('a pasted deck is checked, and its Hoplite is 4/4 beside two friends', async ({ phone }) => {
  const { page } = phone;
  await phone.tap(page.getByTestId('library-huntik'));
  await phone.tap(page.getByTestId('tab-decks'));
  await phone.tap(page.getByTestId('paste-deck'));
  await page.getByTestId('list').fill(LIST);
  await phone.tap(page.getByTestId('take-list'));

  const findings = page.getByTestId('findings');
  await expect(findings).toContainText('The deck has 6 cards and needs at least 40.');
  await expect(findings.getByRole('button', { name: '100.1' })).toBeVisible();
  await expect(findings).toContainText('A Constructed deck holds Good or Evil cards, not both.');
  await expect(page.getByTestId('deck-line').filter({ hasText: 'Nobody, of Nowhere' })).toContainText(
    'can’t be checked: nobody has described this card',
  );
  await expect(page.getByTestId('deck-line').filter({ hasText: 'and some friends' })).toContainText(
    'can’t be read as a card',
  );
  await phone.tap(page.getByRole('radio', { name: 'Casual' }));
  await expect(findings).not.toContainText('needs at least');
  await page.getByTestId('deck-name').fill('Friends');
  await page.getByTestId('deck-name').press('Enter');
  await expect(page.getByRole('heading', { name: 'Friends' })).toBeVisible();

  // Saved means saved.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Friends' })).toBeVisible();
  await page.goto('./');
  await phone.tap(page.getByTestId('new-huntik'));
  await phone.tap(page.getByRole('radio', { name: phone.words.huntik.match.depths.map }));
  await phone.tap(page.getByTestId('decks'));
  await page.getByTestId('choose-deck-first').selectOption('Friends');
  await phone.tap(page.getByTestId('take-decks'));
  await phone.tap(page.getByTestId('start-match'));
  await keepHands(phone);

  await pass(phone, 'Lead');
  await typeHero(phone, { name: 'Guard', atk: 1, def: 1 });
  await pass(phone, 'Lead');
  await typeHero(phone, { name: 'Scout', atk: 1, def: 1 });
  await pass(phone, 'Lead');
  await phone.tap(phone.button(phone.words.huntik.match.play));
  // The player's own deck comes first: nothing has to be typed.
  await phone.tap(phone.sheet.getByTestId('library-card').first());
  await phone.sheetsAreClosed();
  await expect(card(phone, 'Hoplite')).toHaveAccessibleName(/ATK 4, printed 2, DEF 4, printed 2/u);
});

test('what the library shows can be used by everybody', async ({ phone }) => {
  const { page } = phone;
  await phone.tap(page.getByTestId('library-huntik'));
  await expect(page.getByTestId('cards')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByTestId('find').fill('hopl');
  await phone.tap(page.getByTestId('library-row'));
  await phone.tap(page.getByTestId('edit-card'));
  await expect(page.getByRole('button', { name: /Teamwork – /u })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('./#/library/huntik/decks');
  await phone.tap(page.getByTestId('paste-deck'));
  await page.getByTestId('list').fill(LIST);
  expect(await violations(page)).toEqual([]);
  await phone.tap(page.getByTestId('take-list'));
  await expect(page.getByTestId('findings')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
