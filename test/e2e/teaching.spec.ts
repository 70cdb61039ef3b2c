/** Hoplite's power is taught piece by piece, and the card plays as it was taught (708.2), in three languages. */
import { editor as editorEn } from '../../src/games/huntik/texts/en/editor.ts';
import { library as libraryEn } from '../../src/games/huntik/texts/en/library.ts';
import { editor as editorHu } from '../../src/games/huntik/texts/hu/editor.ts';
import { library as libraryHu } from '../../src/games/huntik/texts/hu/library.ts';
import { editor as editorRu } from '../../src/games/huntik/texts/ru/editor.ts';
import { library as libraryRu } from '../../src/games/huntik/texts/ru/library.ts';
import type { Language } from '../../src/texts/language.ts';
import { violations } from './parts/axe.ts';
import { expect, test } from './parts/journey.ts';
import { card } from './parts/map.ts';
import type { Phone } from './parts/phone.ts';
import { spoken } from './parts/spoken.ts';
import { startMatch } from './parts/start.ts';
import { pass } from './parts/turns.ts';

const NAMES = ['Anna', 'Ben'] as const;
const [LEAD] = NAMES;
const FRIENDS = ['Storm Gladiator', 'LeBlanche'] as const;

const SPOKEN = {
  en: { t: editorEn, library: libraryEn, said: /for each other friendly minor hero in its zone/u },
  hu: { t: editorHu, library: libraryHu, said: /mellékhős/u },
  ru: { t: editorRu, library: libraryRu, said: /второстепенн/u },
} as const;
type Spoken = (typeof SPOKEN)[Language];

/** The card as it is printed; the library stays on its form. */
async function writeDown(phone: Phone, { library }: Spoken): Promise<void> {
  const { page } = phone;
  const { map } = phone.words.huntik;
  await phone.tap(page.getByTestId('library-huntik'));
  await phone.tap(page.getByTestId('new-card'));
  await page.getByTestId('card-name').fill('Phalanx');
  await page.getByTestId('card-version').fill('Steadfast');
  await phone.tap(page.getByRole('radio', { name: library.sorts.hero, exact: true }));
  await phone.tap(page.getByRole('radio', { name: map.shortKinds.minor, exact: true }));
  for (const number of [map.numbers.atk, map.numbers.def])
    await phone.tap(phone.button('2', page.getByRole('group', { name: number, exact: true })));
  await page.getByTestId('card-tags').fill('Krono, Titan');
}

/** Teamwork from nothing, each part of it chosen. */
async function teach(phone: Phone, { t }: Spoken): Promise<void> {
  const choose = (name: string) => phone.tap(phone.button(name, phone.sheet));
  const open = (part: string) => phone.tap(phone.sheet.getByRole('button', { name: t.ui.open(part, '') }).first());
  await phone.tap(phone.button(t.ui.addPower));
  await choose(t.shapes.power.alwaysOn);
  await open(t.ui.nth(t.ui.itemOf.changes, 1));
  await open(t.fields.amount);
  await choose(t.shapes.amount.count);
  await open(t.fields.each);
  await choose(t.words.side.friendly);
  await choose(t.words.cardType.minor);
  await choose(t.words.zone.mine);
  await choose(t.fields.other);
  await choose(t.ui.power(1));
  await choose(t.ui.addTo.changes);
  await choose(t.shapes.change.def);
  await choose(t.ui.back);
  await phone.sheet.getByRole('textbox', { name: t.fields.powerName, exact: true }).fill('Teamwork');
  await choose(t.ui.done);
  await phone.sheetsAreClosed();
}

/** Plays a card that is known by its name. */
async function playByName(phone: Phone, name: string): Promise<void> {
  await phone.tap(phone.button(phone.words.huntik.match.play));
  await phone.sheet.getByTestId('find-card').fill(name);
  await phone.tap(phone.sheet.getByTestId('library-card').first());
  await phone.sheetsAreClosed();
  await expect(card(phone, name)).toBeVisible();
}

spoken(0, (language) => {
  test('Hoplite taught in the editor is 4/4 beside two friends', async ({ phone }) => {
    const words = SPOKEN[language];
    const { page } = phone;
    const { map } = phone.words.huntik;
    await writeDown(phone, words);
    await teach(phone, words);
    await expect(page.getByRole('button', { name: /Teamwork – /u })).toContainText(words.said);
    expect(await violations(page)).toEqual([]);
    await phone.tap(page.getByTestId('keep-card'));
    await expect(page.getByRole('heading', { name: 'Phalanx, Steadfast' })).toBeVisible();
    await expect(page.getByTestId('powers')).toContainText(words.said);
    await phone.tap(phone.button(phone.words.app.screens.back));
    await phone.tap(phone.button(phone.words.app.screens.back));

    await startMatch(phone, { depth: 'map', names: NAMES });
    await pass(phone, LEAD);
    for (const name of FRIENDS) {
      await playByName(phone, name);
      await pass(phone, LEAD);
    }
    await playByName(phone, 'Phalanx');
    await expect(card(phone, 'Phalanx')).toHaveAccessibleName(new RegExp(`${map.atk(4, 2)}.*${map.def(4, 2)}`, 'u'));

    await phone.tap(card(phone, 'Phalanx'));
    for (const number of [map.numbers.atk, map.numbers.def]) {
      const steps = phone.sheet.getByRole('list', { name: map.whyThisNumber(number) });
      const step = map.step('by', 2, 'Phalanx');
      await expect(steps.getByRole('listitem')).toHaveText([`${map.printed(2)} 205.1`, `${step} 708.2`]);
    }
    await expect(phone.sheet.getByTestId('powers')).toContainText('Teamwork – ');
  });
});
