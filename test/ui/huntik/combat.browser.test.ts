import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import CombatScreen from '../../../src/ui/games/huntik/combat/CombatScreen.svelte';
import { Table } from '../../../src/ui/games/huntik/table.svelte.ts';
import { keep } from '../../../src/ui/tabMemory.ts';
import { idOf, stands, tableWith } from './mapTable.ts';

const startCombat = { type: 'startCombat', seat: 'lead' } as const;

const fighter = (seat: 'lead' | 'defending', name: string, atk: number, def: number) =>
  ({ type: 'addFighter', seat, fighter: { name, kind: 'minor', atk, def } }) as const;

/** The rulebook's combat at combat depth, up to the aims of the attacking player. */
const exampleToAims = () =>
  tableWith(
    'combat',
    startCombat,
    fighter('lead', 'King Basilisk', 5, 3),
    fighter('defending', 'Gareon', 1, 3),
    fighter('defending', 'Lok Lambert', 3, 3),
    { type: 'passCombat', seat: 'defending' },
    { type: 'passCombat', seat: 'lead' },
  );

const shown = async (table: Table) => render(CombatScreen, { table });
type Screen = Awaited<ReturnType<typeof shown>>;

const under = (screen: Screen, side: string, testid: string) =>
  screen.container.querySelector<HTMLElement>(`section[data-side="${side}"] [data-testid="${testid}"]`);

/** One tap under a side, once the key is there. */
async function tap(screen: Screen, side: 'lead' | 'defending', testid: string) {
  const key = await vi.waitFor(() => {
    const found = under(screen, side, testid);
    if (found === null) throw new Error(`no ${testid} under ${side}`);
    return found;
  });
  key.click();
}

describe('Entering fighters by their numbers', () => {
  test('takes two taps each, adds up and explains both totals', async () => {
    const table = await tableWith('combat', startCombat);
    const screen = await shown(table);
    await tap(screen, 'lead', 'atk-5');
    await tap(screen, 'lead', 'def-3');
    await tap(screen, 'defending', 'atk-1');
    await tap(screen, 'defending', 'def-3');
    await tap(screen, 'defending', 'atk-3');
    await tap(screen, 'defending', 'def-3');
    await expect.element(screen.getByTestId('total-lead')).toHaveTextContent('5');
    await expect.element(screen.getByTestId('total-defending')).toHaveTextContent('4');
    await expect.element(screen.getByRole('region', { name: 'Béla' })).toHaveTextContent(/1 \+ 3/u);
    expect(table.board.cards.map(({ kind, atk, def }) => [kind, atk, def])).toEqual([
      ['minor', 5, 3],
      ['minor', 1, 3],
      ['minor', 3, 3],
    ]);
  });

  test('the first number can be taken back', async () => {
    const table = await tableWith('combat', startCombat);
    const screen = await shown(table);
    await tap(screen, 'lead', 'atk-5');
    await vi.waitFor(() => expect(under(screen, 'lead', 'def-3')).not.toBeNull());
    await screen.getByRole('button', { name: 'Take the ATK back' }).first().click();
    await vi.waitFor(() => expect(under(screen, 'lead', 'atk-5')).not.toBeNull());
    expect(table.board.cards).toEqual([]);
  });
});

describe('The say', () => {
  test('is the attacked player’s first, and the button says what comes next', async () => {
    const table = await tableWith('combat', startCombat, fighter('lead', 'A', 2, 2), fighter('defending', 'B', 2, 2));
    const screen = await shown(table);
    await expect.element(screen.getByTestId('has-say')).toHaveAttribute('data-side', 'defending');
    const pass = screen.getByTestId('pass-combat');
    await expect.element(pass).toHaveAccessibleDescription('Next: Anna');
    await pass.click();
    await expect.element(screen.getByTestId('has-say')).toHaveAttribute('data-side', 'lead');
    await expect.element(pass).toHaveAccessibleDescription('Next: Anna aims');
  });

  test('a combat action adds attacks by one-tap numbers and takes the say to the other player', async () => {
    const table = await tableWith('combat', startCombat, fighter('lead', 'A', 2, 2), fighter('defending', 'B', 2, 2));
    const screen = await shown(table);
    await screen.getByTestId('combat-action').click();
    await screen.getByRole('button', { name: 'adds 4 attacks' }).click();
    await screen.getByTestId('play-it').click();
    await expect.element(screen.getByTestId('total-defending')).toHaveTextContent('6');
    expect(table.board.combat?.say).toBe('lead');
  });
});

