/** Turns, at every depth: whose it is, acting, passing, and the end of a round. */
import { expect } from '@playwright/test';
import type { Phone } from './phone.ts';

/** Waits until a player has the turn. */
export async function hasTurn({ page, words }: Phone, who: string): Promise<void> {
  await expect(page.getByRole('heading', { name: words.huntik.match.acts(who) })).toBeVisible();
}

/** At rounds depth: whatever was done, it was a turn. */
export async function act(phone: Phone, next: string): Promise<void> {
  await phone.tap(phone.button(phone.words.huntik.match.acted));
  await hasTurn(phone, next);
}

/** Passes the turn on to the next player. */
export async function pass(phone: Phone, next: string): Promise<void> {
  await phone.tap(phone.button(phone.words.huntik.match.pass));
  await hasTurn(phone, next);
}

/** The second pass in a row: the round is over. */
export async function passToEnd(phone: Phone, round: number): Promise<void> {
  await phone.tap(phone.button(phone.words.huntik.match.pass));
  await expect(phone.page.getByRole('heading', { name: phone.words.huntik.rounds.over(round) })).toBeVisible();
}

/** Starts the round after the one that is over. */
export async function startRound(phone: Phone, round: number, first: string): Promise<void> {
  await phone.tap(phone.button(phone.words.huntik.rounds.startRound(round)));
  await hasTurn(phone, first);
}
