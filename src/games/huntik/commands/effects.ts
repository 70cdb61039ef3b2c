/** What cards do to the table. Each stands alone as a command, or inside the play that causes it. */
import * as v from 'valibot';
import { choices } from '../powers/choices.ts';
import { condition } from '../powers/condition.ts';
import { watched } from '../powers/schema.ts';
import { description } from '../powers/selector.ts';
import { cardId, cardSpec, change, count, duration, name, note, seat, signed, stated, zone } from '../schemas.ts';
import { command } from './command.ts';

const ids = v.pipe(v.array(cardId), v.minLength(1), v.maxLength(60));

export const effectCommands = [
  command('stunCard', { seat, card: cardId }),
  command('unstunCard', { seat, card: cardId }),
  command('readyCard', { seat, card: cardId }),
  command('exhaustCard', { seat, card: cardId }),
  /** `mission`: the mission's own text says so, which no card can keep from happening (103.2). */
  command('koCards', { seat, cards: ids, mission: v.exactOptional(v.literal(true)) }),
  command('eliminateCard', { seat, card: cardId }),
  command('putCard', { seat, card: cardId, zone: stated }),
  command('moveByEffect', { seat, card: cardId, direction: v.picklist(['forward', 'back']), zones: stated }),
  command('bringIntoPlay', {
    seat,
    card: cardSpec,
    from: v.picklist(['hand', 'deck', 'discard', 'legendaryPile', 'side', 'nowhere']),
    zone: v.exactOptional(stated),
    exhausted: v.exactOptional(v.boolean()),
    /** Obstacles only: who controls it (305.3a). */
    controller: v.exactOptional(v.nullable(seat)),
  }),
  /** A tracked card of the legendary pile or removed from the map comes (back) into play. */
  command('returnToPlay', { seat, card: cardId, zone: v.exactOptional(stated) }),
  command('takeFromPlay', { seat, card: cardId, to: v.picklist(['hand', 'deck', 'removed']) }),
  command('gainControl', { seat, card: cardId, controller: v.nullable(seat), until: duration }),
  command('addCounter', { seat, card: cardId, name, atk: signed, def: signed }),
  command('removeCounter', { seat, card: cardId, counter: cardId }),
  command('pickUpFeature', { seat, hero: cardId, feature: cardId }),
  command('dropFeature', { seat, feature: cardId }),
  command('drawCards', { seat, count }),
  command('discardCards', { seat, count }),
  command('setCount', { seat, area: v.picklist(['deck', 'hand', 'discard']), count }),
  command('modify', {
    seat,
    source: name,
    cards: v.pipe(v.array(cardId), v.maxLength(60)),
    /** Instead of named cards: whoever answers, for as long as it lasts (708.3d). */
    affects: v.exactOptional(description),
    while: v.exactOptional(condition),
    /** The card whose power it is: what "mine" and "other" go by. */
    of: v.exactOptional(cardId),
    change,
    until: duration,
  }),
  /** A continuous modifier, or one that watches. */
  command('endModifier', { seat, modifier: cardId }),
  /** From now on, until it ends: when something happens, or instead of it, something else does (709, 710). */
  command('watch', {
    seat,
    source: name,
    /** The card that it speaks of as "me". */
    of: v.exactOptional(cardId),
    /** The zone that it speaks of as the chosen one. */
    zone: v.exactOptional(zone),
    watches: watched,
    until: v.picklist([...duration.options, 'next']),
  }),
  command('goAgain', { seat }),
  command('goFirstNextRound', { seat }),
  command('allowExtraMajorHero', { seat }),
  command('scorePoints', { seat, points: signed }),
  command('addAttacks', { seat, count }),
  /** `seat` does it; the attacks are taken from the other player's total (601.6). */
  command('removeAttacks', { seat, count }),
  command('removeAttacksOf', { seat, card: cardId }),
] as const;

export const effect = v.variant('type', effectCommands);
export type Effect = v.InferOutput<typeof effect>;

/** Triggers that the table has to settle, and reminders of its own. */
export const triggerCommands = [
  command('noteTrigger', { seat, feature: v.boolean(), note }),
  /** `skipped`: why it does not resolve, in the table's words. */
  command('settleTrigger', { seat, id: cardId, choices: v.exactOptional(choices), skipped: v.exactOptional(note) }),
] as const;
