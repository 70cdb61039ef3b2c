import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import type { Power } from '../../../src/games/huntik/powers/power.ts';
import type { Seat } from '../../../src/games/huntik/vocabulary.ts';
import CombatActionSheet from '../../../src/ui/games/huntik/combat/CombatActionSheet.svelte';
import CardSheet from '../../../src/ui/games/huntik/map/CardSheet.svelte';
import PlaySheet from '../../../src/ui/games/huntik/map/PlaySheet.svelte';
import { powerRows } from '../../../src/ui/games/huntik/powers/rows.ts';
import TriggerPanel from '../../../src/ui/games/huntik/questions/TriggerPanel.svelte';
import type { Table } from '../../../src/ui/games/huntik/table.svelte.ts';
import { idOf, stands, tableWith } from './mapTable.ts';

const powersOf = (name: string): readonly Power[] => cards.find((card) => card.name === name)?.powers ?? [];

/** A hero that was taught, brought into play before the test begins. */
const taught = (
  seat: Seat,
  name: string,
  numbers: readonly [number, number],
  zone: number,
  powers: readonly Power[] = powersOf(name),
): Command => {
  const brought = stands(seat, name, numbers, zone);
  return brought.type === 'bringIntoPlay' ? { ...brought, card: { ...brought.card, powers: [...powers] } } : brought;
};

const cardOf = (table: Table, name: string) => {
  const card = table.card(idOf(table, name));
  if (card === undefined) throw new Error(`${name} is gone`);
  return card;
};

async function opened(table: Table, name: string) {
  const onclose = vi.fn();
  const screen = await render(CardSheet, { table, card: cardOf(table, name), onclose });
  return { screen, onclose, powers: screen.getByTestId('powers') };
}

const PULSE: Power = { kind: 'action', name: 'Pulse', action: 'free', do: [{ do: 'exhaust', who: 'me' }] };

describe('The powers of a card, on its sheet', () => {
  test('each is a sentence; one that asks nothing is one tap', async () => {
    const table = await tableWith('map', taught('lead', 'Gareon', [1, 3], 1, [PULSE]));
    const { powers, onclose } = await opened(table, 'Gareon');
    await expect.element(powers).toHaveTextContent(/Pulse – free action: Exhaust this card\./u);
    await powers.getByTestId('use-power').click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    expect(cardOf(table, 'Gareon').exhausted).toBe(true);
  });

  test('one that is not of this moment says so with its rule, and the refusal lets the table overrule it', async () => {
    const table = await tableWith('map', taught('lead', 'Ashtoreth', [2, 2], 1));
    const { powers } = await opened(table, 'Ashtoreth');
    await expect.element(powers.getByTestId('use-power')).toHaveAccessibleDescription(/combat/u);
    await expect.element(powers.getByRole('button', { name: '701.2' })).toBeVisible();
    await powers.getByTestId('use-power').click();
    await vi.waitFor(() => expect(table.match.refused?.refusals[0]?.rule).toBe('701.2'));
  });

  test('a limit that is used up stands on it', async () => {
    const limited: Power = { ...PULSE, limit: { times: 1, per: 'round' }, do: [{ do: 'draw', count: 1 }] };
    const table = await tableWith('map', taught('lead', 'Gareon', [1, 3], 1, [limited]));
    await table.send({
      type: 'usePower',
      seat: 'lead',
      card: idOf(table, 'Gareon'),
      subtype: 'free',
      name: 'Pulse',
      power: 0,
    });
    await table.send({ type: 'setSequence', to: 'turn', seat: 'lead' });
    const { powers } = await opened(table, 'Gareon');
    await expect.element(powers.getByRole('button', { name: '701.3' })).toBeVisible();
  });

  test('lost ones are shown as lost, and given ones as given', async () => {
    const table = await tableWith('map', taught('lead', 'Hoplite', [2, 2], 1), stands('lead', 'Sophie', [2, 2], 1));
    await table.send({ type: 'stunCard', seat: 'lead', card: idOf(table, 'Hoplite') });
    const { powers, screen } = await opened(table, 'Hoplite');
    await expect.element(powers.getByText('lost', { exact: true })).toBeVisible();
    expect(powers.getByTestId('use-power').elements()).toEqual([]);
    await screen.unmount();

    await table.send({
      type: 'modify',
      seat: 'lead',
      source: 'Thundercut',
      cards: [idOf(table, 'Sophie')],
      change: { kind: 'gains', power: PULSE },
      until: 'round',
    });
    const given = await opened(table, 'Sophie');
    await expect.element(given.powers.getByText('given to it')).toBeVisible();
    expect(powerRows(table.board, cardOf(table, 'Hoplite'))).toMatchObject([{ state: 'lost', index: null }]);
  });
});

