import { begin } from './begin.ts';
import { play } from './play.ts';

/** Huntik's words. Every language has exactly these keys. */
export const en = { ...begin, ...play };

export type HuntikTexts = typeof en;
