import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { seen } from '../../../src/games/huntik/questions/seen.ts';
import CombatScreen from '../../../src/ui/games/huntik/combat/CombatScreen.svelte';
import CardSheet from '../../../src/ui/games/huntik/map/CardSheet.svelte';
import EffectSheet from '../../../src/ui/games/huntik/map/EffectSheet.svelte';
import { spread } from '../../../src/ui/games/huntik/map/whom.ts';
import Kept from '../../../src/ui/games/huntik/parts/Kept.svelte';
import QuestionPanel from '../../../src/ui/games/huntik/questions/QuestionPanel.svelte';
import type { Table } from '../../../src/ui/games/huntik/table.svelte.ts';
import { idOf, stands, tableWith } from './mapTable.ts';

const three = () =>
  tableWith(
    'map',
    stands('lead', 'Gareon', [1, 3], 2),
    stands('lead', 'Sophie', [2, 2], 2),
    stands('defending', 'King Basilisk', [5, 3], 4),
  );

const card = (table: Table, name: string) => {
  const found = table.card(idOf(table, name));
  if (found === undefined) throw new Error(`${name} is gone`);
  return found;
};
const atk = (table: Table, name: string) => seen(table.board, card(table, name)).atk.value;

async function opened(table: Table, name: string) {
  const onclose = vi.fn();
  const screen = await render(CardSheet, { table, card: card(table, name), onclose });
  return { screen, onclose };
}

describe('For whom', () => {
  test('several cards that are tapped, each with what is possible', async () => {
    const table = await three();
    await table.send({ type: 'stunCard', seat: 'lead', card: idOf(table, 'Sophie') });
    const { screen, onclose } = await opened(table, 'Gareon');
    await screen.getByText('For whom: Gareon').click();
    await screen.getByRole('radio', { name: 'Several cards' }).click();
    const which = screen.getByRole('group', { name: 'Which cards' });
    await which.getByRole('button', { name: /^Sophie/u }).click();
    await which.getByRole('button', { name: /^King Basilisk/u }).click();
    await screen.getByTestId('act-stunCard').click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    await vi.waitFor(() => expect(table.board.cards.map(({ stunned }) => stunned)).toEqual([true, true, true]));
    expect(table.match.refused).toBeNull();
  });

  test('all heroes of a player, who keep it; or whoever is one, as long as it lasts', async () => {
    const table = await three();
    const first = await opened(table, 'Gareon');
    await first.screen.getByText('For whom: Gareon').click();
    await first.screen.getByRole('radio', { name: 'All heroes: Anna' }).click();
    await first.screen.getByRole('button', { name: '+2 ATK' }).click();
    await first.screen.getByTestId('make-change').click();
    await vi.waitFor(() => expect(atk(table, 'Sophie')).toBe(4));
    await first.screen.unmount();

    const { screen } = await opened(table, 'Gareon');
    await screen.getByText('For whom: Gareon').click();
    await screen.getByRole('radio', { name: 'All heroes, later ones too: Béla' }).click();
    await screen.getByRole('button', { name: '+1 ATK' }).click();
    await screen.getByTestId('make-change').click();
    await vi.waitFor(() => expect(atk(table, 'King Basilisk')).toBe(6));
    await table.send(stands('defending', 'Springer', [1, 1], 5));
    await table.send(stands('lead', 'Lok Lambert', [3, 3], 1));
    expect(atk(table, 'Springer')).toBe(2);
    await screen.unmount();
    const joined = await opened(table, 'Springer');
    await expect.element(joined.screen.getByText('+1 ATK, this round').first()).toBeVisible();
    expect(atk(table, 'Lok Lambert')).toBe(3);
  });

  test('a player eliminates what is their own', async () => {
    const table = await three();
    const effects = spread(
      table.board,
      { type: 'eliminateCard', seat: 'lead', card: idOf(table, 'Gareon') },
      { kind: 'heroes', of: 'defending' },
    );
    expect(effects).toEqual([{ type: 'eliminateCard', seat: 'defending', card: idOf(table, 'King Basilisk') }]);
  });
});

test('A card loses its powers, gains a tag, counts as another type, and is kept from something', async () => {
  const table = await three();
  for (const name of ['loses its powers', 'counts as: Major hero', 'can’t move']) {
    const { screen, onclose } = await opened(table, 'Sophie');
    await screen.getByText('More that it can be').click();
    await screen.getByRole('button', { name, exact: true }).click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    await screen.unmount();
  }
  const { screen, onclose } = await opened(table, 'Sophie');
  await screen.getByText('More that it can be').click();
  await screen.getByLabelText('Tag', { exact: true }).fill('Titan');
  await screen.getByTestId('tag-add').click();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  const { kind, tags, forbidden } = seen(table.board, card(table, 'Sophie'));
  expect({ kind, tags, forbidden }).toEqual({ kind: 'major', tags: ['Titan'], forbidden: ['move'] });
  expect(table.board.modifiers[0]?.change).toEqual({ kind: 'losesPowers' });
});

