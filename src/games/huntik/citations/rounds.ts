/** Rounds, and how a match ends. */
import type { Board } from '../board.ts';
import { firstByRule } from '../questions/rounds.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';
import { SEATS } from '../vocabulary.ts';
import { drawn } from './counts.ts';
import { cite, type Citings } from './moment.ts';

/** Whose turn comes first: by the round's number, or because a card said so for this round (500.1a, 500.1b). */
function firstTurn({ goesFirst }: Board, { round, first }: { readonly round: number; readonly first: string }) {
  const isGiven = goesFirst.some((one) => one.round === round);
  return [...cite(isGiven, '500.1b'), ...cite(!isGiven && first === firstByRule(round), '500.1a')];
}

/** What triggers between two rounds does so at the end of one or at the start of the next. */
export function betweenRounds(board: Board): readonly RuleNumber[] {
  if (!board.betweenRounds) return [];
  return board.wentFirst.length >= board.round ? ['501.1b'] : ['502.1d'];
}

const isTrigger = ({ kind }: Board['waiting'][number]): boolean => kind === 'trigger';

export const rounds: Citings = {
  roundStarted: ({ event, before }) => ['500.1', ...firstTurn(before, event)],
  termsChecked: () => ['501.1a'],
  pointsScored: ({ event: { by } }) => cite(by !== undefined, '304.1'),
  timerAdvanced: () => ['501.1e', '500.1'],
  allUnstunned: ({ event: { cards } }) => cite(cards.length > 0, '502.1a', '407.5'),
  allReadied: ({ event: { cards } }) => cite(cards.length > 0, '502.1b'),
  twoDrawn: ({ event, before }) => [
    '502.1c',
    ...new Set(SEATS.flatMap((seat) => drawn(before, seat, event.drawn[seat]))),
  ],
  turnsOpened: ({ event, before }) => firstTurn(before, event),
  heroesCompared: () => ['102.2a'],
  gameWon: ({ event: { reason }, before }) => [
    ...cite(reason === 'terms' && before.mission?.kind === 'mutual', '304.2b'),
    ...cite(reason === 'terms' && before.waiting.some(isTrigger), '102.4'),
  ],
};
