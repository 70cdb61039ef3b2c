import { opponentOf, type Seat } from '../../../../games/huntik/vocabulary.ts';

/**
 * From which player's side the map is looked at. It says how the phone lies on the table, not how the match stands, so it
 * outlives screens and is not stored.
 */
class Outlook {
  #seat = $state<Seat>('lead');

  get seat(): Seat {
    return this.#seat;
  }

  turn(): void {
    this.#seat = opponentOf(this.#seat);
  }
}

export const outlook = new Outlook();
