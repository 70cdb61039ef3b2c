/** What happened to cards, counts and modifiers. */
import * as v from 'valibot';
import { cardId, cardSpec, change, count, duration, name, seat, signed, zone } from '../schemas.ts';
import { condition } from '../powers/condition.ts';
import { watched } from '../powers/schema.ts';
import { description } from '../powers/selector.ts';
import { event, rule } from './event.ts';

const nullableSeat = v.nullable(seat);
const ids = v.array(cardId);
/** Where a card went as it left play (400.11). */
const destination = v.picklist(['discard', 'removed', 'legendaryPile', 'hand', 'deck', 'gone']);
export const leaving = v.strictObject({
  card: cardId,
  to: destination,
  owner: nullableSeat,
  /** Who controlled it, where that is told. */
  controller: v.exactOptional(nullableSeat),
});
export type Leaving = v.InferOutput<typeof leaving>;

export const tableEvents = [
  event('cardEntered', {
    id: cardId,
    card: cardSpec,
    owner: nullableSeat,
    controller: nullableSeat,
    zone: v.nullable(zone),
    exhausted: v.boolean(),
    /** The tracked card that it was before it changed areas, and is no longer (400.11a). */
    was: v.nullable(cardId),
  }),
  event('cardMoved', { card: cardId, from: zone, to: zone, by: nullableSeat }),
  event('cardPut', { card: cardId, from: v.nullable(zone), to: zone }),
  event('cardStunned', { card: cardId }),
  event('cardUnstunned', { card: cardId }),
  event('cardReadied', { card: cardId }),
  event('cardExhausted', { card: cardId }),
  event('cardsKod', { cards: v.array(leaving), byCombatAttacks: v.boolean() }),
  event('cardSpared', { card: cardId, rule }),
  event('cardEliminated', { card: leaving }),
  event('cardLeft', { card: leaving }),
  event('counterAdded', { id: cardId, card: cardId, name, atk: signed, def: signed }),
  event('counterRemoved', { card: cardId, counter: cardId }),
  event('featurePickedUp', { feature: cardId, hero: cardId }),
  event('featureDropped', { feature: cardId, rule }),
  event('countChanged', { seat, area: v.picklist(['deck', 'hand', 'discard']), from: v.nullable(count), to: count }),
  /** `count` is what was really drawn: as much as possible (706.2). */
  event('cardsDrawn', { seat, count }),
  event('cardsDiscarded', { seat, count }),
  event('modifierCreated', {
    id: cardId,
    source: name,
    controller: seat,
    cards: ids,
    affects: v.exactOptional(v.nullable(description)),
    while: v.exactOptional(v.nullable(condition)),
    of: v.exactOptional(v.nullable(cardId)),
    change,
    until: duration,
  }),
  event('watcherCreated', {
    id: cardId,
    source: name,
    controller: seat,
    of: v.nullable(cardId),
    zone: v.nullable(zone),
    watches: watched,
    until: v.picklist([...duration.options, 'next']),
  }),
  event('watchersEnded', { ids, rule }),
  /** Lost powers are back: what they generate is newer than it was (700.3). */
  event('powersReturned', { cards: ids }),
  /** The always-on powers of a card in the order that its player chose (711.3). */
  event('modifiersOrdered', { card: cardId, order: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), rule }),
  /** An event did not happen: something else took its place (710.1b). */
  event('eventReplaced', { card: v.nullable(cardId), by: name, rule }),
  event('modifiersEnded', { ids, rule }),
  event('goAgainCreated', { seat, counts: v.boolean() }),
  event('firstNextRoundSet', { seat }),
  event('extraMajorHeroAllowed', { seat }),
  /** `by`: the mission's rule that scores by itself. */
  event('pointsScored', { seat, points: signed, by: v.exactOptional(count) }),
  /** A part of an effect that could not be done (706.2). */
  event('effectSkipped', { effect: name, rule }),
  event('powerUsesCleared', { per: v.picklist(['combat', 'turn', 'round']) }),
] as const;
