import * as v from 'valibot';
import { aim, cardId, count, perSeat, seat, signed, zone } from '../schemas.ts';
import { event, rule } from './event.ts';

export const combatEvents = [
  event('combatStarted', { zone: v.nullable(zone), attacking: seat, members: v.array(cardId) }),
  event('combatOpened', { say: seat }),
  event('combatEntered', { card: cardId }),
  event('combatLeft', { card: cardId, rule }),
  event('attacksAdded', { seat, count }),
  event('attacksRemoved', { from: seat, count }),
  event('attacksOfCardRemoved', { card: cardId }),
  event('combatActed', { by: seat }),
  event('combatPassed', { by: seat }),
  event('attacksTotalled', { totals: perSeat(signed) }),
  event('attacksAimed', { seat, aims: v.array(aim), unaimed: count, rule }),
  event('aimedAtKod', { count }),
  event('combatEnded', { early: v.boolean(), rule }),
] as const;
