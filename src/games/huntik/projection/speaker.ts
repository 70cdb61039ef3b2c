/** A power as it speaks on a board: who says it, and what is known as it begins. */
import type { Board, CardId } from '../board.ts';
import type { Choices } from '../powers/choices.ts';
import type { Seat } from '../vocabulary.ts';
import type { Speaker } from './matching.ts';
import { surroundings } from './view.ts';
import { viewsOf } from './views.ts';

export type Said = {
  readonly you: Seat;
  readonly me: CardId | null;
  readonly that?: readonly CardId[];
  readonly choices?: Choices;
};

export const speaking = (board: Board, { you, me, that = [], choices = {} }: Said): Speaker => ({
  views: viewsOf(board),
  surroundings: surroundings(board),
  you,
  me,
  that,
  targets: choices.targets ?? [],
  chosen: { card: choices.card ?? null, zone: choices.zone ?? null },
  x: choices.x ?? 0,
  die: choices.die ?? 0,
});
