/** A change of a card's numbers that is being put together, until one tap makes it so. */
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import type { CardId } from '../../../../games/huntik/board.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import { NUMBER_KINDS, type NumberKind } from '../../../../games/huntik/vocabulary.ts';

type Modify = Extract<Effect, { type: 'modify' }>;
export type Until = Modify['until'];

export class Pending {
  readonly #amounts = $state<Record<NumberKind, number>>({ atk: 0, def: 0 });
  until: Until = $state('round');
  /** The card that causes it, where somebody says so. */
  source = $state('');

  constructor(until: Until) {
    this.until = until;
  }

  amount(kind: NumberKind): number {
    return this.#amounts[kind];
  }

  add(kind: NumberKind, by: number): void {
    this.#amounts[kind] += by;
  }

  /** What one tap will do; empty while nothing is put together. */
  effects(seat: Seat, card: CardId): readonly Modify[] {
    return NUMBER_KINDS.filter((kind) => this.#amounts[kind] !== 0).map((kind) => ({
      type: 'modify',
      seat,
      source: this.source,
      cards: [card],
      change: { kind, op: 'by', amount: this.#amounts[kind] },
      until: this.until,
    }));
  }

  clear(): void {
    this.#amounts.atk = 0;
    this.#amounts.def = 0;
  }
}
