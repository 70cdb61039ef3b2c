import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { outlook } from '../../../src/ui/games/huntik/map/outlook.svelte.ts';
import MapTable from '../../../src/ui/games/huntik/map/MapTable.svelte';
import type { Table } from '../../../src/ui/games/huntik/table.svelte.ts';
import { idOf, stands, tableWith } from './mapTable.ts';

beforeEach(() => {
  if (outlook.seat !== 'lead') outlook.turn();
});

const shown = async (table: Table) => render(MapTable, { table });

describe('How a card lies', () => {
  test('upright when ready, sideways when exhausted, face down without numbers when stunned', async () => {
    const table = await tableWith(
      'map',
      stands('lead', 'Ready One', [5, 3], 3, 'major'),
      stands('lead', 'Tired One', [2, 2], 2),
      stands('defending', 'Dazed One', [1, 3], 4),
    );
    await table.send({ type: 'exhaustCard', seat: 'lead', card: idOf(table, 'Tired One') });
    await table.send({ type: 'stunCard', seat: 'lead', card: idOf(table, 'Dazed One') });
    const screen = await shown(table);
    const box = (name: string) =>
      screen
        .getByTestId(`card-${idOf(table, name)}`)
        .element()
        .querySelector('.face')
        ?.getBoundingClientRect();
    const ready = box('Ready One');
    const tired = box('Tired One');
    expect(ready && ready.height > ready.width).toBe(true);
    expect(tired && tired.width > tired.height).toBe(true);
    await expect.element(screen.getByTestId(`card-${idOf(table, 'Tired One')}`)).toHaveTextContent('Tired One 2 2');
    await expect.element(screen.getByTestId(`card-${idOf(table, 'Dazed One')}`)).toHaveTextContent(/^Dazed One$/u);
  });

  test('is said in words: name, side, kind, zone, state and numbers', async () => {
    const table = await tableWith('map', stands('lead', 'King Basilisk', [5, 3], 3, 'major'));
    const screen = await shown(table);
    await expect
      .element(screen.getByRole('button', { name: 'King Basilisk, Anna, Major hero, zone 3, ready, ATK 5, DEF 3' }))
      .toBeVisible();
  });

  test('a number that is not the printed one is marked and said', async () => {
    const table = await tableWith('map', stands('lead', 'Hoplite', [2, 2], 1));
    await table.send({
      type: 'modify',
      seat: 'lead',
      source: 'Teamwork',
      cards: [idOf(table, 'Hoplite')],
      change: { kind: 'atk', op: 'by', amount: 2 },
      until: 'round',
    });
    const screen = await shown(table);
    const card = screen.getByTestId(`card-${idOf(table, 'Hoplite')}`);
    await expect.element(card).toHaveAccessibleName(/ATK 4, printed 2, DEF 2/u);
    expect(card.element().querySelector('.atk.up')?.textContent).toBe('4');
    expect(card.element().querySelector('.def.none')?.textContent).toBe('2');
  });
});

describe('Moving', () => {
  test('takes two taps, and shows before the second what each zone means', async () => {
    const table = await tableWith(
      'map',
      stands('lead', 'Springer', [2, 2], 3),
      stands('defending', 'Gareon', [1, 3], 4),
    );
    const screen = await shown(table);
    await screen.getByTestId(`card-${idOf(table, 'Springer')}`).click();
    await expect.element(screen.getByTestId('zone-4')).toHaveTextContent(/forward 1, combat/u);
    await expect.element(screen.getByTestId('zone-1')).toHaveTextContent(/back 2/u);
    await expect.element(screen.getByRole('button', { name: 'Zone 5: out of reach' })).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Zone 2: back 1' }).click();
    await vi.waitFor(() => expect(table.card(idOf(table, 'Springer'))?.place).toEqual({ area: 'play', zone: 2 }));
    expect(table.is('turn.acting')).toBe(true);
    expect(table.board.turn).toBe('defending');
  });

  test('beside an enemy it asks whether to fight, and the third tap starts the combat', async () => {
    const table = await tableWith(
      'map',
      stands('lead', 'Springer', [2, 2], 3),
      stands('defending', 'Gareon', [1, 3], 4),
    );
    const screen = await shown(table);
    await screen.getByTestId(`card-${idOf(table, 'Springer')}`).click();
    await screen.getByRole('button', { name: 'Zone 4: forward 1, combat' }).click();
    await screen.getByTestId('start-combat').click();
    await vi.waitFor(() => expect(table.is('combat.actions')).toBe(true));
    expect(table.board.combat?.zone).toBe(4);
  });

  test('out of reach is sent all the same, so that the refusal names its rule; the card stays taken', async () => {
    const table = await tableWith(
      'map',
      stands('lead', 'Springer', [2, 2], 3),
      stands('defending', 'Gareon', [1, 3], 4),
    );
    const screen = await shown(table);
    await screen.getByTestId(`card-${idOf(table, 'Springer')}`).click();
    await screen.getByRole('button', { name: 'Zone 5: out of reach' }).click();
    await vi.waitFor(() => expect(table.match.refused?.refusals.map(({ rule }) => rule)).toEqual(['403.4']));
    await expect.element(screen.getByRole('button', { name: 'Zone 2: back 1' })).toBeInTheDocument();
  });
});

