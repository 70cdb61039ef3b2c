/** What a card shows: its look as plain data, so that the same face lies on the map, in a combat and in a list. */
import type { Card } from '../../../../games/huntik/board.ts';
import { carriedBy, isHero } from '../../../../games/huntik/questions/cards.ts';
import { seen } from '../../../../games/huntik/questions/seen.ts';
import type { CardKind, Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';

export type CardState = 'ready' | 'exhausted' | 'stunned';

/** A number as it is seen; `change` says that it is not the printed one. */
export type FaceNumber = { readonly value: number; readonly change: 'up' | 'down' | 'none' };

export type Face = {
  readonly name: string;
  readonly kind: CardKind;
  readonly side: Seat | null;
  readonly state: CardState;
  /** Null for what has no numbers: a feature that does not fight. */
  readonly numbers: { readonly atk: FaceNumber; readonly def: FaceNumber } | null;
  readonly token: boolean;
  readonly counters: number;
  /** The names of the features that go where it goes. */
  readonly carries: readonly string[];
};

export const stateOf = (card: Card): CardState => (card.stunned ? 'stunned' : card.exhausted ? 'exhausted' : 'ready');

const faceNumber = (value: number, printed: number): FaceNumber => ({
  value,
  change: value === printed ? 'none' : value > printed ? 'up' : 'down',
});

/** A hero that nobody named is its numbers; face down they are all that can stand on it. */
function faceName(table: Table, card: Card): string {
  if (card.name !== '' || !isHero(card)) return card.name || table.t.match.kinds[card.kind];
  return card.stunned ? `${card.atk}/${card.def}` : '';
}

export function faceOf(table: Table, card: Card): Face {
  const { atk, def } = seen(table.board, card);
  return {
    name: faceName(table, card),
    kind: card.kind,
    side: table.sideOf(card),
    state: stateOf(card),
    numbers:
      card.kind === 'feature' ? null : { atk: faceNumber(atk.value, card.atk), def: faceNumber(def.value, card.def) },
    token: card.token,
    counters: card.counters.length,
    carries: carriedBy(table.board, card.id).map((feature) => table.nameOf(feature)),
  };
}
