/** What `decide` answers: the events that follow from a command, or the refusals that stop it. A refusal is a value. */

export type Params = Readonly<Record<string, string | number>>;

/** Why a command changes nothing. `absolute` ones make no sense at the table either, so nothing overrules them. */
export type Refusal = {
  readonly rule: string;
  readonly reason: string;
  readonly params: Params;
  readonly absolute?: true;
};

export type Decision<Event> =
  | { readonly ok: true; readonly events: readonly Event[]; readonly overruled: readonly string[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export const accept = <Event>(events: readonly Event[], overruled: readonly string[] = []): Decision<Event> => ({
  ok: true,
  events,
  overruled,
});

export const refuse = (...refusals: readonly Refusal[]): Decision<never> => ({ ok: false, refusals });

/**
 * The events of one command while they come about: each is evolved at once, so that the next one is worked out from
 * the board it leaves behind.
 */
export class Unfolding<Board, Event> {
  readonly #evolve: (board: Board, event: Event) => Board;
  readonly #events: Event[] = [];
  #board: Board;

  constructor(board: Board, evolve: (board: Board, event: Event) => Board) {
    this.#board = board;
    this.#evolve = evolve;
  }

  get board(): Board {
    return this.#board;
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  add(...events: readonly Event[]): this {
    for (const event of events) {
      this.#board = this.#evolve(this.#board, event);
      this.#events.push(event);
    }
    return this;
  }
}
