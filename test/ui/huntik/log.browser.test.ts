import { beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import { createMatch } from '../../../src/match/create.ts';
import { gameOf } from '../../../src/match/state.ts';
import { tell } from '../../../src/match/story.ts';
import { huntik } from '../../../src/packs/huntik.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import type { Language } from '../../../src/texts/language.ts';
import { view } from '../../../src/ui/games/huntik/index.ts';
import { describe as inWords } from '../../../src/ui/games/huntik/log/describe.ts';
import { begun, speak } from './played.ts';

const game = gameOf(huntik);

/** The sentences of the last entries of a match. */
async function lastSentences(
  count: number,
  commands: readonly Command[],
  words: (...told: Parameters<typeof inWords>) => string = inWords,
): Promise<readonly string[]> {
  const created = await createMatch(new MemoryStore({ why: '' }), game, { now: () => 1_000, commands });
  if (created.kind !== 'created') throw new Error(`not begun: ${JSON.stringify(created)}`);
  return tell(game, created.session.log)
    .slice(-count)
    .map((told) => (told.kind === 'played' ? words(told.entry, told.before) : ''));
}

const fighter = (seat: 'lead' | 'defending', name: string, atk: number, def: number): Command => ({
  type: 'addFighter',
  seat,
  fighter: { name, kind: 'minor', atk, def },
});

/** The rulebook's combat (602.3), ended by the attacking player's aims. */
const combat: readonly Command[] = [
  ...begun('combat'),
  { type: 'act', seat: 'defending', uses: 'majorHero' },
  { type: 'startCombat', seat: 'lead' },
  fighter('lead', 'King Basilisk', 5, 3),
  fighter('defending', 'Gareon', 1, 3),
  fighter('defending', '', 3, 3),
  { type: 'passCombat', seat: 'defending' },
  { type: 'passCombat', seat: 'lead' },
  {
    type: 'aimAttacks',
    seat: 'lead',
    aims: [
      { card: 'h3', attacks: 3 },
      { card: 'h2', attacks: 2 },
    ],
  },
];

const cancelled: readonly Command[] = [
  ...begun('map'),
  { type: 'playAction', seat: 'defending', subtype: 'free', name: 'Hyperstride' },
  { type: 'cancelAction', seat: 'lead', name: 'Breakspell', takesTurn: true },
  { type: 'pass', seat: 'lead' },
];

const SAID: Readonly<
  Record<Language, { combat: readonly string[]; cancelled: readonly string[]; end: readonly string[] }>
> = {
  en: {
    combat: [
      'Béla acts and plays a major hero.',
      'Anna starts a combat.',
      'Anna has a fighter in the combat: King Basilisk, 5 ATK, 3 DEF.',
    ],
    cancelled: [
      'Béla plays a free action: Hyperstride.',
      'Anna cancels Hyperstride with Breakspell. Anna will have the turn.',
      'Cancelled: Hyperstride. Anna passes.',
    ],
    end: ['Béla passes.', 'Anna passes. Both have passed: round 1 ends.', 'Round 1 is over; round 2 begins.'],
  },
  hu: {
    combat: [
      'Béla lép, és főhőst játszik ki.',
      'Anna harcot indít.',
      'A harcban van Anna oldalán: King Basilisk, ATK 5, DEF 3.',
    ],
    cancelled: [
      'Béla szabad akciót játszik ki: Hyperstride.',
      'Anna semlegesíti: Hyperstride (ezzel: Breakspell). Ezután Anna jön.',
      'Semlegesítve: Hyperstride. Anna passzol.',
    ],
    end: [
      'Béla passzol.',
      'Anna passzol. Mindketten passzoltak, vége: 1. forduló.',
      'Véget ért: 1. forduló. Kezdődik: 2. forduló.',
    ],
  },
  ru: {
    combat: [
      'Béla делает ход и разыгрывает главного героя.',
      'Anna начинает бой.',
      'В бою, Anna: King Basilisk, ATK 5, DEF 3.',
    ],
    cancelled: [
      'Béla разыгрывает свободное действие: Hyperstride.',
      'Anna отменяет: Hyperstride (картой: Breakspell). Затем ходит Anna.',
      'Отменено: Hyperstride. Anna пасует.',
    ],
    end: ['Béla пасует.', 'Anna пасует. Пасовали оба: раунд 1 заканчивается.', 'Раунд 1 окончен; начинается раунд 2.'],
  },
};

describe.each(Object.entries(SAID))('The log in %s', (spoken, said) => {
  beforeAll(() => speak(spoken === 'hu' || spoken === 'ru' ? spoken : 'en'));

  test('tells turns and a combat', async () => {
    expect((await lastSentences(8, combat)).slice(0, 3)).toEqual(said.combat);
  });

  test('tells what was cancelled when it comes about', async () => {
    expect(await lastSentences(3, cancelled)).toEqual(said.cancelled);
  });

  test('tells the end of a round', async () => {
    const commands: readonly Command[] = [
      ...begun(),
      { type: 'pass', seat: 'defending' },
      { type: 'pass', seat: 'lead' },
      { type: 'finishRound' },
    ];
    expect(await lastSentences(3, commands)).toEqual(said.end);
  });
});

const lasting: readonly Command[] = [
  ...begun('map'),
  {
    type: 'modify',
    seat: 'lead',
    source: '',
    cards: [],
    affects: { what: 'hero', side: 'enemy' },
    change: { kind: 'atk', op: 'by', amount: 2 },
    until: 'round',
  },
  {
    type: 'watch',
    seat: 'lead',
    source: 'Trap',
    watches: {
      do: 'when',
      when: { event: 'movesInto', of: { what: 'hero' } },
      then: [{ do: 'stun', who: 'that' }],
      until: 'round',
    },
    until: 'round',
  },
];

const LASTING: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '+2 ATK, this round: every hero of Béla.',
    'Trap: This round, whenever a hero moves into a zone, stun that hero.',
  ],
  hu: [
    '+2 ATK, a forduló végéig: Béla minden hőse.',
    'Trap: A forduló végéig, valahányszor egy hős egy zónába mozog, kábítsd el azt a hőst.',
  ],
  ru: [
    '+2 ATK, до конца раунда: все герои (Béla).',
    'Trap: До конца раунда каждый раз, когда герой передвигается в какую-либо зону, оглушите этого героя.',
  ],
};

describe.each(Object.entries(LASTING))('What lasts, in the log in %s', (spoken, said) => {
  beforeAll(() => speak(spoken === 'hu' || spoken === 'ru' ? spoken : 'en'));

  test('says for whom it is, and what an effect waits for', async () => {
    const { words } = await view.describing();
    const [first, second] = await lastSentences(2, lasting, words);
    expect([first, second]).toEqual(said);
  });
});

describe('Cards in the log', () => {
  beforeAll(() => speak('en'));

  test('are named by kind and numbers where nobody named them, also when KO’d', async () => {
    const [sentence] = await lastSentences(1, combat);
    expect(sentence).toBe('Anna aims: 3 at Minor hero 3/3, 2 at Gareon. KO’d: Minor hero 3/3, King Basilisk.');
  });
});
