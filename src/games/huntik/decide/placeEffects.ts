/** Effects on where a card is: moved or put by an effect, into play, out of play (400.11, 403.2, 403.5, 705). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card } from '../board.ts';
import type { CommandOf } from '../commands/index.ts';
import { canFight, cardOf, controllerOf, enemiesIn, zoneOf } from '../questions/cards.ts';
import { blockersOn } from '../questions/moves.ts';
import { firstZone, isZone, zoneAway } from '../questions/zones.ts';
import { refusal, senseless } from '../reasons.ts';
import type { Seat, Zone } from '../vocabulary.ts';
import { mustBeInPlay } from './cardEffects.ts';
import { eachOf, firstOf, label, needsDepth, newId, when, withCard, type Judges, type Story } from './judge.ts';
import { enter, entersExhausted } from './entering.ts';
import { checkForbidden } from './forbidden.ts';
import { idPrefix, isCombatZone, leavingTo } from './leaving.ts';

const needsZone = (zone: number | undefined): readonly Refusal[] =>
  zone === undefined || isZone(zone) ? [] : [senseless('TK3', 'noSuchZone', { zone })];

/** A forward step from a zone that holds an enemy, or past one, is blocked (403.4). */
export function checkBlocked(board: Board, card: Card, seat: Seat, from: Zone, zones: number): readonly Refusal[] {
  const blocker = blockersOn(board, card, seat, from, zones)[0];
  if (blocker === undefined) return [];
  return [refusal('403.4', 'blocked', { card: label(card), enemy: label(blocker), zone: zoneOf(blocker) ?? from })];
}

/** A fighter that is put into the zone of the combat enters the combat (601.3a). */
function enterCombat(story: Story, id: string, zone: Zone): void {
  const card = cardOf(story.board, id);
  const joins =
    zoneOf(card) === zone &&
    isCombatZone(story.board, zone) &&
    canFight(card) &&
    !card.stunned &&
    controllerOf(story.board, card) !== null;
  if (joins && story.board.combat?.members.includes(id) === false) story.add({ type: 'combatEntered', card: id });
}

function checkMoveByEffect(
  board: Board,
  { card: id, direction, zones }: CommandOf<'moveByEffect'>,
): readonly Refusal[] {
  return withCard(board, id, (card) => {
    const from = zoneOf(card);
    const seat = controllerOf(board, card);
    const to = from === null || seat === null ? undefined : zoneAway(seat, from, direction, zones);
    return firstOf(
      () => mustBeInPlay(card),
      () => when(!Number.isInteger(zones) || zones < 1, () => refusal('104.1a', 'zonesWhole', { zones })),
      () => when(seat !== null && to === undefined, () => senseless('403.2a', 'offTheMap', { card: label(card) })),
      () =>
        eachOf(
          () => when(card.stunned, () => refusal('407.1', 'stunnedStays', { card: label(card) })),
          () => checkForbidden(board, card, 'move'),
          () => when(seat === null, () => refusal('403.2', 'uncontrolledHasNoDirection', { card: label(card) })),
          () =>
            seat !== null && from !== null && direction === 'forward'
              ? checkBlocked(board, card, seat, from, zones)
              : [],
        ),
    );
  });
}

/** Who may start a combat after a card's effect moved a card beside enemies is open in the rules; the ruling decides. */
function offerCombat(story: Story, id: string, by: Seat): void {
  const controller = controllerOf(story.board, cardOf(story.board, id));
  const ruling = story.board.rulings.whoMayStartCombat;
  const seat = ruling === 'controllerOfCard' ? controller : ruling === 'controllerOfEffect' ? by : null;
  if (seat !== null) story.add({ type: 'combatOffered', seat, card: id });
}

type PlaceEffect = 'putCard' | 'moveByEffect' | 'offerCombat' | 'bringIntoPlay' | 'returnToPlay' | 'takeFromPlay';

