/** Modifiers that go by a description, and whom they take in as the table changes (708.3d). */
import type { Board, CardId } from '../board.ts';
import { appliedOn } from '../projection/views.ts';

type Around = { readonly before: Board; readonly after: Board };

const affectedBy = (board: Board, modifier: string): readonly CardId[] =>
  appliedOn(board)
    .filter(({ modifier: { id } }) => id === modifier)
    .flatMap(({ applied }) => applied.map(({ subject }) => subject));

/** Whether a modifier that was there before affects others than it did, apart from those who left the table. */
export function isTakenIn({ before, after }: Around): boolean {
  const living = before.modifiers.filter(
    ({ id, affects }) => affects !== null && after.modifiers.some((one) => one.id === id),
  );
  const isHere = (id: CardId): boolean => after.cards.some((card) => card.id === id);
  return living.some(({ id }) => {
    const [was, is] = [affectedBy(before, id).filter(isHere), affectedBy(after, id)];
    return was.length !== is.length || was.some((card) => !is.includes(card));
  });
}
