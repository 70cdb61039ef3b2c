/** A fighter entered by two taps: first its ATK, then its DEF. */
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';

export class FighterEntry {
  readonly #table: Table;
  readonly #seat: Seat;
  #atk = $state<number | null>(null);

  constructor(table: Table, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
  }

  /** What was tapped already, while DEF is still to come. */
  get atk(): number | null {
    return this.#atk;
  }

  /** Which number the next tap is. */
  get asks(): 'atk' | 'def' {
    return this.#atk === null ? 'atk' : 'def';
  }

  /** Takes a digit; the second one is the fighter. A refused fighter leaves its ATK standing. */
  async tap(digit: number): Promise<void> {
    const atk = this.#atk;
    if (atk === null) {
      this.#atk = digit;
      return;
    }
    const fighter = { name: '', kind: 'minor', atk, def: digit } as const;
    if (await this.#table.send({ type: 'addFighter', seat: this.#seat, fighter })) this.#atk = null;
  }

  back(): void {
    this.#atk = null;
  }
}
