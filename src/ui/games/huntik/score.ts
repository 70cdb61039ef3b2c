import type { Board } from '../../../games/huntik/board.ts';
import { SEATS } from '../../../games/huntik/vocabulary.ts';

/** Whether there is a score to be kept: it decides the mission, or somebody has points already (102.2). */
export const keepsScore = ({ mission, score }: Board): boolean =>
  mission?.kind === 'mutual' || SEATS.some((seat) => score[seat] !== 0);
