/** How a side aims its attacks, while it is being settled. */
import type { Card, CardId, Combat } from '../../../../games/huntik/board.ts';
import { aimables, totalOf } from '../../../../games/huntik/questions/combat.ts';
import { koCost, suggestAims } from '../../../../games/huntik/questions/koOptions.ts';
import type { Aim } from '../../../../games/huntik/schemas.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';
import { keepDraft, readDraft } from './aimDraft.ts';

export class Aims {
  readonly #table: Table;
  readonly #combat: Combat;
  readonly seat: Seat;
  readonly attacks: number;
  /** All enemies, those that cannot be aimed at included. */
  readonly enemies: readonly Card[];
  /** Those that can be aimed at. */
  readonly open: readonly Card[];
  #aimed = $state.raw<readonly Aim[]>([]);
  #suggested = $state(false);

  constructor(table: Table, combat: Combat, seat: Seat) {
    this.#table = table;
    this.#combat = combat;
    this.seat = seat;
    this.attacks = totalOf(table.board, combat, seat).value;
    const { enemies, open } = aimables(table.board, combat, seat);
    this.enemies = enemies;
    this.open = open;
    const draft = readDraft(table, this);
    this.#suggested = draft === undefined;
    this.#aimed = draft ?? suggestAims(table.board, combat, seat);
  }

  /** Nobody has touched them: they are the phone's. */
  get suggested(): boolean {
    return this.#suggested;
  }

  canAimAt(card: Card): boolean {
    return this.open.some(({ id }) => id === card.id);
  }

  at(card: Card): number {
    return this.#aimed.find((aim) => aim.card === card.id)?.attacks ?? 0;
  }

  /** Still to be aimed: no attack may be left (602.2a). */
  get left(): number {
    return this.#aimed.reduce((left, aim) => left - aim.attacks, this.attacks);
  }

  /** What it takes to KO a card; undefined where attacks cannot. */
  cost(card: Card): number | undefined {
    return koCost(this.#table.board, card);
  }

  falls(card: Card): boolean {
    const cost = this.cost(card);
    return cost !== undefined && this.at(card) >= cost;
  }

  get falling(): readonly CardId[] {
    return this.enemies.filter((card) => this.falls(card)).map(({ id }) => id);
  }

  set(card: Card, attacks: number): void {
    this.#take(this.#aimed.map((aim) => (aim.card === card.id ? { ...aim, attacks } : aim)));
  }

  /** Aims so that these fall. */
  choose(set: readonly CardId[]): void {
    this.#take(suggestAims(this.#table.board, this.#combat, this.seat, set));
  }

  #take(aims: readonly Aim[]): void {
    this.#aimed = aims;
    this.#suggested = false;
    keepDraft(this.#table, this, aims);
  }

  send(): Promise<boolean> {
    return this.#table.send({ type: 'aimAttacks', seat: this.seat, aims: [...this.#aimed] });
  }
}
