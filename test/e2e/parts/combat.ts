/** A combat: its say, its totals, its fighters and its aims. */
import { expect } from '@playwright/test';
import type { Seat } from '../../../src/games/huntik/vocabulary.ts';
import type { Phone } from './phone.ts';

/** Waits until a player has the say. */
export async function hasSay({ page, words }: Phone, who: string): Promise<void> {
  await expect(page.getByTestId('combat').getByText(words.huntik.combat.hasSay(who))).toBeVisible();
}

/** Waits until a player aims. */
export async function aims({ page, words }: Phone, who: string): Promise<void> {
  await expect(page.getByTestId('combat').getByText(words.huntik.combat.aimsNow(who), { exact: true })).toBeVisible();
}

export async function totalsAre({ page }: Phone, totals: Readonly<Record<Seat, number>>): Promise<void> {
  await expect(page.getByTestId('total-lead')).toHaveText(String(totals.lead));
  await expect(page.getByTestId('total-defending')).toHaveText(String(totals.defending));
}

/** Passes in the combat; what comes next is for the caller to wait for. */
export const passCombat = (phone: Phone): Promise<void> => phone.tap(phone.button(phone.words.huntik.combat.pass));

/** A fighter by its two numbers. */
export async function addFighter(phone: Phone, who: string, atk: number, def: number): Promise<void> {
  const { combat, map } = phone.words.huntik;
  const pad = phone.page.getByRole('group', { name: combat.addFighter(who) });
  await phone.tap(phone.button(combat.digit(map.numbers.atk, atk), pad));
  await phone.tap(phone.button(combat.digit(map.numbers.def, def), pad));
  await expect(pad.getByText(combat.asksAtk)).toBeVisible();
}