test('A target is tapped among those that answer; the others say by which rule they do not', async () => {
  const table = await tableWith(
    'map',
    taught('lead', 'Dante Vale', [5, 4], 3),
    stands('defending', 'Gareon', [1, 3], 3),
    stands('defending', 'Sophie', [2, 2], 5),
  );
  const { powers, screen, onclose } = await opened(table, 'Dante Vale');
  await powers.getByTestId('use-power').click();
  await expect.element(screen.getByTestId('use-it')).toHaveAccessibleDescription('Answer what the card asks first');
  const options = screen.getByTestId('options');
  await expect.element(options.getByRole('button', { name: /^Gareon/u })).toBeVisible();
  expect(options.getByRole('button', { name: /^Sophie/u }).elements()).toEqual([]);
  await screen.getByText('Why not the other one').click();
  await expect.element(screen.getByTestId(`option-${idOf(table, 'Sophie')}`)).toHaveAccessibleDescription(/Sophie/u);
  await expect.element(screen.getByTestId('ask-target').getByRole('button', { name: '704.1' })).toBeVisible();
  await options.getByRole('button', { name: /^Gareon/u }).click();
  await screen.getByTestId('use-it').click();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(table.board.cards.map(({ name }) => name)).toEqual(['Dante Vale', 'Sophie']);
  expect(cardOf(table, 'Dante Vale').exhausted).toBe(true);
});

test('Answers are asked in the order of the text, and can be taken back', async () => {
  const power: Power = {
    kind: 'action',
    name: 'Gamble',
    action: 'free',
    do: [
      { do: 'rollDie' },
      { do: 'may', what: [{ do: 'chooseZone' }, { do: 'put', who: 'me', to: 'chosen' }] },
      { do: 'chooseOne', of: [[{ do: 'draw', count: 1 }], [{ do: 'score', count: { die: true } }]] },
    ],
  };
  const table = await tableWith('map', taught('lead', 'Gareon', [1, 3], 1, [power]));
  const { powers, screen } = await opened(table, 'Gareon');
  await powers.getByTestId('use-power').click();
  await screen.getByTestId('ask-die').getByRole('button', { name: '3', exact: true }).click();
  await screen.getByTestId('say-no').click();
  await expect.element(screen.getByTestId('ask-option')).toBeVisible();
  await screen.getByTestId('take-back').click();
  await screen.getByTestId('say-yes').click();
  await screen.getByTestId('zone-2').click();
  await expect.element(screen.getByText('The die shows 3')).toBeVisible();
  await screen.getByTestId('option-1').click();
  await screen.getByTestId('use-it').click();
  await vi.waitFor(() => expect(table.board.score.lead).toBe(3));
  expect(cardOf(table, 'Gareon').place).toEqual({ area: 'play', zone: 2 });
});

test('A known action card says what it does and asks its zone before it is played', async () => {
  const table = await tableWith('map', stands('lead', 'Sophie', [2, 2], 1), stands('defending', 'Gareon', [1, 3], 4));
  const screen = await render(PlaySheet, { table, onclose: () => undefined });
  await screen.getByRole('radio', { name: 'Action' }).click();
  await screen.getByRole('button', { name: /^Sophie/u }).click();
  await screen.getByLabelText('Name of the card (optional)').fill('set a trap');
  await expect.element(screen.getByTestId('taught-action')).toHaveTextContent(/stun that hero/u);
  await expect.element(screen.getByTestId('play-it')).toHaveAccessibleDescription('Answer what the card asks first');
  await screen.getByTestId('zone-3').click();
  await screen.getByTestId('play-it').click();
  await vi.waitFor(() => expect(table.board.watchers).toMatchObject([{ zone: 3, until: 'round' }]));
});

