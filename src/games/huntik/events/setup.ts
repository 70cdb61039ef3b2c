import * as v from 'valibot';
import { COIN_FACES } from '../../../engine/random.ts';
import { count, depth, missionKind, name, perSeat, person, seat, zone } from '../schemas.ts';
import { FORMATS } from '../vocabulary.ts';
import { missionDefinition } from '../missions/schema.ts';
import { event } from './event.ts';

export const setupEvents = [
  event('peopleSeated', { first: name, second: name, depth }),
  event('coinFlipped', {
    calls: person,
    called: v.picklist(COIN_FACES),
    face: v.picklist(COIN_FACES),
    chooser: person,
  }),
  event('diceRolled', { first: count, second: count, chooser: v.nullable(person) }),
  event('leadPlayerChosen', { person }),
  event('missionChosen', { name, kind: missionKind, definition: v.exactOptional(missionDefinition) }),
  event('deckPresented', { seat, format: v.picklist(FORMATS), size: count }),
  event('mulliganAnnounced', { seat, count }),
  event('mulligansTaken', { counts: perSeat(count) }),
  event('deepened', { to: depth, zone: v.nullable(zone) }),
] as const;