describe('The zone in which the taken card stands', () => {
  test('lets go of it where no enemy is, without a move', async () => {
    const table = await tableWith('map', stands('lead', 'Springer', [2, 2], 3));
    const screen = await shown(table);
    const card = screen.getByTestId(`card-${idOf(table, 'Springer')}`);
    await card.click();
    const { length } = table.match.log;
    await expect.element(screen.getByTestId('zone-3')).not.toHaveClass('legal');
    await screen.getByRole('button', { name: 'Zone 3: put it back' }).click();
    await expect.element(card).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: /out of reach|put it back/iu }).query()).toBeNull();
    expect(table.match.log).toHaveLength(length);
  });

  test('is lit where an enemy is, and leads to the combat', async () => {
    const table = await tableWith(
      'map',
      stands('lead', 'Springer', [2, 2], 3),
      stands('defending', 'Gareon', [1, 3], 3),
    );
    const screen = await shown(table);
    await screen.getByTestId(`card-${idOf(table, 'Springer')}`).click();
    await expect.element(screen.getByTestId('zone-3')).toHaveClass('legal');
    await screen.getByRole('button', { name: 'Zone 3: stay and fight' }).click();
    await expect.element(screen.getByTestId('start-combat')).toBeVisible();
    expect(table.is('turn.moved')).toBe(true);
  });
});

describe('The two sides of the map', () => {
  test('turned, the other player’s zone 1 lies at the bottom and counts as 1', async () => {
    const table = await tableWith('map', stands('defending', 'Gareon', [1, 3], 5));
    const screen = await shown(table);
    const order = () =>
      [...document.querySelectorAll('[data-testid^="zone-"]')].map((zone) => zone.getAttribute('data-testid'));
    expect(order()).toEqual(['zone-5', 'zone-4', 'zone-3', 'zone-2', 'zone-1']);
    await screen.getByRole('button', { name: /Béla/u }).first().click();
    expect(order()).toEqual(['zone-1', 'zone-2', 'zone-3', 'zone-4', 'zone-5']);
    await expect.element(screen.getByRole('button', { name: /Gareon, Béla, Minor hero, zone 1/u })).toBeVisible();
  });
});

describe('A card up close', () => {
  test('stuns an enemy in two taps from the map', async () => {
    const table = await tableWith('map', stands('defending', 'Gareon', [1, 3], 4));
    const screen = await shown(table);
    await screen.getByTestId(`card-${idOf(table, 'Gareon')}`).click();
    await screen.getByTestId('act-stunCard').click();
    await vi.waitFor(() => expect(table.card(idOf(table, 'Gareon'))?.stunned).toBe(true));
  });

  test('gives one’s own hero +2 ATK this round in four taps, and explains the number afterwards', async () => {
    const table = await tableWith('map', stands('lead', 'Hoplite', [2, 2], 1));
    const screen = await shown(table);
    const card = screen.getByTestId(`card-${idOf(table, 'Hoplite')}`);
    await card.click();
    await card.click();
    await screen.getByRole('button', { name: '+2 ATK', exact: true }).click();
    await screen.getByTestId('make-change').click();
    await vi.waitFor(() => expect(table.board.modifiers.map(({ until }) => until)).toEqual(['round']));
    await card.click();
    await card.click();
    const lines = screen.getByRole('list', { name: 'How ATK came about' }).getByRole('listitem');
    await expect.element(lines.first()).toHaveTextContent('2 printed');
    await expect.element(lines.last()).toHaveTextContent('+2, this round');
    await expect.element(lines.first().getByRole('button', { name: 'Read rule 205.1' })).toBeVisible();
    await expect.element(lines.last().getByRole('button', { name: 'Read rule 708.3' })).toBeVisible();
  });

  test('says why something is impossible, and asks the rules all the same when it is tapped', async () => {
    const table = await tableWith('map', stands('defending', 'Gareon', [1, 3], 4));
    const screen = await shown(table);
    await screen.getByTestId(`card-${idOf(table, 'Gareon')}`).click();
    const ready = screen.getByTestId('act-readyCard');
    await expect.element(ready).toHaveAccessibleDescription('Gareon is ready already.');
    await ready.click();
    await vi.waitFor(() => expect(table.match.refused?.refusals[0]?.rule).toBe('405.1'));
  });
});
