import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import { findingsOf, finder, presented } from '../../../src/games/huntik/decks/check.ts';
import { EMPTY_DECK, readDeck, sizeOf, type Deck, type Line } from '../../../src/games/huntik/decks/deck.ts';
import { deckListText, readDeckList } from '../../../src/games/huntik/decks/list.ts';
import { sizes } from '../../sizes.ts';

const card = (copies: number, name: string, version = ''): Line => ({ kind: 'card', copies, name, version });
const unread = (text: string): Line => ({ kind: 'unread', text });
const HEADINGS = ['Legendary hero pile:', 'Legendás pakli', 'Стопка легендарных героев'];

describe('a deck list', () => {
  test('is read one card a line, however it was typed', () => {
    const list = readDeckList(
      '\uFEFF3 Hoplite, Lionhearted\r\n\r\n  2x Scolopen\r\n1× Set a Trap  \n// from the box\n# mine\n3 X Men\n4х Augerfrost',
    );
    expect(list).toEqual({
      lines: [
        card(3, 'Hoplite', 'Lionhearted'),
        card(2, 'Scolopen'),
        card(1, 'Set a Trap'),
        card(3, 'X Men'),
        card(4, 'Augerfrost'),
      ],
      legendaryPile: [],
    });
  });

  test.each([
    ...HEADINGS,
    '# Legendary pile',
    '[LEGENDARY]',
    '== Legendary heroes (2) ==',
    'LEGENDÁS HŐSÖK',
    'легендарные',
  ])('goes on in the legendary pile under “%s”', (heading) => {
    expect(readDeckList(`1 Scolopen\n${heading}\n2 Behemoth\nDeck:\n1 Avoidance`)).toEqual({
      lines: [card(1, 'Scolopen'), card(1, 'Avoidance')],
      legendaryPile: [card(2, 'Behemoth')],
    });
  });

  test('keeps every line that it cannot read', () => {
    const lines = ['Hoplite', '0 Hoplite', '100 Hoplite', '3', `1 ${'x'.repeat(61)}`, '1 , Lionhearted', '-2 Hoplite'];
    expect(readDeckList(lines.join('\n')).lines).toEqual(lines.map(unread));
  });

  test('keeps a line that is too long for one in parts', () => {
    const { lines } = readDeckList('3 words '.repeat(60));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map((line) => (line.kind === 'unread' ? line.text.replace('… ', '') : '')).join(' ')).toContain(
      '3 words 3 words',
    );
    expect(readDeckList(deckListText({ lines, legendaryPile: [] }, 'Legendary')).lines).toEqual(lines);
  });

  test('is the same once it was written and read: any lines that a deck can hold', () => {
    const named = fc
      .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
      .map((text) => readDeck({ ...EMPTY_DECK, lines: [card(1, text.replaceAll(',', ''))] }))
      .filter((deck) => deck.ok)
      .map((deck) => deck.value.lines.flatMap((line) => (line.kind === 'card' ? [line.name] : [])).join(''));
    const lines = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constant('card' as const),
          copies: fc.integer({ min: 1, max: 99 }),
          name: named,
          version: fc.oneof(fc.constant(''), named),
        }),
        fc.string().map((text) => readDeckList(text).lines[0] ?? unread('?')),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, lines, fc.constantFrom(...HEADINGS), (deck, legendaryPile, heading) => {
        const list = { lines: deck, legendaryPile };
        expect(readDeckList(deckListText(list, heading))).toEqual(list);
      }),
      { numRuns: sizes.propertyRuns },
    );
  });

  test('is the same once it was read, written and read: any text', () => {
    const text = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('3 Hoplite', '# x', 'Legendary', 'deck', '2x a, b, c')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('\n', '\r\n', '\r'), (parts, end) => {
        const list = readDeckList(parts.join(end));
        expect(readDeckList(deckListText(list, 'Legendary pile:'))).toEqual(list);
      }),
      { numRuns: sizes.propertyRuns },
    );
  });
});

