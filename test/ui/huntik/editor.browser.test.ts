import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { commands, page, userEvent } from 'vitest/browser';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import type { Power } from '../../../src/games/huntik/powers/power.ts';
import PowersEditor from '../../../src/ui/games/huntik/editor/PowersEditor.svelte';
import { language } from '../../../src/ui/language.svelte.ts';

beforeEach(async () => {
  await page.viewport(390, 844);
  await language.use('en');
});

const powersOf = (name: string): readonly Power[] => {
  const card = cards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`no card is named ${name}`);
  return card.powers;
};

/** The editor, and what it has told last. */
async function editor(powers: readonly Power[] = []) {
  const onchange = vi.fn<(powers: readonly Power[]) => void>();
  const onunfinished = vi.fn<(pieces: readonly string[]) => void>();
  const screen = await render(PowersEditor, { powers, onchange, onunfinished });
  let taps = 0;
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true }).last();
  return {
    screen,
    button,
    /** One tap for each name, in order. */
    tap: async (...names: readonly (string | RegExp)[]) => {
      for (const name of names) {
        taps += 1;
        await button(name).click();
      }
    },
    type: (field: string, text: string) => screen.getByRole('textbox', { name: field, exact: true }).fill(text),
    sentence: () => screen.getByRole('dialog').element().querySelector('[aria-live]')?.textContent.trim(),
    taps: () => taps,
    kept: () => onchange.mock.lastCall?.[0],
    unfinished: () => onunfinished.mock.lastCall?.[0],
  };
}

describe('A power is put together by taps', () => {
  test('Hoplite’s Teamwork from nothing, its sentence growing with it', async () => {
    const { tap, type, sentence, kept, taps } = await editor();
    await tap('Add a power', 'Always-on power');
    expect(sentence()).toBe('This card gets +1 ATK.');
    await tap(/^Change 1: /u, 'How much: 1', 'one for each …', /^What is counted: /u);
    await tap('friendly', 'minor', 'this card’s zone', 'Not this card');
    expect(sentence()).toBe('This card gets +1 ATK for each other friendly minor hero in its zone.');
    await tap('Power 1', 'Add a change', 'DEF', 'Back');
    await type('Name', 'Teamwork');
    await tap('Done');
    expect(kept()).toEqual(powersOf('Hoplite'));
    expect(taps()).toBe(15);
  });

  test('Hoplite’s Teamwork from the shape that is met often', async () => {
    const { tap, type, kept, taps } = await editor();
    await tap('Add a power', 'This card gets +1 ATK for each other friendly hero in its zone.');
    await tap(/^Change 1: /u, /^How much: /u, /^What is counted: /u, 'minor');
    await tap('Power 1', 'Add a change', 'DEF');
    await tap('Back');
    await type('Name', 'Teamwork');
    await tap('Done');
    expect(kept()).toEqual(powersOf('Hoplite'));
    expect(taps()).toBe(11);
  });

  test('any power of a known card, found by its name', async () => {
    const { tap, screen, kept, taps } = await editor();
    await tap('Add a power');
    await screen.getByRole('searchbox', { name: 'Search' }).fill('hoplite');
    await tap('Hoplite, Lionhearted', 'Done');
    expect(kept()).toEqual(powersOf('Hoplite'));
    expect(taps()).toBe(3);
  });

  test('Mucalin’s Intervene, a replacement', async () => {
    const { tap, type, kept, taps } = await editor();
    await tap('Add a power', 'Replacement', 'Add an effect', 'eliminate', 'Back');
    await type('Name', 'Intervene');
    await tap('Done');
    expect(kept()).toEqual(powersOf('Mucalin'));
    expect(taps()).toBe(6);
  });

  test('Unblockable, and entering exhausted', async () => {
    const { tap, kept, taps } = await editor();
    await tap('Add a power', 'Unblockable.');
    expect(kept()).toEqual([{ kind: 'keyword', keyword: 'unblockable' }]);
    expect(taps()).toBe(2);
    await tap('Add a power', 'This card enters play exhausted.', 'Done');
    expect(kept()).toEqual(powersOf('Storm Gladiator'));
  });

  test('“Exhaust: stun a target hero” from nothing: the target comes with the effect', async () => {
    const { tap, kept, taps } = await editor();
    await tap('Add a power', 'Action power', 'Add an effect', 'stun', 'Whom: this card', 'a target', 'Done');
    expect(kept()).toEqual([
      { kind: 'action', action: 'exhaust', targets: [{ what: 'hero' }], do: [{ do: 'stun', who: { target: 0 } }] },
    ]);
    expect(taps()).toBe(7);
  });

  test('a triggered power with an effect inside an effect (Scolopen)', async () => {
    const { tap, type, kept } = await editor();
    await tap('Add a power', 'Triggered power', /^When: /u, 'you', 'From the hand only', 'Back');
    await tap('Add an effect', 'you may …', 'Add an effect', 'search for a card', 'discard pile');
    await tap(/^What to look for: /u, 'Not this card', 'Part of the name');
    await type('Part of the name', 'Scolopen');
    await tap('Back', 'Add an effect', 'put somewhere', 'Power 1');
    await type('Name', 'Clone');
    expect(kept()).toEqual(powersOf('Scolopen'));
  });
});

