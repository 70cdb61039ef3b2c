/** What is seen on a card after every modifier and counter on it. Nothing here is stored. */
import type { Explained } from '../../../engine/modifiers/projection.ts';
import type { Board, Card, Modifier } from '../board.ts';
import type { Forbidden } from '../powers/words.ts';
import { answers } from '../projection/matching.ts';
import { speaking } from '../projection/speaker.ts';
import type { HeldPower } from '../projection/view.ts';
import { isOrderedByTimestamp, viewsOf } from '../projection/views.ts';
import type { CardKind, Seat } from '../vocabulary.ts';

export type Seen = {
  readonly atk: Explained;
  readonly def: Explained;
  readonly kind: CardKind;
  readonly tags: readonly string[];
  readonly powers: readonly HeldPower[];
  readonly forbidden: readonly Forbidden[];
  readonly unblockable: boolean;
  readonly cannotBeAimedAt: boolean;
  readonly cannotBeKod: 'no' | 'combatAttacks' | 'anything';
  readonly mustStartCombat: boolean;
  /** The explanation of its numbers says that their order was not looked for (711.1). */
  readonly byTimestamp: boolean;
  readonly controller: Seat | null;
};

/**
 * A card as it is seen. A stunned card has no text, so its printed powers are gone, but modifiers and counters stay
 * (407.1).
 */
export function seen(board: Board, card: Card): Seen {
  const view = viewsOf(board).get(card.id);
  if (view === undefined) throw new Error(`there is no card ${card.id}`);
  const { forbidden } = view;
  return {
    ...view,
    byTimestamp: isOrderedByTimestamp(board, card.id),
    cannotBeAimedAt: forbidden.includes('aim'),
    cannotBeKod: forbidden.includes('ko') ? 'anything' : forbidden.includes('koByCombat') ? 'combatAttacks' : 'no',
  };
}

/** Whether a card answers the description of a modifier, and so is affected by it (708.3d). */
export function isDescribed(board: Board, { affects, controller, of }: Modifier, card: Card): boolean {
  const speaker = speaking(board, { you: controller, me: of });
  const view = speaker.views.get(card.id);
  return affects !== null && view !== undefined && answers(view, affects, speaker);
}
