/** Pieces read and changed by the way to them. A change leaves everything else as it was. */
import type { Made, Path, Piece } from './hole.ts';

export const isList = (piece: Piece | undefined): piece is readonly Piece[] => Array.isArray(piece);
export const isMade = (piece: Piece | undefined): piece is Made => typeof piece === 'object' && !isList(piece);

const under = (piece: Piece | undefined, key: string | number): Piece | undefined => {
  if (typeof key === 'number') return isList(piece) ? piece[key] : undefined;
  return isMade(piece) && Object.hasOwn(piece, key) ? piece[key] : undefined;
};

/** @returns the piece at the end of the way; undefined where nothing is */
export const pieceAt = (root: Piece, path: Path): Piece | undefined =>
  path.reduce<Piece | undefined>((piece, key) => under(piece, key), root);

/** What holds a part, with `change` made to it. @throws where the way leads through what has no such part */
function changed(root: Piece, path: Path, change: (holder: Piece, key: string | number) => Piece): Piece {
  const [key, ...rest] = path;
  if (key === undefined) throw new Error('the whole is no part of anything');
  if (rest.length === 0) return change(root, key);
  const part = under(root, key);
  if (part === undefined) throw new Error(`nothing is at ${path.join('.')}`);
  return put(root, key, changed(part, rest, change));
}

function put(holder: Piece, key: string | number, piece: Piece): Piece {
  if (typeof key === 'number' && isList(holder) && key <= holder.length) {
    return [...holder.slice(0, key), piece, ...holder.slice(key + 1)];
  }
  if (typeof key === 'string' && isMade(holder)) return { ...holder, [key]: piece };
  throw new Error(`no part can be put at ${key}`);
}

/** The whole with another piece at the end of the way; one after the last of a list is added to it. */
export const withPiece = (root: Piece, path: Path, piece: Piece): Piece =>
  path.length === 0 ? piece : changed(root, path, (holder, key) => put(holder, key, piece));

/** The whole without the piece at the end of the way. */
export const withoutPiece = (root: Piece, path: Path): Piece =>
  changed(root, path, (holder, key) => {
    if (isList(holder)) return holder.filter((_, index) => index !== key);
    return isMade(holder) ? Object.fromEntries(Object.entries(holder).filter(([own]) => own !== key)) : holder;
  });

/** The whole with the piece at the end of the way, which is in a list, before the one that it followed. */
export const withPieceEarlier = (root: Piece, path: Path): Piece =>
  changed(root, path, (holder, key) => {
    const [before, piece] = typeof key === 'number' && isList(holder) ? holder.slice(key - 1, key + 1) : [];
    if (before === undefined || piece === undefined) throw new Error(`nothing is before ${path.join('.')}`);
    return put(put(holder, Number(key) - 1, piece), key, before);
  });
