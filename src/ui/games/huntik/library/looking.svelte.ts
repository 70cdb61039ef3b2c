/** What somebody looks for in the list of cards: it stays while they look at one of them. */
import type { CardSort } from '../../../../games/huntik/cards/card.ts';

class Looking {
  query = $state('');
  sort = $state<CardSort | 'all'>('all');
}

export const looking = new Looking();
