/** Attacks added to a combat, removed from it, or removed with the hero they belong to (601.4-601.6). */
import { refusal, senseless } from '../reasons.ts';
import { opponentOf } from '../vocabulary.ts';
import type { Board } from '../board.ts';
import type { Refusal } from '../../../engine/decision.ts';
import { firstOf, label, when, withCard, type Judges } from './judge.ts';

export const inSomeCombat = (board: Board): readonly Refusal[] =>
  when(board.combat === null, () => senseless('TK2', 'noSuchThing', { id: 'combat' }));

type AttackEffect = 'addAttacks' | 'removeAttacks' | 'removeAttacksOf';

export const attackEffects: Judges<AttackEffect> = {
  addAttacks: {
    check: inSomeCombat,
    outcome: (story, { seat, count }) => story.add({ type: 'attacksAdded', seat, count }),
  },
  // More may be removed than there are (601.6a); the total stops at 0.
  removeAttacks: {
    check: inSomeCombat,
    outcome: (story, { seat, count }) => story.add({ type: 'attacksRemoved', from: opponentOf(seat), count }),
  },
  removeAttacksOf: {
    check: (board, { card: id }) =>
      firstOf(
        () => inSomeCombat(board),
        () =>
          withCard(board, id, (card) =>
            firstOf(
              () =>
                when(board.combat?.members.includes(id) === false, () =>
                  refusal('601.5', 'notInCombat', { card: label(card) }),
                ),
              () =>
                when(board.combat?.attacksRemovedOf.includes(id) === true, () =>
                  refusal('601.5', 'attacksGoneAlready', { card: label(card) }),
                ),
            ),
          ),
      ),
    outcome: (story, { card }) => story.add({ type: 'attacksOfCardRemoved', card }),
  },
};
