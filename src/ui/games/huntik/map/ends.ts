import { DURATIONS } from '../../../../engine/modifiers/modifier.ts';
import type { Table } from '../table.svelte.ts';

/** How long something can last now; the end of a combat only while there is one (708.3). */
export const endOptions = (table: Table) =>
  DURATIONS.filter((until) => until !== 'combat' || table.board.combat !== null).map((value) => ({
    value,
    label: table.t.map.ends[value],
  }));
