/** How many taps the common things take, counted from the screen on which somebody begins. */
import { expect, test } from './parts/journey.ts';
import { card, ground, move, pickHero, typeHero, zone } from './parts/map.ts';
import type { Phone } from './parts/phone.ts';
import { startMatch } from './parts/start.ts';
import { act, pass } from './parts/turns.ts';

function report(phone: Phone, journey: string, most: number): void {
  console.log(`taps: ${journey}: ${phone.taps}`);
  expect(phone.taps, journey).toBeLessThanOrEqual(most);
}

test('the opened app is five taps from round 1, and a turn at rounds depth is one', async ({ phone }) => {
  await startMatch(phone);
  report(phone, 'app opened to round 1 running', 5);

  phone.countFromHere();
  await act(phone, 'Lead');
  report(phone, 'an act at rounds depth', 1);

  phone.countFromHere();
  await pass(phone, 'Defending');
  report(phone, 'a pass at rounds depth', 1);
});

test('what is done most on the map takes two to four taps', async ({ phone }) => {
  await startMatch(phone, { depth: 'map' });
  await typeHero(phone, { name: 'Gareon', atk: 1, def: 3 });
  await typeHero(phone, { name: 'Sophie', atk: 2, def: 2 });

  phone.countFromHere();
  await pickHero(phone, 'Sophie');
  report(phone, 'a hero from the library', 3);

  phone.countFromHere();
  await phone.tap(zone(phone, 1).getByRole('button', { name: /^Sophie, / }));
  await phone.tap(ground(phone, 3));
  await expect(zone(phone, 3).getByRole('button', { name: /^Sophie, / })).toBeVisible();
  report(phone, 'a move at map depth', 2);

  phone.countFromHere();
  await move(phone, 'Gareon', 3);
  await phone.tap(phone.button('Start combat'));
  await expect(phone.page.getByTestId('combat')).toBeVisible();
  report(phone, 'a move with combat started', 3);

  phone.countFromHere();
  await phone.tap(card(phone, 'Gareon'));
  await phone.tap(phone.button('stun', phone.sheet));
  await expect(phone.page.getByRole('button', { name: /^Gareon, .*stunned/ })).toBeVisible();
  report(phone, 'stun that one', 4);
});

test('an effect on a card is at most four taps, also where a tap takes the card to move it', async ({ phone }) => {
  await startMatch(phone, { depth: 'map' });
  await typeHero(phone, { name: 'Gareon', atk: 1, def: 3 });
  await pass(phone, 'Defending');

  phone.countFromHere();
  await phone.tap(card(phone, 'Gareon'));
  await phone.tap(card(phone, 'Gareon'));
  await phone.tap(phone.button('stun', phone.sheet));
  await phone.sheetsAreClosed();
  await expect(card(phone, 'Gareon')).toHaveAccessibleName(/stunned/);
  report(phone, 'stun one of one’s own', 4);

  await phone.tap(phone.button('Undo'));
  await expect(card(phone, 'Gareon')).toHaveAccessibleName(/ready/);
  await phone.tap(phone.button('Put it back'));

  phone.countFromHere();
  await phone.tap(card(phone, 'Gareon'));
  await phone.tap(card(phone, 'Gareon'));
  await phone.tap(phone.button('+2 ATK', phone.sheet));
  await phone.tap(phone.sheet.getByTestId('make-change'));
  await phone.sheetsAreClosed();
  await expect(card(phone, 'Gareon')).toHaveAccessibleName(/ATK 3, printed 1/);
  report(phone, '+2 ATK this round', 4);
});
