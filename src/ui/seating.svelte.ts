/** How two people sit at the rounds screen: `opposite` turns the far half to face its player. */
export const SEATINGS = ['together', 'opposite'] as const;
export type Seating = (typeof SEATINGS)[number];

class SeatingState {
  #current = $state<Seating>('together');
  #keep: ((chosen: Seating) => void) | undefined;

  get current(): Seating {
    return this.#current;
  }

  /** The choice of an earlier day, and who remembers the next one. */
  restore(kept: Seating, keep: (chosen: Seating) => void): void {
    this.#current = kept;
    this.#keep = keep;
  }

  choose(chosen: Seating): void {
    this.#current = chosen;
    this.#keep?.(chosen);
  }
}

/** Chosen in Settings, or on the table with a tap. */
export const seating = new SeatingState();
