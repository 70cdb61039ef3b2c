import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import Match from '../../../src/ui/games/huntik/Match.svelte';
import { stands } from './mapTable.ts';
import { begun, played } from './played.ts';

const turn: Command = { type: 'setSequence', to: 'turn', seat: 'lead' };
const heroes = [stands('lead', 'Springer', [2, 2], 3), stands('defending', 'Gareon', [1, 3], 4)];

async function shown(...commands: readonly Command[]) {
  return render(Match, await played(...commands));
}

const focused = (words: string | RegExp) => expect.poll(() => document.activeElement?.textContent).toMatch(words);

describe('The keyboard keeps its place', () => {
  test('after a move it is at whose turn it is', async () => {
    const screen = await shown(...begun('map'), turn, ...heroes);
    await screen.getByTestId('card-h1').click();
    await screen.getByRole('button', { name: 'Zone 2: back 1' }).click();
    await focused(/Béla acts/u);
  });

  test('beside an enemy, through the combat and at its end', async () => {
    const screen = await shown(...begun('map'), turn, ...heroes);
    await screen.getByTestId('card-h1').click();
    await screen.getByRole('button', { name: /^Zone 4: /u }).click();
    await focused('Springer stands beside an enemy.');
    await screen.getByTestId('start-combat').click();
    await focused('Combat in zone 4');
    await screen.getByTestId('pass-combat').click();
    await expect.element(screen.getByTestId('has-say')).toHaveTextContent('Anna');
    await screen.getByTestId('pass-combat').click();
    await focused(/Béla acts/u);
  });

  test('in the half of the player who acts, and at the end and the beginning of a round', async () => {
    const screen = await shown(...begun());
    await screen.getByTestId('acted').click();
    await focused(/Anna acts/u);
    await screen.getByTestId('pass').click();
    await focused(/Béla acts/u);
    await screen.getByTestId('pass').click();
    await focused('Round 1 is over');
    await screen.getByTestId('finish-round').click();
    await focused(/acts/u);
  });

  test('nobody who has not begun is taken anywhere, and nothing scrolls', async () => {
    const { match, library } = await played(...begun());
    const screen = render(Match, { match, library });
    await expect.element((await screen).getByTestId('acted')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await match.send({ type: 'act', seat: 'defending' });
    await expect.element((await screen).getByTestId('half-lead')).toHaveTextContent('Anna acts');
    expect(document.activeElement).toBe(document.body);
    expect(window.scrollY).toBe(0);
  });
});
