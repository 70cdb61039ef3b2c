/** What triggers, what waits to trigger, and what happens instead of something else. */
import type { Board, TriggeredPower } from '../board.ts';
import { occurrencesOf, type Occurrence } from '../decide/occurrences.ts';
import { replacementsOf } from '../decide/replacing.ts';
import { waitersOf, type Waiter } from '../decide/triggers.ts';
import type { Happened } from '../decide/judge.ts';
import { isDescription } from '../powers/selector.ts';
import type { Occasion } from '../powers/words.ts';
import { findCard } from '../questions/cards.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';
import { cite, type Citings, type Moment } from './moment.ts';
import { betweenRounds } from './rounds.ts';
import { earlier, mentions, partsOf } from './said.ts';

/** What a card becomes, having been something else (702.4a). */
const BECOMES: readonly Occasion[] = ['stunned', 'unstunned', 'readied', 'exhausted'];
/** What is chosen as it resolves (709.3). */
const CHOSEN: readonly unknown[] = ['chooseCard', 'chooseOne', 'chooseZone', 'may'];

type Cause = { readonly waiter: Waiter; readonly happened: Happened; readonly occurrence: Occurrence };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which event it triggered on, and by which power or modifier. */
function causeOf({ told, at, before }: Moment, { me, that, do: effects }: TriggeredPower): Cause | undefined {
  for (const happened of told.slice(0, at).toReversed()) {
    for (const occurrence of occurrencesOf(happened.event, happened.before, happened.after)) {
      if (!isSame(that, occurrence.card === null ? [] : [occurrence.card])) continue;
      const waiter = [happened.before, happened.after, before]
        .flatMap(waitersOf)
        .find((one) => one.me === me && one.when.event === occurrence.occasion && isSame(one.do, effects));
      if (waiter !== undefined) return { waiter, happened, occurrence };
    }
  }
  return undefined;
}

const isOn = (board: Board, { id }: Waiter): boolean => waitersOf(board).some((one) => one.id === id);

function triggered({ waiter, happened, occurrence }: Cause): readonly RuleNumber[] {
  const { before, after } = happened;
  const { occasion, card } = occurrence;
  const { event, of } = waiter.when;
  const isModifier = [before, after].some(({ watchers }) => watchers.some(({ id }) => id === waiter.id));
  const comesOrGoes = card !== null && (findCard(before, card) === undefined || findCard(after, card) === undefined);
  return [
    isModifier ? '709.2' : '702.1',
    ...cite(waiter.if !== undefined, '702.2'),
    ...cite(event !== 'played' && isOn(before, waiter) !== isOn(after, waiter), '702.3'),
    ...cite(comesOrGoes, '702.4'),
    ...cite(BECOMES.includes(event), '702.4a'),
    ...cite(of === 'me', '200.2'),
    ...cite(of !== undefined && isDescription(of) && of.named !== undefined, '200.3'),
    ...cite(occasion === 'movesInto', '403.2b'),
    ...cite(occasion === 'combatStarts', '601.1'),
    ...cite(occasion === 'entersPlay' || (occasion === 'played' && card !== null), '705.2e'),
  ];
}

/** Between rounds, or as the last part of a combat (501.1b, 502.1d, 602.4). */
const momentOf = (board: Board): readonly RuleNumber[] => [
  ...betweenRounds(board),
  ...cite(board.combat?.concluded === true, '602.4'),
];

const isTrigger = ({ kind }: Board['waiting'][number]): boolean => kind === 'trigger';

/** Everything in it is done to the card itself, which has gone with the first time. */
const isOnItselfAlone = (effects: readonly unknown[]): boolean =>
  partsOf(effects).every((part) => !('do' in part) || (part['do'] === 'eliminate' && part['who'] === 'me'));

function replaced(moment: Moment<'eventReplaced'>): readonly RuleNumber[] {
  const { by, card } = moment.event;
  const isAgain = earlier(moment, (one) => one.type === 'eventReplaced' && one.by === by);
  const [applied] = [false, true]
    .flatMap((byCombatAttacks) => (card === null ? [] : replacementsOf(moment.before, card, byCombatAttacks)))
    .filter(({ source }) => source === by);
  const isImpossible = isAgain && applied !== undefined && isOnItselfAlone(applied.effects);
  return ['710.1', '710.1a', '710.2', ...cite(isAgain, '710.3'), ...cite(isImpossible, '710.4')];
}

export const triggers: Citings = {
  waitingAdded: (moment) => {
    const { item } = moment.event;
    if (item.kind !== 'trigger') return [];
    const cause = item.power === undefined ? undefined : causeOf(moment, item.power);
    return [
      ...(cause === undefined ? [] : triggered(cause)),
      ...momentOf(moment.before),
      ...cite(moment.after.waiting.filter(isTrigger).length > 1, '702.5'),
    ];
  },
  waitingSettled: ({ event, before, command }) => {
    const item = before.waiting.find(({ id }) => id === event.id);
    if (item?.kind !== 'trigger') return [];
    const isDone = command.type !== 'settleTrigger' || command.skipped === undefined;
    const effects = isDone ? (item.power?.do ?? []) : [];
    return [
      ...momentOf(before),
      ...cite(mentions(effects, 'me'), '200.2'),
      ...cite(mentions(effects, 'that'), '706.3'),
    ];
  },
  watcherCreated: ({ event: { watches } }) => {
    if (watches.do === 'replace') return ['710.1'];
    const isLeftOpen = partsOf(watches.then).some((part) => CHOSEN.includes(part['do']));
    return ['709.1', ...cite(isLeftOpen, '709.3')];
  },
  eventReplaced: replaced,
};
