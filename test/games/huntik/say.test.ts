import { expect, test } from 'vitest';
import { initialBoard, type Board } from '../../../src/games/huntik/board.ts';
import { headline } from '../../../src/games/huntik/headline.ts';
import { sayOf } from '../../../src/games/huntik/questions/rounds.ts';
import type { Seat } from '../../../src/games/huntik/vocabulary.ts';

const round1: Board = { ...initialBoard, round: 1, wentFirst: ['defending'], turn: 'defending' };
const between: Board = { ...round1, betweenRounds: true };

const trigger = (seat: Seat, rule: '702.5' | '705.2b' = '702.5') =>
  ({ kind: 'trigger', id: `w-${seat}`, rule, seat, feature: false, note: '' }) as const;

test('in a turn it is its player’s say, whatever waits', () => {
  expect(sayOf({ ...round1, waiting: [trigger('lead')] })).toBe('defending');
});

test('between two rounds it is the say of whoever settles first (502.1d, 702.5)', () => {
  expect(sayOf({ ...between, turn: 'defending', waiting: [trigger('defending'), trigger('lead')] })).toBe('lead');
  expect(sayOf({ ...between, turn: 'lead', waiting: [trigger('lead'), trigger('defending', '705.2b')] })).toBe(
    'defending',
  );
});

test('with nothing to settle it is that of who goes first next, a card’s word included (500.1a, 500.1b)', () => {
  expect(sayOf(between)).toBe('lead');
  expect(sayOf({ ...between, goesFirst: [{ round: 2, seat: 'defending' }] })).toBe('defending');
  expect(headline(between).turn).toBe('lead');
});