describe('When … then …', () => {
  test('said of a card: it waits, shows what it says, triggers, and can be ended', async () => {
    const table = await three();
    const { screen, onclose } = await opened(table, 'Gareon');
    await screen.getByText('When … then …').click();
    await screen.getByTestId('watch-form').getByRole('radio', { name: 'an enemy hero' }).click();
    await screen.getByTestId('occasion').selectOptions('exhausted');
    await screen.getByTestId('deed').selectOptions('stun');
    await expect
      .element(screen.getByTestId('watch-says'))
      .toHaveTextContent('This round, whenever an enemy hero is exhausted, stun that hero.');
    await screen.getByTestId('make-watch').click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    await screen.unmount();

    await table.send({ type: 'exhaustCard', seat: 'lead', card: idOf(table, 'King Basilisk') });
    expect(table.board.waiting).toMatchObject([
      { kind: 'trigger', note: 'Gareon', power: { me: idOf(table, 'Gareon') } },
    ]);

    const kept = await render(Kept, { table });
    await kept.getByTestId('watcher').click();
    await expect.element(kept.getByText(/whenever an enemy hero is exhausted/u)).toBeVisible();
    await kept.getByTestId('end-watcher').click();
    await vi.waitFor(() => expect(table.board.watchers).toEqual([]));
  });

  test('said of the table: the next KO of a friendly hero is replaced', async () => {
    const table = await three();
    const screen = await render(EffectSheet, { table, onclose: () => undefined });
    await screen.getByText('When … then …').click();
    const form = screen.getByTestId('watch-form');
    await form.getByRole('radio', { name: 'Instead of a KO' }).click();
    await form.getByRole('radio', { name: 'a friendly hero' }).click();
    await form.getByRole('radio', { name: 'the next time' }).click();
    await form.getByTestId('deed').selectOptions('exhaust');
    await form.getByTestId('make-watch').click();
    await vi.waitFor(() => expect(table.board.watchers).toMatchObject([{ until: 'next', controller: 'lead' }]));
    await table.send({ type: 'koCards', seat: 'defending', cards: [idOf(table, 'Sophie')] });
    expect(card(table, 'Sophie').exhausted).toBe(true);
    expect(table.board.watchers).toEqual([]);
  });
});

const top = (element: Element): number => element.getBoundingClientRect().top;

test('A total, tapped, tells each fighter’s ATK step by step', async () => {
  const table = await three();
  await table.send({ type: 'putCard', seat: 'lead', card: idOf(table, 'King Basilisk'), zone: 2 });
  await table.send({ type: 'addCounter', seat: 'lead', card: idOf(table, 'Gareon'), name: 'Rage', atk: 2, def: 0 });
  await table.send({ type: 'setSequence', to: 'combat', seat: 'lead', zone: 2 });
  await table.send({ type: 'addAttacks', seat: 'lead', count: 3 });
  const screen = await render(CombatScreen, { table });
  const tops = () => ['lead', 'defending'].map((seat) => top(screen.getByTestId(`explain-${seat}`).element()));
  const before = tops();
  await screen.getByTestId('explain-lead').click();
  const explained = screen.getByTestId('explained');
  await expect.element(explained).toBeVisible();
  expect(tops(), 'where the halves stand under the sheet').toEqual(before);
  await expect.element(explained).toHaveTextContent(/Gareon 3.*1 printed.*\+2 counter “Rage”.*Sophie 2.*\+ 3 added/u);
  await expect.element(screen.getByText('In all: 8')).toBeVisible();
});

test('Where several would replace a KO, the answers are their names', async () => {
  const table = await three();
  for (const source of ['Mucalin', 'Veil']) {
    await table.send({
      type: 'watch',
      seat: 'lead',
      source,
      watches: {
        do: 'replace',
        would: { event: 'ko', of: { what: 'hero', side: 'friendly' } },
        instead: [{ do: 'stun', who: 'that' }],
      },
      until: 'game',
    });
  }
  await table.send({ type: 'koCards', seat: 'defending', cards: [idOf(table, 'Gareon')] });
  const screen = await render(QuestionPanel, { table });
  await expect.element(screen.getByTestId('answer-first')).toHaveTextContent('Mucalin');
  await expect.element(screen.getByTestId('answer-second')).toHaveTextContent('Veil');
  expect(screen.getByTestId('answer-third').elements()).toEqual([]);
  await expect.element(screen.getByTestId('question')).not.toHaveTextContent('for the rest of this match');
});
