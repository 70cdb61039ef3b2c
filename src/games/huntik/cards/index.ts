/** Every card that the rulebook names in its examples. */
import { actions } from './actions.ts';
import type { CardDefinition } from './card.ts';
import { heroes } from './heroes.ts';

export const cards: readonly CardDefinition[] = [...heroes, ...actions];
