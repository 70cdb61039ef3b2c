/** A mutual mission of one's own, entered by touch and played to round 7, where heroes decide a tied score (102.2a). */
import { missions as en } from '../../src/games/huntik/texts/en/missions.ts';
import { missions as hu } from '../../src/games/huntik/texts/hu/missions.ts';
import { missions as ru } from '../../src/games/huntik/texts/ru/missions.ts';
import { expect, test } from './parts/journey.ts';
import { card, typeHero, zone } from './parts/map.ts';
import type { Phone } from './parts/phone.ts';
import { spoken } from './parts/spoken.ts';
import { keepHands } from './parts/start.ts';
import { hasTurn, pass, passToEnd, startRound } from './parts/turns.ts';

const NAMES = ['Anna', 'Ben'] as const;
const [LEAD, DEFENDING] = NAMES;

const SPOKEN = {
  en: { t: en, preview: 'Either player wins at once: at least 5 points.' },
  hu: { t: hu, preview: 'Bármelyik játékos azonnal győz: legalább 5 pont.' },
  ru: { t: ru, preview: 'Любой из игроков побеждает сразу: не меньше 5 очков.' },
} as const;
type Spoken = (typeof SPOKEN)[keyof typeof SPOKEN];

/** Enters a piece of the mission on its own page. */
async function piece(phone: Phone, section: string, enter: () => Promise<void>): Promise<void> {
  await phone.tap(phone.page.getByTestId(`add-${section}`));
  await enter();
  await phone.tap(phone.page.getByTestId('piece-done'));
  await phone.page.getByTestId('keep-mission').waitFor();
}

async function enterMission(phone: Phone, { t, preview }: Spoken): Promise<void> {
  const { page } = phone;
  const radio = (name: string) => page.getByRole('dialog').getByRole('radio', { name, exact: true });
  await phone.tap(page.getByTestId('own-mission'));
  await page.getByTestId('mission-name').fill('The relic race');
  await phone.tap(radio(phone.words.huntik.setup.kinds.mutual));
  await page.getByTestId('more-points-win').check();
  await piece(phone, 'features', async () => {
    await page.getByTestId('feature-name').fill('Relic');
  });
  await piece(phone, 'features', async () => {
    await page.getByTestId('feature-name').fill('Gate');
    await phone.tap(radio(t.anObstacle));
    await phone.tap(radio('2'));
    await phone.tap(radio(t.lead));
  });
  await piece(phone, 'terms', async () => {
    await page.getByTestId('term-words').fill('Five points');
    await phone.tap(radio(t.times.atOnce));
    await phone.tap(radio(t.byPieces));
    await phone.tap(page.getByRole('group', { name: t.atLeast }).getByRole('button', { name: '5' }));
    await expect(page.getByTestId('preview')).toHaveText(preview);
  });
  await piece(phone, 'reminders', async () => {
    await page.getByTestId('moment').selectOption('timerAt');
    await page.getByTestId('reminder-words').fill('The gate opens');
  });
  await piece(phone, 'points', async () => undefined);
  await phone.tap(page.getByTestId('keep-mission'));
  await phone.sheetsAreClosed();
}

spoken(1, (language) => {
  test('a mutual mission with a feature and an obstacle ends on the tie-break', async ({ phone }) => {
    test.setTimeout(180_000);
    const { page } = phone;
    const words = SPOKEN[language];
    const { t } = words;
    const { match, rounds } = phone.words.huntik;
    const more = (name: string) => phone.words.app.parts.moreOf(match.points(name));
    const unmet = `${t.verdicts.unmet}, ${t.has(1)}`;

    await test.step('the mission is entered, kept and chosen', async () => {
      await phone.tap(page.getByTestId('new-huntik'));
      await page.getByTestId('name-first').fill(LEAD);
      await page.getByTestId('name-second').fill(DEFENDING);
      await enterMission(phone, words);
      await expect(page.getByTestId('mission')).toHaveValue('The relic race');
      await phone.tap(page.getByRole('radio', { name: phone.words.huntik.match.depths.map }));
      await phone.tap(page.getByTestId('start-match'));
      await keepHands(phone);
    });

    await test.step('its feature and its obstacle lie on the map', async () => {
      await hasTurn(phone, DEFENDING);
      await expect(zone(phone, 3)).toContainText('Relic');
      await expect(card(phone, 'Gate')).toBeVisible();
    });

    await test.step('one hero each, one of them major, and a point each', async () => {
      await typeHero(phone, { name: 'Gareon', atk: 1, def: 3 });
      await hasTurn(phone, LEAD);
      await typeHero(phone, { name: 'Lok Lambert', atk: 3, def: 3, kind: 'major' });
      await hasTurn(phone, DEFENDING);
      await phone.tap(page.getByTestId('score'));
      for (const name of NAMES) await phone.tap(phone.button(more(name), phone.sheet));
      await expect(page.getByTestId('origins').getByRole('listitem')).toHaveCount(2);
      await phone.closeSheet();
    });

    await test.step('the mission says how far its terms are', async () => {
      await phone.tap(page.getByTestId('mission-chip'));
      await expect(page.getByTestId('marks-lead')).toContainText(t.score(5));
      await expect(page.getByTestId('marks-lead')).toContainText(unmet);
      await phone.closeSheet();
    });

    await test.step('seven rounds; in the fourth the mission has a word', async () => {
      for (let round = 1; round <= 7; round += 1) {
        const second = round % 2 === 1 ? LEAD : DEFENDING;
        await pass(phone, second);
        await passToEnd(phone, round);
        await expect(page.getByTestId('marks-defending')).toContainText(unmet);
        if (round === 3) {
          await phone.tap(page.getByTestId('finish-round'));
          await expect(page.getByTestId('triggers')).toContainText('The gate opens');
          await phone.tap(page.getByTestId('settle'));
          await hasTurn(phone, second);
        } else if (round < 7) await startRound(phone, round + 1, second);
      }
    });

    await test.step('the score is tied, and Anna has the major hero', async () => {
      await phone.tap(page.getByTestId('finish-round'));
      const over = page.getByTestId('over');
      await expect(over).toContainText(rounds.wins(LEAD));
      await expect(over).toContainText('102.2a');
      await expect(over).toContainText('1 : 1');
    });

    await test.step('the next match finds it by its name', async () => {
      await phone.tap(page.getByTestId('go-home'));
      await phone.tap(page.getByTestId('new-huntik'));
      await page.getByTestId('mission').fill('relic');
      await phone.tap(page.getByTestId('suggested'));
      await expect(page.getByRole('radio', { name: phone.words.huntik.setup.kinds.mutual, exact: true })).toBeChecked();
    });
  });
});
