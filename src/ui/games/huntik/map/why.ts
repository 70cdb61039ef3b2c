/** Why something cannot be done, before anybody tries. */
import type { Refusal } from '../../../../engine/decision.ts';
import type { Card } from '../../../../games/huntik/board.ts';
import type { Command } from '../../../../games/huntik/commands/index.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import { sentenceOf } from '../refusal.ts';
import type { Table } from '../table.svelte.ts';

export const whyWords = (table: Table, refusal: Refusal): string =>
  sentenceOf(table.t, (seat: Seat) => table.player(seat), refusal);

export function whyNot(table: Table, command: Command): string | undefined {
  const [refusal] = table.refusalsOf(command);
  return refusal && whyWords(table, refusal);
}

/** Why a card of the player who is acting cannot move at all. */
export const whyNotMove = (table: Table, card: Card): string | undefined =>
  whyNot(table, { type: 'moveCard', seat: table.board.turn, card: card.id, direction: 'none', zones: 0 });
