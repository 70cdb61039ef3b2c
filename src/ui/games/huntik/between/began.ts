/** What the start of a round did, in words (502.1a-d). */
import type { Table } from '../table.svelte.ts';

export type Begun = { readonly rule: string; readonly words: string };

/** Undefined unless the round has only just begun: the next command begins its turns. */
export function began(table: Table): readonly Begun[] | undefined {
  if (!table.isStored('start.triggers')) return undefined;
  const entry = table.line.findLast(({ command }) => command.type === 'finishRound');
  const { match } = table.t;
  const onMap = table.board.depth === 'map';
  const unstunned = entry?.events.find((event) => event.type === 'allUnstunned')?.cards ?? [];
  const readied = entry?.events.find((event) => event.type === 'allReadied')?.cards ?? [];
  return [
    {
      rule: '502.1a',
      words: onMap ? match.unstunned(unstunned.map((id) => table.cardName(id)).join(', ')) : match.unstunThem,
    },
    { rule: '502.1b', words: onMap ? match.readied(readied.length) : match.readyThem },
    { rule: '502.1c', words: match.bothDraw },
    { rule: '502.1d', words: match.startTriggers },
  ];
}
