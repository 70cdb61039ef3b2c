/** Effects as people bring them about at the table. */
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Command } from '../../../../games/huntik/commands/index.ts';
import type { Table } from '../table.svelte.ts';

/** Whose effect it is, as the screen says it: of the player who has the say or the turn. */
export function effectSeat(table: Table): Seat {
  const { combat, turn } = table.board;
  return combat === null ? turn : combat.say;
}

/** Sends commands one after another, as far as none is refused. */
export async function sendAll(table: Table, commands: readonly Command[]): Promise<boolean> {
  for (const command of commands) {
    if (!(await table.send(command))) return false;
  }
  return true;
}
