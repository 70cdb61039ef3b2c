/** A combat: who is in it, the sums, the aims and the KOs. */
import type { Board, Combat } from '../board.ts';
import { findCard } from '../questions/cards.ts';
import { fightersOf, totalOf, type TotalLine } from '../questions/combat.ts';
import { seen } from '../questions/seen.ts';
import { SEATS, type Seat } from '../vocabulary.ts';
import { cite, type Citings } from './moment.ts';

const isObstacle = (board: Board, id: string): boolean => findCard(board, id)?.kind === 'obstacle';

function worth(line: TotalLine): number {
  switch (line.kind) {
    case 'fighter':
      return line.counts ? line.atk : 0;
    case 'added':
      return line.count;
    case 'removed':
      return -line.count;
    default:
      return line satisfies never;
  }
}

/** A sum that stopped at 0, or one with an ATK below 0 in it (104.2). */
function hasNegative(board: Board, combat: Combat, seat: Seat): boolean {
  const { lines } = totalOf(board, combat, seat);
  const sum = lines.reduce((so, line) => so + worth(line), 0);
  return sum < 0 || lines.some((line) => line.kind === 'fighter' && line.counts && line.atk < 0);
}

const attacksOf = (board: Board, combat: Combat, seat: Seat): number =>
  fightersOf(board, combat, seat).reduce((so, card) => so + seen(board, card).atk.value, 0);

export const combat: Citings = {
  combatStarted: ({ event: { zone, members }, before }) => [
    ...cite(zone !== null, '600.1', '600.2'),
    ...cite(
      members.some((id) => isObstacle(before, id)),
      '305.3b',
    ),
  ],
  combatEntered: ({ before }) => cite(before.combat !== null && before.combat.zone !== null, '601.3a'),
  attacksAdded: () => ['601.4'],
  attacksRemoved: ({ event: { from, count }, before }) => [
    '601.6',
    ...cite(before.combat !== null && count > attacksOf(before, before.combat, from), '601.6a'),
  ],
  attacksOfCardRemoved: () => ['601.5'],
  combatPassed: () => ['601.2'],
  combatActed: ({ before }) => ['601.2', ...cite((before.combat?.passesInARow ?? 0) > 0, '601.2a')],
  attacksTotalled: ({ before }) => {
    const { combat: open } = before;
    return [
      '602.1',
      '602.1a',
      ...cite(open !== null && SEATS.some((seat) => hasNegative(before, open, seat)), '104.2'),
    ];
  },
  attacksAimed: ({ event: { aims }, before }) => [
    ...cite(aims.length > 0, '602.2'),
    ...cite(
      aims.some(({ card, attacks }) => attacks > 0 && isObstacle(before, card)),
      '305.3b',
    ),
  ],
  aimedAtKod: ({ event: { count } }) => cite(count > 0, '602.3'),
};
