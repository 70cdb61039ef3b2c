import { describe, expect, test } from 'vitest';
import { CLOSING_RULES } from '../../../src/games/huntik/access.ts';
import type { Reason, Reasons } from '../../../src/games/huntik/reasons.ts';
import { en } from '../../../src/games/huntik/texts/en/index.ts';
import { hu } from '../../../src/games/huntik/texts/hu/index.ts';
import type { Player, RefusalWords } from '../../../src/games/huntik/texts/player.ts';
import { ru } from '../../../src/games/huntik/texts/ru/index.ts';

const LANGUAGES = { en, hu, ru };

/** Everything a sentence could want to say; each reason takes what it needs. */
const PARAMS = {
  seat: 'lead',
  card: 'Lok Lambert',
  enemy: 'Gareon',
  hero: 'Sophie',
  power: 'Megapunch',
  mission: 'Key',
  until: 'combat',
  depth: 'rounds',
  id: 'h1',
  zone: 4,
  zones: 3,
  count: 6,
  index: 1,
  times: 2,
  need: 5,
  have: 4,
  copies: 4,
  size: 40,
  listed: 39,
} as const;

const who = (): Player => ({ start: 'Anna', inside: 'Anna' });

const say = <R extends Reason>(words: RefusalWords, reason: R, params: Reasons[R]): string =>
  words[reason](params, who);

const isReason = (key: string): key is Reason => Object.hasOwn(en.refusals, key);

describe.each(Object.entries(LANGUAGES))('Refusals in %s', (_name, texts) => {
  test.each(Object.keys(en.refusals).filter(isReason))('%s is a whole sentence with nothing left out', (reason) => {
    const sentence = say(texts.refusals, reason, PARAMS);
    expect(sentence).toMatch(/^[\p{Lu}\d].*[.?]$/u);
    expect(sentence).not.toMatch(/undefined|\[object|#/u);
  });

  test.each(CLOSING_RULES)('%s says why the moment does not allow it', (rule) => {
    expect(texts.closed[rule]).toMatch(/^\p{Lu}.*\.$/u);
  });
});

test('a refusal names the cards and the zone it is about', () => {
  expect(en.refusals.blocked({ card: 'Springer', enemy: 'Gareon', zone: 4 }, who)).toBe(
    'Gareon in zone 4 blocks the way forward, so Springer can’t get past.',
  );
  expect(hu.refusals.blocked({ card: 'Springer', enemy: 'Gareon', zone: 4 }, who)).toBe(
    'Az előre vezető utat blokkolja: Gareon, zóna: 4. Nem juthat tovább: Springer.',
  );
  expect(ru.refusals.blocked({ card: 'Springer', enemy: 'Gareon', zone: 4 }, who)).toBe(
    'Gareon в зоне 4 блокирует путь вперёд, дальше не пройти: Springer.',
  );
});