describe('In a combat', () => {
  const fought = async () => {
    const table = await tableWith(
      'map',
      taught('lead', 'Ashtoreth', [2, 2], 3),
      stands('defending', 'Gareon', [1, 3], 3),
      { type: 'setSequence', to: 'combat', seat: 'defending', zone: 3 },
    );
    const { combat } = table.board;
    if (combat === null) throw new Error('no combat');
    return { table, combat };
  };

  test('a taught power is one tap beside the actions', async () => {
    const { table, combat } = await fought();
    expect(combat.say).toBe('lead');
    const screen = await render(CombatActionSheet, { table, combat, onclose: () => undefined });
    await screen.getByRole('radio', { name: 'Power' }).click();
    await screen.getByRole('button', { name: 'Ashtoreth: Colossal Blast' }).click();
    await vi.waitFor(() => expect(table.board.combat?.added.lead).toBe(4));
  });

  test('a known combat action does what it says', async () => {
    const { table, combat } = await fought();
    const screen = await render(CombatActionSheet, { table, combat, onclose: () => undefined });
    await screen.getByLabelText('Name of the card (optional)').fill('Honorguard');
    await expect.element(screen.getByTestId('taught-action')).toBeVisible();
    await screen.getByTestId('play-it').click();
    await vi.waitFor(() => expect(table.board.combat?.removed.defending).toBe(2));
  });

  test('a combat action is picked by name as well, and no other action is offered', async () => {
    const { table, combat } = await fought();
    const screen = await render(CombatActionSheet, { table, combat, onclose: () => undefined });
    await screen.getByTestId('find-card').fill('trap');
    await expect.element(screen.getByTestId('library-card')).not.toBeInTheDocument();
    await screen.getByTestId('find-card').fill('honor');
    await screen.getByTestId('library-card').click();
    await expect.element(screen.getByTestId('taught-action')).toBeVisible();
    await screen.getByTestId('play-it').click();
    await vi.waitFor(() => expect(table.board.combat?.removed.defending).toBe(2));
  });
});

describe('Triggers that wait', () => {
  const whenExhausted = (power: Partial<Extract<Power, { kind: 'triggered' }>>): Power => ({
    kind: 'triggered',
    when: { event: 'exhausted', of: 'me' },
    do: [{ do: 'may', what: [{ do: 'draw', count: 1 }] }],
    ...power,
  });

  const waiting = async (power: Power) => {
    const table = await tableWith(
      'map',
      taught('lead', 'Archer', [1, 1], 2, [power]),
      stands('defending', 'Gareon', [1, 3], 4),
    );
    await table.send({ type: 'exhaustCard', seat: 'lead', card: idOf(table, 'Archer') });
    return { table, screen: await render(TriggerPanel, { table }) };
  };

  test('each says what it does; a “may” can be declined with one tap', async () => {
    const { table, screen } = await waiting(whenExhausted({}));
    await expect.element(screen.getByTestId('triggers')).toHaveTextContent('You may draw 1 card.');
    await screen.getByTestId('decline').click();
    await vi.waitFor(() => expect(table.board.waiting).toEqual([]));
  });

  test('resolving asks the targets that answer', async () => {
    const { table, screen } = await waiting(
      whenExhausted({ targets: [{ what: 'hero', side: 'enemy' }], do: [{ do: 'stun', who: { target: 0 } }] }),
    );
    await screen.getByTestId('settle').click();
    await screen
      .getByTestId('options')
      .getByRole('button', { name: /^Gareon/u })
      .click();
    await screen.getByTestId('settle-it').click();
    await vi.waitFor(() => expect(cardOf(table, 'Gareon').stunned).toBe(true));
    expect(table.board.waiting).toEqual([]);
  });

  test('it is skipped with a reason that the log keeps', async () => {
    const { table, screen } = await waiting(whenExhausted({ do: [{ do: 'draw', count: 2 }] }));
    await screen.getByTestId('skip').click();
    await screen.getByTestId('skip-notSo').click();
    await vi.waitFor(() => expect(table.board.waiting).toEqual([]));
    expect(table.last?.command).toMatchObject({ skipped: 'its condition does not hold' });
  });

  test('or in the table’s own words', async () => {
    const { table, screen } = await waiting(whenExhausted({}));
    await screen.getByTestId('skip').click();
    await screen.getByLabelText('Another reason').fill('we agreed so');
    await screen.getByTestId('skip-other').click();
    await vi.waitFor(() => expect(table.last?.command).toMatchObject({ skipped: 'we agreed so' }));
  });

  test('the order stands above, and those of the other player come after', async () => {
    const power = whenExhausted({ when: { event: 'readied' } });
    const table = await tableWith(
      'map',
      taught('lead', 'Archer', [1, 1], 2, [power]),
      taught('defending', 'Sniper', [1, 1], 4, [power]),
    );
    await table.send({ type: 'exhaustCard', seat: 'lead', card: idOf(table, 'Archer') });
    await table.send({ type: 'readyCard', seat: 'lead', card: idOf(table, 'Archer') });
    const screen = await render(TriggerPanel, { table });
    await expect.element(screen.getByTestId('triggers')).toHaveTextContent(/each player picks/u);
    await expect
      .element(screen.getByRole('button', { name: 'Resolve: Sniper' }))
      .toHaveAccessibleDescription('after the ones above');
    await expect.element(screen.getByTestId('triggers')).toHaveTextContent('It is about: Archer');
  });
});
