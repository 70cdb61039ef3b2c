/** What is seen on a card after every modifier and counter on it. Nothing here is stored. */
import { affecting } from '../../../engine/modifiers/modifier.ts';
import { applyNumber, printed, type Explained } from '../../../engine/modifiers/projection.ts';
import type { Board, Card, Counter, Modifier } from '../board.ts';
import type { Seat } from '../vocabulary.ts';
import { controllerOf } from './cards.ts';

export type Seen = {
  readonly atk: Explained;
  readonly def: Explained;
  readonly unblockable: boolean;
  readonly cannotBeAimedAt: boolean;
  readonly cannotBeKod: 'no' | 'combatAttacks' | 'anything';
  readonly mustStartCombat: boolean;
  readonly controller: Seat | null;
};

type Layer = { readonly timestamp: number } & (
  { readonly from: 'modifier'; readonly modifier: Modifier } | { readonly from: 'counter'; readonly counter: Counter }
);

/** Modifiers and counters together, by timestamp (711.1, 711.2). */
function layers(board: Board, card: Card): Layer[] {
  const modifiers = affecting(board.modifiers, card.id).map((modifier): Layer => ({
    from: 'modifier',
    timestamp: modifier.timestamp,
    modifier,
  }));
  const counters = card.counters.map((counter): Layer => ({ from: 'counter', timestamp: counter.timestamp, counter }));
  return [...modifiers, ...counters].sort((one, other) => one.timestamp - other.timestamp);
}

function applyCounter(seen: Seen, counter: Counter): Seen {
  const add = (to: Explained, amount: number): Explained =>
    amount === 0 ? to : applyNumber(to, { op: 'by', amount }, 'counter', counter.name);
  return { ...seen, atk: add(seen.atk, counter.atk), def: add(seen.def, counter.def) };
}

function applyModifier(seen: Seen, { change, source }: Modifier): Seen {
  switch (change.kind) {
    case 'atk':
      return { ...seen, atk: applyNumber(seen.atk, change, 'modifier', source) };
    case 'def':
      return { ...seen, def: applyNumber(seen.def, change, 'modifier', source) };
    case 'unblockable':
      return { ...seen, unblockable: change.gained };
    case 'cannotBeAimedAt':
      return { ...seen, cannotBeAimedAt: true };
    case 'cannotBeKod':
      return { ...seen, cannotBeKod: seen.cannotBeKod === 'anything' ? 'anything' : change.by };
    case 'mustStartCombat':
      return { ...seen, mustStartCombat: true };
    case 'control':
    case 'note':
      return seen;
    default:
      return change satisfies never;
  }
}

/**
 * A card as it is seen. A stunned card has no text, so its printed keyword is gone, but modifiers and counters stay
 * (407.1).
 */
export function seen(board: Board, card: Card): Seen {
  const stored: Seen = {
    atk: printed(card.atk),
    def: printed(card.def),
    unblockable: card.unblockable && !card.stunned,
    cannotBeAimedAt: false,
    cannotBeKod: 'no',
    mustStartCombat: false,
    controller: controllerOf(board, card),
  };
  return layers(board, card).reduce(
    (so, layer) => (layer.from === 'counter' ? applyCounter(so, layer.counter) : applyModifier(so, layer.modifier)),
    stored,
  );
}
