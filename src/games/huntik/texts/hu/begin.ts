import type { BeginTexts } from '../en/begin.ts';
import { match } from './match.ts';
import { setup } from './setup.ts';

export const begin: BeginTexts = { match, setup };
