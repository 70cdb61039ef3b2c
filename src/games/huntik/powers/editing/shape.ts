/** Which of the pieces that fit a hole a piece is, what a new one starts as, and which hole is at the end of a way. */
import { holeNamed } from './grammar/index.ts';
import type { Field, Hole, HoleName, Path, Piece, Shape } from './hole.ts';
import { isList, isMade, pieceAt } from './piece.ts';
import { WORDS } from './words.ts';

const isOf = (shape: Shape, piece: Piece, alone: boolean): boolean => {
  switch (shape.is) {
    case 'word':
      return piece === shape.id;
    case 'number':
      return typeof piece === 'number';
    case 'made': {
      if (!isMade(piece)) return false;
      const tag = Object.entries(shape.tag);
      if (tag.length > 0 || alone) return tag.every(([key, value]) => piece[key] === value);
      const [first] = shape.fields;
      return first !== undefined && Object.hasOwn(piece, first.key);
    }
    default:
      return shape satisfies never;
  }
};

export const shapesOf = (hole: Hole): readonly Shape[] => (hole.is === 'shapes' ? hole.shapes : []);

/** @returns which piece it is of those that fit; undefined where it is none of them */
export const shapeOf = (name: HoleName, piece: Piece): Shape | undefined => {
  const shapes = shapesOf(holeNamed(name));
  return shapes.find((shape) => isOf(shape, piece, shapes.length === 1));
};

export const fieldsOf = (shape: Shape | undefined): readonly Field[] => (shape?.is === 'made' ? shape.fields : []);

/** A part as it begins. */
const freshField = (field: Field): Piece => field.fresh ?? fresh(field.hole);

/** A piece of this shape as it begins, with what fits it of the one that was there. */
export function freshShape(shape: Shape, before?: { readonly piece: Piece; readonly fields: readonly Field[] }): Piece {
  if (shape.is === 'word') return shape.id;
  if (shape.is === 'number') return 1;
  const kept = (field: Field): Piece | undefined =>
    before?.fields.some((old) => old.key === field.key && old.hole === field.hole) === true
      ? pieceAt(before.piece, [field.key])
      : undefined;
  const parts = shape.fields.flatMap((field): readonly (readonly [string, Piece])[] => {
    const piece = kept(field) ?? (field.optional ? undefined : freshField(field));
    return piece === undefined ? [] : [[field.key, piece]];
  });
  return { ...shape.tag, ...Object.fromEntries(parts) };
}

/** What stands in a hole at first. It is valid, but where a name has to be typed or an effect chosen. */
export function fresh(name: HoleName): Piece {
  const hole = holeNamed(name);
  switch (hole.is) {
    case 'word':
      return WORDS[hole.set][0];
    case 'flag':
      return hole.value;
    case 'number':
      return name === 'whole' ? 0 : Math.min(Math.max(1, hole.min), hole.max);
    case 'text':
      return '';
    case 'list':
      return Array.from({ length: hole.starts }, () => fresh(hole.of));
    case 'shapes': {
      const [first] = hole.shapes;
      if (first === undefined) throw new Error(`nothing fits into ${name}`);
      return freshShape(first);
    }
    default:
      return hole satisfies never;
  }
}

/** A hole on the way, and the part or the number by which it is reached. */
export type Place = { readonly hole: HoleName; readonly field: Field | null; readonly index: number | null };

/**
 * The holes on a way, from the first under `name` to the last.
 *
 * @returns as many as there are known ones: a way into what is no piece ends early
 */
export function placesAlong(name: HoleName, root: Piece, path: Path): readonly Place[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const hole = holeNamed(name);
  if (hole.is === 'list' && typeof key === 'number') {
    const part = isList(root) ? root[key] : undefined;
    const place = { hole: hole.of, field: null, index: key };
    return part === undefined ? [place] : [place, ...placesAlong(hole.of, part, rest)];
  }
  const field = fieldsOf(shapeOf(name, root)).find((one) => one.key === key);
  if (field === undefined) return [];
  const part = pieceAt(root, [key]);
  const place = { hole: field.hole, field, index: null };
  return part === undefined ? [place] : [place, ...placesAlong(field.hole, part, rest)];
}

/** @returns the hole at the end of the way; undefined where the way leads nowhere */
export const placeAt = (name: HoleName, root: Piece, path: Path): Place | undefined => {
  if (path.length === 0) return { hole: name, field: null, index: null };
  const places = placesAlong(name, root, path);
  return places.length === path.length ? places.at(-1) : undefined;
};
