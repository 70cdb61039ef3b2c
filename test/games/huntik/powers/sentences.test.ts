import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DURATIONS } from '../../../../src/engine/modifiers/modifier.ts';
import { cards } from '../../../../src/games/huntik/cards/index.ts';
import { ON_CARDS, ON_THE_TABLE } from '../../../../src/games/huntik/powers/power.ts';
import { power } from '../../../../src/games/huntik/powers/schema.ts';
import {
  AREAS,
  CARD_TYPES,
  FORBIDDEN,
  LIMITS,
  LYING,
  OCCASIONS,
  SIDES,
  THINGS,
} from '../../../../src/games/huntik/powers/words.ts';
import { powerSentence as inEnglish } from '../../../../src/games/huntik/texts/en/powers.ts';
import { powerSentence as inHungarian } from '../../../../src/games/huntik/texts/hu/powers.ts';
import { powerSentence as inRussian } from '../../../../src/games/huntik/texts/ru/powers.ts';
import { ACTION_SUBTYPES } from '../../../../src/games/huntik/vocabulary.ts';
import golden from './golden.json' with { type: 'json' };

const sayers = { en: inEnglish, hu: inHungarian, ru: inRussian };

describe.each(golden.map((one) => [one.en, one] as const))('%s', (_, one) => {
  const said = v.parse(power, one.power);

  test('the schema takes the power as it is', () => expect(said).toEqual(one.power));
  test.each(['en', 'hu', 'ru'] as const)('in %s', (language) => {
    expect(sayers[language](said)).toBe(one[language]);
  });
});

test('there are sentences for every power of the cards that the rulebook names', () => {
  const said = golden.map((one) => JSON.stringify(v.parse(power, one.power)));
  const powers = cards.flatMap((card) => card.powers.map((each) => JSON.stringify(v.parse(power, each))));
  expect(said).toEqual(expect.arrayContaining(powers));
});

/** Every `key: value` in the golden powers: which keys a power may hold, and which words stand under them. */
const pairs = (part: unknown, under = ''): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap((one) => pairs(one, under));
  if (typeof part !== 'object' || part === null) return [`${under}: ${String(part)}`];
  return Object.entries(part).flatMap(([key, value]) => [key, ...pairs(value, key)]);
};
const said = new Set(golden.flatMap((one) => pairs(one.power)));
const under = (key: string, words: readonly string[]) => words.map((word) => `${key}: ${word}`);

describe('every word of the vocabulary stands in a golden power', () => {
  test.each([
    ['things', under('what', THINGS)],
    ['sides', under('side', SIDES)],
    ['types', under('type', CARD_TYPES)],
    ['states', under('state', LYING)],
    ['areas', under('area', AREAS)],
    ['durations', under('until', DURATIONS)],
    ['limits', under('per', LIMITS)],
    ['occasions', under('event', OCCASIONS)],
    ['what can be forbidden', under('what', FORBIDDEN)],
    ['what happens to cards', under('do', ON_CARDS)],
    ['what happens to the table', under('do', ON_THE_TABLE)],
    ['kinds of action', under('action', ACTION_SUBTYPES)],
    ['places', under('zone', ['mine', 'combat', 'that', 'chosen', 'first', '1', '3', '4', '5'])],
    ['goals', under('to', ['mine', 'first', '2', 'hand', 'deck', 'discard', 'removed'])],
    ['references', [...under('who', ['me', 'that', 'chosen', 'you']), 'affects: opponent', 'target: 1']],
    [
      'kinds of power and of change',
      under('kind', [
        ...['keyword', 'action', 'triggered', 'alwaysOn', 'replacement', 'entering', 'playing'],
        ...['atk', 'def', 'tag', 'type', 'losesPowers', 'unblockable', 'gains', 'forbid', 'mustStartCombat'],
      ]),
    ],
    [
      'other effects',
      under('do', [
        ...['put', 'move', 'draw', 'score', 'discard', 'chooseCard', 'search', 'addCounter', 'removeCounter'],
        ...['createToken', 'pickUp', 'addAttacks', 'removeAttacks', 'cancel', 'modify', 'gainControl', 'when'],
        ...['replace', 'may', 'chooseOne', 'unless', 'both', 'repeat'],
      ]),
    ],
    ['amounts', ['count', 'round: true', 'die: true', 'x: true', 'atkOf', 'defOf', 'counters', 'times']],
    ['conditions', ['exists', 'atLeast', 'round', 'inCombat', 'alone', 'yourTurn', 'all', 'any', 'not']],
    ['parts of a description', ['other', 'tags', 'named', 'token', 'withFeature', 'hasCounter', 'min', 'max']],
    ['parts of a power', ['name', 'limit', 'if', 'cost', 'targets', 'while', 'next', 'from', 'by', 'orElse', 'onlyIf']],
  ])('%s', (_, words) => {
    expect(words.filter((word) => !said.has(word))).toEqual([]);
  });
});
