/** Asks what a power needs, one thing after the other; what was answered can be taken back. */
import type { Choices } from '../../../../games/huntik/powers/choices.ts';
import {
  answered,
  nextOf,
  type Ask,
  type Piece,
  type Reply,
  type Telling,
} from '../../../../games/huntik/questions/asking.ts';
import type { Table } from '../table.svelte.ts';

/** A question that was answered. */
export type Step = { readonly ask: Ask; readonly reply: Reply };

type Asked = { readonly pieces: readonly Piece[]; readonly telling: Telling; readonly known?: Choices };

export class Asker {
  readonly #table: Table;
  readonly #asked: () => Asked;
  #steps = $state.raw<readonly Step[]>([]);

  /** @param asked what asks; read again whenever it changes */
  constructor(table: Table, asked: () => Asked) {
    this.#table = table;
    this.#asked = asked;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get told(): Choices {
    const { known = {} } = this.#asked();
    return this.#steps.reduce((told, { ask, reply }) => answered(told, ask, reply), known);
  }

  /** What is asked next; null once everything is known. */
  get ask(): Ask | null {
    const { pieces, telling } = this.#asked();
    return nextOf(this.#table.board, pieces, telling, this.told);
  }

  reply(reply: Reply): void {
    const { ask } = this;
    if (ask !== null) this.#steps = [...this.#steps, { ask, reply }];
  }

  takeBack(): void {
    this.#steps = this.#steps.slice(0, -1);
  }

  /** Another power is asked about. */
  begin(): void {
    this.#steps = [];
  }
}
