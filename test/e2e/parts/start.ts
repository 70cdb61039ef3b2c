/** From the opened app to round 1. */
import type { Depth } from '../../../src/games/huntik/vocabulary.ts';
import type { Phone } from './phone.ts';

type Choices = { readonly depth?: Depth; readonly names?: readonly [first: string, second: string] };

/** Opens the app at its home screen. */
export async function openApp({ page }: Phone, url = './'): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { name: 'Tablekeeper' }).waitFor();
}

/** Chooses on the screen for a new match; the first player leads. */
async function choose(phone: Phone, { depth = 'rounds', names }: Choices): Promise<void> {
  const { page } = phone;
  const { match, setup } = phone.words.huntik;
  if (names !== undefined) {
    await page.getByRole('textbox', { name: setup.person.first }).fill(names[0]);
    await page.getByRole('textbox', { name: setup.person.second }).fill(names[1]);
  }
  const choice = page.getByRole('radio', { name: match.depths[depth] });
  if (!(await choice.isChecked())) await phone.tap(choice);
}

/** From Home to the first announcement. */
export async function beginMatch(phone: Phone, choices: Choices = {}): Promise<void> {
  await phone.tap(phone.page.getByRole('link', { name: phone.words.app.home.newMatchOf('Huntik') }));
  await choose(phone, choices);
  await phone.tap(phone.button(phone.words.huntik.setup.start));
  await phone.page.getByTestId('mulligan').waitFor();
}

/** Both players keep their hands, one after the other, and round 1 begins. */
export async function keepHands(phone: Phone): Promise<void> {
  const { page } = phone;
  for (const seat of ['lead', 'defending']) {
    await phone.tap(page.locator(`[data-testid=mulligan][data-side=${seat}]`).getByTestId('mulligan-0'));
  }
  await page.getByTestId('timer').waitFor();
}

/** From Home to round 1. */
export async function startMatch(phone: Phone, choices: Choices = {}): Promise<void> {
  await beginMatch(phone, choices);
  await keepHands(phone);
}
