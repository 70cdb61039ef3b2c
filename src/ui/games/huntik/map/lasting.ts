/** What lasts for a while, in words, with the command that takes it off. */
import type { Card } from '../../../../games/huntik/board.ts';
import type { Command } from '../../../../games/huntik/commands/index.ts';
import { isDescribed } from '../../../../games/huntik/questions/seen.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';
import { changeWords } from './effectWords.ts';

export type Lasting = { readonly id: string; readonly words: string; readonly source: string; readonly off: Command };

/** Modifiers on a card and counters lying on it. */
export function lastingOn(table: Table, card: Card, seat: Seat): readonly Lasting[] {
  const counters = card.counters.map(({ id, name, atk, def }) => ({
    id,
    words: table.t.map.addCounter(name, atk, def),
    source: '',
    off: { type: 'removeCounter', seat, card: card.id, counter: id } satisfies Command,
  }));
  const modifiers = table.board.modifiers
    .filter((modifier) => modifier.cards.includes(card.id) || isDescribed(table.board, modifier, card))
    .map(({ id, change, source, until }) => ({
      id,
      words: table.t.map.until(changeWords(table, change), table.t.map.ends[until]),
      source,
      off: { type: 'endModifier', seat, modifier: id } satisfies Command,
    }));
  return [...modifiers, ...counters];
}
