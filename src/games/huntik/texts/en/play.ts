import { closed } from './closed.ts';
import { combat } from './combat.ts';
import { log } from './log.ts';
import { map } from './map.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rounds } from './rounds.ts';

/** The words of a match in play. */
export const play = { closed, combat, log, map, questions, refusals, rounds };
export type PlayTexts = typeof play;
