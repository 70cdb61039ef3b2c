import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { language } from '../../src/ui/language.svelte.ts';
import { notices } from '../../src/ui/notices.svelte.ts';
import Banner from '../../src/ui/parts/Banner.svelte';
import Button from '../../src/ui/parts/Button.svelte';
import ConfirmSheet from '../../src/ui/parts/ConfirmSheet.svelte';
import Digits from '../../src/ui/parts/Digits.svelte';
import EmptyState from '../../src/ui/parts/EmptyState.svelte';
import Field from '../../src/ui/parts/Field.svelte';
import LiveRegion from '../../src/ui/parts/LiveRegion.svelte';
import RefusalSheet from '../../src/ui/parts/RefusalSheet.svelte';
import RuleChip from '../../src/ui/parts/RuleChip.svelte';
import Segmented from '../../src/ui/parts/Segmented.svelte';
import Sheet from '../../src/ui/parts/Sheet.svelte';
import SideMark from '../../src/ui/parts/SideMark.svelte';
import Stepper from '../../src/ui/parts/Stepper.svelte';
import { ruleReader } from '../../src/ui/rules.svelte.ts';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const noop = () => undefined;

beforeEach(async () => {
  await language.use('en');
  ruleReader.close();
  notices.dismiss();
});

describe('Button', () => {
  test('does its work once, however often it is tapped meanwhile', async () => {
    let finish: () => void = noop;
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const screen = await render(Button, { children: words('Pass'), onclick: work });
    const button = screen.getByRole('button', { name: 'Pass' });
    await button.click();
    await button.click();
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.waitFor(async () => {
      await button.click();
      expect(work).toHaveBeenCalledTimes(2);
    });
  });

  test('a closed one stays in reach of the keyboard, says why, and does nothing', async () => {
    const work = vi.fn();
    const screen = await render(Button, { children: words('Move'), why: 'It is exhausted.', onclick: work });
    const button = screen.getByRole('button', { name: 'Move', exact: true });
    await expect.element(button).toHaveAccessibleDescription('It is exhausted.');
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(work).not.toHaveBeenCalled();
  });

  test('is at least as large as a thumb needs, and larger in the bar', async () => {
    const small = await render(Button, { children: words('A') });
    const box = small.getByRole('button').element().getBoundingClientRect();
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    await small.unmount();
    const bar = await render(Button, { bar: true, children: words('A') });
    expect(bar.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(58);
  });
});

describe('Sheet', () => {
  /** Something on the screen under the sheet that had the focus. */
  function opener(): HTMLButtonElement {
    const button = document.createElement('button');
    button.textContent = 'open';
    document.body.append(button);
    button.focus();
    return button;
  }

  test('is a dialog with its title for a name, holds the focus and gives it back', async () => {
    const button = opener();
    const screen = await render(Sheet, { title: 'King Basilisk', onclose: noop, children: words('A hero') });
    const dialog = screen.getByRole('dialog', { name: 'King Basilisk' });
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    await screen.unmount();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  test('Escape asks to close the top sheet only', async () => {
    const closeLower = vi.fn();
    const closeUpper = vi.fn();
    await render(Sheet, { title: 'Lower', onclose: closeLower });
    await render(Sheet, { title: 'Upper', onclose: closeUpper });
    await userEvent.keyboard('{Escape}');
    expect(closeUpper).toHaveBeenCalledTimes(1);
    expect(closeLower).not.toHaveBeenCalled();
  });

  test('a tap beside it closes it, a tap on it does not', async () => {
    const close = vi.fn();
    const screen = await render(Sheet, { title: 'Sheet', onclose: close, children: words('Text') });
    await screen.getByText('Text').click();
    expect(close).not.toHaveBeenCalled();
    await screen.getByRole('dialog').click({ position: { x: 5, y: -200 }, force: true });
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('a turned one lies at the far edge, upside down', async () => {
    const screen = await render(Sheet, { title: 'Far', turned: true, onclose: noop });
    const dialog = screen.getByRole('dialog').element();
    expect(dialog.getBoundingClientRect().top).toBeCloseTo(0);
    expect(getComputedStyle(dialog).transform).toBe('matrix(-1, 0, 0, -1, 0, 0)');
  });
});

describe('ConfirmSheet and RefusalSheet', () => {
  test('a confirmation names the act', async () => {
    const confirm = vi.fn();
    const cancel = vi.fn();
    const screen = await render(ConfirmSheet, {
      title: 'Delete 2 matches?',
      body: 'For good.',
      confirm: 'Delete',
      danger: true,
      onconfirm: confirm,
      oncancel: cancel,
    });
    await screen.getByRole('button', { name: 'Delete' }).click();
    expect(confirm).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  const reasons = [{ sentence: 'Gareon in zone 4 blocks the way.', rule: '403.4' }];

  test('a refusal tells its reason, opens its rule and can be overruled', async () => {
    const overrule = vi.fn();
    const again = vi.fn();
    const screen = await render(RefusalSheet, { title: 'No', reasons, onagain: again, onoverrule: overrule });
    await expect.element(screen.getByText('Gareon in zone 4 blocks the way.')).toBeVisible();
    await screen.getByRole('button', { name: 'Read rule 403.4' }).click();
    expect(ruleReader.rule).toBe('403.4');
    await screen.getByRole('button', { name: 'The card says so' }).click();
    expect(overrule).toHaveBeenCalledTimes(1);
    await screen.getByRole('button', { name: 'Choose again' }).click();
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('what makes no sense at the table either cannot be overruled', async () => {
    const screen = await render(RefusalSheet, { title: 'No', reasons, onagain: noop });
    await expect.element(screen.getByRole('button', { name: 'Choose again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'The card says so' }).query()).toBeNull();
  });
});

describe('Field', () => {
  test('says what is wrong beside itself and keeps what was typed', async () => {
    const right = await render(Field, { label: 'Name', value: '', hint: 'As printed' });
    const name = right.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveAccessibleDescription('As printed');
    await expect.element(name).toBeValid();
    await right.unmount();
    const wrong = await render(Field, { label: 'DEF', value: 'x', hint: 'As printed', error: 'Not a number.' });
    const def = wrong.getByRole('textbox', { name: 'DEF' });
    await expect.element(def).toHaveValue('x');
    await expect.element(def).toBeInvalid();
    await expect.element(def).toHaveAccessibleDescription('Not a number.');
  });
});

describe('Digits', () => {
  test('takes a digit in one tap and shows which', async () => {
    const pick = vi.fn();
    const screen = await render(Digits, { label: 'ATK', value: 3, onpick: pick });
    await expect.element(screen.getByRole('group', { name: 'ATK' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: '7' }).click();
    expect(pick).toHaveBeenCalledExactlyOnceWith(7);
  });

  test('larger numbers are typed, and nonsense is answered beside the field', async () => {
    const pick = vi.fn();
    const screen = await render(Digits, { label: 'DEF', value: null, max: 99, onpick: pick });
    await screen.getByRole('button', { name: 'DEF: type a number' }).click();
    const input = screen.getByRole('textbox', { name: 'DEF: type a number' });
    await expect.element(input).toHaveFocus();
    await input.fill('1x');
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveAccessibleDescription('A whole number from 0 to 99.');
    await expect.element(input).toHaveValue('1x');
    expect(pick).not.toHaveBeenCalled();
    await input.fill('12');
    await userEvent.keyboard('{Enter}');
    expect(pick).toHaveBeenCalledExactlyOnceWith(12);
  });

  test('a negative number is taken only where one is possible', async () => {
    const pick = vi.fn();
    const screen = await render(Digits, { label: 'ATK', value: null, min: -9, onpick: pick });
    await screen.getByRole('button', { name: 'ATK: type a number' }).click();
    await screen.getByRole('textbox').fill('−2');
    await userEvent.keyboard('{Enter}');
    expect(pick).toHaveBeenCalledExactlyOnceWith(-2);
  });

  test('fits 320 pixels with 44 for each number', async () => {
    const screen = await render(Digits, { label: 'ATK', value: null, onpick: noop });
    const row = screen.getByRole('group').element();
    row.setAttribute('style', 'width: 296px');
    for (const button of row.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 0.5);
    }
  });
});

describe('Digits in large text', () => {
  const { style } = document.documentElement;
  beforeEach(() => (style.fontSize = '200%'));
  afterEach(() => (style.fontSize = ''));

  test('fit their keys at 320 pixels', async () => {
    const screen = await render(Digits, { label: 'ATK', value: null, onpick: noop });
    const row = screen.getByRole('group').element();
    row.setAttribute('style', 'width: 296px');
    for (const button of row.querySelectorAll('button')) {
      const words = document.createRange();
      words.selectNodeContents(button);
      expect(words.getBoundingClientRect().width, button.textContent).toBeLessThanOrEqual(button.clientWidth);
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 0.5);
    }
  });
});

describe('Segmented', () => {
  const options = [
    { value: 'rounds', label: 'Rounds' },
    { value: 'combat', label: 'Combat', note: 'and sums' },
    { value: 'map', label: 'Map' },
  ];

  test('is a group of radios that the arrow keys walk through', async () => {
    const choose = vi.fn();
    const screen = await render(Segmented, { label: 'Depth', options, value: 'rounds', onchoose: choose });
    await expect.element(screen.getByRole('radiogroup', { name: 'Depth' })).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: 'Rounds' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(choose).toHaveBeenCalledExactlyOnceWith('combat');
    await expect.element(screen.getByRole('radio', { name: /Combat/u })).toBeChecked();
    await screen.getByRole('radio', { name: 'Map' }).click();
    expect(choose).toHaveBeenLastCalledWith('map');
  });
});

describe('Stepper', () => {
  test('goes by one within its limits', async () => {
    const change = vi.fn();
    const screen = await render(Stepper, { label: 'Lok Lambert', value: 3, min: 0, max: 3, onchange: change });
    await screen.getByRole('button', { name: 'Lok Lambert: one less' }).click();
    expect(change).toHaveBeenCalledExactlyOnceWith(2);
    const more = screen.getByRole('button', { name: 'Lok Lambert: one more' });
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    more.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(change).toHaveBeenCalledTimes(1);
  });
});

describe('small parts', () => {
  test('the sides differ in shape, not in colour alone', async () => {
    const lead = await render(SideMark, { side: 'lead', label: 'Lead' });
    await expect.element(lead.getByRole('img', { name: 'Lead' })).toBeVisible();
    expect(lead.container.querySelector('path')).not.toBeNull();
    await lead.unmount();
    const defending = await render(SideMark, { side: 'defending' });
    expect(defending.container.querySelector('circle')).not.toBeNull();
  });

  test('a rule chip shows the number and opens the rule', async () => {
    const screen = await render(RuleChip, { rule: '602.2a', plain: true });
    await screen.getByRole('button', { name: 'Read rule 602.2a' }).click();
    expect(ruleReader.rule).toBe('602.2a');
  });

  test('a notice is read out, and stays until it is answered', async () => {
    const act = vi.fn();
    const screen = await render(LiveRegion);
    notices.show({ text: 'Put into the bin.', action: { label: 'Take back', act } });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Put into the bin.');
    await screen.getByRole('button', { name: 'Take back' }).click();
    expect(act).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Take back' }).query()).toBeNull();
  });

  test('the same words twice are read out twice', () => {
    notices.say('Saved.');
    const first = notices.said;
    notices.say('Saved.');
    expect(notices.said).not.toBe(first);
  });

  test('a banner that must not wait is an alert', async () => {
    const screen = await render(Banner, { text: 'Not saved', alert: true });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  test('an empty place says what will stand there', async () => {
    const screen = await render(EmptyState, { title: 'No match yet', text: 'Pick a game.' });
    await expect.element(screen.getByRole('heading', { name: 'No match yet' })).toBeVisible();
  });
});
