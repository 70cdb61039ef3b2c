/** Powers, taught cards and triggers by touch, in three languages. */
import { using as en } from '../../src/games/huntik/texts/en/using.ts';
import { using as hu } from '../../src/games/huntik/texts/hu/using.ts';
import { using as ru } from '../../src/games/huntik/texts/ru/using.ts';
import { expect, test } from './parts/journey.ts';
import { card, move } from './parts/map.ts';
import type { Phone } from './parts/phone.ts';
import { openPrepared, standing } from './parts/prepared.ts';
import { spoken } from './parts/spoken.ts';

const SPOKEN = {
  en: { t: en, megapunch: /^Megapunch – exhaust action: Choose a hero/u, intervene: /KO’d/u, draw: 'Draw 1 card.' },
  hu: { t: hu, megapunch: /^Megapunch – kimerítő akció: Válassz/u, intervene: /kiüt/u, draw: 'Húzz 1 lapot.' },
  ru: {
    t: ru,
    megapunch: /^Megapunch – истощающее действие: Выберите/u,
    intervene: /нокаутировать/u,
    draw: 'Возьмите 1 карту.',
  },
} as const;

/** A card of the player who acts: the first tap takes it, the second opens it. */
async function openOwn(phone: Phone, name: string): Promise<void> {
  await phone.tap(card(phone, name));
  await phone.tap(card(phone, name));
  await phone.sheet.waitFor();
}

spoken(0, (language) => {
  const { t, megapunch } = SPOKEN[language];

  test('a power is two taps and its target', async ({ phone }) => {
    await openPrepared(
      phone,
      standing('lead', 'Dante Vale', [5, 4], 3),
      standing('defending', 'Gareon', [1, 3], 3),
      standing('defending', 'Springer', [1, 1], 5),
    );
    await openOwn(phone, 'Dante Vale');
    phone.countFromHere();
    await expect(phone.sheet.getByText(megapunch)).toBeVisible();
    await phone.tap(phone.button(t.useOf('Megapunch')));
    await expect(phone.sheet.getByTestId('options').getByRole('button')).toHaveCount(2);
    await phone.tap(phone.sheet.getByTestId('options').getByRole('button', { name: /^Gareon, / }));
    await phone.tap(phone.sheet.getByTestId('use-it'));
    expect(phone.taps).toBe(3);
    await phone.sheetsAreClosed();
    await expect(card(phone, 'Gareon')).toHaveCount(0);
    const { exhausted } = phone.words.huntik.map.states;
    await expect(card(phone, 'Dante Vale')).toHaveAccessibleName(new RegExp(exhausted, 'u'));
  });
});

spoken(1, (language) => {
  const { t } = SPOKEN[language];

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
    await phone.tap(phone.sheet.getByRole('radio', { name: t.whom.several }));
    await phone.tap(
      phone.sheet.getByRole('group', { name: t.whom.alsoWhich }).getByRole('button', { name: /^Gareon, / }),
    );
    await phone.tap(phone.sheet.getByTestId('act-koCards'));
    await phone.sheetsAreClosed();
    await expect(card(phone, 'Mucalin')).toHaveCount(0);
    await expect(card(phone, 'Sophie')).toBeVisible();
    await expect(card(phone, 'Gareon')).toBeVisible();
  });
});

spoken(2, (language) => {
  const { t } = SPOKEN[language];

  test('a total of a combat is told step by step', async ({ phone }) => {
    await openPrepared(
      phone,
      standing('lead', 'Hoplite', [2, 2], 3),
      standing('lead', 'Sophie', [2, 2], 3),
      standing('defending', 'Gareon', [1, 3], 3),
      { type: 'setSequence', to: 'combat', seat: 'defending', zone: 3 },
    );
    const { combat, map } = phone.words.huntik;
    await phone.tap(phone.page.getByTestId('explain-lead'));
    const explained = phone.sheet.getByTestId('explained');
    await expect(explained.getByText(combat.fighterAtk('Hoplite', 3), { exact: true })).toBeVisible();
    const steps = explained.getByRole('list', { name: map.whyThisNumber(map.numbers.atk) }).first();
    await expect(steps.getByRole('listitem')).toHaveText([
      `${map.printed(2)} 205.1`,
      `${map.step('by', 1, 'Hoplite')} 708.2`,
    ]);
    await expect(phone.sheet.getByText(t.inAll(5))).toBeVisible();
  });
});

spoken(1, (language) => {
  const { t, draw } = SPOKEN[language];

  test('Set a Trap stuns whoever moves into its zone', async ({ phone }) => {
    await openPrepared(phone, standing('lead', 'Sophie', [2, 2], 1), standing('defending', 'Gareon', [1, 3], 4));
    const { match, map } = phone.words.huntik;
    await phone.tap(phone.button(match.play));
    await phone.tap(phone.sheet.getByRole('radio', { name: map.plays.action }));
    await phone.tap(phone.sheet.getByRole('button', { name: /^Sophie, / }));
    await phone.sheet.getByLabel(map.cardName).fill('Set a Trap');
    await expect(phone.sheet.getByTestId('taught-action')).toContainText(draw);
    await phone.tap(phone.sheet.getByTestId('zone-3'));
    await phone.tap(phone.sheet.getByTestId('play-it'));
    await phone.sheetsAreClosed();

    await move(phone, 'Gareon', 3);
    await expect(phone.page.getByTestId('triggers')).toContainText(t.triggers.about('Gareon'));
    await phone.tap(phone.page.getByRole('button', { name: t.triggers.resolveOf('Set a Trap') }));
    await expect(card(phone, 'Gareon')).toHaveAccessibleName(new RegExp(map.states.stunned, 'u'));
    await expect(phone.page.getByTestId('triggers')).toHaveCount(0);
  });
});

spoken(2, (language) => {
  const { t, intervene } = SPOKEN[language];

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
    const steps = phone.sheet.getByRole('list', { name: map.whyThisNumber(map.numbers.atk) });
    await expect(steps.getByRole('listitem')).toHaveText([
      `${map.printed(2)} 205.1`,
      `${map.step('by', 2, 'Hoplite')} 708.2`,
    ]);
    await expect(phone.sheet.getByTestId('powers')).toContainText('Teamwork – ');
    await phone.closeSheet();
    await phone.tap(phone.button(map.release));
    await phone.tap(card(phone, 'Mucalin'));
    await expect(phone.sheet.getByTestId('powers')).toContainText('Intervene – ');
    await expect(phone.sheet.getByTestId('powers')).toContainText(intervene);
    await expect(phone.sheet.getByRole('heading', { name: t.powers })).toBeVisible();
  });
});
