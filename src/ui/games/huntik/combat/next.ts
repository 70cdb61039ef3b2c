/** What comes of the next tap in a combat, in a few words. */
import type { Card, Combat } from '../../../../games/huntik/board.ts';
import { aimables, fightersOf, totalOf } from '../../../../games/huntik/questions/combat.ts';
import { koCost } from '../../../../games/huntik/questions/koOptions.ts';
import type { Aim } from '../../../../games/huntik/schemas.ts';
import { opponentOf, SEATS, type Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';
import type { Aims } from './aims.svelte.ts';

/** After a pass: the other player's say, the aims, or the end of a combat in which a side has nobody (601.2, 601.3c). */
export function afterPass(table: Table, combat: Combat): string {
  const { combat: t } = table.t;
  if (combat.passesInARow === 0) return t.thenSay(table.player(opponentOf(combat.say)));
  if (SEATS.some((seat) => fightersOf(table.board, combat, seat).length === 0)) return t.thenOver;
  return t.thenAims(table.player(combat.attacking));
}

/** Aims that are made, or that need no choice (602.2a, 602.2b); null where the player still has to choose. */
export function settledAims(table: Table, combat: Combat, seat: Seat): readonly Aim[] | null {
  const made = combat.aims[seat];
  if (made !== null) return made;
  const { enemies, open } = aimables(table.board, combat, seat);
  const attacks = totalOf(table.board, combat, seat).value;
  const [only, second] = open;
  if (attacks === 0 || enemies.length === 0) return [];
  if (only === undefined) return enemies.length === 1 ? [] : null;
  return second === undefined ? [{ card: only.id, attacks }] : null;
}

/** Whether so many attacks KO a card. */
export function isKod(table: Table, card: Card, attacks: number): boolean {
  const cost = koCost(table.board, card);
  return cost !== undefined && attacks >= cost;
}

/** After the attacking player's aims come the attacked player's, where there is anything to choose (602.2). */
export function afterAims(table: Table, combat: Combat, aims: Aims): string {
  const { combat: t } = table.t;
  const other = opponentOf(aims.seat);
  const settled = settledAims(table, combat, other);
  if (settled === null) return t.thenAims(table.player(other));
  const kod = settled.filter(({ card: id, attacks }) => {
    const card = table.card(id);
    return card !== undefined && isKod(table, card, attacks);
  });
  return t.thenOverWith(kod.length + aims.falling.length);
}
