/** What waits to be settled, in which order. */
import type { Board, Waiting } from '../board.ts';

type Trigger = Extract<Waiting, { kind: 'trigger' }>;

/**
 * What came instead of something, or enters with a card, belongs to what has happened already (710.1b, 705.2b); then
 * features, then the lead player's, then the defending player's (702.5).
 */
export function settlingRank({ rule, feature, seat }: Trigger): number {
  switch (rule) {
    case '710.1b':
    case '801.1':
      return -2;
    case '705.2b':
      return -1;
    case '304.1':
    case '702.5':
      return feature ? 0 : seat === 'lead' ? 1 : 2;
    default:
      return rule satisfies never;
  }
}

/** The triggers that wait; among those of one rank their player picks. */
export const inSettlingOrder = ({ waiting }: Pick<Board, 'waiting'>): readonly Trigger[] =>
  waiting.filter((item) => item.kind === 'trigger').toSorted((one, other) => settlingRank(one) - settlingRank(other));
