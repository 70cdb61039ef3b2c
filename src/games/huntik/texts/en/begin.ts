import { match } from './match.ts';
import { setup } from './setup.ts';

/** The words with which a match begins. */
export const begin = { match, setup };
export type BeginTexts = typeof begin;
