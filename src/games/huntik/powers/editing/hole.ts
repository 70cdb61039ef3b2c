/**
 * What may stand at a place in a power. The editor knows no power by itself: it knows these holes, and offers for each
 * what fits into it. That they say the same as the schemas is for the tests to see.
 */
import type { FieldName } from './fields.ts';
import type { WordSet } from './words.ts';

/** A power, or a part of one, while it is put together. */
export type Piece = string | number | boolean | readonly Piece[] | Made;
export type Made = { readonly [key: string]: Piece };
export type Path = readonly (string | number)[];

/** The words' holes are called as their lists are. */
export type HoleName =
  | WordSet
  | 'powers'
  | 'power'
  | 'effects'
  | 'effect'
  | 'effectLists'
  | 'changes'
  | 'change'
  | 'targets'
  | 'conditions'
  | 'condition'
  | 'selector'
  | 'reference'
  | 'description'
  | 'amount'
  | 'bound'
  | 'compare'
  | 'trigger'
  | 'would'
  | 'limit'
  | 'counters'
  | 'actions'
  | 'areas'
  | 'tags'
  | 'text'
  | 'mark'
  | 'whole'
  | 'some'
  | 'atLeast'
  | 'times'
  | 'yes'
  | 'fromHand';

/** A part of a piece. `usual`: asked for where it is not said, too. */
export type Field = {
  readonly key: string;
  readonly name: FieldName;
  readonly hole: HoleName;
  readonly optional: boolean;
  readonly usual: boolean;
  /** What it starts as, where that is not what its hole starts as. */
  readonly fresh?: Piece;
};

export const GROUPS = ['onCards', 'numbers', 'onTheTable', 'watching', 'choices'] as const;
export type Group = (typeof GROUPS)[number];

/** One of the pieces that fit: a bare word, a bare number, or an object that says `tag` and has the fields. */
export type Shape = { readonly id: string; readonly group?: Group } & (
  | { readonly is: 'word' }
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'made'; readonly tag: Made; readonly fields: readonly Field[] }
);

export type Hole =
  | { readonly is: 'word'; readonly set: WordSet }
  /** It is said or it is not. */
  | { readonly is: 'flag'; readonly value: true | 'hand' }
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly least: 0 | 1; readonly most: number }
  /** `starts`: how many there are of at the beginning. */
  | {
      readonly is: 'list';
      readonly of: HoleName;
      readonly least: number;
      readonly most: number;
      readonly starts: number;
    }
  | { readonly is: 'shapes'; readonly shapes: readonly Shape[] };

/** A part that has to be said. */
export const need = (key: string, hole: HoleName, name: FieldName, fresh?: Piece): Field => ({
  key,
  hole,
  name,
  optional: false,
  usual: true,
  ...(fresh === undefined ? {} : { fresh }),
});
/** A part that may be left out, and is offered where something is to be added. */
export const may = (key: string, hole: HoleName, name: FieldName, fresh?: Piece): Field => ({
  ...need(key, hole, name, fresh),
  optional: true,
  usual: false,
});
/** A part that may be left out, and is often said. */
export const often = (key: string, hole: HoleName, name: FieldName): Field => ({
  ...may(key, hole, name),
  usual: true,
});

export const made = (id: string, tag: Made, ...fields: readonly Field[]): Shape => ({ is: 'made', id, tag, fields });
export const oneOf = (...shapes: readonly Shape[]): Hole => ({ is: 'shapes', shapes });
export const listOf = (of: HoleName, least: number, most: number, starts = least): Hole => ({
  is: 'list',
  of,
  least,
  most,
  starts,
});
