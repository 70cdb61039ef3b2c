import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import Match from '../../../src/ui/games/huntik/Match.svelte';
import { stands } from './mapTable.ts';
import { begun, played } from './played.ts';

const [WIDTH, HEIGHT] = [844, 390];

beforeEach(async () => {
  await page.viewport(WIDTH, HEIGHT);
  return () => page.viewport(390, 844);
});

async function shown(...commands: readonly Command[]) {
  const props = await played(...commands);
  return render(Match, props);
}

/** Once it is there: wholly on the screen, and nothing is beside the screen. */
async function inSight(testid: string) {
  const part = page.getByTestId(testid);
  await expect.element(part).toBeVisible();
  const { left, right, top, bottom } = part.element().getBoundingClientRect();
  expect(Math.min(left, top), testid).toBeGreaterThanOrEqual(0);
  expect(right, testid).toBeLessThanOrEqual(WIDTH);
  expect(bottom, testid).toBeLessThanOrEqual(HEIGHT);
  expect(document.documentElement.scrollWidth).toBe(WIDTH);
}

const turn: Command = { type: 'setSequence', to: 'turn', seat: 'lead' };
const heroes: readonly Command[] = [
  turn,
  stands('lead', 'Springer', [2, 2], 3),
  stands('lead', 'Hoplite', [2, 2], 3),
  stands('defending', 'Gareon', [1, 3], 4),
  stands('defending', 'Lok Lambert', [3, 3], 4, 'major'),
];

describe('On a phone that lies on its side', () => {
  test.each([
    ['with a notice', { type: 'playAction', seat: 'lead', subtype: 'free', name: 'Hyperstride' }],
    ['while it is asked for a combat', { type: 'moveCard', seat: 'lead', card: 'h1', direction: 'forward', zones: 1 }],
  ] satisfies [string, Command][])('all zones are in sight %s', async (_, command) => {
    await shown(...begun('map'), ...heroes, command);
    for (const zone of [1, 2, 3, 4, 5]) await inSight(`zone-${zone}`);
    await inSight('turn');
    await inSight('undo');
  });

  test('what a turn at rounds depth needs is in sight', async () => {
    await shown(...begun('rounds'));
    for (const part of ['half-lead', 'half-defending', 'major', 'acted', 'pass', 'effect']) await inSight(part);
  });

  test('both totals, the digits and the aims of a combat are in sight', async () => {
    const screen = await shown(...begun('combat'), turn, { type: 'startCombat', seat: 'lead' });
    for (const part of ['total-lead', 'total-defending', 'pass-combat', 'combat-action']) await inSight(part);
    await expect.element(screen.getByTestId('atk-0').last()).toBeVisible();
    for (const digit of screen.getByTestId('atk-0').elements())
      expect(digit.getBoundingClientRect().bottom).toBeLessThanOrEqual(HEIGHT);
  });

  test('the aims stand beside the totals', async () => {
    await shown(
      ...begun('map'),
      ...heroes,
      stands('lead', 'King Basilisk', [5, 3], 4),
      { type: 'setSequence', to: 'combat', seat: 'lead', zone: 4 },
      { type: 'passCombat', seat: 'defending' },
      { type: 'passCombat', seat: 'lead' },
    );
    for (const part of ['total-lead', 'total-defending', 'ko-options-lead', 'accept-aims']) await inSight(part);
    const left = (testid: string) => page.getByTestId(testid).element().getBoundingClientRect().left;
    expect(left('ko-options-lead')).toBeGreaterThan(left('total-defending'));
  });
});
