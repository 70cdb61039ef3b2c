/** Cards that leave play: where they go, and what stays behind. */
import type { Board, Card } from '../board.ts';
import type { Leaving } from '../events/table.ts';
import { controllerOf, findCard } from '../questions/cards.ts';
import { replacementsOf } from '../decide/replacing.ts';
import { appliedOn } from '../projection/views.ts';
import { seen } from '../questions/seen.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';
import { cite, type Citings, type Moment } from './moment.ts';
import { earlier } from './said.ts';

type LeavingEvent = 'cardsKod' | 'cardEliminated' | 'cardLeft';
const TRACKED: readonly Leaving['to'][] = ['legendaryPile', 'removed'];
/** Areas of which each player has one (400.2). */
const EACH_HAS: readonly Leaving['to'][] = ['discard', 'hand', 'deck'];

/** Something held on to the card, and does not hold on to what it is now (400.11a). */
const isHeldOnTo = ({ modifiers, uses }: Board, { id, counters }: Card): boolean =>
  counters.length > 0 || modifiers.some(({ cards }) => cards.includes(id)) || uses.some(({ card }) => card === id);

/** A modifier that came from the card goes on without it (708.3c). */
const isOutlivedBy = ({ before, after }: Moment<LeavingEvent>, { id }: Card): boolean =>
  before.modifiers.some((one) => one.of === id && after.modifiers.some((other) => other.id === one.id)) ||
  before.watchers.some((one) => one.of === id && after.watchers.some((other) => other.id === one.id));

/** A modifier by description lets go of a card that lies elsewhere and would answer to it in play (706.4). */
const isOutOfReach = ({ before }: Moment<LeavingEvent>, { id }: Card, to: Leaving['to']): boolean =>
  TRACKED.includes(to) &&
  appliedOn(before).some(
    ({ modifier: { affects, from }, applied }) =>
      from === 'modifier' && !Array.isArray(affects) && applied.some(({ subject }) => subject === id),
  );

function left(moment: Moment<LeavingEvent>, { card: id, to, owner }: Leaving): readonly RuleNumber[] {
  const { event, before, command } = moment;
  const card = findCard(before, id);
  if (card === undefined) return [];
  const isOthers = owner !== null && owner !== controllerOf(before, card);
  return [
    ...cite(to === 'discard', '400.7a'),
    ...cite(EACH_HAS.includes(to) && isOthers, '400.2', '401.2'),
    ...cite(to === 'legendaryPile', '400.8b'),
    ...cite(to === 'removed' && event.type !== 'cardLeft', '400.9c'),
    ...cite(to === 'removed' && event.type === 'cardLeft' && command.type !== 'removeFighter', '400.9a'),
    ...cite(to === 'gone' && card.token, '402.2b'),
    ...cite(card.counters.length > 0, '402.1b'),
    ...cite(isHeldOnTo(before, card), '400.11a'),
    ...cite(isOutlivedBy(moment, card), '708.3c'),
    ...cite(isOutOfReach(moment, card, to), '706.4'),
  ];
}

/** What came instead of something earlier, and had waited to be chosen about: the replacements that led to it. */
const ledTo = ({ told, at }: Moment<'cardsKod'>): readonly string[] =>
  told.slice(0, at).flatMap(({ event, before }) => {
    const item = event.type === 'waitingSettled' ? before.waiting.find(({ id }) => id === event.id) : undefined;
    return item?.kind === 'trigger' ? (item.power?.applied ?? []) : [];
  });

/** It would have been replaced again by what led to it (710.5). */
const isNotReplacedAgain = (moment: Moment<'cardsKod'>): boolean => {
  const { event, before } = moment;
  const applied = ledTo(moment);
  return event.cards.some(({ card }) =>
    replacementsOf(before, card, event.byCombatAttacks).some(
      ({ source, key }) =>
        applied.includes(key) || earlier(moment, (one) => one.type === 'eventReplaced' && one.by === source),
    ),
  );
};

/** The mission's text was stronger than what the card says (103.2). */
const isAgainstACard = ({ event, before, command }: Moment<'cardsKod'>): boolean =>
  command.type === 'koCards' &&
  command.mission === true &&
  event.cards.some(({ card: id }) => {
    const card = findCard(before, id);
    return card !== undefined && seen(before, card).cannotBeKod === 'anything';
  });

export const leaving: Citings = {
  cardsKod: (moment) => {
    const { event, before } = moment;
    const isObstacle = event.cards.some(({ card }) => findCard(before, card)?.kind === 'obstacle');
    return [
      '400.11e',
      ...cite(event.byCombatAttacks, '602.3'),
      ...cite(event.byCombatAttacks && isObstacle, '305.3b'),
      ...cite(isAgainstACard(moment), '103.2'),
      ...cite(isNotReplacedAgain(moment), '710.5'),
      ...event.cards.flatMap((one) => left(moment, one)),
    ];
  },
  cardEliminated: (moment) => ['400.11e', ...left(moment, moment.event.card)],
  cardLeft: (moment) => left(moment, moment.event.card),
};
