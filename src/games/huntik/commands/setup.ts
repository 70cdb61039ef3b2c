/** Before the first round: who leads, which mission, decks, mulligans (100, 101). */
import * as v from 'valibot';
import { COIN_FACES } from '../../../engine/random.ts';
import { count, depth, heroKind, missionKind, name, person, seat, stated, zone } from '../schemas.ts';
import { FORMATS } from '../vocabulary.ts';
import { missionDefinition } from '../missions/schema.ts';
import { command, following } from './command.ts';

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));

/**
 * What a deck is made of, as far as somebody wrote it down; `team` is null for amulets and legendary heroes, and `kind`
 * is unknown where nobody has described the card: then only its copies can be counted.
 */
export const deckLine = v.strictObject({
  name,
  version: name,
  kind: v.picklist([...heroKind.options, 'action', 'amulet', 'mission', 'feature', 'unknown']),
  team: v.nullable(v.picklist(['good', 'evil'])),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
});
export type DeckLine = v.InferOutput<typeof deckLine>;

export const setupCommands = [
  command('seatPeople', { first: name, second: name, depth }),
  command('flipCoin', { calls: person, face: v.picklist(COIN_FACES), called: v.picklist(COIN_FACES) }),
  command('rollDice', { first: die, second: die }),
  command('chooseLeadPlayer', { person }),
  command('chooseMission', { name, kind: missionKind, definition: v.exactOptional(missionDefinition) }),
  command('presentDeck', {
    seat,
    format: v.picklist(FORMATS),
    packs: v.exactOptional(count),
    size: count,
    cards: v.exactOptional(v.pipe(v.array(deckLine), v.maxLength(300))),
    legendaryPile: v.exactOptional(v.pipe(v.array(deckLine), v.maxLength(100))),
  }),
  command('announceMulligan', { seat, count: stated }),
  command('deepen', { to: depth, zone: v.exactOptional(zone) }),
  following('takeMulligans'),
  following('startFirstRound'),
] as const;
