import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { heroes } from '../../../src/games/huntik/cards/heroes.ts';
import type { Power } from '../../../src/games/huntik/powers/power.ts';
import PowersEditor from '../../../src/ui/games/huntik/editor/PowersEditor.svelte';
import { language } from '../../../src/ui/language.svelte.ts';

beforeEach(() => language.use('en'));

const powersOf = (name: string): readonly Power[] => {
  const hero = heroes.find((one) => one.name === name);
  if (hero === undefined) throw new Error(`no card is named ${name}`);
  return hero.powers;
};

/** The editor, and what it has said last. */
async function editor(powers: readonly Power[] = []) {
  const onchange = vi.fn<(powers: readonly Power[]) => void>();
  const onunfinished = vi.fn<(count: number) => void>();
  const screen = await render(PowersEditor, { powers, onchange, onunfinished });
  let taps = 0;
  const tap = async (name: string | RegExp, exact = true) => {
    taps += 1;
    await screen.getByRole('button', typeof name === 'string' ? { name, exact } : { name }).last().click();
  };
  return { screen, tap, onunfinished, taps: () => taps, kept: () => onchange.mock.lastCall?.[0] };
}

describe('A power is put together by taps', () => {
  test('Hoplite’s Teamwork from nothing', async () => {
    const { screen, tap, kept, taps } = await editor();
    await tap('Add a power');
    await tap('Always-on power');
    await tap(/^Change 1/u);
    await tap('How much: 1');
    await tap('one for each …');
    await tap(/^What is counted/u);
    await tap('friendly');
    await tap('minor');
    await tap('this card’s zone');
    await tap('Not this card');
    await tap('Power 1');
    await tap('Add a change');
    await tap('DEF');
    await tap('Back');
    await screen.getByRole('textbox', { name: 'Name' }).fill('Teamwork');
    await tap('Done');
    expect(kept()).toEqual(powersOf('Hoplite'));
    expect(taps()).toBe(16);
  });
});
