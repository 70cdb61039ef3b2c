/** Powers, taught cards and triggers by touch, in three languages. */
import { using as en } from '../../src/games/huntik/texts/en/using.ts';
import { using as hu } from '../../src/games/huntik/texts/hu/using.ts';
import { using as ru } from '../../src/games/huntik/texts/ru/using.ts';
import { expect, test } from './parts/journey.ts';
import { card, move } from './parts/map.ts';
import type { Phone } from './parts/phone.ts';
import { openPrepared, standing } from './parts/prepared.ts';

/** A card of the player who acts: the first tap takes it, the second opens it. */
async function openOwn(phone: Phone, name: string): Promise<void> {
  await phone.tap(card(phone, name));
  await phone.tap(card(phone, name));
  await phone.sheet.waitFor();
}

test.describe('in English', () => {
  test('a power is two taps and its target', async ({ phone }) => {
    await openPrepared(
      phone,
      standing('lead', 'Dante Vale', [5, 4], 3),
      standing('defending', 'Gareon', [1, 3], 3),
      standing('defending', 'Springer', [1, 1], 5),
    );
    await openOwn(phone, 'Dante Vale');
    phone.countFromHere();
    await expect(phone.sheet.getByText(/Megapunch – exhaust action: Choose a hero/u)).toBeVisible();
    await phone.tap(phone.button(en.useOf('Megapunch')));
    await expect(phone.sheet.getByTestId('options').getByRole('button')).toHaveCount(2);
    await phone.tap(phone.sheet.getByTestId('options').getByRole('button', { name: /^Gareon, / }));
    await phone.tap(phone.sheet.getByTestId('use-it'));
    expect(phone.taps).toBe(3);
    await phone.sheetsAreClosed();
    await expect(card(phone, 'Gareon')).toHaveCount(0);
    await expect(card(phone, 'Dante Vale')).toHaveAccessibleName(/exhausted/);
  });

  test('Mucalin takes the place of two that are KO’d at once', async ({ phone }) => {
    await openPrepared(
      phone,
      standing('lead', 'Mucalin', [3, 3], 2),
      standing('lead', 'Sophie', [2, 2], 3),
      standing('lead', 'Gareon', [1, 3], 3),
    );
    const { map } = phone.words.huntik;
    await openOwn(phone, 'Sophie');
    await phone.tap(phone.sheet.getByText(map.about(map.forWhom, 'Sophie')));
    await phone.tap(phone.sheet.getByRole('radio', { name: en.whom.several }));
    await phone.tap(
      phone.sheet.getByRole('group', { name: en.whom.alsoWhich }).getByRole('button', { name: /^Gareon, / }),
    );
    await phone.tap(phone.sheet.getByTestId('act-koCards'));
    await phone.sheetsAreClosed();
    await expect(card(phone, 'Mucalin')).toHaveCount(0);
    await expect(card(phone, 'Sophie')).toBeVisible();
    await expect(card(phone, 'Gareon')).toBeVisible();
  });

  test('a total of a combat is told step by step', async ({ phone }) => {
    await openPrepared(
      phone,
      standing('lead', 'Hoplite', [2, 2], 3),
      standing('lead', 'Sophie', [2, 2], 3),
      standing('defending', 'Gareon', [1, 3], 3),
      { type: 'setSequence', to: 'combat', seat: 'defending', zone: 3 },
    );
    await phone.tap(phone.page.getByTestId('explain-lead'));
    await expect(phone.sheet.getByTestId('explained')).toContainText(
      /Hoplite 3\s*2 printed 205\.1\s*\+1 Hoplite 708\.2/u,
    );
    await expect(phone.sheet.getByText(en.inAll(5))).toBeVisible();
  });
});

test.describe('in Hungarian', () => {
  test.use({ locale: 'hu-HU' });

  test('Set a Trap stuns whoever moves into its zone', async ({ phone }) => {
    await openPrepared(phone, standing('lead', 'Sophie', [2, 2], 1), standing('defending', 'Gareon', [1, 3], 4));
    const { match, map } = phone.words.huntik;
    await phone.tap(phone.button(match.play));
    await phone.tap(phone.sheet.getByRole('radio', { name: map.plays.action }));
    await phone.tap(phone.sheet.getByRole('button', { name: /^Sophie, / }));
    await phone.sheet.getByLabel(map.cardName).fill('Set a Trap');
    await expect(phone.sheet.getByTestId('taught-action')).toContainText('Húzz 1 lapot.');
    await phone.tap(phone.sheet.getByTestId('zone-3'));
    await phone.tap(phone.sheet.getByTestId('play-it'));
    await phone.sheetsAreClosed();

    await move(phone, 'Gareon', 3);
    await expect(phone.page.getByTestId('triggers')).toContainText(hu.triggers.about('Gareon'));
    await phone.tap(phone.page.getByRole('button', { name: hu.triggers.resolveOf('Set a Trap') }));
    await expect(card(phone, 'Gareon')).toHaveAccessibleName(new RegExp(map.states.stunned, 'u'));
    await expect(phone.page.getByTestId('triggers')).toHaveCount(0);
  });
});

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' });

  test('Hoplite tells why it is 4/4, and what Mucalin can do', async ({ phone }) => {
    await openPrepared(
      phone,
      standing('lead', 'Hoplite', [2, 2], 2),
      standing('lead', 'Sophie', [2, 2], 2),
      standing('lead', 'Springer', [1, 1], 2),
      standing('defending', 'Mucalin', [3, 3], 4),
    );
    const { map } = phone.words.huntik;
    await openOwn(phone, 'Hoplite');
    const steps = phone.sheet.getByRole('list', { name: map.whyThisNumber('ATK') });
    await expect(steps.getByRole('listitem')).toHaveText([
      `${map.printed(2)} 205.1`,
      `${map.step('by', 2, 'Hoplite')} 708.2`,
    ]);
    await expect(phone.sheet.getByTestId('powers')).toContainText('Teamwork – ');
    await phone.closeSheet();
    await phone.tap(phone.button(map.release));
    await phone.tap(card(phone, 'Mucalin'));
    await expect(phone.sheet.getByTestId('powers')).toContainText(/Intervene – .*нокаутировать/u);
    await expect(phone.sheet.getByRole('heading', { name: ru.powers })).toBeVisible();
  });
});
