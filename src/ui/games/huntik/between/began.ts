/** What the start of a round did, in words (502.1a-d). */
import { inPlay } from '../../../../games/huntik/questions/cards.ts';
import type { Table } from '../table.svelte.ts';

/** Undefined unless the round has only just begun: the next command begins its turns. */
export function began(table: Table): readonly string[] | undefined {
  if (!table.isStored('start.triggers')) return undefined;
  const entry = table.line.findLast(({ command }) => command.type === 'finishRound');
  const { match } = table.t;
  const rest = [match.bothDraw, match.startTriggers];
  // Where no card was kept, the people at the table turn and ready what they see.
  if (inPlay(table.board).length === 0) return [match.unstunThem, match.readyThem, ...rest];
  const unstunned = entry?.events.find((event) => event.type === 'allUnstunned')?.cards ?? [];
  const readied = entry?.events.find((event) => event.type === 'allReadied')?.cards ?? [];
  const names = unstunned.map((id) => table.cardName(id)).join(', ');
  return [match.unstunned(names), readied.length === 0 ? match.nothingReadied : match.readied(readied.length), ...rest];
}
