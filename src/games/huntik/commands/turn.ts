/** What a player does with a turn (500.2), and with the opponent's action (701.4). */
import * as v from 'valibot';
import { cardId, heroSpec, name, seat, stated, subtype, target } from '../schemas.ts';
import { choices } from '../powers/choices.ts';
import { powers } from '../powers/schema.ts';
import { command, following } from './command.ts';
import { effect } from './effects.ts';

const effects = v.exactOptional(v.pipe(v.array(effect), v.maxLength(30)));
const targets = v.exactOptional(v.pipe(v.array(target), v.maxLength(12)));
const insteadOfMajorHero = v.exactOptional(v.literal(true));

export const turnCommands = [
  /** A turn whose particulars are not kept. `uses` says what it used of the one major hero a round (301.2). */
  command('act', { seat, uses: v.exactOptional(v.picklist(['majorHero', 'insteadOfMajorHero'])) }),
  command('pass', { seat }),
  command('playHero', { seat, hero: heroSpec, exhausted: v.exactOptional(v.literal(true)) }),
  command('playAction', {
    seat,
    subtype,
    name,
    /** The hero that is exhausted to play an exhaust action (302.3). */
    exhausts: v.exactOptional(cardId),
    insteadOfMajorHero,
    targets,
    effects,
    /** What the card says, where it was taught. */
    taught: v.exactOptional(powers),
    choices: v.exactOptional(choices),
  }),
  command('playAmulet', { seat, name, insteadOfMajorHero, targets, effects }),
  command('usePower', {
    seat,
    card: cardId,
    subtype,
    name,
    limit: v.exactOptional(
      v.strictObject({
        times: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        per: v.picklist(['combat', 'turn', 'round', 'game']),
      }),
    ),
    targets,
    effects,
    /** Which of the card's powers, where it was taught; then limit, targets and effects come from there. */
    power: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
    choices: v.exactOptional(choices),
  }),
  command('cancelAction', {
    seat,
    name,
    exhausts: v.exactOptional(cardId),
    /** The card says that it is now its player's turn (707.3). */
    takesTurn: v.boolean(),
    /** What the card says, where it was taught; or the power of a card in play that cancels. */
    taught: v.exactOptional(powers),
    card: v.exactOptional(cardId),
    power: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
    choices: v.exactOptional(choices),
  }),
  command('moveCard', { seat, card: cardId, direction: v.picklist(['forward', 'back', 'none']), zones: stated }),
  command('declineCombat', { seat }),
  /** A card's effect moved this card beside enemies; the ruling says who may start a combat there. */
  command('offerCombat', { seat, card: cardId }),
  following('resolveAction'),
  following('settleMove'),
  following('endTurn'),
] as const;
