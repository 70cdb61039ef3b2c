/** A table with a real match behind it. */
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import type { Seat } from '../../../src/games/huntik/vocabulary.ts';
import { Table } from '../../../src/ui/games/huntik/table.svelte.ts';
import { begun, played } from './played.ts';

/** A card that stands somewhere before a test begins. */
export const stands = (
  seat: Seat,
  name: string,
  [atk, def]: readonly [number, number],
  zone: number,
  kind: 'major' | 'minor' | 'legendary' | 'obstacle' | 'feature' = 'minor',
): Command => ({
  type: 'bringIntoPlay',
  seat,
  card: { name, kind, atk, def },
  from: 'nowhere',
  zone,
  ...(kind === 'obstacle' ? { controller: seat } : {}),
});

/** Round 1 of a match between Anna, who leads, and Béla, with the lead player's turn on. */
export async function tableWith(depth: 'combat' | 'map', ...commands: readonly Command[]): Promise<Table> {
  const turn: Command = { type: 'setSequence', to: 'turn', seat: 'lead' };
  const { match, library } = await played(...begun(depth), turn, ...commands);
  return new Table(match, library);
}

/** The id of a card by its name. */
export function idOf(table: Table, name: string): string {
  const card = table.board.cards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`no card is named ${name}`);
  return card.id;
}
