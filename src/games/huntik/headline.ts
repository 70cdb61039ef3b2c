/** What the list of matches shows of a match. */
import type { Headline } from '../../engine/pack.ts';
import { sayOf } from './questions/rounds.ts';
import { otherPerson } from './vocabulary.ts';
import type { Board } from './board.ts';

/** Players in seat order, lead first, once somebody leads. */
export function headline(board: Board): Headline {
  const lead = board.leadPerson ?? 'first';
  return {
    players: [board.people[lead], board.people[otherPerson(lead)]],
    turn: board.round === 0 || board.result !== null ? null : sayOf(board),
    round: board.round,
    score: [board.score.lead, board.score.defending],
    depth: board.depth,
    mission: board.mission?.name ?? '',
    result: board.result,
  };
}
