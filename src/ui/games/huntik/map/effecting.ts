/** Effects as people bring them about at the table. */
import { SEATS, type Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Command } from '../../../../games/huntik/commands/index.ts';
import type { Table } from '../table.svelte.ts';

/** Whose effect it most likely is: the player who has the say, or who has just acted and whose turn is not yet over. */
export function effectSeat(table: Table): Seat {
  const { combat, turn } = table.board;
  if (combat !== null) return combat.say;
  const acted = table.isStored('turn.acted') ? table.last?.seat : null;
  return SEATS.find((seat) => seat === acted) ?? turn;
}

/** Sends commands one after another, as far as none is refused. */
export async function sendAll(table: Table, commands: readonly Command[]): Promise<boolean> {
  for (const command of commands) {
    if (!(await table.send(command))) return false;
  }
  return true;
}
