import { expect, test } from 'vitest';
import { initialBoard, type Board } from '../../../../src/games/huntik/board.ts';
import type { Check } from '../../../../src/games/huntik/missions/mission.ts';
import { judgeCheck } from '../../../../src/games/huntik/missions/terms.ts';
import type { Seat } from '../../../../src/games/huntik/vocabulary.ts';
import { inPlay as card } from '../inPlay.ts';

const board: Board = {
  ...initialBoard,
  depth: 'map',
  score: { lead: 2, defending: 5 },
  kos: { lead: 1, defending: 0 },
  cards: [
    card('Sophie', 'lead', 2),
    card('Gareon', 'defending', 2),
    card('Lok', 'lead', 4, { stunned: true }),
    card('Crown of Gold', null, 2, { kind: 'feature', withHero: 'Sophie' }),
    card('Gate', 'lead', 2, { kind: 'obstacle' }),
  ],
};

const verdict = (check: Check, seat: Seat = 'lead', on: Board = board) => judgeCheck(on, check, seat).verdict;

test.each<[Check, Seat, string]>([
  [{ is: 'score', atLeast: 3 }, 'lead', 'unmet'],
  [{ is: 'score', atLeast: 5 }, 'defending', 'met'],
  [{ is: 'kos', side: 'friendly', atLeast: 1 }, 'lead', 'met'],
  [{ is: 'kos', side: 'enemy', atLeast: 1 }, 'lead', 'unmet'],
  [{ is: 'kos', side: 'enemy', atLeast: 1 }, 'defending', 'met'],
  [{ is: 'heroInZone', side: 'friendly', zone: 2, atLeast: 1 }, 'lead', 'met'],
  // The obstacle in zone 2 is no hero (305.3d).
  [{ is: 'heroInZone', side: 'friendly', zone: 2, atLeast: 2 }, 'lead', 'unmet'],
  [{ is: 'heroInZone', side: 'enemy', named: 'gare', zone: 2, atLeast: 1 }, 'lead', 'met'],
  // A stunned hero keeps its name, its zone and who controls it (407.1).
  [{ is: 'heroInZone', side: 'friendly', named: 'Lok', zone: 4, atLeast: 1 }, 'lead', 'met'],
  [{ is: 'heroInZone', side: 'friendly', zone: 2, atLeast: 1 }, 'defending', 'met'],
  [{ is: 'featureInZone', zone: 2 }, 'defending', 'met'],
  [{ is: 'featureInZone', named: 'Key', zone: 2 }, 'lead', 'unmet'],
  [{ is: 'carried', side: 'friendly', named: 'crown' }, 'lead', 'met'],
  [{ is: 'carried', side: 'friendly', named: 'crown', zone: 3 }, 'lead', 'unmet'],
  [{ is: 'carried', side: 'enemy' }, 'defending', 'met'],
])('%j is judged for the %s player', (check, seat, expected) => {
  expect(verdict(check, seat)).toBe(expected);
});

const met: Check = { is: 'score', atLeast: 2 };
const unmet: Check = { is: 'score', atLeast: 3 };
const untracked: Check = { is: 'carried', side: 'friendly' };

test.each<['all' | 'any', readonly Check[], string]>([
  ['all', [met, met], 'met'],
  ['all', [met, untracked], 'unknown'],
  ['all', [unmet, untracked], 'unmet'],
  ['any', [unmet, met], 'met'],
  ['any', [met, untracked], 'met'],
  ['any', [unmet, untracked], 'unknown'],
  ['any', [unmet, unmet], 'unmet'],
])('%s of %j at rounds depth', (is, of, expected) => {
  expect(verdict({ is, of }, 'lead', { ...board, depth: 'rounds' })).toBe(expected);
});

test('each part says how far it is', () => {
  expect(judgeCheck(board, { is: 'all', of: [met, unmet] }, 'lead')).toMatchObject({
    verdict: 'unmet',
    parts: [
      { verdict: 'met', has: 2 },
      { verdict: 'unmet', has: 2 },
    ],
  });
});
