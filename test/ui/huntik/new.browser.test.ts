import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import { newId } from '../../../src/store/ids.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import type { Started } from '../../../src/ui/games.ts';
import { Choices } from '../../../src/ui/games/huntik/setup/choices.svelte.ts';
import New from '../../../src/ui/games/huntik/New.svelte';
import { Library } from '../../../src/ui/library.svelte.ts';
import { speak } from './played.ts';

/** Chance that hands out these numbers, one after another. */
const drawing = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

const shelf = () => new Library(new MemoryStore({ why: '' }), 'huntik', newId);

const start = () => vi.fn<(commands: readonly Command[]) => Promise<Started>>(async () => ({ kind: 'started' }));

describe('Beginning a match', () => {
  test('takes one tap: everything has a value', async () => {
    await speak('en');
    const send = start();
    const screen = render(New, { start: send, library: shelf() });
    await screen.getByTestId('start-match').click();
    expect(send.mock.calls[0]?.[0]).toEqual([
      { type: 'seatPeople', first: '', second: '', depth: 'rounds' },
      { type: 'chooseLeadPlayer', person: 'first' },
      { type: 'chooseMission', name: '', kind: 'expert' },
    ]);
  });

  test('waits for the coin, says who names the lead player, and keeps the coin for the log', async () => {
    await speak('en');
    const send = start();
    const screen = render(New, { start: send, library: shelf() });
    await screen.getByTestId('name-first').fill('Anna');
    await screen.getByTestId('name-second').fill('Béla');
    await screen.getByRole('radio', { name: 'Flip a coin' }).click();
    await expect.element(screen.getByTestId('start-match')).toHaveAttribute('aria-disabled', 'true');
    await screen.getByTestId('call-heads').click();
    await expect.element(screen.getByTestId('fallen')).toHaveTextContent(/(Heads\. Anna|Tails\. Béla) names the lead/u);
    await screen.getByTestId('start-match').click();
    expect(send.mock.calls[0]?.[0][1]).toMatchObject({ type: 'flipCoin', calls: 'first', called: 'heads' });
  });

  test('a small deck is refused with its rule, and the table may let it pass', async () => {
    await speak('en');
    const refusals = [{ rule: '100.1', reason: 'deckTooSmall', params: { need: 40, have: 38 } }];
    const send = start().mockResolvedValueOnce({ kind: 'refused', refusals });
    const screen = render(New, { start: send, library: shelf() });
    await screen.getByTestId('decks').click();
    await screen.getByTestId('deck-second').fill('38');
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('At least 40 cards');
    await screen.getByTestId('take-decks').click();
    await screen.getByTestId('start-match').click();
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('The deck has 38 cards and needs at least 40.');
    await screen.getByRole('button', { name: 'The card says so' }).click();
    // Whose deck it is depends on who leads, which a new match takes over from the last one.
    expect(send.mock.calls[1]?.[0]).toContainEqual(
      expect.objectContaining({ type: 'presentDeck', format: 'constructed', size: 38, overrule: true }),
    );
  });
});

describe('A deck of the library', () => {
  const LINES = [
    { kind: 'card', copies: 20, name: 'Hoplite', version: 'Lionhearted' },
    { kind: 'card', copies: 10, name: 'Nobody', version: '' },
  ];
  const withDeck = async () => {
    const library = shelf();
    const data = { format: 'casual', packs: 0, lines: LINES, legendaryPile: [] };
    const id = await library.keepDeck({ name: 'Friends', data });
    return { library, id };
  };

  test('is checked card by card in the format of the match, and goes into it with its lines', async () => {
    await speak('en');
    const { library } = await withDeck();
    const send = start();
    const screen = render(New, { start: send, library });
    await screen.getByTestId('decks').click();
    await screen.getByTestId('choose-deck-first').selectOptions('Friends');
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet).toHaveTextContent('1 card can’t be checked');
    await expect.element(sheet).not.toHaveTextContent('20 copies');
    await screen.getByRole('radio', { name: 'Constructed' }).click();
    await expect.element(sheet).toHaveTextContent('The deck has 30 cards and needs at least 40.');
    await expect.element(sheet).toHaveTextContent('20 copies of Hoplite, Lionhearted');
    await screen.getByRole('radio', { name: 'Casual' }).click();
    await screen.getByTestId('take-decks').click();
    await screen.getByTestId('start-match').click();
    const presented = send.mock.calls[0]?.[0].filter(({ type }) => type === 'presentDeck');
    expect(presented).toContainEqual(
      expect.objectContaining({
        format: 'casual',
        size: 30,
        cards: [
          { name: 'Hoplite', version: 'Lionhearted', kind: 'minor', team: 'good', copies: 20 },
          { name: 'Nobody', version: '', kind: 'unknown', team: null, copies: 10 },
        ],
        legendaryPile: [],
      }),
    );
    expect(presented).toContainEqual(expect.not.objectContaining({ cards: expect.anything() as unknown }));
  });
});

describe('Chance', () => {
  test('a tie of the dice decides nothing; the next roll does, and both are kept', () => {
    const choices = new Choices();
    choices.choose('dice');
    choices.rollDice(drawing(3, 3));
    expect(choices.decided).toBe(false);
    choices.rollDice(drawing(1, 5));
    expect(choices.decided).toBe(true);
    expect(choices.leading).toEqual([
      { type: 'rollDice', first: 4, second: 4 },
      { type: 'rollDice', first: 2, second: 6 },
      { type: 'chooseLeadPlayer', person: 'second' },
    ]);
  });

  test('the one who calls the coin wrong leaves the choice to the other', () => {
    const choices = new Choices();
    choices.choose('coin');
    choices.flipCoin('first', 'heads', drawing(1));
    expect(choices.fallen).toEqual({ kind: 'coin', face: 'tails', chooser: 'second' });
    expect(choices.lead).toBe('second');
  });

  test('another way forgets what fell before', () => {
    const choices = new Choices();
    choices.choose('coin');
    choices.flipCoin('first', 'heads', drawing(0));
    choices.choose('known');
    expect(choices.leading).toEqual([{ type: 'chooseLeadPlayer', person: 'first' }]);
  });
});
