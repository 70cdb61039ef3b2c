import { expect, test } from 'vitest';
import { rulebook as en } from '../../../src/games/huntik/rulebook/en/index.ts';
import { rulebook as hu } from '../../../src/games/huntik/rulebook/hu/index.ts';
import { RECONSTRUCTED, RULE_NUMBERS, SECTIONS } from '../../../src/games/huntik/rulebook/numbers.ts';
import { rulebook as ru } from '../../../src/games/huntik/rulebook/ru/index.ts';
import { searchRules } from '../../../src/games/huntik/rulebook/search.ts';

const books = { en, hu, ru };
const longest = 320;

test('the rulebook has 253 numbered rules in 48 sections, 147 of the numbers reconstructed', () => {
  expect(new Set(RULE_NUMBERS).size).toBe(253);
  expect(RULE_NUMBERS).toHaveLength(253);
  expect(SECTIONS).toHaveLength(48);
  expect(RECONSTRUCTED.size).toBe(147);
  const sections = new Set<string>(SECTIONS.map(({ number }) => number));
  expect(RULE_NUMBERS.filter((number) => !sections.has(number.slice(0, 3)))).toEqual([]);
  expect(SECTIONS.filter(({ number, chapter }) => !number.startsWith(String(chapter)))).toEqual([]);
});

test.each(Object.entries(books))('%s has every rule and section, no other, none empty or too long', (_, book) => {
  expect(Object.keys(book.rules).toSorted()).toEqual(RULE_NUMBERS.toSorted());
  expect(Object.keys(book.sections).toSorted()).toEqual(SECTIONS.map(({ number }) => number).toSorted());
  const texts = [...Object.values(book.rules), ...Object.values(book.sections)];
  expect(texts.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  expect(texts.filter((text) => text.length > longest)).toEqual([]);
});

test('no rule reads the same in two languages', () => {
  const same = RULE_NUMBERS.filter((n) => new Set(Object.values(books).map((book) => book.rules[n])).size < 3);
  expect(same).toEqual([]);
});

test('every rule that a text points to exists', () => {
  const known: readonly string[] = [...RULE_NUMBERS, ...SECTIONS.map(({ number }) => number)];
  for (const book of Object.values(books)) {
    const cited = Object.values(book.rules).flatMap((text) => text.match(/\b[1-8][01]\d(?:\.\d+[a-z]?)?\b/g) ?? []);
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((number) => !known.includes(number))).toEqual([]);
  }
});

test('a number finds the rules that begin with it, before those that only cite it', () => {
  const section = RULE_NUMBERS.filter((number) => number.startsWith('403'));
  expect(searchRules(en, '403').slice(0, section.length)).toEqual(section);
  expect(searchRules(en, '403')).toContain('104.1a');
  expect(searchRules(hu, ' 403.4A ')).toEqual(['403.4a']);
  expect(searchRules(ru, '403.4')).toEqual(['403.4', '403.4a']);
});

test('words match at their beginnings, all of them, in rulebook order', () => {
  expect(searchRules(en, 'MULLIG')).toContain('101.4');
  expect(searchRules(en, 'ulligan')).toEqual([]);
  expect(searchRules(en, 'stun combat')).toContain('407.3');
  expect(searchRules(en, 'stun combat')).not.toContain('407.2');
  const heroes = searchRules(en, 'hero');
  expect(heroes).toEqual(RULE_NUMBERS.filter((number) => heroes.includes(number)));
  expect(searchRules(en, "can't")).toEqual(searchRules(en, 'can’t'));
  expect(searchRules(en, '403 forward')).toContain('403.2');
  expect(searchRules(en, '403 forward')).not.toContain('403.3');
});

test('accents may be left out', () => {
  expect(searchRules(hu, 'kézcseré')).toContain('101.4');
  expect(searchRules(hu, 'kezcsere')).toEqual(searchRules(hu, 'kézcsere'));
  expect(searchRules(hu, 'főhős')).toEqual(searchRules(hu, 'fohos'));
  expect(searchRules(hu, 'főhős')).toContain('301.2');
  expect(searchRules(ru, 'оглушённ')).toEqual(searchRules(ru, 'ОГЛУШЕНН'));
  expect(searchRules(ru, 'оглушённ')).toContain('407.1');
});

test('an empty query finds every rule', () => {
  expect(searchRules(ru, '  ')).toEqual(RULE_NUMBERS);
});