export const placeEffects: Judges<PlaceEffect> = {
  putCard: {
    check: (board, { card: id, zone }) =>
      withCard(board, id, (card) =>
        firstOf(
          () => needsDepth(board, 'map'),
          () => needsZone(zone),
          () => mustBeInPlay(card),
          () =>
            eachOf(
              () => when(card.stunned, () => refusal('407.1', 'stunnedStays', { card: label(card) })),
              () => when(zoneOf(card) === zone, () => refusal('403.5', 'sameZone', { card: label(card), zone })),
            ),
        ),
      ),
    outcome: (story, { card: id, zone }) => {
      if (!isZone(zone)) throw new Error(`no zone ${zone}`);
      const card = cardOf(story.board, id);
      if (card.withHero !== null) story.add({ type: 'featureDropped', feature: id, rule: '403.5' });
      story.add({ type: 'cardPut', card: id, from: zoneOf(card), to: zone });
      enterCombat(story, id, zone);
    },
  },
  moveByEffect: {
    check: (board, command) =>
      firstOf(
        () => needsDepth(board, 'map'),
        () => checkMoveByEffect(board, command),
      ),
    outcome: (story, { seat: by, card: id, direction, zones }) => {
      const card = cardOf(story.board, id);
      const from = zoneOf(card);
      // An obstacle that nobody controls has no front; overruled, it goes as the mover sees it.
      const seat = controllerOf(story.board, card) ?? by;
      const to = from === null ? undefined : zoneAway(seat, from, direction, Math.max(1, Math.round(zones)));
      if (from === null || to === undefined) return;
      story.add({ type: 'cardMoved', card: id, from, to, by });
      if (!card.exhausted) story.add({ type: 'cardExhausted', card: id });
      const { board } = story;
      if (zoneOf(cardOf(board, id)) !== to) return;
      if (board.combat !== null || board.betweenRounds || enemiesIn(board, to, seat).length === 0) return;
      if (board.rulings.whoMayStartCombat !== undefined) {
        offerCombat(story, id, by);
        return;
      }
      story.add({
        type: 'waitingAdded',
        item: {
          kind: 'question',
          id: newId(board, 'w'),
          rule: '403.3',
          question: 'whoMayStartCombat',
          params: { card: label(card), seat: by },
          then: { type: 'offerCombat', seat: by, card: id },
        },
      });
    },
  },
  offerCombat: {
    check: (board, { card }) => withCard(board, card, mustBeInPlay),
    outcome: (story, { seat, card }) => offerCombat(story, card, seat),
  },
  bringIntoPlay: {
    check: (board, { card, zone }) =>
      firstOf(
        () => needsDepth(board, 'map'),
        () => needsZone(zone),
        () =>
          when(zone === undefined && (card.kind === 'feature' || card.kind === 'obstacle'), () =>
            senseless('TK3', 'zoneNeeded', {}),
          ),
      ),
    outcome: (story, { seat, card, from, zone, exhausted, controller }) => {
      const isFeature = card.kind === 'feature' || card.kind === 'obstacle';
      const at = zone !== undefined && isZone(zone) ? zone : firstZone(seat);
      const id = newId(story.board, idPrefix(card));
      const entered = enter(story, {
        type: 'cardEntered',
        id,
        card,
        owner: isFeature ? null : seat,
        controller: card.kind === 'obstacle' ? (controller ?? null) : isFeature ? null : seat,
        zone: at,
        exhausted: exhausted ?? entersExhausted(card.powers),
        was: null,
      });
      if (!entered) return;
      if (from === 'hand' || from === 'deck' || from === 'discard') {
        const before = story.board.counts[seat][from];
        if (before !== null && before > 0) {
          story.add({ type: 'countChanged', seat, area: from, from: before, to: before - 1 });
        }
      }
      enterCombat(story, id, at);
    },
  },
  returnToPlay: {
    check: (board, { card: id, zone }) =>
      withCard(board, id, (card) =>
        firstOf(
          () => needsZone(zone),
          () => when(card.place.area === 'play', () => senseless('TK2', 'noSuchThing', { id })),
          () => when(zone === undefined && card.owner === null, () => senseless('TK3', 'zoneNeeded', {})),
        ),
      ),
    outcome: (story, { seat, card: was, zone }) => {
      const card = cardOf(story.board, was);
      const { name, kind, atk, def, unblockable, tags, powers, owner } = card;
      const at = zone !== undefined && isZone(zone) ? zone : firstZone(seat);
      const id = newId(story.board, idPrefix(card));
      const entered = enter(story, {
        type: 'cardEntered',
        id,
        card: { name, kind, atk, def, unblockable, tags: [...tags], powers: [...powers] },
        owner,
        controller: owner === null ? null : seat,
        zone: at,
        exhausted: entersExhausted(powers),
        was,
      });
      if (entered) enterCombat(story, id, at);
    },
  },
  takeFromPlay: {
    check: (board, { card: id, to }) =>
      withCard(board, id, (card) =>
        firstOf(
          () => mustBeInPlay(card),
          () =>
            when(to !== 'removed' && card.owner === null, () => refusal('401.2a', 'nobodyOwns', { card: label(card) })),
        ),
      ),
    outcome: (story, { card: id, to }) => story.add({ type: 'cardLeft', card: leavingTo(cardOf(story.board, id), to) }),
  },
};
