/** Loops: what powers do again and again, noticed where the table is as it was before, and asked about (802). */
import type { Board, Link, Waiting } from '../board.ts';
import type { Command, CommandOf } from '../commands/index.ts';
import type { PowerEffect } from '../powers/power.ts';
import { refusal } from '../reasons.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import type { Refusal } from '../../../engine/decision.ts';
import { endTurn } from './ends.ts';
import { Story, when, type Asked, type Judge } from './judge.ts';
import { ask } from './judged.ts';
import { markOf } from './marks.ts';

type Trigger = Extract<Waiting, { kind: 'trigger' }>;

/** No chain of triggers that comes to an end is as long. */
const LONGEST_CHAIN = 40;

const choosesIn = (effects: readonly PowerEffect[], seat: Seat): Seat | null => {
  for (const effect of effects) {
    switch (effect.do) {
      case 'may':
      case 'chooseOne':
      case 'chooseCard':
      case 'chooseZone':
      case 'search':
        return seat;
      case 'unless':
        return effect.who === 'you' ? seat : opponentOf(seat);
      case 'repeat': {
        const chooser = choosesIn(effect.what, seat);
        if (chooser !== null) return chooser;
        break;
      }
      default:
    }
  }
  return null;
};

/** Whose choice it was that a trigger resolved as it did; null where nobody could have chosen otherwise. */
const chooserOf = ({ seat, power }: Trigger): Seat | null =>
  power === undefined ? null : power.targets.length > 0 ? seat : choosesIn(power.do, seat);

const playOf = ({ power, note }: Trigger): string => `${power?.me ?? ''} ${note}`.slice(0, 80);

type Played = Pick<Link, 'by' | 'play'>;

/** What a command adds to a chain of powers that the app knows; null for anything else, which no chain outlasts. */
function playedBy(before: Board, command: Command): Played | null {
  if ('overrule' in command) return null;
  if (command.type === 'usePower' && command.power !== undefined) {
    return { by: command.seat, play: `${command.card} ${command.power}` };
  }
  if (command.type !== 'settleTrigger') return null;
  const item = before.waiting.find(({ id }) => id === command.id);
  if (item?.kind !== 'trigger' || item.power === undefined) return null;
  return { by: command.skipped === undefined ? chooserOf(item) : item.seat, play: playOf(item) };
}

/** What follows by itself, and answers, are nobody's play. */
const isPlay = (command: Command): boolean => 'seat' in command && command.type !== 'offerCombat';

/** The links from where the table was as it is now; none where it never was. */
function roundOf(links: readonly Link[]): readonly Link[] {
  const now = links.at(-1);
  const first = links.findLastIndex(({ mark }, index) => mark === now?.mark && index < links.length - 1);
  return first < 0 ? [] : links.slice(first + 1);
}

const optional = (link: Link): link is Link & { by: Seat; play: string } => link.by !== null && link.play !== null;

const forced = (links: readonly Link[]): Asked => ({
  question: 'forcedLoop',
  rule: '802.3',
  params: { count: links.length },
});
const endless = (links: readonly Link[]): Asked => ({
  question: 'endlessChain',
  rule: '802.1',
  params: { count: links.length - 1 },
});
const howOften = (seat: Seat, most?: number): Asked => ({
  question: 'howOften',
  rule: '802.2',
  params: { seat, ...(most === undefined ? {} : { most }) },
});
const whoBreaks = (times: number): Asked => ({
  question: 'whoBreaksTheLoop',
  rule: '802.2a',
  params: { count: times },
});

/** What is asked first about the chain as it stands; nothing where it neither goes round nor on and on. */
function firstQuestion(links: readonly Link[]): Asked | undefined {
  const round = roundOf(links);
  if (round.length > 0) {
    const first = round.find(optional);
    return first === undefined ? forced(round) : howOften(first.by);
  }
  return links.length > LONGEST_CHAIN ? endless(links) : undefined;
}

/** The table as people see it: a turn that was used is over, unless something still waits in it. */
function markOfTable(board: Board): string {
  const isOver =
    board.turnUsed &&
    board.combat === null &&
    board.move === null &&
    !board.betweenRounds &&
    board.waiting.length === 0;
  if (!isOver) return markOf(board);
  const story = new Story(board);
  endTurn(story, false);
  return markOf(story.board);
}

