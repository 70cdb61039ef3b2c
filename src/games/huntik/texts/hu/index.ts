import type { HuntikTexts } from '../en/index.ts';
import { combat } from './combat.ts';
import { map } from './map.ts';
import { match } from './match.ts';

export const hu: HuntikTexts = { combat, map, match };
