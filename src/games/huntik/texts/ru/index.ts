import type { HuntikTexts } from '../en/index.ts';
import { closed } from './closed.ts';
import { combat } from './combat.ts';
import { log } from './log.ts';
import { map } from './map.ts';
import { match } from './match.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { rounds } from './rounds.ts';
import { setup } from './setup.ts';

export const ru: HuntikTexts = { closed, combat, log, map, match, questions, refusals, rounds, setup };
