/**
 * What is meant most often where a piece begins: the target where the power has one, what a trigger is about after it,
 * the same again in a list. It saves taps and means nothing: everything can be chosen otherwise.
 */
import { edited, type Edit } from './edit.ts';
import type { HoleName, Path, Piece } from './hole.ts';
import { isList, isMade, pieceAt, withPiece } from './piece.ts';
import { placeAt, shapeOf } from './shape.ts';

/** The way to the power that a part is of: the innermost one, where a power gives another. */
export const powerAround = (name: HoleName, root: Piece, at: Path): Path => {
  const ways = at.map((_, index) => at.slice(0, index + 1));
  return ways.findLast((way) => placeAt(name, root, way)?.hole === 'power') ?? [];
};

const targetsOf = (name: HoleName, root: Piece, at: Path): readonly Piece[] => {
  const targets = pieceAt(root, [...powerAround(name, root, at), 'targets']);
  return isList(targets) ? targets : [];
};

/** Whom an effect at this place is likely to befall. */
function likelyWho(name: HoleName, root: Piece, at: Path): Piece {
  const after = at.findLast((key) => key === 'then' || key === 'do' || key === 'instead');
  if (after === 'then') return 'that';
  return targetsOf(name, root, at).length > 0 ? { target: 0 } : 'me';
}

/** A power has the targets that it speaks of, at least the first. */
function withTarget(name: HoleName, root: Piece, at: Path): Piece {
  const way = powerAround(name, root, at);
  const power = pieceAt(root, way);
  const kind = power === undefined ? undefined : shapeOf('power', power)?.id;
  if ((kind !== 'action' && kind !== 'triggered') || targetsOf(name, root, at).length > 0) return root;
  return withPiece(root, [...way, 'targets'], [{ what: 'hero' }]);
}

/** A second change is likely to be by the same amount as the first. */
function likeTheLast(root: Piece, at: Path): Piece {
  const index = at.at(-1);
  if (typeof index !== 'number' || index === 0) return root;
  const last = pieceAt(root, [...at.slice(0, -1), index - 1]);
  const piece = pieceAt(root, at);
  if (!isMade(last) || !isMade(piece) || last['amount'] === undefined || piece['amount'] === undefined) return root;
  return withPiece(root, at, { ...piece, op: last['op'] ?? 'by', amount: last['amount'] });
}

/** A part of a power with its targets counted anew; a power that is given has targets of its own. */
function recounted(piece: Piece, count: (index: number) => number): Piece {
  if (isList(piece)) return piece.map((item) => recounted(item, count));
  if (!isMade(piece)) return piece;
  const entries = Object.entries(piece).map(([key, part]): [string, Piece] => {
    if (key === 'target' && typeof part === 'number') return [key, count(part)];
    return [key, key === 'power' ? part : recounted(part, count)];
  });
  return Object.fromEntries(entries);
}

/** Where targets change places or one is gone, the effects go on speaking of the ones that they spoke of. */
function withSameTargets(name: HoleName, root: Piece, { at, do: deed }: Edit): Piece {
  const index = at.at(-1);
  if (typeof index !== 'number' || at.at(-2) !== 'targets') return root;
  const way = powerAround(name, root, at);
  const power = pieceAt(root, way);
  if (power === undefined) return root;
  const afterMove = (target: number) => (target === index ? index - 1 : target === index - 1 ? index : target);
  const afterRemoval = (target: number) => (target > index ? target - 1 : target);
  return withPiece(root, way, recounted(power, deed === 'earlier' ? afterMove : afterRemoval));
}

/** A piece after an edit, with what is likely to be meant by it. Takes and throws what `edited` does. */
export function editedLikely(name: HoleName, root: Piece, edit: Edit): Piece {
  const wasThere = pieceAt(root, edit.at) !== undefined;
  const next = edited(name, root, edit);
  if (edit.do === 'remove' || edit.do === 'earlier') return withSameTargets(name, next, edit);
  if (edit.do !== 'choose') return next;
  const hole = placeAt(name, next, edit.at)?.hole;
  if (hole === 'change') return wasThere ? next : likeTheLast(next, edit.at);
  if ((hole === 'selector' || hole === 'reference') && edit.shape === 'target') return withTarget(name, next, edit.at);
  if (hole !== 'effect' || wasThere) return next;
  const who = [...edit.at, 'who'];
  return placeAt(name, next, who)?.hole === 'selector' ? withPiece(next, who, likelyWho(name, next, edit.at)) : next;
}
