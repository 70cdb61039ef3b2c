import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import EffectSheet from '../../../src/ui/games/huntik/map/EffectSheet.svelte';
import MapTable from '../../../src/ui/games/huntik/map/MapTable.svelte';
import { remember } from '../../../src/ui/games/huntik/map/remembered.ts';
import type { CardKind } from '../../../src/games/huntik/vocabulary.ts';
import PlaySheet from '../../../src/ui/games/huntik/map/PlaySheet.svelte';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import { seen } from '../../../src/games/huntik/questions/seen.ts';
import type { Table } from '../../../src/ui/games/huntik/table.svelte.ts';
import { idOf, stands, tableWith } from './mapTable.ts';

const opened = async (table: Table) => {
  const onclose = vi.fn();
  const screen = await render(PlaySheet, { table, onclose });
  return { screen, onclose };
};

describe('Playing a hero', () => {
  test('typed: two digits are enough, the kind is minor, and it is asked for both numbers first', async () => {
    const table = await tableWith('map');
    const { screen, onclose } = await opened(table);
    await screen.getByTestId('type-hero').click();
    const take = screen.getByTestId('take-hero');
    await expect.element(take).toHaveAccessibleDescription('ATK and DEF first');
    await screen.getByRole('group', { name: 'ATK' }).getByRole('button', { name: '3', exact: true }).click();
    await screen.getByRole('group', { name: 'DEF' }).getByRole('button', { name: '2', exact: true }).click();
    await expect.element(take).toHaveAccessibleDescription('Minor hero 3/2');
    await take.click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    expect(table.board.cards).toMatchObject([{ name: '', kind: 'minor', atk: 3, def: 2, owner: 'lead' }]);
  });

  test('a named one is remembered, and the next time it is one tap', async () => {
    const table = await tableWith('map');
    const first = await opened(table);
    await first.screen.getByTestId('type-hero').click();
    await first.screen.getByRole('group', { name: 'ATK' }).getByRole('button', { name: '2', exact: true }).click();
    await first.screen.getByRole('group', { name: 'DEF' }).getByRole('button', { name: '2', exact: true }).click();
    await first.screen.getByLabelText('Name').fill('Hoplite');
    await first.screen.getByTestId('take-hero').click();
    await vi.waitFor(() => expect(table.library.cards).toMatchObject([{ name: 'Hoplite', data: { atk: 2, def: 2 } }]));
    await first.screen.unmount();

    const { screen, onclose } = await opened(table);
    await screen.getByRole('button', { name: 'Hoplite, Minor hero, ATK 2, DEF 2' }).click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    expect(table.board.cards).toMatchObject([
      { name: 'Hoplite', owner: 'lead', place: { zone: 1 } },
      { name: 'Hoplite', owner: 'defending', place: { zone: 5 } },
    ]);
  });

  test('a refused one leaves the sheet open, and the table’s word closes it', async () => {
    const table = await tableWith('map');
    await remember(table, { name: 'Behemoth', kind: 'legendary', atk: 7, def: 6 });
    const { screen, onclose } = await opened(table);
    await screen.getByTestId('library-card').click();
    await vi.waitFor(() => expect(table.match.refused?.refusals[0]?.rule).toBe('301.3'));
    expect(onclose).not.toHaveBeenCalled();
    await table.cardSaysSo();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
  });
});

