/** A card as it is seen: what is stored, after every modifier and counter on it. Nothing here is stored. */
import { printed, type Explained } from '../../../engine/modifiers/projection.ts';
import type { Board, Card, CardId } from '../board.ts';
import type { Power } from '../powers/power.ts';
import type { Forbidden } from '../powers/words.ts';
import { controllerOf } from '../questions/cards.ts';
import type { CardKind, Seat, Zone } from '../vocabulary.ts';

/** A power that a card has: printed on it, or given to it; `id` tells two alike apart. */
export type HeldPower = { readonly id: string; readonly power: Power; readonly printed: boolean };

export type View = {
  readonly card: Card;
  readonly controller: Seat | null;
  readonly kind: CardKind;
  readonly tags: readonly string[];
  readonly powers: readonly HeldPower[];
  readonly atk: Explained;
  readonly def: Explained;
  readonly unblockable: boolean;
  readonly forbidden: readonly Forbidden[];
  readonly mustStartCombat: boolean;
};

/** What is about the table and no card: the round, whose turn it is, and who fights where. */
export type Surroundings = {
  readonly round: number;
  /** Nobody's between two rounds (502.1d). */
  readonly turn: Seat | null;
  readonly fighting: readonly CardId[];
  readonly combatZone: Zone | null;
};

export const FIELDS = [
  'presence',
  'name',
  'kind',
  'tags',
  'powers',
  'atk',
  'def',
  'unblockable',
  'forbidden',
  'mustStartCombat',
  'controller',
  'area',
  'zone',
  'lying',
  'counters',
  'feature',
  'round',
  'turn',
  'combat',
] as const;
export type Field = (typeof FIELDS)[number];

const isUnblockable = (power: Power): boolean => power.kind === 'keyword';

export const printedPower = (card: CardId, index: number): string => `${card}.${index}`;

/** A stunned card has no text and no tags (407.1); what lies outside play has both. */
function stored(board: Board, card: Card): View {
  const blank = card.stunned;
  return {
    card,
    controller: controllerOf(board, card),
    kind: card.kind,
    tags: blank ? [] : card.tags,
    powers: blank
      ? []
      : card.powers.map((power, index) => ({ id: printedPower(card.id, index), power, printed: true })),
    atk: printed(card.atk, '205.1'),
    def: printed(card.def, '205.1'),
    unblockable: !blank && (card.unblockable || card.powers.some(isUnblockable)),
    forbidden: [],
    mustStartCombat: false,
  };
}

type Kept = { readonly controller: Seat | null; readonly view: View };
const kept = new WeakMap<Card, Kept>();

/** The same object as long as the card and who controls it are the same, so that only what changed is worked out anew. */
export function storedView(board: Board, card: Card): View {
  const known = kept.get(card);
  const controller = controllerOf(board, card);
  if (known !== undefined && known.controller === controller) return known.view;
  const view = stored(board, card);
  kept.set(card, { controller, view });
  return view;
}

const lies = (card: Card): string => `${card.exhausted} ${card.stunned}`;
const stands = (card: Card): string => JSON.stringify(card.place);

/** The fields in which a card is stored differently. */
export function differences(before: View, after: View): readonly Field[] {
  const [one, other] = [before.card, after.card];
  const differs: Partial<Record<Field, boolean>> = {
    name: one.name !== other.name,
    kind: one.kind !== other.kind || one.token !== other.token,
    tags: before.tags !== after.tags,
    powers: before.powers !== after.powers && (one.stunned !== other.stunned || one.powers !== other.powers),
    atk: one.atk !== other.atk,
    def: one.def !== other.def,
    unblockable: before.unblockable !== after.unblockable,
    controller: before.controller !== after.controller,
    area: one.place.area !== other.place.area,
    zone: stands(one) !== stands(other),
    lying: lies(one) !== lies(other),
    counters: one.counters !== other.counters,
    feature: one.withHero !== other.withHero,
  };
  return FIELDS.filter((field) => differs[field] === true);
}

/** The same list each time, so that a table without a combat is no other table. */
const NOBODY: readonly CardId[] = [];

export function surroundings(board: Board): Surroundings {
  return {
    round: board.round,
    turn: board.betweenRounds ? null : board.turn,
    fighting: board.combat?.members ?? NOBODY,
    combatZone: board.combat?.zone ?? null,
  };
}

export function surroundingDifferences(before: Surroundings, after: Surroundings): readonly Field[] {
  const differs: Partial<Record<Field, boolean>> = {
    round: before.round !== after.round,
    turn: before.turn !== after.turn,
    combat: before.fighting !== after.fighting || before.combatZone !== after.combatZone,
  };
  return FIELDS.filter((field) => differs[field] === true);
}
