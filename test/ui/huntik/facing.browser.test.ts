import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import { seating } from '../../../src/ui/seating.svelte.ts';
import Match from '../../../src/ui/games/huntik/Match.svelte';
import { begun, played } from './played.ts';

beforeEach(() => {
  seating.choose('opposite');
  return () => seating.choose('together');
});

const UPSIDE_DOWN = { transform: 'matrix(-1, 0, 0, -1, 0, 0)' };

async function shown(...commands: readonly Command[]) {
  return render(Match, await played(...commands));
}

/** Anna holds the phone, Béla sits on the far side and has the turn. */
describe('Face to face', () => {
  test('a sheet turns to the far player in whose half it was opened', async () => {
    const screen = await shown(...begun(), { type: 'act', seat: 'defending' });
    await screen.getByTestId('half-defending').getByTestId('add-effect').click();
    await expect.element(screen.getByRole('dialog')).toHaveStyle(UPSIDE_DOWN);
  });

  test('a sheet of the near half stays as it is', async () => {
    const screen = await shown(...begun(), { type: 'act', seat: 'defending' }, { type: 'act', seat: 'lead' });
    await screen.getByTestId('half-lead').getByTestId('add-effect').click();
    await expect.element(screen.getByRole('dialog')).toHaveStyle({ transform: 'none' });
  });

  test('the effects in the bar turn to whoever has the turn, and what is rare stays with who holds the phone', async () => {
    const screen = await shown(...begun());
    await screen.getByTestId('effect').click();
    await expect.element(screen.getByRole('dialog')).toHaveStyle(UPSIDE_DOWN);
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await screen.getByTestId('more').click();
    await expect.element(screen.getByRole('dialog')).toHaveStyle({ transform: 'none' });
  });

  test('a notice turns to whoever has the turn', async () => {
    const trigger: Command = { type: 'noteTrigger', seat: 'defending', feature: false, note: 'Den Fears' };
    const screen = await shown(...begun(), trigger);
    const triggers = screen.getByTestId('triggers');
    await expect.element(triggers).toBeVisible();
    await expect.element(triggers.element().parentElement).toHaveStyle(UPSIDE_DOWN);
  });

  test('on the map nothing turns', async () => {
    const screen = await shown(...begun('map'));
    await screen.getByTestId('effect').click();
    await expect.element(screen.getByRole('dialog')).toHaveStyle({ transform: 'none' });
  });
});
