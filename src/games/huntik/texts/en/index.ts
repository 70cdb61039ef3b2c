import { closed } from './closed.ts';
import { combat } from './combat.ts';
import { log } from './log.ts';
import { map } from './map.ts';
import { match } from './match.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rounds } from './rounds.ts';
import { setup } from './setup.ts';

/** Huntik's words. Every language has exactly these keys. */
export const en = { closed, combat, log, map, match, questions, refusals, rounds, setup };

export type HuntikTexts = typeof en;
