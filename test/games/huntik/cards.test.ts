import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import { powers } from '../../../src/games/huntik/powers/schema.ts';

const full = (card: { name: string; version: string | null }) =>
  card.version === null ? card.name : `${card.name}, ${card.version}`;

test('these are the cards that the rulebook names in its examples', () => {
  expect(cards.map(full).sort()).toEqual([
    'Ashtoreth, Colossus',
    'Augerfrost',
    'Avoidance',
    'Breakspell',
    'Dante Vale, Private Investigator',
    'Freelancer',
    'Freelancer, Bold Explorer',
    'Gareon',
    'Honorguard',
    'Hoplite, Lionhearted',
    'Hyperstride',
    'King Basilisk',
    'LeBlanche, Prim and Proper',
    'Lok Lambert',
    'Mucalin, Natural Guardian',
    'Scolopen',
    'Set a Trap',
    'Shadowspeed',
    'Springer',
    'Storm Gladiator, Wind and Metal',
    'Sunhawk',
    'Take the Initiative',
    'Thundercut',
    'Venadek, Scruffy Scrapper',
  ]);
});

test('a name and a version name one card (201.3)', () => {
  expect(new Set(cards.map(full)).size).toBe(cards.length);
});

test.each(cards.map((card) => [full(card), card] as const))(
  '%s: the schema takes its powers as they are',
  (_, card) => {
    expect(v.parse(powers, card.powers)).toEqual(card.powers);
  },
);

test('an action power on an action card has the subtype of its card', () => {
  for (const card of cards) {
    if (card.card !== 'action') continue;
    for (const power of card.powers) {
      expect(power.kind === 'action' && power.action, full(card)).toBe(card.subtype);
    }
  }
});
