import { combat } from './combat.ts';
import { map } from './map.ts';
import { match } from './match.ts';

/** Huntik's words. Every language has exactly these keys. */
export const en = { combat, map, match };

export type HuntikTexts = typeof en;
