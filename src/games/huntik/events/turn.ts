import * as v from 'valibot';
import { cardId, heroKind, name, seat, subtype, target, zone } from '../schemas.ts';
import { effect } from '../commands/effects.ts';
import { choices } from '../powers/choices.ts';
import { powers } from '../powers/schema.ts';
import { event, rule } from './event.ts';

/** An action that was played and can still be cancelled; the last of a stack resolves first. */
export const playedAction = v.strictObject({
  seat,
  subtype,
  name,
  effects: v.array(effect),
  taught: v.exactOptional(powers),
  /** The hero that was exhausted for it: what "I" means on an exhaust action (302.3). */
  paidWith: v.exactOptional(cardId),
  choices: v.exactOptional(choices),
  /** This one cancels the one below it; true where it also takes the turn (707.3). */
  cancels: v.nullable(v.strictObject({ takesTurn: v.boolean() })),
});
export type PlayedAction = v.InferOutput<typeof playedAction>;

export const turnEvents = [
  event('heroPlayed', { seat, card: v.nullable(cardId), kind: heroKind, name }),
  event('actionPlayed', { seat, subtype, name, exhausted: v.nullable(cardId), targets: v.array(target) }),
  event('actionResolved', { seat, name }),
  event('actionCancelled', { seat, name, by: seat }),
  event('amuletPlayed', { seat, name }),
  event('powerUsed', {
    seat,
    card: cardId,
    subtype,
    name,
    per: v.nullable(v.picklist(['combat', 'turn', 'round', 'game'])),
    targets: v.array(target),
  }),
  event('majorHeroUsed', { seat, instead: v.boolean() }),
  event('turnActed', { seat }),
  /** The move of a turn was made: what triggers on it, then perhaps a combat (403.3). */
  event('moveTaken', { seat, card: cardId, to: zone, besideEnemy: v.boolean() }),
  event('combatOffered', { seat, card: cardId }),
  event('combatDeclined', { seat }),
  event('moveSettled', { rule }),
  event('turnEnded', { by: seat, passed: v.boolean(), next: seat, again: v.boolean() }),
  event('turnTaken', { by: seat }),
] as const;
