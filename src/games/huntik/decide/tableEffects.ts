/** Effects on control, counters, features, hands, modifiers, turns and points. */
import type { Refusal } from '../../../engine/decision.ts';
import type { Duration } from '../../../engine/modifiers/modifier.ts';
import type { Board, CardId } from '../board.ts';
import { canFight, controllerOf, isHero, zoneOf } from '../questions/cards.ts';
import { refusal, senseless } from '../reasons.ts';
import { firstOf, label, newId, nothing, when, withCard, type Judges, type Story } from './judge.ts';
import { mustBeInPlay } from './cardEffects.ts';
import type { CommandOf } from '../commands/index.ts';
import type { Seat } from '../vocabulary.ts';

function createModifier(story: Story, modifier: Omit<CommandOf<'modify'>, 'type' | 'overrule'>): void {
  const { source, seat: controller, cards, affects = null, while: condition = null, of = null } = modifier;
  const { change, until } = modifier;
  const id = newId(story.board, 'm');
  const made = { id, source, controller, cards, affects, while: condition, of, change, until };
  story.add({ type: 'modifierCreated', ...made });
}

/** "This combat" means nothing while there is none. */
const checkUntil = (board: Board, until: Duration | 'next'): readonly Refusal[] =>
  when(until === 'combat' && board.combat === null, () => senseless('708.3', 'noSuchModifierTime', { until }));

/** Heroes are always somebody's, obstacles may be nobody's, other features are nobody's (401.1, 305.3a). */
const checkControl = (board: Board, id: CardId, controller: Seat | null): readonly Refusal[] =>
  withCard(board, id, (card) =>
    firstOf(
      () => mustBeInPlay(card),
      () => when(!canFight(card), () => refusal('305.3a', 'onlyObstaclesControlled', { card: label(card) })),
      () =>
        when(controller === null && isHero(card), () =>
          senseless('401.1', 'heroAlwaysControlled', { card: label(card) }),
        ),
      () =>
        when(controllerOf(board, card) === controller, () =>
          refusal('401.3', 'alreadyControls', { card: label(card) }),
        ),
    ),
  );

type TableEffect =
  | 'gainControl'
  | 'addCounter'
  | 'removeCounter'
  | 'pickUpFeature'
  | 'dropFeature'
  | 'drawCards'
  | 'discardCards'
  | 'setCount'
  | 'modify'
  | 'endModifier'
  | 'watch'
  | 'goAgain'
  | 'goFirstNextRound'
  | 'allowExtraMajorHero'
  | 'scorePoints';

