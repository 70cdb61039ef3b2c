import type { Table } from '../table.svelte.ts';

/**
 * Closes a sheet once something was done: by the sheet itself, on the table's word after a refusal, or by going back.
 * Called while the sheet is being made.
 */
export function closeOnceDone(table: Table, onclose: () => void): void {
  const before = table.last?.seq;
  $effect(() => {
    if (table.last?.seq !== before) onclose();
  });
}
