import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import { keptCard, parseCard, readCard } from '../../../src/games/huntik/cards/kept.ts';
import { apart, fullName, shortName } from '../../../src/games/huntik/cards/names.ts';
import { searchCards } from '../../../src/games/huntik/cards/search.ts';

const bare = { version: null, team: null, tags: [], powers: [] };

describe('a card of the library', () => {
  test.each(cards.map((card) => [fullName(card), card] as const))('%s: is kept and read again as it is', (_, card) => {
    const stored: unknown = JSON.parse(JSON.stringify(keptCard(card).data));
    expect(readCard({ ...keptCard(card), data: stored })).toEqual({ ok: true, value: card });
  });

  test.each([
    { ...bare, card: 'amulet', name: 'Amulet of Will' },
    { ...bare, card: 'obstacle', name: 'Gate', atk: null, def: 4 },
    { ...bare, card: 'feature', name: 'Key' },
    { ...bare, card: 'hero', name: 'Wall', kind: 'minor', atk: 0, def: 9, token: true },
  ])('may be an $card', (card) => {
    expect(parseCard(card)).toEqual({ ok: true, value: card });
  });

  test('says which piece of it is wrong', () => {
    const pathOf = (card: object) => {
      const parsed = parseCard({ ...bare, card: 'amulet', name: 'Amulet', ...card });
      return parsed.ok ? 'ok' : parsed.path;
    };
    expect(pathOf({ name: '' })).toBe('name');
    expect(pathOf({ name: 'Hoplite, Lionhearted' })).toBe('name');
    expect(pathOf({ card: 'mission' })).toBe('card');
    expect(pathOf({ tags: ['Seeker', ''] })).toBe('tags.1');
    expect(pathOf({ atk: 3 })).toBe('atk');
    const stun = { kind: 'action', action: 'free', do: [{ do: 'stun', who: 'me' }, { do: 'explode' }] };
    expect(pathOf({ powers: [{ kind: 'keyword', keyword: 'unblockable' }, stun] })).toBe('powers.1.do.1.do');
    expect(pathOf({ powers: [{ ...stun, do: [{ do: 'draw', count: 'many' }] }] })).toBe('powers.0.do.0.count');
  });
});

describe('a card as it was typed before cards had powers', () => {
  const row = (kind: string, more: object = {}) => ({
    name: 'Guard, of the North',
    kind,
    data: { atk: 3, def: 4, unblockable: false, ...more },
  });
  const printed = { ...bare, name: 'Guard', version: 'of the North' };

  test('is a hero of its kind', () => {
    expect(readCard(row('major'))).toEqual({
      ok: true,
      value: { ...printed, card: 'hero', kind: 'major', atk: 3, def: 4 },
    });
  });

  test('keeps being unblockable, as a power', () => {
    expect(readCard(row('minor', { unblockable: true }))).toMatchObject({
      value: { powers: [{ kind: 'keyword', keyword: 'unblockable' }] },
    });
  });

  test('may be a token, an obstacle or a feature', () => {
    expect(readCard(row('token.minor'))).toMatchObject({ value: { card: 'hero', kind: 'minor', token: true } });
    expect(readCard(row('obstacle'))).toMatchObject({ value: { card: 'obstacle', atk: 3 } });
    expect(readCard(row('feature'))).toEqual({ ok: true, value: { ...printed, card: 'feature' } });
  });

  test('is refused where it is none, with the piece', () => {
    expect(readCard(row('minor', { atk: 'many' }))).toMatchObject({ ok: false, path: 'atk' });
    expect(readCard(row('planet'))).toMatchObject({ ok: false, path: 'card' });
    expect(readCard({ name: 'Guard', kind: 'minor', data: null })).toMatchObject({ ok: false, path: 'atk' });
  });
});

describe('a name', () => {
  test('comes apart at its first comma, and together again', () => {
    expect(apart('  Hoplite ,  Lionhearted, Twice ')).toEqual({ name: 'Hoplite', version: 'Lionhearted, Twice' });
    expect(apart('Hoplite,')).toEqual({ name: 'Hoplite', version: null });
    expect(fullName(apart('Hoplite, Lionhearted'))).toBe('Hoplite, Lionhearted');
  });

  test('is enough in a match, unless another card has it too (201.3)', () => {
    const said = (name: string, version: string | null) => shortName({ name, version }, cards);
    expect(said('Hoplite', 'Lionhearted')).toBe('Hoplite');
    expect(said('Freelancer', 'Bold Explorer')).toBe('Freelancer, Bold Explorer');
    expect(said('Freelancer', null)).toBe('Freelancer');
  });
});

describe('a search', () => {
  const found = (query: string) => searchCards(cards, query, (card) => card).map(fullName);
  const named = (name: string, version: string | null = null, tags: readonly string[] = []) => ({
    name,
    version,
    tags,
  });
  const among = (all: readonly ReturnType<typeof named>[], query: string) =>
    searchCards(all, query, (card) => card).map(({ name }) => name);

  test('finds by name, version and tag, all words of it', () => {
    expect(found('hopl')).toEqual(['Hoplite, Lionhearted']);
    expect(found('explorer')).toEqual(['Freelancer, Bold Explorer']);
    expect(found('krono titan')).toEqual(['Hoplite, Lionhearted', 'Scolopen', 'Storm Gladiator, Wind and Metal']);
    expect(found('hopl seeker')).toEqual([]);
  });

  test('gives everything, in its order, for no words', () => {
    expect(found('')).toEqual(cards.map(fullName));
    expect(found(' , ')).toEqual(cards.map(fullName));
  });

  test('does not see accents, case, or the dots of ё', () => {
    const all = [named('Árnyék Őre'), named('Зелёный Пёс')];
    expect(among(all, 'arnyek ore')).toEqual(['Árnyék Őre']);
    expect(among(all, 'ÁRNYÉK')).toEqual(['Árnyék Őre']);
    expect(among(all, 'зеленый пес')).toEqual(['Зелёный Пёс']);
    expect(among(all, 'ПЁС')).toEqual(['Зелёный Пёс']);
  });

  test('gives the best first', () => {
    const all = [
      named('Outlanders'),
      named('Some', null, ['Land']),
      named('Some One', 'Land'),
      named('Wide Land'),
      named('Landing'),
      named('Land'),
    ];
    expect(among(all, 'land')).toEqual(['Land', 'Landing', 'Wide Land', 'Some One', 'Some', 'Outlanders']);
  });
});
