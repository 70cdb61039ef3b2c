/** The rulebook's example of a combat (600-602), entered as bare numbers at combat depth. */
import { addFighter, aims, hasSay, passCombat, totalsAre } from './parts/combat.ts';
import { expect, test } from './parts/journey.ts';
import { startMatch } from './parts/start.ts';
import { pass } from './parts/turns.ts';

test('King Basilisk attacks Gareon and Lok Lambert: at most 16 taps to the result', async ({ phone }) => {
  const { page } = phone;
  await startMatch(phone, { depth: 'combat' });
  await pass(phone, 'Lead');

  phone.countFromHere();
  await phone.tap(phone.button('Combat'));
  await hasSay(phone, 'Defending');
  await addFighter(phone, 'Lead', 5, 3);
  await addFighter(phone, 'Defending', 1, 3);
  await addFighter(phone, 'Defending', 3, 3);
  await totalsAre(phone, { lead: 5, defending: 4 });
  await passCombat(phone);
  await hasSay(phone, 'Lead');
  await passCombat(phone);
  await aims(phone, 'Lead');
  await phone.tap(phone.button('3/3', page.getByTestId('ko-options-lead')));
  await phone.tap(page.getByTestId('accept-aims'));

  await expect(page.getByTestId('now')).toContainText('The combat is over');
  console.log(`taps: the rulebook's combat from bare numbers: ${phone.taps}`);
  expect(phone.taps).toBeLessThanOrEqual(16);

  await phone.tap(phone.button('Log'));
  const result = page.getByRole('listitem').last();
  await expect(result).toContainText(/KO’d: .*3\/3/);
  await expect(result).toContainText(/KO’d: .*5\/3/);
  await expect(result).not.toContainText(/KO’d: .*1\/3/);
});
