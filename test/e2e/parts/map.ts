/** The map: heroes brought into play, cards and moves. */
import { expect, type Locator } from '@playwright/test';
import type { Zone } from '../../../src/games/huntik/vocabulary.ts';
import type { Phone } from './phone.ts';

type Hero = { readonly name: string; readonly atk: number; readonly def: number; readonly kind?: 'major' };

/** A card on the map, a list or a combat: its button is named after all that it shows. */
export const card = ({ page }: Phone, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, `, 'u') });

/** A zone, by the number of the player from whose side the map is seen. */
export const zone = ({ page, words }: Phone, number: Zone): Locator =>
  page.getByRole('region', { name: words.huntik.map.zone(number), exact: true });

/** The ground of a zone, while a card is being moved. */
export const ground = (phone: Phone, number: Zone): Locator =>
  zone(phone, number).getByRole('button', { name: phone.words.huntik.map.moveHere(number, '').trim() });

const openPlays = (phone: Phone) => phone.tap(phone.button(phone.words.huntik.match.play));

/** Types a hero in and plays it. */
export async function typeHero(phone: Phone, { name, atk, def, kind }: Hero): Promise<void> {
  const { map } = phone.words.huntik;
  await openPlays(phone);
  await phone.tap(phone.button(map.typeHero));
  await fillHero(phone, { name, atk, def, ...(kind && { kind }) });
  await phone.tap(phone.button(map.playIt, phone.sheet));
  await phone.sheetsAreClosed();
}

/** Fills the form of a hero that is typed in. */
export async function fillHero(phone: Phone, { name, atk, def, kind }: Hero): Promise<void> {
  const { map } = phone.words.huntik;
  const { sheet } = phone;
  for (const [label, number] of [
    [map.numbers.atk, atk],
    [map.numbers.def, def],
  ] as const) {
    await phone.tap(phone.button(String(number), sheet.getByRole('group', { name: label, exact: true })));
  }
  if (kind !== undefined) await phone.tap(sheet.getByRole('radio', { name: map.shortKinds[kind] }));
  await sheet.getByLabel(map.heroName, { exact: true }).fill(name);
}

/** Plays a hero that the phone remembers. */
export async function pickHero(phone: Phone, name: string): Promise<void> {
  await openPlays(phone);
  await phone.tap(phone.sheet.getByRole('button', { name: new RegExp(`^${name}, `, 'u') }));
  await phone.sheetsAreClosed();
}

/** Takes a card and taps the zone where it goes. */
export async function move(phone: Phone, name: string, to: Zone): Promise<void> {
  await phone.tap(card(phone, name));
  await phone.tap(ground(phone, to));
  await expect(card(phone, name).and(zone(phone, to).getByRole('button'))).toBeVisible();
}
