/** The action cards that the app knows by name: fetched apart, as nothing else needs them. */
import { cards } from '../cards/index.ts';

export const knownActions = cards.filter((card) => card.card === 'action');
