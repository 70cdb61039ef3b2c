/** What may be chosen as a target (704, 400.4, 407.2, 305.3d). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import { isHero } from '../questions/cards.ts';
import { refusal } from '../reasons.ts';
import type { Target } from '../schemas.ts';
import { eachOf, firstOf, label, when, withCard } from './judge.ts';

const checkTarget = (board: Board, target: Target, earlier: readonly Target[]): readonly Refusal[] =>
  withCard(board, target.card, (card) =>
    firstOf(
      // "Hero" without another area means a hero in play; what says "card" may mean one elsewhere.
      () =>
        when(target.described !== 'card' && card.place.area !== 'play', () =>
          refusal('400.4', 'onlyInPlay', { card: label(card) }),
        ),
      () =>
        eachOf(
          () =>
            when(card.stunned && target.stunned !== true, () =>
              refusal('407.2', 'targetStunned', { card: label(card) }),
            ),
          () =>
            firstOf(
              () =>
                when(target.described === 'hero' && card.kind === 'obstacle', () =>
                  refusal('305.3d', 'targetObstacle', { card: label(card) }),
                ),
              () =>
                when(
                  (target.described === 'hero' && !isHero(card)) ||
                    (target.described === 'obstacle' && card.kind !== 'obstacle'),
                  () => refusal('704.1', 'targetNotHero', { card: label(card) }),
                ),
            ),
          () =>
            when(
              earlier.some((other) => other.card === target.card),
              () => refusal('704.2', 'targetTwice', { card: label(card) }),
            ),
        ),
    ),
  );

export const checkTargets = (board: Board, targets: readonly Target[] = []): readonly Refusal[] =>
  targets.flatMap((target, index) => checkTarget(board, target, targets.slice(0, index)));
