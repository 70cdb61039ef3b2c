/** Pieces read: as a power, or as what is still wrong with it. */
import * as v from 'valibot';
import type { Power } from '../power.ts';
import { power } from '../schema.ts';
import { faultOf, type Fault } from './fault.ts';
import type { Piece } from './hole.ts';

export type Read = { readonly power: Power; readonly fault: null } | { readonly power: null; readonly fault: Fault };

/** @returns the power that a piece is, its parts in the order of the schema, or the first thing that is wrong with it */
export function readPower(piece: Piece): Read {
  const read = v.safeParse(power, piece);
  return read.success ? { power: read.output, fault: null } : { power: null, fault: faultOf(read.issues[0]) };
}

/** A power as a piece that can be edited. */
export const pieceOf = (from: Power): Piece => from;