export const tableEffects: Judges<TableEffect> = {
  gainControl: {
    check: (board, { card, controller, until }) =>
      firstOf(
        () => checkUntil(board, until),
        () => checkControl(board, card, controller),
      ),
    outcome: (story, { seat, card, controller, until }) =>
      createModifier(story, { seat, source: '', cards: [card], change: { kind: 'control', seat: controller }, until }),
  },
  addCounter: {
    check: (board, { card }) => withCard(board, card, mustBeInPlay),
    outcome: (story, { card, name, atk, def }) =>
      story.add({ type: 'counterAdded', id: newId(story.board, 'n'), card, name, atk, def }),
  },
  removeCounter: {
    check: (board, { card: id, counter }) =>
      withCard(board, id, (card) =>
        when(!card.counters.some((one) => one.id === counter), () => senseless('TK2', 'noSuchThing', { id: counter })),
      ),
    outcome: (story, { card, counter }) => story.add({ type: 'counterRemoved', card, counter }),
  },
  pickUpFeature: {
    check: (board, { hero: heroId, feature: featureId }) =>
      withCard(board, featureId, (feature) =>
        withCard(board, heroId, (hero) =>
          firstOf(
            () => mustBeInPlay(feature),
            () => mustBeInPlay(hero),
            () => when(feature.kind !== 'feature', () => senseless('TK2', 'notAFeature', { card: label(feature) })),
            () => when(!isHero(hero) || hero.stunned, () => refusal('305.2', 'heroMustCarry', { card: label(hero) })),
            () =>
              when(zoneOf(feature) === null || zoneOf(feature) !== zoneOf(hero), () =>
                refusal('305.2', 'featureElsewhere', { card: label(feature), hero: label(hero) }),
              ),
            () => {
              const carrier = board.cards.find((card) => card.id === feature.withHero);
              return carrier === undefined
                ? []
                : [refusal('305.2a', 'featureTaken', { card: label(feature), hero: label(carrier) })];
            },
          ),
        ),
      ),
    outcome: (story, { hero, feature }) => story.add({ type: 'featurePickedUp', feature, hero }),
  },
  dropFeature: {
    check: (board, { feature: id }) =>
      withCard(board, id, (feature) =>
        when(feature.withHero === null, () => refusal('305.2c', 'notCarried', { card: label(feature) })),
      ),
    outcome: (story, { feature }) => story.add({ type: 'featureDropped', feature, rule: '305.2c' }),
  },
  // As many as there are; an empty deck loses nobody the game (706.2).
  drawCards: {
    check: nothing,
    outcome: (story, { seat, count }) =>
      story.add({ type: 'cardsDrawn', seat, count: Math.min(count, story.board.counts[seat].deck ?? count) }),
  },
  discardCards: {
    check: nothing,
    outcome: (story, { seat, count }) =>
      story.add({ type: 'cardsDiscarded', seat, count: Math.min(count, story.board.counts[seat].hand ?? count) }),
  },
  setCount: {
    check: nothing,
    outcome: (story, { seat, area, count }) =>
      story.add({ type: 'countChanged', seat, area, from: story.board.counts[seat][area], to: count }),
  },
  modify: {
    check: (board, { cards, affects, change, until }) =>
      firstOf(
        // What nothing overrules comes first, or an overruled refusal before it would hide it.
        () => checkUntil(board, until),
        () =>
          when(change.kind !== 'note' && cards.length === 0 && affects === undefined, () =>
            senseless('TK2', 'noSuchThing', { id: 'cards' }),
          ),
        () =>
          cards.flatMap((id) =>
            change.kind === 'control' ? checkControl(board, id, change.seat) : withCard(board, id, mustBeInPlay),
          ),
      ),
    outcome: (story, { type: _type, overrule: _overrule, ...modifier }) =>
      createModifier(story, { ...modifier, cards: [...new Set(modifier.cards)] }),
  },
  endModifier: {
    check: (board, { modifier }) =>
      when(![...board.modifiers, ...board.watchers].some((one) => one.id === modifier), () =>
        senseless('TK2', 'noSuchThing', { id: modifier }),
      ),
    outcome: (story, { modifier }) => {
      const type = story.board.watchers.some(({ id }) => id === modifier) ? 'watchersEnded' : 'modifiersEnded';
      story.add({ type, ids: [modifier], rule: '103.1' });
    },
  },
  watch: {
    check: (board, { until }) => checkUntil(board, until),
    outcome: (story, { seat: controller, source, of = null, zone = null, watches, until }) =>
      story.add({
        type: 'watcherCreated',
        id: newId(story.board, 'm'),
        source,
        controller,
        of,
        zone,
        watches,
        until,
      }),
  },
  goAgain: {
    check: (board, { seat }) => when(board.turn !== seat, () => refusal('707.2', 'goAgainNotTurn', { seat })),
    // A second one in the same turn adds nothing (707.2a).
    outcome: (story, { seat }) => story.add({ type: 'goAgainCreated', seat, counts: !story.board.goAgain }),
  },
  goFirstNextRound: {
    check: nothing,
    outcome: (story, { seat }) => story.add({ type: 'firstNextRoundSet', seat }),
  },
  allowExtraMajorHero: {
    check: nothing,
    outcome: (story, { seat }) => story.add({ type: 'extraMajorHeroAllowed', seat }),
  },
  scorePoints: {
    check: nothing,
    outcome: (story, { seat, points }) => story.add({ type: 'pointsScored', seat, points }),
  },
};
