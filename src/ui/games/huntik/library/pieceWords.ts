/** Which piece of a card or a deck is wrong, in words. */
import { stepsOf } from '../../../../games/huntik/cards/pieces.ts';
import type { LibraryTexts } from '../../../../games/huntik/texts/en/library.ts';

/** The piece at a path such as `lines.1.copies`, in words. */
export function pieceWords(t: LibraryTexts, path: string): string {
  const steps = stepsOf(path).map(({ piece, key, place }) => {
    const label = piece === null ? key : t.pieces[piece];
    return place === null ? label : t.piece(label, place);
  });
  return steps.length === 0 ? t.whole : steps.join(' › ');
}
