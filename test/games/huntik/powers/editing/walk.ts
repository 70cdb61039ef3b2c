/** Walks through the editor: everything that can be done to a piece, and what has to be done to make one. */
import type { Edit } from '../../../../../src/games/huntik/powers/editing/edit.ts';
import { holeNamed } from '../../../../../src/games/huntik/powers/editing/grammar/index.ts';
import type { HoleName, Path, Piece } from '../../../../../src/games/huntik/powers/editing/hole.ts';
import { isList, isMade, pieceAt } from '../../../../../src/games/huntik/powers/editing/piece.ts';
import { fieldsOf, fresh, shapeOf } from '../../../../../src/games/huntik/powers/editing/shape.ts';
import { WORDS } from '../../../../../src/games/huntik/powers/editing/words.ts';

const TYPED = ['', 'Krono', 'x'.repeat(40)];

/** Every edit that the editor offers for a piece: at itself, and at what it is made of. */
export function editsOf(name: HoleName, piece: Piece, at: Path = []): readonly Edit[] {
  const hole = holeNamed(name);
  switch (hole.is) {
    case 'word':
      return WORDS[hole.set].map((to) => ({ at, do: 'set', to }));
    case 'flag':
      return [];
    case 'number':
      return [hole.min, 0, 1, 2, hole.max].filter((to) => to >= hole.min).map((to) => ({ at, do: 'set', to }));
    case 'text':
      return TYPED.map((to) => ({ at, do: 'set', to }));
    case 'list': {
      const items = isList(piece) ? piece : [];
      return [
        ...(items.length < hole.most ? [{ at: [...at, items.length], do: 'begin' } as const] : []),
        ...items.flatMap((item, index): readonly Edit[] => [
          { at: [...at, index], do: 'remove' },
          ...(index > 0 ? [{ at: [...at, index], do: 'earlier' } as const] : []),
          ...editsOf(hole.of, item, [...at, index]),
        ]),
      ];
    }
    case 'shapes': {
      const choices = hole.shapes.map(({ id }): Edit => ({ at, do: 'choose', shape: id }));
      const numbers: readonly Edit[] = typeof piece === 'number' ? [{ at, do: 'set', to: -99 }] : [];
      const parts = fieldsOf(shapeOf(name, piece)).flatMap(({ key, hole: of, optional }): readonly Edit[] => {
        const part = pieceAt(piece, [key]);
        if (part === undefined) return [{ at: [...at, key], do: 'begin' }];
        return [...(optional ? [{ at: [...at, key], do: 'remove' } as const] : []), ...editsOf(of, part, [...at, key])];
      });
      return [...(hole.shapes.length > 1 ? choices : []), ...numbers, ...parts];
    }
    default:
      return hole satisfies never;
  }
}

const isBare = (piece: Piece): piece is string | number | boolean => !isList(piece) && !isMade(piece);

/** What is done in the editor, step by step, to what stands in a hole at first, until it is the piece that is wanted. */
export function editsTo(name: HoleName, wanted: Piece, at: Path = [], first: Piece = fresh(name)): readonly Edit[] {
  const hole = holeNamed(name);
  if (hole.is === 'flag') return [];
  if (hole.is === 'list' && isList(wanted)) {
    const there = isList(first) ? first : [];
    const gone = there.map((): Edit => ({ at: [...at, 0], do: 'remove' }));
    const made = wanted.flatMap((item, index): readonly Edit[] => [
      { at: [...at, index], do: 'begin' },
      ...editsTo(hole.of, item, [...at, index]),
    ]);
    return [...gone, ...made];
  }
  const shape = hole.is === 'shapes' ? shapeOf(name, wanted) : undefined;
  const isChoice = hole.is === 'shapes' && hole.shapes.length > 1;
  const chosen: readonly Edit[] = shape !== undefined && isChoice ? [{ at, do: 'choose', shape: shape.id }] : [];
  if (isBare(wanted)) return shape?.is === 'word' ? chosen : [...chosen, { at, do: 'set', to: wanted }];
  const kept = shapeOf(name, first)?.id === shape?.id ? first : undefined;
  const parts = fieldsOf(shape).flatMap((field): readonly Edit[] => {
    const part = pieceAt(wanted, [field.key]);
    const way = [...at, field.key];
    const before = kept === undefined ? undefined : pieceAt(kept, [field.key]);
    if (part === undefined) return before === undefined ? [] : [{ at: way, do: 'remove' }];
    const begun = before ?? field.fresh ?? fresh(field.hole);
    const begins: readonly Edit[] = before === undefined && field.optional ? [{ at: way, do: 'begin' }] : [];
    return [...begins, ...editsTo(field.hole, part, way, begun)];
  });
  return [...chosen, ...parts];
}