describe('What is there is changed', () => {
  test('effects are put into another order and removed', async () => {
    const { tap, kept } = await editor(powersOf('Augerfrost'));
    await tap(/^Power 1 /u, 'Move up: Effect 2');
    expect(kept()).toMatchObject([{ do: [{ do: 'goAgain' }, { do: 'ko' }] }]);
    await tap('Remove: Effect 1');
    expect(kept()).toMatchObject([{ do: [{ do: 'ko', who: { target: 0 } }] }]);
  });

  test('powers are put into another order and removed', async () => {
    const { tap, kept } = await editor(powersOf('Venadek'));
    await tap('Move up: Power 2');
    expect(kept()?.map(({ kind }) => kind)).toEqual(['triggered', 'keyword']);
    await tap('Remove: Power 1');
    expect(kept()).toEqual([{ kind: 'keyword', keyword: 'unblockable' }]);
  });

  test('a part that need not be said is taken back', async () => {
    const { tap, kept } = await editor(powersOf('Ashtoreth'));
    await tap(/^Power 1 /u, 'Remove: How often', 'Remove: Cost', 'Remove: Only if');
    expect(kept()).toEqual([
      { kind: 'action', name: 'Colossal Blast', action: 'combat', do: [{ do: 'addAttacks', count: 4 }] },
    ]);
  });

  test('a number is one tap, and below zero one more', async () => {
    const { tap, button, kept } = await editor([
      { kind: 'alwaysOn', affects: 'me', change: [{ kind: 'atk', op: 'by', amount: 1 }] },
    ]);
    await tap(/^Power 1 /u, /^Change 1: /u, '3', 'How much: below zero');
    await expect.element(button('How much: below zero')).toHaveAttribute('aria-pressed', 'true');
    expect(kept()).toMatchObject([{ change: [{ amount: -3 }] }]);
  });

  test('a power that lacks a piece says which, and counts as it was until it is whole again', async () => {
    const { tap, screen, sentence, kept, unfinished } = await editor(powersOf('Mucalin'));
    await tap(/^Power 1 /u, 'Remove: Effect 1');
    expect(sentence()).toBe('Not finished. What happens instead: something is still missing here.');
    expect(kept()).toEqual(powersOf('Mucalin'));
    expect(unfinished()).toEqual(['Power 1 › What happens instead: something is still missing here.']);
    await tap('Done');
    await expect.element(screen.getByText('Until then it counts as it was before.')).toBeVisible();
    await tap(/^Power 1 /u, 'Add an effect', 'stun');
    expect(kept()).toMatchObject([{ instead: [{ do: 'stun', who: 'me' }] }]);
    expect(unfinished()).toEqual([]);
  });
});

describe('Everybody can use it', () => {
  test('with the keyboard alone', async () => {
    const { screen, button, kept } = await editor();
    button('Add a power').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Add a power' })).toBeVisible();
    button('Replacement').element().focus();
    await userEvent.keyboard('{Enter}');
    button('Add an effect').element().focus();
    await userEvent.keyboard('{Enter}');
    // The new page has the focus: the next stop is its first control.
    await expect.element(screen.getByRole('group', { name: 'What happens' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('elim');
    await userEvent.tab();
    await expect.element(button('eliminate')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(kept()).toMatchObject([{ kind: 'replacement', instead: [{ do: 'eliminate', who: 'me' }] }]);
  });

  /** What sticks out of the screen, or is smaller than a thumb. */
  const unfit = (): readonly string[] => {
    const shown = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...shown.querySelectorAll('*')].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isControl = element.matches('button, input:not([type=radio])');
      const isSmall = isControl && (Math.round(width) < 44 || Math.round(height) < 44);
      const sticksOut = width > 1 && (left < -1 || right > innerWidth + 1);
      return isSmall || sticksOut ? [`${element.outerHTML.slice(0, 80)} ${left}…${right} ${width}×${height}`] : [];
    });
  };

  /** Thundercut's power as deep as it goes: its effect, what changes, the power that is given, that power's target. */
  async function deep(look: () => void) {
    const { screen } = await editor(powersOf('Thundercut'));
    look();
    await screen.getByRole('button').first().click();
    const rows = () => [...screen.getByRole('dialog').element().querySelectorAll<HTMLButtonElement>('.page .open')];
    for (const row of [2, 2, 0, 1]) {
      look();
      rows()[row]?.click();
      await tick();
    }
    look();
    return screen;
  }

  test.each(['en', 'hu', 'ru'] as const)('on the smallest phone, in %s', async (spoken) => {
    await page.viewport(320, 568);
    await language.use(spoken);
    const screen = await deep(() => {
      expect(unfit()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
    expect(screen.getByRole('navigation').element().querySelectorAll('button').length).toBe(4);
  });

  test('who hears it instead of seeing it', { timeout: 120_000 }, async () => {
    await page.viewport(320, 568);
    const { tap } = await editor(powersOf('Thundercut'));
    expect(await commands.axe()).toEqual([]);
    await tap(/^Power 1 /u);
    expect(await commands.axe()).toEqual([]);
    await tap('Add an effect');
    expect(await commands.axe()).toEqual([]);
  });
});
