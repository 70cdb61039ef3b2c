import { describe, expect, test } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { hu } from '../../src/texts/hu.ts';
import { bestLanguage, LANGUAGES, type Language } from '../../src/texts/language.ts';
import { PLURAL_CATEGORIES, pluralIn } from '../../src/texts/plural.ts';
import { ru } from '../../src/texts/ru.ts';

const TEXTS = { en, hu, ru } satisfies Record<Language, unknown>;

/** What is the same word everywhere: figures, names, and what only passes on what it is given. */
const SAME_IN_EVERY_LANGUAGE = ['parts.typeMore', 'about.version'];

/** Every text with its path; functions are asked with numbers that meet every plural category. */
function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    return [1, 2, 5, 21, 100].map((sample) => {
      const said: unknown = Reflect.apply(value, undefined, [sample, sample]);
      if (typeof said !== 'string') throw new Error(`${path} says nothing`);
      return [path, said];
    });
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`));
}

const flat = (language: Language) => flatten(TEXTS[language], '');

describe.each(LANGUAGES)('%s', (language) => {
  test('has the same keys as English, and functions where English has them', () => {
    expect(flat(language).map(([path]) => path)).toEqual(flat('en').map(([path]) => path));
  });

  test('has no empty text, no gap in it, and no number left out', () => {
    for (const [path, text] of flat(language)) {
      expect(text, path).toMatch(/\p{L}|\d/u);
      expect(text, path).not.toMatch(/undefined|NaN|\[object|#|\s{2}|^\s|\s$/u);
    }
  });

  test('says what it is given', () => {
    for (const path of ['parts.rule', 'parts.openRule', 'log.back', 'home.saved', 'storage.used']) {
      const said = flat(language).filter(([key]) => key === path);
      expect(said).toHaveLength(5);
      expect(said.map(([, text]) => /\d+/u.exec(text)?.[0])).toEqual(['1', '2', '5', '21', '100']);
    }
  });

  test('names exactly the plural categories that its whole numbers have', () => {
    const rules = new Intl.PluralRules(language);
    const met = new Set(Array.from({ length: 300 }, (_, count) => rules.select(count)));
    expect([...PLURAL_CATEGORIES[language]].sort()).toEqual([...met].sort());
  });
});

test.each(['hu', 'ru'] as const)('%s has no English left in it', (language) => {
  const english = new Map(flat('en'));
  const left = flat(language).filter(([path, text]) => english.get(path) === text);
  expect([...new Set(left.map(([path]) => path))]).toEqual(SAME_IN_EVERY_LANGUAGE);
});

test('Russian counts as Russians do', () => {
  const plural = pluralIn('ru');
  const days = (count: number) => plural(count, { one: '# день', few: '# дня', many: '# дней' });
  expect([1, 2, 4, 5, 11, 14, 21, 22, 25, 111].map(days)).toEqual([
    '1 день',
    '2 дня',
    '4 дня',
    '5 дней',
    '11 дней',
    '14 дней',
    '21 день',
    '22 дня',
    '25 дней',
    '111 дней',
  ]);
});

test.each([
  [['hu-HU', 'en'], 'hu'],
  [['de', 'ru-RU', 'hu'], 'ru'],
  [['EN-us'], 'en'],
  [['de-AT', 'fr'], 'en'],
  [[], 'en'],
] as const)('of %j the app speaks %s', (wishes, expected) => {
  expect(bestLanguage(wishes)).toBe(expected);
});
