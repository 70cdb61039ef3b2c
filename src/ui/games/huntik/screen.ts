/** Which view of a match is shown. */
import type { Table } from './table.svelte.ts';

export type MatchScreen = 'question' | 'setup' | 'mulligan' | 'rounds' | 'map' | 'combat' | 'end' | 'over';

/** What waits for an answer comes before everything else. */
export function screenOf(table: Table): MatchScreen {
  if (table.is('over')) return 'over';
  if (table.is('question')) return 'question';
  if (table.is('setup.mulligans')) return 'mulligan';
  if (table.is('setup')) return 'setup';
  if (table.is('combat')) return 'combat';
  if (table.is('end')) return 'end';
  return table.board.depth === 'map' ? 'map' : 'rounds';
}
