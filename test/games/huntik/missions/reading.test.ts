import { expect, test } from 'vitest';
import { readMission } from '../../../../src/games/huntik/missions/reading.ts';

const EMPTY = { name: 'The crown', kind: 'mutual', features: [], reminders: [], terms: [], points: [] };
const term = { for: 'either', words: '3 points', when: 'atOnce', check: { is: 'score', atLeast: 3 } };

test('a mission is rebuilt as it was written', () => {
  const mission = { ...EMPTY, terms: [term], morePointsWin: true };
  expect(readMission(mission)).toEqual({ ok: true, value: mission });
});

test.each([
  [{ ...EMPTY, kind: 'duel' }, 'kind'],
  [{ ...EMPTY, features: [{ kind: 'feature', name: 'Crown', at: 6 }] }, 'features.0.at'],
  [{ ...EMPTY, features: [{ kind: 'obstacle', name: 'Gate', at: 'side', atk: 1, def: 2 }] }, 'features.0.controller'],
  [{ ...EMPTY, reminders: [{ at: { is: 'heroEnters' }, words: 'Draw' }] }, 'reminders.0.at.zone'],
  [{ ...EMPTY, reminders: [{ at: { is: 'roundEnds' }, words: ' ' }] }, 'reminders.0.words'],
  [{ ...EMPTY, terms: [term, { ...term, when: 'someday' }] }, 'terms.1.when'],
  [
    { ...EMPTY, terms: [{ ...term, check: { is: 'all', of: [{ is: 'kos', side: 'enemy' }] } }] },
    'terms.0.check.of.0.atLeast',
  ],
  [{ ...EMPTY, points: [{ on: 'roundEnds', for: 'either', points: 1 }] }, 'points.0.check'],
  [{ ...EMPTY, cards: [] }, 'cards'],
])('what is wrong is named: %#', (mission, path) => {
  expect(readMission(mission)).toMatchObject({ ok: false, path });
});

test('checks inside checks come to an end', () => {
  const nested = (depth: number): object =>
    depth === 1 ? { is: 'score', atLeast: 1 } : { is: 'all', of: [nested(depth - 1)] };
  const withCheck = (depth: number) => readMission({ ...EMPTY, terms: [{ ...term, check: nested(depth) }] });
  expect(withCheck(4)).toMatchObject({ ok: true });
  expect(withCheck(5)).toMatchObject({ ok: false, path: 'terms' });
});

test('in an expert mission nobody but the lead player has terms (304.2a)', () => {
  expect(readMission({ ...EMPTY, kind: 'expert', terms: [term] })).toMatchObject({ ok: false, path: 'terms.0.for' });
  expect(readMission({ ...EMPTY, kind: 'expert', terms: [{ ...term, for: 'lead' }] })).toMatchObject({ ok: true });
});
