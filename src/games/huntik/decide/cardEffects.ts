/** Effects on how a card lies: stunned, ready, exhausted, KO'd, eliminated (400.11, 405, 407). */
import { canFight, controllerOf } from '../questions/cards.ts';
import { seen } from '../questions/seen.ts';
import { refusal, senseless } from '../reasons.ts';
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card } from '../board.ts';
import { eachOf, firstOf, label, when, withCard, type Judges } from './judge.ts';
import { checkForbidden } from './forbidden.ts';
import { ko, leavingTo } from './leaving.ts';

export const mustBeInPlay = (card: Card): readonly Refusal[] =>
  when(card.place.area !== 'play', () => senseless('400.3', 'onlyInPlay', { card: label(card) }));

/** Only cards in play can be KO'd, and of features only obstacles (400.11e); "can't be KO'd" takes precedence (103.3). */
const checkKo = (board: Board, card: Card, byMission: boolean): readonly Refusal[] =>
  firstOf(
    () => when(card.place.area !== 'play', () => senseless('400.11e', 'onlyInPlay', { card: label(card) })),
    () => when(!canFight(card), () => refusal('400.11e', 'notKoable', { card: label(card) })),
    () =>
      when(!byMission && seen(board, card).cannotBeKod === 'anything', () =>
        refusal('103.3', 'cannotBeKod', { card: label(card) }),
      ),
  );

type CardEffect = 'stunCard' | 'unstunCard' | 'readyCard' | 'exhaustCard' | 'koCards' | 'eliminateCard';

export const cardEffects: Judges<CardEffect> = {
  stunCard: {
    check: (board, { card: id }) =>
      withCard(board, id, (card) =>
        firstOf(
          () => mustBeInPlay(card),
          () => when(!canFight(card), () => refusal('407.1', 'notStunnable', { card: label(card) })),
          () => when(card.stunned, () => refusal('407.1', 'alreadyStunned', { card: label(card) })),
          () => checkForbidden(board, card, 'stun'),
        ),
      ),
    outcome: (story, { card }) => story.add({ type: 'cardStunned', card }),
  },
  unstunCard: {
    check: (board, { card: id }) =>
      withCard(board, id, (card) => when(!card.stunned, () => refusal('407.5', 'notStunned', { card: label(card) }))),
    outcome: (story, { card }) => story.add({ type: 'cardUnstunned', card }),
  },
  readyCard: {
    check: (board, { card: id }) =>
      withCard(board, id, (card) =>
        firstOf(
          () => when(card.place.area !== 'play', () => senseless('405.2', 'onlyInPlay', { card: label(card) })),
          () => when(card.stunned, () => refusal('407.1', 'stunnedCannotReady', { card: label(card) })),
          () => when(!card.exhausted, () => refusal('405.1', 'alreadyReady', { card: label(card) })),
          () => checkForbidden(board, card, 'ready'),
        ),
      ),
    outcome: (story, { card }) => story.add({ type: 'cardReadied', card }),
  },
  exhaustCard: {
    check: (board, { card: id }) =>
      withCard(board, id, (card) =>
        firstOf(
          () => when(card.place.area !== 'play', () => senseless('405.2', 'onlyInPlay', { card: label(card) })),
          () => when(card.exhausted, () => refusal('405.1', 'alreadyExhausted', { card: label(card) })),
          () => checkForbidden(board, card, 'exhaust'),
        ),
      ),
    outcome: (story, { card }) => story.add({ type: 'cardExhausted', card }),
  },
  koCards: {
    check: (board, { cards, mission = false }) =>
      cards.flatMap((id) => withCard(board, id, (card) => checkKo(board, card, mission))),
    outcome: (story, { cards }) => ko(story, [...new Set(cards)], false),
  },
  eliminateCard: {
    check: (board, { seat, card: id }) =>
      withCard(board, id, (card) =>
        firstOf(
          () => mustBeInPlay(card),
          () => when(!canFight(card), () => refusal('400.11e', 'notKoable', { card: label(card) })),
          () =>
            eachOf(
              () => when(card.stunned, () => refusal('407.4', 'stunnedNotEliminated', { card: label(card) })),
              () =>
                when(controllerOf(board, card) !== seat, () =>
                  refusal('400.11e', 'eliminateOwnOnly', { card: label(card) }),
                ),
            ),
        ),
      ),
    outcome: (story, { card }) => {
      const leaving = story.board.cards.find((one) => one.id === card);
      if (leaving !== undefined) story.add({ type: 'cardEliminated', card: leavingTo(leaving, 'discard') });
    },
  },
};