describe('Aiming', () => {
  test('the suggestion is filled in, says who falls, and one tap accepts it; what is forced follows by itself', async () => {
    const table = await exampleToAims();
    const screen = await shown(table);
    const accept = screen.getByTestId('accept-aims');
    await expect.element(accept).toHaveTextContent(/Aim: 1 KO’d/u);
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Lok Lambert')}`)).toHaveTextContent('3 of 3: KO’d');
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Gareon')}`)).toHaveTextContent('2 of 3: stays');
    await accept.click();
    const kod = () => table.last?.events.flatMap((event) => (event.type === 'cardsKod' ? event.cards : []));
    await vi.waitFor(() => expect(kod()).toHaveLength(2));
    expect(table.is('turn.acting')).toBe(true);
  });

  test('shows what is left, and does not accept before every attack is aimed', async () => {
    const table = await exampleToAims();
    const screen = await shown(table);
    await screen.getByRole('button', { name: 'Attacks aimed at: Lok Lambert: one less' }).click();
    await expect.element(screen.getByTestId('left-to-aim')).toHaveTextContent('1 left');
    await expect
      .element(screen.getByTestId('accept-aims'))
      .toHaveAccessibleDescription('1 attack is still to be aimed');
    await screen.getByRole('button', { name: 'Attacks aimed at: Gareon: one more' }).click();
    await expect.element(screen.getByTestId('accept-aims')).toHaveTextContent(/Aim: 1 KO’d/u);
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Gareon')}`)).toHaveTextContent('3 of 3: KO’d');
  });

  test('a tap on what the attacks can KO aims so', async () => {
    const table = await exampleToAims();
    const screen = await shown(table);
    const options = screen.getByTestId('ko-options-lead');
    await expect.element(options).toHaveTextContent(/all need 6/u);
    await options.getByRole('button', { name: 'Gareon' }).click();
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Gareon')}`)).toHaveTextContent('3 of 3: KO’d');
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Lok Lambert')}`)).toHaveTextContent('2 of 3: stays');
  });
});

describe('Aims that somebody sets', () => {
  /** Lok Lambert 2, Gareon 3 instead of the suggestion. */
  const setAims = async (screen: Screen) => {
    await screen.getByRole('button', { name: 'Attacks aimed at: Lok Lambert: one less' }).click();
    await screen.getByRole('button', { name: 'Attacks aimed at: Gareon: one more' }).click();
  };
  const suggested = 'Suggested by the phone';

  test('are told from the suggestion', async () => {
    const screen = await shown(await exampleToAims());
    await expect.element(screen.getByTestId('suggested')).toHaveTextContent(suggested);
    await setAims(screen);
    await expect.element(screen.getByTestId('suggested')).not.toBeInTheDocument();
  });

  test('are still there after a glance at another screen, and after the match was opened anew', async () => {
    const table = await exampleToAims();
    const first = await shown(table);
    await setAims(first);
    await first.unmount();
    const screen = await shown(new Table(table.match, table.library));
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Gareon')}`)).toHaveTextContent('3 of 3: KO’d');
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Lok Lambert')}`)).toHaveTextContent('2 of 3: stays');
    await expect.element(screen.getByTestId('suggested')).not.toBeInTheDocument();
  });

  test('outlast what is said meanwhile, such as a point', async () => {
    const table = await exampleToAims();
    const screen = await shown(table);
    await setAims(screen);
    await table.send({ type: 'scorePoints', seat: 'lead', points: 1 });
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Gareon')}`)).toHaveTextContent('3 of 3: KO’d');
  });

  test('are dropped once the combat came to its aims anew', async () => {
    const table = await exampleToAims();
    const screen = await shown(table);
    await setAims(screen);
    await table.undo();
    await table.send({ type: 'addAttacks', seat: 'lead', count: 1 });
    await table.send({ type: 'passCombat', seat: 'defending' });
    await table.send({ type: 'passCombat', seat: 'lead' });
    await expect.element(screen.getByTestId('suggested')).toHaveTextContent(suggested);
    await expect.element(screen.getByTestId(`aim-${idOf(table, 'Lok Lambert')}`)).toHaveTextContent('3 of 3: KO’d');
  });

  test('that can no longer be read give way to the suggestion', async () => {
    const table = await exampleToAims();
    keep(`aims ${table.match.header.id}`, { of: 'another combat', attacks: [5, 0] });
    const screen = await shown(table);
    await expect.element(screen.getByTestId('suggested')).toHaveTextContent(suggested);
  });
});

