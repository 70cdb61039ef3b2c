/** Cards that move, are put, or enter play. */
import type { Board, Card } from '../board.ts';
import { appliedOn } from '../projection/views.ts';
import type { Power } from '../powers/power.ts';
import { canFight, carriedBy, controllerOf, enemiesIn, findCard, isHero } from '../questions/cards.ts';
import { seen } from '../questions/seen.ts';
import { asCountedBy, firstZone, zoneAway } from '../questions/zones.ts';
import type { Zone } from '../vocabulary.ts';
import { isTakenIn } from './living.ts';
import { cite, type Citings, type Moment } from './moment.ts';
import { earlier, partsOf, saidIn } from './said.ts';

const entersByItsText = (powers: readonly Power[]): boolean =>
  powers.some((power) => power.kind === 'entering' && (power.exhausted === true || power.counters !== undefined));

/** A continuous modifier applies to the card, or comes from it (705.2d). */
const isPartOfModifiers = (board: Board, id: string): boolean =>
  appliedOn(board).some(
    ({ modifier: { said }, applied }) =>
      applied.some(({ subject }) => subject === id) || ('power' in said && said.power.startsWith(`${id}.`)),
  );

const triggersLater = ({ told, at }: Moment<'cardEntered'>, id: string): boolean =>
  told
    .slice(at)
    .some(({ event }) => event.type === 'waitingAdded' && event.item.kind === 'trigger' && isAbout(event.item, id));

const isAbout = ({ power }: { readonly power?: { readonly that: readonly string[] } | undefined }, id: string) =>
  power?.that.includes(id) === true;

/** It lay to the side of the map, with what was removed from it (305.1b, 400.9c). */
const cameFromTheSide = ({ event: { was }, before, command }: Moment<'cardEntered'>, card: Card): boolean =>
  !isHero(card) &&
  ((command.type === 'bringIntoPlay' && command.from === 'side') ||
    (was !== null && findCard(before, was)?.place.area === 'removed'));

/** The mission lists it, and says where it lies before the game starts (305.1, 305.1a). */
const isOfTheMission = (moment: Moment<'cardEntered'>, { name, owner }: Card): boolean =>
  owner === null &&
  moment.before.mission?.definition?.features.some((feature) => feature.name === name) === true &&
  earlier(moment, ({ type }) => type === 'missionChosen' || type === 'deepened');

function entered(moment: Moment<'cardEntered'>, card: Card) {
  const { event, after } = moment;
  const { id, controller, zone } = event;
  const isFirst = isHero(card) && controller !== null && zone === firstZone(controller);
  const byText = entersByItsText(card.powers);
  return [
    ...cite(
      earlier(moment, (one) => one.type === 'heroPlayed' && one.card === id),
      '404.1b',
    ),
    ...cite(isFirst || (!isHero(card) && zone !== null), '705.2c'),
    ...cite(isFirst && !event.exhausted, '301.1'),
    ...cite(isFirst && controller === 'defending', '400.10a'),
    '705.1',
    ...cite(byText || triggersLater(moment, id), '705.2'),
    ...cite(byText, '705.2b'),
    ...cite(isPartOfModifiers(after, id), '705.2d'),
    ...cite(event.was !== null, '400.11a'),
    ...cite(cameFromTheSide(moment, card), '305.1b', '400.9c'),
    ...cite(isOfTheMission(moment, card), '305.1', '305.1a'),
    ...cite(card.token, '402.2', '402.2a'),
    ...cite(seen(after, card).kind !== card.kind, '300.1a'),
    ...cite(isTakenIn(moment), '708.3d'),
  ] as const;
}

/** An enemy on the way would have held it up, and did not (403.4a). */
function ignoredABlock({ event: { from, to }, before }: Moment<'cardMoved'>, card: Card): boolean {
  const seat = controllerOf(before, card);
  if (seat === null || !seen(before, card).unblockable) return false;
  const steps = asCountedBy(seat, to) - asCountedBy(seat, from);
  const left = Array.from({ length: Math.max(0, steps) }, (_, step) => zoneAway(seat, from, 'forward', step));
  return left.some((zone) => zone !== undefined && enemiesIn(before, zone, seat).length > 0);
}

/** A power counted this zone from the side of whoever has it, and that is not how the map counts it (400.10b). */
const isCountedBySpeaker = ({ told, command }: Moment<'cardPut'>, to: Zone): boolean =>
  saidIn(told, command).some(
    ({ you, effects }) =>
      you === 'defending' &&
      to !== 3 &&
      partsOf(effects).some((part) => part['do'] === 'put' && part['to'] === asCountedBy(you, to)),
  );

export const places: Citings = {
  cardEntered: (moment) => {
    const card = findCard(moment.after, moment.event.id);
    return card === undefined ? [] : entered(moment, card);
  },
  cardMoved: (moment) => {
    const { event, before, command } = moment;
    const { from, to } = event;
    const card = findCard(before, event.card);
    if (card === undefined) return [];
    const seat = controllerOf(before, card);
    const stays = from === to;
    return [
      ...cite(command.type === 'moveCard', '403.1'),
      ...cite(stays && seat !== null && enemiesIn(before, to, seat).length > 0, '600.1a'),
      ...cite(!stays && seat === 'defending', '400.10a'),
      ...cite(Math.abs(from - to) > 1, '403.2b'),
      ...cite(ignoredABlock(moment, card), '403.4a'),
      ...cite(!stays && carriedBy(before, card.id).length > 0, '305.2b'),
      ...cite(canFight(card) && !isHero(card), '305.3'),
      ...cite(isTakenIn(moment), '708.3d'),
    ];
  },
  cardPut: (moment) => [
    '403.5',
    ...cite(isCountedBySpeaker(moment, moment.event.to), '400.10b'),
    ...cite(isTakenIn(moment), '708.3d'),
  ],
  featurePickedUp: () => ['305.2'],
  cardStunned: () => ['407.1'],
};
