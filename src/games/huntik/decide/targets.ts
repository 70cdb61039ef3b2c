/** What may be chosen as a target (704, 400.4, 407.2, 305.3d). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card } from '../board.ts';
import { isHero } from '../questions/cards.ts';
import { refusal } from '../reasons.ts';
import type { Target } from '../schemas.ts';
import { eachOf, firstOf, label, when, withCard } from './judge.ts';

/** What is asked of any target, however it is described: where it lies, and what it is. */
export const checkChosen = (
  card: Card,
  asked: { readonly area: string; readonly stunned: boolean; readonly hero: boolean },
): readonly Refusal[] =>
  firstOf(
    () => when(card.place.area !== asked.area, () => refusal('400.4', 'onlyInPlay', { card: label(card) })),
    () =>
      eachOf(
        () => when(card.stunned && !asked.stunned, () => refusal('407.2', 'targetStunned', { card: label(card) })),
        () =>
          when(asked.hero && card.kind === 'obstacle', () =>
            refusal('305.3d', 'targetObstacle', { card: label(card) }),
          ),
      ),
  );

export const checkTwice = (card: Card, earlier: readonly string[]): readonly Refusal[] =>
  when(earlier.includes(card.id), () => refusal('704.2', 'targetTwice', { card: label(card) }));

const isKind = (card: Card, described: Target['described']): boolean => {
  switch (described) {
    case 'hero':
      return isHero(card);
    case 'obstacle':
      return card.kind === 'obstacle';
    case 'card':
      return true;
    default:
      return described satisfies never;
  }
};

function checkTarget(board: Board, target: Target, earlier: readonly Target[]): readonly Refusal[] {
  const { card: id, described, stunned = false } = target;
  return withCard(board, id, (card) =>
    firstOf(
      () =>
        checkChosen(card, {
          // "Hero" without another area means a hero in play; what says "card" may mean one elsewhere.
          area: described === 'card' ? card.place.area : 'play',
          stunned,
          hero: described === 'hero',
        }),
      () =>
        eachOf(
          () => when(!isKind(card, described), () => refusal('704.1', 'targetNotHero', { card: label(card) })),
          () =>
            checkTwice(
              card,
              earlier.map((other) => other.card),
            ),
        ),
    ),
  );
}

export const checkTargets = (board: Board, targets: readonly Target[] = []): readonly Refusal[] =>
  targets.flatMap((target, index) => checkTarget(board, target, targets.slice(0, index)));