describe('a deck', () => {
  const find = finder(cards);
  const deck = (more: Partial<Deck>): Deck => ({ ...EMPTY_DECK, format: 'casual', ...more });
  const rules = (more: Partial<Deck>) =>
    findingsOf(deck(more), find).violations.map(({ rule, reason }) => `${rule} ${reason}`);

  test('finds its cards by name and version, or by a name that only one card has', () => {
    expect(find({ name: 'HOPLITE', version: 'lionhearted' })?.name).toBe('Hoplite');
    expect(find({ name: 'Hoplite', version: '' })?.version).toBe('Lionhearted');
    expect(find({ name: 'Hoplite', version: 'Cowardly' })).toBeUndefined();
    expect(find({ name: 'Freelancer', version: '' })?.version).toBeNull();
  });

  test('that is casual may hold 30 cards; a Constructed one holds 40 (100.1)', () => {
    const lines = Array.from({ length: 10 }, (_, index) => card(3, `Card ${index}`));
    expect(sizeOf(lines)).toBe(30);
    expect(rules({ lines })).toEqual([]);
    expect(rules({ lines, format: 'constructed' })).toEqual(['100.1 deckTooSmall']);
    expect(rules({ lines, format: 'limited', packs: 6 })).toEqual([]);
    expect(rules({ lines, format: 'limited', packs: 7 })).toEqual(['100.1 deckTooSmall']);
  });

  test('has every violation named with its rule', () => {
    const lines = [card(35, 'Hoplite'), card(5, 'Storm Gladiator', 'Wind and Metal')];
    expect(rules({ lines, format: 'constructed' })).toEqual([
      '100.2 deckBothTeams',
      '100.3 deckTooManyCopies',
      '100.3 deckTooManyCopies',
    ]);
    expect(rules({ legendaryPile: [card(4, 'Hoplite')] })).toEqual([
      '100.4 pileForbiddenKind',
      '100.4 pileTooManyCopies',
    ]);
  });

  test('counts the copies of one card over all its lines, and of cards that nobody knows (100.3)', () => {
    const lines = [card(2, 'Hoplite'), card(2, 'Hoplite', 'Lionhearted'), card(36, 'Nobody')];
    expect(findingsOf(deck({ lines, format: 'constructed' }), find)).toMatchObject({
      violations: [
        { rule: '100.3', params: { card: 'Hoplite, Lionhearted', copies: 4 } },
        { rule: '100.3', params: { card: 'Nobody', copies: 36 } },
      ],
      unchecked: [{ name: 'Nobody', kind: 'unknown' }],
    });
  });

  test('says what cannot be checked: cards nobody knows, heroes of no known kind, lines that cannot be read', () => {
    const lines = [card(1, 'Nobody', 'of Nowhere'), card(1, 'Springer'), unread('and so on'), card(1, 'Avoidance')];
    const found = findingsOf(deck({ lines, legendaryPile: [card(1, 'Unheard')] }), find);
    expect(found.violations).toEqual([]);
    expect(found.unchecked.map(({ name }) => name)).toEqual(['Nobody', 'Springer', 'Unheard']);
    expect(found.unread).toBe(1);
  });

  test('an own card stands before the known one of its name', () => {
    const evil = cards.flatMap((one) => (one.name === 'Hoplite' ? [{ ...one, team: 'Evil' as const }] : []));
    expect(finder([...evil, ...cards])({ name: 'Hoplite', version: '' })?.team).toBe('Evil');
  });

  test('is presented with all its cards, those that nobody knows included', () => {
    const lines = [card(3, 'Hoplite'), card(2, 'Set a Trap'), card(1, 'Nobody'), unread('?')];
    expect(
      presented(deck({ lines, format: 'limited', packs: 1, legendaryPile: [card(1, 'Big', 'One')] }), find),
    ).toEqual({
      format: 'limited',
      packs: 1,
      size: 6,
      cards: [
        { name: 'Hoplite', version: 'Lionhearted', kind: 'minor', team: 'good', copies: 3 },
        { name: 'Set a Trap', version: '', kind: 'action', team: 'evil', copies: 2 },
        { name: 'Nobody', version: '', kind: 'unknown', team: null, copies: 1 },
      ],
      legendaryPile: [{ name: 'Big', version: 'One', kind: 'unknown', team: null, copies: 1 }],
    });
  });

  test('that is damaged says which piece', () => {
    expect(readDeck({ ...EMPTY_DECK, lines: [card(0, 'Hoplite')] })).toMatchObject({
      ok: false,
      path: 'lines.0.copies',
    });
    expect(readDeck({ ...EMPTY_DECK, format: 'any' })).toMatchObject({ ok: false, path: 'format' });
    expect(readDeck(null)).toMatchObject({ ok: false, path: '' });
    expect(readDeck(EMPTY_DECK)).toEqual({ ok: true, value: EMPTY_DECK });
  });
});
