/** The powers of a card while they are edited: each as it stands, and as it was when it was last finished. */
import type { Fault } from '../../../../games/huntik/powers/editing/fault.ts';
import type { Piece } from '../../../../games/huntik/powers/editing/hole.ts';
import { pieceOf, readPower } from '../../../../games/huntik/powers/editing/read.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';

export type Draft = {
  readonly id: number;
  readonly piece: Piece;
  /** What counts; `null` until the power was finished once. */
  readonly kept: Power | null;
  readonly fault: Fault | null;
};

export class Drafts {
  #list = $state.raw<readonly Draft[]>([]);
  #last = 0;
  readonly #onchange: (powers: readonly Power[]) => void;

  /** @param onchange is told what counts after each change */
  constructor(powers: readonly Power[], onchange: (powers: readonly Power[]) => void) {
    this.#list = powers.map((power) => this.#draft(pieceOf(power)));
    this.#onchange = onchange;
  }

  get list(): readonly Draft[] {
    return this.#list;
  }

  /** What is wrong with each power that is not finished, seen from all of them. */
  get faults(): readonly Fault[] {
    return this.#list.flatMap(({ fault }, index) => (fault === null ? [] : [{ ...fault, at: [index, ...fault.at] }]));
  }

  #draft(piece: Piece): Draft {
    const { power, fault } = readPower(piece);
    return { id: ++this.#last, piece, kept: power, fault };
  }

  #change(list: readonly Draft[]): void {
    this.#list = list;
    this.#onchange(list.flatMap(({ kept }) => (kept === null ? [] : [kept])));
  }

  /** @returns the power that was added */
  add(piece: Piece): Draft {
    const draft = this.#draft(piece);
    this.#change([...this.#list, draft]);
    return draft;
  }

  replace(id: number, piece: Piece): void {
    const { power, fault } = readPower(piece);
    this.#change(
      this.#list.map((draft) => (draft.id === id ? { ...draft, piece, fault, kept: power ?? draft.kept } : draft)),
    );
  }

  remove(id: number): void {
    this.#change(this.#list.filter((draft) => draft.id !== id));
  }

  /** Nearer to the beginning by one place. */
  earlier(id: number): void {
    const index = this.#list.findIndex((draft) => draft.id === id);
    const draft = this.#list[index];
    const before = this.#list[index - 1];
    if (draft === undefined || before === undefined) return;
    this.#change(this.#list.toSpliced(index - 1, 2, draft, before));
  }
}