/** Cards went where nobody counts them: what the app sees may be the same, the table is not. */
const isUnseen = ({ happened }: Story): boolean =>
  happened.some(({ event, before }) => {
    if (event.type !== 'cardsDrawn' && event.type !== 'cardsDiscarded') return false;
    const { deck, hand } = before.counts[event.seat];
    return event.count > 0 && (event.type === 'cardsDrawn' ? deck === null : hand === null);
  });

/** Keeps count of what powers do without a break, and asks as soon as the table has been where it is now. */
export function watchLoop(story: Story, before: Board, command: Command): void {
  if (!isPlay(command) || story.asked !== undefined || story.board.result !== null) return;
  const played = playedBy(before, command);
  const { barred, links } = story.board.loop;
  const lifted = barred !== null && 'seat' in command && command.seat === barred.seat;
  if (lifted || (played === null && links.length > 0)) story.add({ type: 'loopLeft', lifted });
  if (played === null) return;
  if (story.board.loop.links.length === 0)
    story.add({ type: 'loopLinked', mark: markOfTable(before), by: null, play: null });
  const mark = isUnseen(story) ? `${story.board.next}` : markOfTable(story.board);
  story.add({ type: 'loopLinked', mark, ...played });
  const asked = firstQuestion(story.board.loop.links);
  const waits = story.board.waiting.some((item) => item.kind === 'question');
  if (asked !== undefined && !waits) story.add(ask(story.board, { type: 'settleLoop' }, asked));
}

/** The play that would carry on a loop that was stopped is not the next one (802.2). */
const bars = ({ loop: { barred } }: Board, seat: Seat, play: string): readonly Refusal[] =>
  when(barred?.seat === seat && barred.play === play, () => refusal('802.2', 'carriesOnLoop', { seat }));

export function checkLoopOfPower(board: Board, command: CommandOf<'usePower'>): readonly Refusal[] {
  return bars(board, command.seat, playedBy(board, command)?.play ?? '');
}

/** Declining carries nothing on: a "may" that is not done, or a trigger that is skipped. */
export function checkLoopOfTrigger(board: Board, { id, choices, skipped }: CommandOf<'settleTrigger'>) {
  const item = board.waiting.find((one) => one.id === id);
  if (item?.kind !== 'trigger' || skipped !== undefined) return [];
  const declines = item.power?.do.every(({ do: what }) => what === 'may' || what === 'unless') === true;
  if (declines && choices?.does?.includes(true) !== true) return [];
  return bars(board, item.seat, playOf(item));
}

/** Who made choices in a loop says how often it goes on: the first of them, then the other, who may say less (802.2). */
function repeat(story: Story, round: readonly Link[]): void {
  const first = round.find(optional);
  if (first === undefined) return;
  const other = round.filter(optional).find(({ by }) => by !== first.by);
  const named = story.answerTo(howOften(first.by));
  if (named === undefined) return;
  let stopped = first;
  let times = named.times ?? 0;
  if (other !== undefined && times > 0) {
    const fewer = story.answerTo(howOften(other.by, times));
    if (fewer === undefined) return;
    if ((fewer.times ?? 0) < times) {
      stopped = other;
      times = fewer.times ?? 0;
    }
  }
  const broken = times === 0 ? 'nobody' : story.answerTo(whoBreaks(times))?.answer;
  if (broken === 'somebody') story.add({ type: 'loopLeft', lifted: true });
  else if (broken !== undefined) {
    story.add({ type: 'loopRepeated', seat: stopped.by, times, play: stopped.play, rule: '802.2' });
  }
}

/** Carries out what the table answered about the chain as it stands. */
export const settleLoop: Judge<'settleLoop'> = {
  check: () => [],
  outcome: (story) => {
    const { links } = story.board.loop;
    const round = roundOf(links);
    if (round.some(optional)) {
      repeat(story, round);
      return;
    }
    const given = story.answerTo(round.length > 0 ? forced(round) : endless(links))?.answer;
    if (given === 'draw') story.add({ type: 'gameDrawn', rule: '802.3' });
    else if (given !== undefined) story.add({ type: 'loopLeft', lifted: true });
  },
};