describe('What attacks could KO', () => {
  const zone = 3;
  const against = (attacks: number, ...enemies: readonly (readonly [string, number])[]) =>
    tableWith(
      'map',
      stands('lead', 'Mighty', [attacks, 9], zone),
      ...enemies.map(([name, def]) => stands('defending', name, [0, def], zone)),
      { type: 'setSequence', to: 'combat', seat: 'lead', zone },
    );

  test('names each way where they are few, and says what all would need', async () => {
    const table = await against(7, ['A', 3], ['B', 3], ['C', 4]);
    const screen = await shown(table);
    const ways = screen.getByTestId('ko-options-lead').getByRole('listitem');
    await expect.element(ways.nth(3)).toHaveTextContent('all need 10');
    expect(ways.all().map((way) => way.element().textContent.trim())).toEqual([
      'A + C',
      'B + C',
      'A + B',
      'all need 10',
    ]);
  });

  test('groups equal enemies and counts every way where they are many', async () => {
    const table = await against(6, ['A', 2], ['B', 2], ['C', 2], ['D', 2], ['E', 2], ['F', 2]);
    const screen = await shown(table);
    const options = screen.getByTestId('ko-options-lead');
    await expect.element(options).toHaveTextContent('3 of: A, B, C, D, E, F');
    await expect.element(options).toHaveTextContent('20 ways in all');
  });

  test('attacks that KO nobody are said to', async () => {
    const table = await tableWith('combat', startCombat, fighter('lead', 'A', 4, 1), fighter('defending', 'B', 0, 5));
    const screen = await shown(table);
    await expect.element(screen.getByTestId('ko-options-lead')).toHaveTextContent('Anna: 4 attacks can KO nobody');
  });
});

test('Attacks are corrected by one on either side', async () => {
  const table = await tableWith('combat', startCombat, fighter('lead', 'A', 2, 2), fighter('defending', 'B', 2, 2));
  const screen = await shown(table);
  await screen.getByRole('button', { name: 'Anna: one attack more' }).click();
  await expect.element(screen.getByTestId('total-lead')).toHaveTextContent('3');
  await screen.getByRole('button', { name: 'Béla: one attack less' }).click();
  await expect.element(screen.getByTestId('total-defending')).toHaveTextContent('1');
});

describe('A card that comes into the combat by an effect', () => {
  const fought = 3;
  const fight = () =>
    tableWith('map', stands('lead', 'King Basilisk', [5, 3], fought), stands('defending', 'Gareon', [1, 3], fought), {
      type: 'setSequence',
      to: 'combat',
      seat: 'lead',
      zone: fought,
    });
  const digit = (screen: Screen, number: 'ATK' | 'DEF', name: string) =>
    screen.getByRole('group', { name: number }).getByRole('button', { name, exact: true });
  const bringIn = (screen: Screen) => screen.getByRole('button', { name: 'Bring into play' });

  test('by a combat action: it is planned, and fights once the action resolves', async () => {
    const table = await fight();
    const screen = await shown(table);
    await screen.getByTestId('combat-action').click();
    await screen.getByTestId('plan-effect').click();
    await screen.getByRole('radio', { name: 'A card that enters play' }).click();
    await screen.getByRole('radio', { name: 'Major' }).click();
    await digit(screen, 'ATK', '3').click();
    await digit(screen, 'DEF', '3').click();
    await screen.getByLabelText('Name of the card').first().fill('Lok Lambert');
    await screen.getByRole('radio', { name: 'hand' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'zone 3', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await bringIn(screen).click();
    await expect.element(screen.getByText('Béla: Lok Lambert enters play')).toBeVisible();
    expect(table.board.cards).toHaveLength(2);
    await screen.getByTestId('play-it').click();
    await expect.element(screen.getByTestId('total-defending')).toHaveTextContent('4');
    expect(table.board.combat?.members).toContain(idOf(table, 'Lok Lambert'));
  });

  test('by what triggered: at once, and without taking the say', async () => {
    const table = await fight();
    const screen = await shown(table);
    await screen.getByTestId('effect').click();
    await screen.getByText('Bring a card into play').click();
    await digit(screen, 'ATK', '2').click();
    await digit(screen, 'DEF', '1').click();
    await bringIn(screen).click();
    await expect.element(screen.getByTestId('total-defending')).toHaveTextContent('3');
    expect(table.board.combat?.say).toBe('defending');
  });

  test('from off the map', async () => {
    const table = await tableWith(
      'map',
      stands('lead', 'King Basilisk', [5, 3], fought),
      stands('defending', 'Gareon', [1, 3], fought),
      stands('defending', 'Behemoth', [7, 6], 5, 'legendary'),
    );
    await table.send({ type: 'koCards', seat: 'lead', cards: [idOf(table, 'Behemoth')] });
    await table.send({ type: 'setSequence', to: 'combat', seat: 'lead', zone: fought });
    const screen = await shown(table);
    await screen.getByTestId('combat-action').click();
    await screen.getByTestId('plan-effect').click();
    await screen.getByRole('radio', { name: 'A card that enters play' }).click();
    await screen.getByText('Behemoth: Legendary hero (Béla)').click();
    await screen.getByRole('button', { name: 'zone 3', exact: true }).first().click();
    await expect.element(screen.getByText('Behemoth: back into play: zone 3')).toBeVisible();
    await screen.getByTestId('play-it').click();
    await expect.element(screen.getByTestId('total-defending')).toHaveTextContent('8');
  });
});
