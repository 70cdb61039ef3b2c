import type { PlayTexts } from '../en/play.ts';
import { closed } from './closed.ts';
import { combat } from './combat.ts';
import { log } from './log.ts';
import { map } from './map.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rounds } from './rounds.ts';

export const play: PlayTexts = { closed, combat, log, map, questions, refusals, rounds };
