import type { HuntikTexts } from '../en/index.ts';
import { begin } from './begin.ts';
import { play } from './play.ts';

export const ru: HuntikTexts = { ...begin, ...play };
