/** Where a number comes from, step by step: what is printed, then every modifier and counter on it with its end. */
import type { Board, Card } from '../../../../games/huntik/board.ts';
import { seen } from '../../../../games/huntik/questions/seen.ts';
import type { Step } from '../../../../engine/modifiers/projection.ts';
import type { Change } from '../../../../games/huntik/schemas.ts';

type Until = Board['modifiers'][number]['until'];
export type NumberKind = Extract<Change, { op: unknown }>['kind'];

/** A step and when it ends: null for what is printed and for counters, which lie there until they are taken off. */
export type Origin = Step & { readonly until: Until | null };

/** The ends of what changes a number, in the order in which it changes it (711.1). */
function endsOf(board: Board, card: Card, kind: NumberKind): readonly (Until | null)[] {
  const modifiers = board.modifiers
    .filter(({ cards, change }) => cards.includes(card.id) && change.kind === kind)
    .map(({ timestamp, until }) => ({ timestamp, until }));
  const counters = card.counters
    .filter((counter) => counter[kind] !== 0)
    .map(({ timestamp }) => ({ timestamp, until: null }));
  return [...modifiers, ...counters].sort((one, other) => one.timestamp - other.timestamp).map(({ until }) => until);
}

export function originsOf(board: Board, card: Card, kind: NumberKind): readonly Origin[] {
  const ends = endsOf(board, card, kind);
  return seen(board, card)[kind].steps.map((step, index) => ({ ...step, until: ends[index - 1] ?? null }));
}
