/** What triggers on what happened: gathered after each command, for the table to walk through in order (702, 709). */
import type { Board, CardId, Watcher } from '../board.ts';
import type { Condition } from '../powers/condition.ts';
import type { Power, PowerEffect, Trigger } from '../powers/power.ts';
import type { Description } from '../powers/selector.ts';
import type { Speaker } from '../projection/matching.ts';
import { holds } from '../projection/values.ts';
import { speaking } from '../projection/speaker.ts';
import { viewsOf } from '../projection/views.ts';
import type { Seat, Zone } from '../vocabulary.ts';
import { playerOf, worksWhere } from '../questions/powers.ts';
import { label, newId, type Happened, type Story } from './judge.ts';
import { fits } from './matching.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';

/** A power, or a modifier, that waits for something. */
export type Waiter = {
  readonly id: string;
  readonly source: string;
  readonly seat: Seat;
  readonly feature: boolean;
  readonly me: CardId | null;
  readonly zone: Zone | null;
  readonly when: Trigger;
  readonly if: Condition | undefined;
  readonly targets: readonly Description[];
  readonly do: readonly PowerEffect[];
};

/** What made it has no name that anybody said. */
const NAMELESS = '…';

const isTriggered = (power: Power): power is Extract<Power, { kind: 'triggered' }> => power.kind === 'triggered';

const nameOf = (card: string, power: string | undefined): string => (power === undefined ? card : `${card}: ${power}`);

function powersOf(board: Board): readonly Waiter[] {
  return [...viewsOf(board).values()].flatMap(({ card, kind, controller, powers }) =>
    powers.flatMap(({ id, power }) =>
      isTriggered(power) && worksWhere(power, card)
        ? [
            {
              id: `${card.id} ${id}`,
              source: nameOf(label(card), power.name),
              // A feature's powers are the lead player's to order (702.5).
              seat: playerOf(card, controller) ?? 'lead',
              feature: kind === 'feature',
              me: card.id,
              zone: null,
              when: power.when,
              if: power.if,
              targets: power.targets ?? [],
              do: power.do,
            },
          ]
        : [],
    ),
  );
}

const watchersOf = (board: Board): readonly Waiter[] =>
  board.watchers.flatMap(({ id, source, controller: seat, of: me, zone, watches }: Watcher) =>
    watches.do === 'when'
      ? [
          {
            id,
            source,
            seat,
            feature: false,
            me,
            zone,
            when: watches.when,
            if: watches.if,
            targets: [],
            do: watches.then,
          },
        ]
      : [],
  );

export const waitersOf = (board: Board): readonly Waiter[] => [...powersOf(board), ...watchersOf(board)];

const speakerFor = ({ seat, me, zone }: Waiter, board: Board, { card }: Occurrence): Speaker =>
  speaking(board, { you: seat, me, that: card === null ? [] : [card], choices: zone === null ? {} : { zone } });

function triggers(waiter: Waiter, occurrence: Occurrence, board: Board): boolean {
  const speaker = speakerFor(waiter, board, occurrence);
  return fits(waiter.when, occurrence, speaker) && (waiter.if === undefined || holds(waiter.if, speaker));
}

/** A hero is played before it stands on the map; its own powers look at it there. */
function boardFor({ after }: Happened, { card }: Occurrence, story: Story): Board {
  return card === null || after.cards.some(({ id }) => id === card) ? after : story.board;
}

/** One that appears, or disappears, with the event it waits for triggers as well (702.3). */
function triggeredBy(happened: Happened, occurrence: Occurrence, story: Story): readonly Waiter[] {
  const { before } = happened;
  const after = boardFor(happened, occurrence, story);
  const judged = occurrence.judgedBy === 'before' ? before : after;
  const there = waitersOf(judged);
  const known = new Set(there.map(({ id }) => id));
  const other = judged === before ? after : before;
  const alsoThere = waitersOf(other).filter(({ id }) => !known.has(id));
  return [
    ...there.filter((waiter) => triggers(waiter, occurrence, judged)),
    ...alsoThere.filter((waiter) => triggers(waiter, occurrence, other)),
  ];
}

const hasWaiters = ({ cards, watchers, modifiers }: Board): boolean =>
  watchers.length > 0 ||
  cards.some(({ powers }) => powers.some(isTriggered)) ||
  modifiers.some(({ change }) => change.kind === 'gains');

const asTriggered = ({ source, me, zone, targets, do: effects }: Waiter, { card, occasion }: Occurrence) => ({
  source,
  me,
  that: card === null ? [] : [card],
  zone,
  targets: [...targets],
  do: [...effects],
  ...(occasion === 'entersPlay' ? { entered: true as const } : {}),
});

/** Everything that triggers on what the command brought about, one waiting item for each time (702.1). */
export function gatherTriggers(story: Story): void {
  const { happened } = story;
  if (!happened.some(({ before, after }) => hasWaiters(before) || hasWaiters(after))) return;
  const spent = new Set<string>();
  for (const one of [...happened]) {
    for (const occurrence of occurrencesOf(one.event, one.before, one.after)) {
      for (const waiter of triggeredBy(one, occurrence, story)) {
        spent.add(waiter.id);
        story.add({
          type: 'waitingAdded',
          item: {
            kind: 'trigger',
            id: newId(story.board, 'w'),
            rule: '702.5',
            seat: waiter.seat,
            feature: waiter.feature,
            note: waiter.source === '' ? NAMELESS : waiter.source,
            power: asTriggered(waiter, occurrence),
          },
        });
      }
    }
  }
  const ids = story.board.watchers.filter(({ id, until }) => until === 'next' && spent.has(id)).map(({ id }) => id);
  if (ids.length > 0) story.add({ type: 'watchersEnded', ids, rule: '702.1a' });
}
