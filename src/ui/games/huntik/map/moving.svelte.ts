/** The card that somebody is about to move, and where it may go. */
import type { Card, CardId } from '../../../../games/huntik/board.ts';
import type { CommandOf } from '../../../../games/huntik/commands/index.ts';
import { canFight, enemiesIn, zoneOf } from '../../../../games/huntik/questions/cards.ts';
import { legalMoves, type Move } from '../../../../games/huntik/questions/moves.ts';
import { asCountedBy } from '../../../../games/huntik/questions/zones.ts';
import type { Seat, Zone } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';

/** The move that ends in a zone, legal or not: the further away, the more a refusal has to say. */
function moveTo(card: Card, seat: Seat, from: Zone, to: Zone): CommandOf<'moveCard'> {
  const ahead = asCountedBy(seat, to) - asCountedBy(seat, from);
  const direction = ahead === 0 ? 'none' : ahead > 0 ? 'forward' : 'back';
  return { type: 'moveCard', seat, card: card.id, direction, zones: Math.abs(ahead) };
}

export class Moving {
  readonly #table: Table;
  /** What was done last when it was chosen: anything done since lets go of it. */
  #chosen = $state.raw<{ readonly card: CardId; readonly after: number | undefined } | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The chosen card, as long as it is still its player's turn to move it. */
  get card(): Card | undefined {
    const chosen = this.#chosen;
    if (chosen === null || chosen.after !== this.#table.last?.seq) return undefined;
    const card = this.#table.card(chosen.card);
    return card !== undefined && this.mayChoose(card) ? card : undefined;
  }

  /** Where the chosen card stands with no enemy beside it: going there is no move, it is put back. */
  get home(): Zone | null {
    const { card } = this;
    const from = card === undefined ? null : zoneOf(card);
    if (from === null) return null;
    const { board } = this.#table;
    return enemiesIn(board, from, board.turn).length === 0 ? from : null;
  }

  get moves(): readonly Move[] {
    return this.card === undefined ? [] : legalMoves(this.#table.board, this.card);
  }

  /** A fighter of the player who is acting: also one that cannot move now, so that the refusal can say why. */
  mayChoose(card: Card): boolean {
    const { board } = this.#table;
    return this.#table.is('turn.acting') && canFight(card) && this.#table.sideOf(card) === board.turn;
  }

  choose(card: Card): void {
    this.#chosen = { card: card.id, after: this.#table.last?.seq };
  }

  release(): void {
    this.#chosen = null;
  }

  /** Moves the chosen card; a refusal leaves it chosen, so that another zone is one tap away. */
  async go(to: Zone): Promise<void> {
    if (to === this.home) {
      this.release();
      return;
    }
    const { card } = this;
    const from = card === undefined ? null : zoneOf(card);
    if (card === undefined || from === null) return;
    await this.#table.send(moveTo(card, this.#table.board.turn, from, to));
  }
}
