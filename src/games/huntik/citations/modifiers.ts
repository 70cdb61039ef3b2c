/** Continuous modifiers and counters as they come and go, and what "can't" keeps from happening. */
import type { Board } from '../board.ts';
import { replacementsOf } from '../decide/replacing.ts';
import { viewsOf } from '../projection/views.ts';
import { controllerOf, findCard } from '../questions/cards.ts';
import type { Change } from '../schemas.ts';
import { isTakenIn } from './living.ts';
import { cite, type Citings, type Moment } from './moment.ts';
import { earlier, mentions, partsOf, saidIn } from './said.ts';

/** A card counts as another type than before (300.1a). */
const isTreatedOtherwise = (before: Board, after: Board): boolean => {
  const was = viewsOf(before);
  return [...viewsOf(after)].some(([id, { kind }]) => was.get(id)?.kind !== kind);
};

const isGivenWithTargets = (change: Change): boolean =>
  change.kind === 'gains' && change.power.kind === 'action' && (change.power.targets ?? []).length > 0;

const isTurnedNumber = (change: unknown): boolean => partsOf(change).some(({ amount }) => typeof amount === 'object');

/** How it was said, where a power made it. */
function ofPower({ event, told, command }: Moment<'modifierCreated'>) {
  const said = saidIn(told, command).find(({ source, you }) => source === event.source && you === event.controller);
  if (said === undefined) return [];
  const made = partsOf(said.effects).filter((part) => part['do'] === 'modify');
  const isFlagged = event.cards.length > 0 && made.some(({ who }) => who === 'that');
  return [
    ...cite(said.source !== '', '706.6', '706.7'),
    ...cite((event.change.kind === 'atk' || event.change.kind === 'def') && isTurnedNumber(made), '706.6a'),
    ...cite(isFlagged, '708.3e'),
    ...cite(mentions(said.effects, 'that'), '706.3'),
  ] as const;
}

/** Another part of the same text lasts otherwise (706.1a, 708.3b). */
const isWithAnotherDuration = (moment: Moment<'modifierCreated'>): boolean => {
  const { source, controller, until } = moment.event;
  return (
    source !== '' &&
    earlier(
      moment,
      (one) =>
        one.type === 'modifierCreated' && one.source === source && one.controller === controller && one.until !== until,
    )
  );
};

const isProtection = ({ kind }: Change): boolean => kind === 'cannotBeKod' || kind === 'forbid';

/** What stopped it ends in the same stretch of the story, and not before it (103.4). */
const endsWithIt = ({ told, at, before }: Moment<'cardSpared' | 'effectSkipped'>): boolean => {
  const ended = told.slice(at).flatMap(({ event }) => (event.type === 'modifiersEnded' ? event.ids : []));
  return before.modifiers.some(({ id, change }) => ended.includes(id) && isProtection(change));
};

export const modifiers: Citings = {
  modifierCreated: (moment) => {
    const { event, before, after } = moment;
    const { change } = event;
    return [
      '708.3',
      ...ofPower(moment),
      ...cite(isWithAnotherDuration(moment), '706.1a', '708.3b'),
      ...cite(isGivenWithTargets(change), '704.3'),
      ...cite(event.affects?.zone !== undefined, '706.5'),
      ...cite(change.kind === 'losesPowers', '700.3'),
      ...cite(change.kind === 'control', '401.3'),
      ...cite(change.kind === 'type' && isTreatedOtherwise(before, after), '300.1a'),
      ...cite(isTakenIn(moment), '708.3d'),
    ];
  },
  modifiersEnded: ({ event: { ids }, before, after }) => {
    const ended = before.modifiers.filter(({ id, change }) => ids.includes(id) && change.kind === 'control');
    const goesBack = ended.some(({ cards }) =>
      cards.some((id) => {
        const [was, is] = [findCard(before, id), findCard(after, id)];
        return was !== undefined && is !== undefined && controllerOf(before, was) !== controllerOf(after, is);
      }),
    );
    return cite(goesBack, '401.3b');
  },
  modifiersOrdered: () => ['711.3', '801.2'],
  powersReturned: ({ event: { cards } }) => ['700.3', ...cite(cards.length > 1, '711.3', '801.2')],
  counterAdded: ({ event: { name, atk, def } }) => [
    ...cite(name !== '', '402.1'),
    ...cite(atk !== 0 || def !== 0, '402.1c'),
  ],
  cardSpared: (moment) => [
    ...cite(replacementsOf(moment.before, moment.event.card, true).length > 0, '103.3b'),
    ...cite(endsWithIt(moment), '103.4'),
  ],
  effectSkipped: (moment) => ['706.2', ...cite(moment.event.rule === '103.3' && endsWithIt(moment), '103.4')],
};
