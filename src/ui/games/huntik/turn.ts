/** What is to be known about the turn that is going on. */
import { firstByRule, firstInRound, majorHeroesLeft, passEndsRound } from '../../../games/huntik/questions/rounds.ts';
import { LAST_ROUND, type Seat } from '../../../games/huntik/vocabulary.ts';
import type { Table } from './table.svelte.ts';

/** The sentences under "Lead acts", most pressing first. */
export function turnNotes(table: Table, seat: Seat): readonly string[] {
  const { board, t } = table;
  const acting = board.turn === seat && !board.betweenRounds;
  const next = board.round + 1;
  const byCard = next <= LAST_ROUND && firstInRound(board, next) !== firstByRule(next);
  return [
    ...(acting && passEndsRound(board, seat) ? [t.match.passEndsRound(table.player(seat), board.round)] : []),
    ...(acting && board.goAgain ? [t.match.goesAgain(table.player(seat))] : []),
    ...(byCard && firstInRound(board, next) === seat ? [t.match.goesFirst(table.player(seat), next)] : []),
    majorHeroesLeft(board, seat) > 0 ? t.match.majorsLeft(majorHeroesLeft(board, seat)) : t.match.majorUsed,
  ];
}
