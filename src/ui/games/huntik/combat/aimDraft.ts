/** The aims that somebody is setting, kept until they are sent: a glance at the log or a reload must not undo them. */
import type { Card } from '../../../../games/huntik/board.ts';
import type { Aim } from '../../../../games/huntik/schemas.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import { keep, kept } from '../../../tabMemory.ts';
import type { Table } from '../table.svelte.ts';

/** What is aimed, and whose aims these are of which combat. */
type Aiming = {
  readonly seat: Seat;
  readonly attacks: number;
  readonly enemies: readonly Card[];
  readonly open: readonly Card[];
};

const nameFor = (table: Table): string => `aims ${table.match.header.id}`;

/** Another combat, other attacks or other enemies make another aiming. */
function keyOf(table: Table, { seat, attacks, enemies, open }: Aiming): string {
  const totalled = table.line.findLast(({ events }) => events.some(({ type }) => type === 'attacksTotalled'));
  const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);
  return JSON.stringify([totalled?.seq ?? 0, seat, attacks, ids(enemies), ids(open)]);
}

export function keepDraft(table: Table, aiming: Aiming, aims: readonly Aim[]): void {
  keep(nameFor(table), { of: keyOf(table, aiming), attacks: aims.map(({ attacks }) => attacks) });
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** The attacks at each enemy that can be aimed at; undefined where none were kept, or for another aiming. */
export function readDraft(table: Table, aiming: Aiming): readonly Aim[] | undefined {
  const draft = kept(nameFor(table));
  if (typeof draft !== 'object' || draft === null || !('of' in draft) || !('attacks' in draft)) return undefined;
  if (draft.of !== keyOf(table, aiming) || !Array.isArray(draft.attacks)) return undefined;
  const attacks = draft.attacks.filter(isNumber).filter((count) => count >= 0);
  const sum = attacks.reduce((so, count) => so + count, 0);
  if (attacks.length !== aiming.open.length || sum > aiming.attacks) return undefined;
  return aiming.open.map(({ id }, index) => ({ card: id, attacks: attacks[index] ?? 0 }));
}
