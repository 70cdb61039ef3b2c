/** What a power asks, and what was answered, in the words of the table. */
import type { Description } from '../../../../games/huntik/powers/selector.ts';
import type { Ask, Piece, Reply } from '../../../../games/huntik/questions/asking.ts';
import { isZone } from '../../../../games/huntik/questions/zones.ts';
import type { UsingTexts } from '../../../../games/huntik/texts/en/using.ts';
import { zoneNumber } from '../map/cardWords.ts';
import type { Table } from '../table.svelte.ts';

const choose = (t: UsingTexts, from: Description): string => t.effectsSentence([{ do: 'chooseCard', from }]);

/** The question, said as the power says it. */
export function askWords(t: UsingTexts, ask: Ask, targets: Piece['targets'] = []): string {
  switch (ask.kind) {
    case 'x':
      return t.whichX;
    case 'die':
      return t.rolled;
    case 'zone':
      return t.effectsSentence([{ do: 'chooseZone' }]);
    case 'target':
      return choose(t, ask.of);
    case 'card':
      return choose(t, ask.from);
    case 'may':
      return ask.otherwise.length === 0
        ? t.effectsSentence([{ do: 'may', what: ask.what }], targets)
        : t.effectsSentence([{ do: 'unless', who: ask.who, does: ask.what, otherwise: ask.otherwise }], targets);
    case 'option':
      return t.chooseOne;
    default:
      return ask satisfies never;
  }
}

/** What was answered, in short. */
export function replyWords(
  table: Table,
  t: UsingTexts,
  ask: Ask,
  reply: Reply,
  targets: Piece['targets'] = [],
): string {
  switch (ask.kind) {
    case 'x':
      return t.xIs(Number(reply));
    case 'die':
      return t.dieIs(Number(reply));
    case 'zone':
      return typeof reply === 'number' && isZone(reply) ? table.t.map.zone(zoneNumber(reply)) : '';
    case 'target':
    case 'card':
      return table.cardName(String(reply));
    case 'may':
      return table.t.map.about(reply === true ? t.yes : t.no, askWords(t, ask, targets));
    case 'option':
      return t.effectsSentence(ask.of[Number(reply)] ?? [], targets);
    default:
      return ask satisfies never;
  }
}
