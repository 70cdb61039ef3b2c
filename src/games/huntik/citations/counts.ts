/** Cards that are only counted: drawn and discarded. */
import type { Board } from '../board.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';
import type { Seat } from '../vocabulary.ts';
import { cite, type Citings } from './moment.ts';

/** From a deck to a hand: how many each of them holds is public (400.5a, 400.6a). */
export const drawn = ({ counts }: Board, seat: Seat, count: number): readonly RuleNumber[] => [
  ...cite(count > 0, '400.11d'),
  ...cite(count > 0 && counts[seat].deck !== null, '400.5a'),
  ...cite(count > 0 && counts[seat].hand !== null, '400.6a'),
];

export const counts: Citings = {
  cardsDrawn: ({ event: { seat, count }, before, command }) => [
    ...drawn(before, seat, count),
    ...cite(command.type === 'drawCards' && command.count > count, '706.2'),
  ],
  cardsDiscarded: ({ event: { count }, command }) => [
    ...cite(count > 0, '400.11c', '400.7a'),
    ...cite(command.type === 'discardCards' && command.count > count, '706.2'),
  ],
};