describe('A card of the library', () => {
  const hoplite = cards.find(({ name }) => name === 'Hoplite');
  const ready = async (table: Table, ...commands: readonly Command[]) => {
    for (const command of commands) expect(await table.send(command)).toBe(true);
  };

  test('that everybody knows is found by a few letters, and enters with its tags and powers', async () => {
    const table = await tableWith('map', stands('lead', 'Guard', [1, 1], 1), stands('lead', 'Scout', [1, 1], 1));
    const { screen, onclose } = await opened(table);
    await expect.element(screen.getByTestId('library-card')).not.toBeInTheDocument();
    await screen.getByTestId('find-card').fill('HÓPL');
    await screen.getByRole('button', { name: 'Hoplite, Minor hero, ATK 2, DEF 2' }).click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    const card = table.board.cards.find(({ name }) => name === 'Hoplite');
    expect(card).toMatchObject({ tags: ['Good', 'Krono', 'Titan'], powers: hoplite?.powers, atk: 2, def: 2 });
    // Two other minor heroes beside it.
    expect(card && seen(table.board, card)).toMatchObject({ atk: { value: 4 }, def: { value: 4 } });
    // What everybody knows is nobody's own card.
    expect(table.library.cards).toEqual([]);
  });

  test('of which no number is known is asked for, and the answer is remembered with its powers', async () => {
    const table = await tableWith('map');
    const { screen, onclose } = await opened(table);
    await screen.getByTestId('find-card').fill('sunh');
    await screen.getByTestId('library-card').click();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Sunhawk');
    await screen.getByRole('group', { name: 'ATK' }).getByRole('button', { name: '3', exact: true }).click();
    await screen.getByRole('group', { name: 'DEF' }).getByRole('button', { name: '1', exact: true }).click();
    await screen.getByTestId('take-hero').click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    expect(table.board.cards).toMatchObject([{ name: 'Sunhawk', atk: 3, def: 1, powers: [{ name: 'Airlift' }] }]);
    await vi.waitFor(() =>
      expect(table.library.cards).toMatchObject([
        { name: 'Sunhawk', kind: 'hero', data: { atk: 3, def: 1, kind: 'minor', powers: [{ name: 'Airlift' }] } },
      ]),
    );
  });

  test('of the deck that a player presented is offered first to that player only', async () => {
    const line = { name: 'Hoplite', version: 'Lionhearted', kind: 'minor', team: 'good', copies: 3 } as const;
    const table = await tableWith('map');
    await remember(table, { name: 'Guard', kind: 'minor', atk: 1, def: 1 });
    await ready(table, {
      type: 'presentDeck',
      seat: 'lead',
      format: 'casual',
      size: 3,
      cards: [line],
      overrule: true,
    });
    const { screen } = await opened(table);
    const names = () =>
      screen
        .getByTestId('library-card')
        .elements()
        .map((one) => one.getAttribute('aria-label'));
    await vi.waitFor(() =>
      expect(names()).toEqual(['Hoplite, Minor hero, ATK 2, DEF 2', 'Guard, Minor hero, ATK 1, DEF 1']),
    );
    await screen.unmount();
    await ready(table, { type: 'setSequence', to: 'turn', seat: 'defending' });
    const other = await opened(table);
    await expect
      .element(other.screen.getByTestId('library-card'))
      .toHaveAccessibleName('Guard, Minor hero, ATK 1, DEF 1');
  });

  test('that is an action is picked by name, with its subtype and what it says', async () => {
    const table = await tableWith('map');
    const { screen } = await opened(table);
    await screen.getByRole('radio', { name: 'Action', exact: true }).click();
    await screen.getByTestId('find-card').fill('initiat');
    await screen.getByRole('button', { name: 'Take the Initiative: Free action' }).click();
    await expect.element(screen.getByRole('radio', { name: 'Free action' })).toBeChecked();
    await screen.getByTestId('play-it').click();
    await vi.waitFor(() =>
      expect(table.last?.command).toMatchObject({
        type: 'playAction',
        subtype: 'free',
        name: 'Take the Initiative',
        taught: [{ kind: 'action', do: [{ do: 'goFirstNextRound' }] }],
      }),
    );
    // What everybody knows is nobody's own card.
    expect(table.library.cards).toEqual([]);
  });

  test('that was typed as an action is remembered with its subtype, and the next time it is one tap', async () => {
    const table = await tableWith('map');
    const { screen, onclose } = await opened(table);
    await screen.getByRole('radio', { name: 'Action', exact: true }).click();
    await screen.getByRole('radio', { name: 'Free action' }).click();
    await screen.getByLabelText('Name of the card (optional)').fill('Réstful Night');
    await screen.getByTestId('play-it').click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    await vi.waitFor(() =>
      expect(table.library.cards).toMatchObject([{ name: 'Réstful Night', data: { card: 'action', subtype: 'free' } }]),
    );
    await screen.unmount();

    await ready(table, { type: 'setSequence', to: 'turn', seat: 'lead' });
    const next = await opened(table);
    await next.screen.getByRole('radio', { name: 'Action', exact: true }).click();
    await next.screen.getByRole('button', { name: 'Réstful Night: Free action' }).click();
    await expect.element(next.screen.getByLabelText('Name of the card (optional)')).toHaveValue('Réstful Night');
    await expect.element(next.screen.getByRole('radio', { name: 'Free action' })).toBeChecked();
    // The same card under another spelling is no other card.
    await next.screen.getByLabelText('Name of the card (optional)').fill('restful  NIGHT');
    await next.screen.getByTestId('play-it').click();
    await vi.waitFor(() => expect(next.onclose).toHaveBeenCalled());
    expect(table.library.cards).toMatchObject([{ name: 'Réstful Night' }]);
  });
});

