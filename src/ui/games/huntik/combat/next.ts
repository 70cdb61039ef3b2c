/** What comes of the next tap in a combat, in a few words. */
import type { Combat } from '../../../../games/huntik/board.ts';
import { fightersOf, aimables, totalOf } from '../../../../games/huntik/questions/combat.ts';
import { opponentOf, SEATS } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';
import type { Aims } from './aims.svelte.ts';

/** After a pass: the other player's say, the aims, or the end of a combat in which a side has nobody (601.2, 601.3c). */
export function afterPass(table: Table, combat: Combat): string {
  const { combat: t } = table.t;
  const other = opponentOf(combat.say);
  if (combat.passesInARow === 0) return t.thenSay(table.player(other));
  if (SEATS.some((seat) => fightersOf(table.board, combat, seat).length === 0)) return t.thenOver;
  return t.thenAims(table.player(combat.attacking));
}

/** After the attacking player's aims the attacked player's, where there is anything to choose (602.2). */
export function afterAims(table: Table, combat: Combat, { seat }: Aims): string {
  const { combat: t } = table.t;
  const other = opponentOf(seat);
  const choices = aimables(table.board, combat, other).open.length;
  const aimsYet = seat === combat.attacking && choices > 1 && totalOf(table.board, combat, other).value > 0;
  return aimsYet ? t.thenAims(table.player(other)) : t.thenOver;
}
