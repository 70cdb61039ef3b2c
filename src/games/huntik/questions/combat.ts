/** The sums of a combat, and who can be aimed at (601, 602). */
import type { Board, Card, CardId, Combat } from '../board.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import { cardOf, controllerOf } from './cards.ts';
import { seen } from './seen.ts';

export const fightersOf = (board: Board, combat: Combat, seat: Seat): readonly Card[] =>
  combat.members.map((id) => cardOf(board, id)).filter((card) => controllerOf(board, card) === seat);

/** One line of a total: a fighter's ATK (counting or removed, 601.5), or attacks added or removed as such (601.4, 601.6). */
export type TotalLine =
  | { readonly kind: 'fighter'; readonly card: CardId; readonly atk: number; readonly counts: boolean }
  | { readonly kind: 'added' | 'removed'; readonly count: number };

export type Total = { readonly value: number; readonly lines: readonly TotalLine[] };

/** A player's attacks: ATK of the fighters plus what was added minus what was removed, never below 0 (602.1a). */
export function totalOf(board: Board, combat: Combat, seat: Seat): Total {
  const fighters = fightersOf(board, combat, seat).map((card): TotalLine & { kind: 'fighter' } => ({
    kind: 'fighter',
    card: card.id,
    atk: seen(board, card).atk.value,
    counts: !combat.attacksRemovedOf.includes(card.id),
  }));
  const sum = fighters.reduce((so, line) => so + (line.counts ? line.atk : 0), 0);
  const added = combat.added[seat];
  const removed = combat.removed[seat];
  const lines: TotalLine[] = [...fighters];
  if (added > 0) lines.push({ kind: 'added', count: added });
  if (removed > 0) lines.push({ kind: 'removed', count: removed });
  return { value: Math.max(0, sum + added - removed), lines };
}

/** All enemies of a seat in the combat, and those among them at which attacks can be aimed (602.2, 602.2b). */
export function aimables(
  board: Board,
  combat: Combat,
  seat: Seat,
): { enemies: readonly Card[]; open: readonly Card[] } {
  const enemies = fightersOf(board, combat, opponentOf(seat));
  const open = enemies.filter((card) => !seen(board, card).cannotBeAimedAt);
  if (open.length === 0 && enemies.length > 1 && board.rulings.allProtectedFromAims === 'aimAnyway')
    return { enemies, open: enemies };
  return { enemies, open };
}

/** Which player aims now, from what has been aimed: the attacking player first (602.2). */
export function aimingSeat(combat: Combat): Seat | null {
  if (combat.aims[combat.attacking] === null) return combat.attacking;
  const attacked = opponentOf(combat.attacking);
  return combat.aims[attacked] === null ? attacked : null;
}
