/** What can be done to a power in the editor, as data: every change that a tap or a typed word makes is one of these. */
import type { HoleName, Path, Piece } from './hole.ts';
import { pieceAt, withoutPiece, withPiece, withPieceEarlier } from './piece.ts';
import { fieldsOf, fresh, freshShape, placeAt, shapeOf, shapesOf, type Place } from './shape.ts';
import { holeNamed } from './grammar/index.ts';

export type Edit = { readonly at: Path } &
  /** A part that was not there, or one more of a list, as it starts. */
  (
    | { readonly do: 'begin' }
    /** One of the pieces that fit; what fits it of the one that was there stays. */
    | { readonly do: 'choose'; readonly shape: string }
    /** A word from its list, a number, or something typed. */
    | { readonly do: 'set'; readonly to: string | number | boolean }
    | { readonly do: 'remove' }
    /** In its list, one place nearer to the beginning. */
    | { readonly do: 'earlier' }
  );

/** @throws where no piece can be: the editor has offered what there is not */
function placeOf(name: HoleName, root: Piece, at: Path): Place {
  const place = placeAt(name, root, at);
  if (place === undefined) throw new Error(`no hole is at ${at.join('.')}`);
  return place;
}

function chosen(name: HoleName, root: Piece, at: Path, id: string): Piece {
  const { hole } = placeOf(name, root, at);
  const shape = shapesOf(holeNamed(hole)).find((one) => one.id === id);
  if (shape === undefined) throw new Error(`${id} does not fit into ${hole}`);
  const piece = pieceAt(root, at);
  if (piece === undefined) return withPiece(root, at, freshShape(shape));
  return withPiece(root, at, freshShape(shape, { piece, fields: fieldsOf(shapeOf(hole, piece)) }));
}

/**
 * A piece after an edit.
 *
 * @param name the hole that the whole piece stands in
 * @throws where nothing like this can be done to the piece: that is a bug of whoever offered it
 */
export function edited(name: HoleName, root: Piece, edit: Edit): Piece {
  switch (edit.do) {
    case 'begin': {
      const { hole, field } = placeOf(name, root, edit.at);
      return withPiece(root, edit.at, field?.fresh ?? fresh(hole));
    }
    case 'choose':
      return chosen(name, root, edit.at, edit.shape);
    case 'set':
      placeOf(name, root, edit.at);
      return withPiece(root, edit.at, edit.to);
    case 'remove':
      return withoutPiece(root, edit.at);
    case 'earlier':
      return withPieceEarlier(root, edit.at);
    default:
      return edit satisfies never;
  }
}