test('An exhaust action takes the hero that is tapped, and does its planned effects in order', async () => {
  const table = await tableWith(
    'map',
    stands('lead', 'Dante Vale', [5, 4], 1),
    stands('defending', 'Gareon', [1, 3], 5),
  );
  const { screen } = await opened(table);
  await screen.getByRole('radio', { name: 'Action' }).click();
  await screen.getByRole('button', { name: /^Dante Vale/u }).click();
  await screen.getByTestId('plan-effect').click();
  await screen.getByRole('button', { name: /^Gareon/u }).click();
  await screen.getByTestId('act-stunCard').click();
  await expect.element(screen.getByText('Gareon: stun')).toBeVisible();
  await screen.getByTestId('play-it').click();
  await vi.waitFor(() => expect(table.card(idOf(table, 'Gareon'))?.stunned).toBe(true));
  expect(table.card(idOf(table, 'Dante Vale'))?.exhausted).toBe(true);
});

test('A power used once a round is refused the second time, by its rule', async () => {
  const table = await tableWith('map', stands('lead', 'Ashtoreth', [2, 2], 1));
  const use = async () => {
    const { screen } = await opened(table);
    await screen.getByRole('radio', { name: 'Power' }).click();
    await screen.getByRole('button', { name: /^Ashtoreth/u }).click();
    await screen.getByRole('radio', { name: 'Free action power' }).click();
    await screen.getByRole('radio', { name: 'round' }).click();
    await screen.getByTestId('play-it').click();
    return screen;
  };
  const first = await use();
  await vi.waitFor(() => expect(table.board.uses).toHaveLength(1));
  await first.unmount();
  await table.send({ type: 'setSequence', to: 'turn', seat: 'lead' });
  await use();
  await vi.waitFor(() => expect(table.match.refused?.refusals[0]?.rule).toBe('701.3'));
});

test('An effect brings an obstacle that nobody controls into a chosen zone', async () => {
  const table = await tableWith('map');
  const { screen } = await opened(table);
  await screen.getByRole('radio', { name: 'By an effect' }).click();
  await screen.getByRole('radio', { name: 'Obstacle' }).click();
  await screen.getByRole('group', { name: 'ATK' }).getByRole('button', { name: '4', exact: true }).click();
  await screen.getByRole('group', { name: 'DEF' }).getByRole('button', { name: '4', exact: true }).click();
  await screen.getByRole('button', { name: 'zone 3' }).click();
  await screen.getByRole('button', { name: 'controlled by nobody' }).click();
  await screen.getByTestId('play-it').click();
  await vi.waitFor(() => expect(table.board.cards).toHaveLength(1));
  expect(table.board.cards).toMatchObject([{ kind: 'obstacle', enteredUnder: null, place: { zone: 3 } }]);
});

describe('What an effect brings into play', () => {
  const byEffect = async (table: Table) => {
    const { screen } = await opened(table);
    await screen.getByRole('radio', { name: 'By an effect' }).click();
    return screen;
  };
  const remembered = (name: string, kind: CardKind) => ({ name, kind, atk: 4, def: 4 });

  test('is remembered with its kind, a token as another card than the hero of its name', async () => {
    const table = await tableWith('map');
    await remember(table, remembered('Wall', 'minor'));
    const screen = await byEffect(table);
    await screen.getByRole('button', { name: 'token' }).click();
    await screen.getByRole('group', { name: 'ATK' }).getByRole('button', { name: '1', exact: true }).click();
    await screen.getByRole('group', { name: 'DEF' }).getByRole('button', { name: '2', exact: true }).click();
    await screen.getByRole('button', { name: 'unblockable' }).click();
    await screen.getByLabelText('Name of the card').fill('Wall');
    await screen.getByTestId('play-it').click();
    await vi.waitFor(() => expect(table.library.cards).toHaveLength(2));
    expect(table.board.cards).toMatchObject([{ name: 'Wall', token: true, atk: 1, def: 2, unblockable: true }]);
    await screen.unmount();

    const next = await opened(table);
    // From hand only the hero can be played.
    await expect
      .element(next.screen.getByTestId('library-card'))
      .toHaveAccessibleName('Wall, Minor hero, ATK 4, DEF 4');
    await next.screen.getByRole('radio', { name: 'By an effect' }).click();
    await next.screen.getByRole('button', { name: 'token' }).click();
    await expect
      .element(next.screen.getByTestId('library-card'))
      .toHaveAccessibleName('Wall, Minor hero, token, ATK 1, DEF 2');
  });

  test('is offered from the library by its kind, and one tap fills it in', async () => {
    const table = await tableWith('map');
    for (const kind of ['legendary', 'obstacle', 'feature'] as const)
      await remember(table, remembered(`My ${kind}`, kind));
    const screen = await byEffect(table);
    await expect.element(screen.getByTestId('library-card')).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: 'Feature' }).click();
    await expect.element(screen.getByTestId('library-card')).toHaveAccessibleName('My feature: Feature');
    await screen.getByRole('radio', { name: 'Legendary', exact: true }).click();
    await screen.getByRole('button', { name: 'My legendary, Legendary hero, ATK 4, DEF 4' }).click();
    await screen.getByRole('button', { name: 'zone 2' }).click();
    await screen.getByTestId('play-it').click();
    await vi.waitFor(() => expect(table.board.cards).toHaveLength(1));
    expect(table.board.cards).toMatchObject([
      { name: 'My legendary', kind: 'legendary', atk: 4, def: 4, token: false, place: { zone: 2 } },
    ]);
  });
});

test('A KO’d legendary hero lies in its pile and comes back from there', async () => {
  const table = await tableWith('map', stands('lead', 'Behemoth', [7, 6], 2, 'legendary'));
  await table.send({ type: 'koCards', seat: 'lead', cards: [idOf(table, 'Behemoth')] });
  const screen = await render(MapTable, { table });
  await screen.getByRole('button', { name: 'Off the map: 1' }).click();
  await screen.getByText('Behemoth: Legendary hero (Anna)').click();
  await screen.getByRole('button', { name: 'zone 4' }).click();
  await vi.waitFor(() => expect(table.board.cards).toMatchObject([{ place: { area: 'play', zone: 4 } }]));
});

test('A hero picks up the feature of its zone and shows that it carries it', async () => {
  const table = await tableWith(
    'map',
    stands('defending', 'Gareon', [1, 3], 4),
    stands('defending', 'Key of Solomon', [0, 0], 4, 'feature'),
  );
  const screen = await render(MapTable, { table });
  await screen.getByTestId(`card-${idOf(table, 'Gareon')}`).click();
  await screen.getByTestId('act-pickUpFeature').click();
  await expect
    .element(screen.getByTestId(`card-${idOf(table, 'Gareon')}`))
    .toHaveAccessibleName(/carries Key of Solomon/u);
  await expect.element(screen.getByTestId(`card-${idOf(table, 'Key of Solomon')}`)).not.toBeInTheDocument();
});

test('A note is kept with its end, and a trigger waits until it is settled', async () => {
  const table = await tableWith('map');
  const first = await render(EffectSheet, { table, onclose: () => undefined });
  await first.getByLabelText('Note with an end').fill('trap in zone 2');
  await first.getByRole('button', { name: 'Keep the note' }).click();
  await vi.waitFor(() =>
    expect(table.board.modifiers).toMatchObject([
      { change: { kind: 'note', text: 'trap in zone 2' }, cards: [], until: 'round' },
    ]),
  );
  await first.getByText('Trigger to settle').click();
  await first.getByLabelText('What triggers').fill('draw a card');
  await first.getByRole('button', { name: 'Trigger of: Anna' }).click();
  await vi.waitFor(() => expect(table.board.waiting).toMatchObject([{ kind: 'trigger', note: 'draw a card' }]));
});
