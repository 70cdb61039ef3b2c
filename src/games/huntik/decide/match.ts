/** Winning, conceding, the table's word over the order of play, triggers and questions (102, 304.2, 702.5, 802.3). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Waiting } from '../board.ts';
import type { Choices } from '../powers/choices.ts';
import { speaking } from '../projection/speaker.ts';
import { inSettlingOrder, settlingRank } from '../questions/waiting.ts';
import { refusal, senseless } from '../reasons.ts';
import { opponentOf, QUESTIONS, type Seat } from '../vocabulary.ts';
import { fightersIn } from './combat.ts';
import { endCombat, leaveTurn } from './ends.ts';
import { firstOf, needsDepth, newId, nothing, when, type Judges, type Story } from './judge.ts';
import { checkLoopOfTrigger } from './loops.ts';
import { perform, performTogether, type Saying } from './perform.ts';
import { checkTaught, placed } from './taught.ts';

type MatchCommand =
  'winByTerms' | 'concede' | 'declareDraw' | 'setSequence' | 'setTally' | 'noteTrigger' | 'settleTrigger';

/** The trigger that may be settled next (702.5). */
function isNext(board: Board, id: string): boolean {
  const triggers = inSettlingOrder(board);
  const [first] = triggers;
  const asked = triggers.find((item) => item.id === id);
  return asked !== undefined && first !== undefined && settlingRank(asked) === settlingRank(first);
}

/** A trigger takes its targets as it is settled (704.1); one that finds none is skipped. */
function checkTriggered(board: Board, you: Seat, id: string, choices: Choices): readonly Refusal[] {
  const item = board.waiting.find((one) => one.id === id);
  if (item?.kind !== 'trigger' || item.power === undefined) return [];
  const { me, that, targets } = item.power;
  return checkTaught(board, { targets }, speaking(board, { you, me, that, choices }));
}

type Trigger = Extract<Waiting, { kind: 'trigger' }>;

/** The lead player chooses, then the defending player, and only then does it happen (801.1). */
function settleBoth(story: Story, item: Trigger, saying: Saying, first: Choices | null): void {
  const { power } = item;
  if (power === undefined) return;
  if (first !== null) {
    performTogether(story, power.do, [{ ...saying, you: 'lead', choices: first }, saying]);
    return;
  }
  const id = newId(story.board, 'w');
  const { source, me, zone } = power;
  const asked = {
    source,
    me,
    that: [...power.that],
    zone,
    targets: [],
    do: [...power.do],
    both: { first: saying.choices },
  };
  story.add({ type: 'waitingAdded', item: { ...item, id, seat: 'defending', power: asked } });
}

export const match: Judges<MatchCommand> = {
  winByTerms: {
    check: (board, { seat }) =>
      when(board.mission?.kind !== 'mutual' && seat === 'defending', () =>
        refusal('304.2a', 'onlyLeadWinsByTerms', { mission: board.mission?.name ?? '' }),
      ),
    outcome: (story, { seat }) => {
      const rule = story.board.mission?.kind === 'mutual' ? '102.2' : '102.1';
      story.add({ type: 'gameWon', seat, reason: 'terms', rule });
    },
  },
  concede: {
    check: nothing,
    outcome: (story, { seat }) =>
      story.add({ type: 'gameWon', seat: opponentOf(seat), reason: 'concession', rule: '102.3' }),
  },
  declareDraw: {
    check: nothing,
    outcome: (story) => story.add({ type: 'gameDrawn', rule: '802.3' }),
  },
  setSequence: {
    check: (board, { to, zone }) =>
      firstOf(
        () => (to === 'combat' ? needsDepth(board, 'combat', 'map') : []),
        () =>
          when(to === 'combat' && board.depth === 'map' && zone === undefined, () =>
            senseless('TK3', 'zoneNeeded', {}),
          ),
      ),
    outcome: (story, { to, seat, zone, round }) => {
      if (story.board.combat !== null) endCombat(story, true);
      // The turn that was going on is left, and with it what lasted for it.
      if (to === 'endOfRound' || seat !== story.board.turn) leaveTurn(story);
      const at = story.board.depth === 'map' ? (zone ?? null) : null;
      story.add({
        type: 'sequenceSet',
        to,
        seat,
        zone: at,
        round: round ?? story.board.round,
        members: to === 'combat' && at !== null ? fightersIn(story.board, at) : [],
      });
    },
  },
  setTally: {
    check: (board, { name, value }) =>
      when(value === null && !board.tallies.some((tally) => tally.name === name), () =>
        senseless('TK2', 'noSuchThing', { id: name }),
      ),
    outcome: (story, { name, value }) => story.add({ type: 'tallySet', name, value }),
  },
  noteTrigger: {
    check: nothing,
    outcome: (story, { seat, feature, note }) =>
      story.add({
        type: 'waitingAdded',
        item: { kind: 'trigger', id: newId(story.board, 'w'), rule: '702.5', seat, feature, note },
      }),
  },
  settleTrigger: {
    check: (board, command) => {
      const { seat, id, choices = {}, skipped } = command;
      return firstOf(
        () =>
          when(!board.waiting.some((item) => item.id === id && item.kind === 'trigger'), () =>
            senseless('TK2', 'noSuchThing', { id }),
          ),
        () => when(!isNext(board, id), () => refusal('702.5', 'settleInOrder', { seat })),
        () => checkLoopOfTrigger(board, command),
        () => (skipped === undefined ? checkTriggered(board, seat, id, choices) : []),
      );
    },
    outcome: (story, { seat, id, choices = {}, skipped }) => {
      const item = story.board.waiting.find((one) => one.id === id);
      story.add({ type: 'waitingSettled', id });
      if (item?.kind !== 'trigger' || item.power === undefined || skipped !== undefined) return;
      const { me, source, that, zone, targets, do: effects, entered, applied, both } = item.power;
      const chosen = placed(targets, zone === null ? choices : { zone, ...choices });
      const saying = { you: seat, me, source, that, choices: chosen, ...(entered === undefined ? {} : { entered }) };
      if (applied !== undefined) story.resume({ ...saying, zone, effects, applied });
      else if (both === undefined) perform(story, effects, saying);
      else settleBoth(story, item, saying, both.first);
    },
  },
};

/** The answers that a question takes: of those that choose by number as many as there is to choose from. */
export const answersTo = ({ question, params }: Extract<Waiting, { kind: 'question' }>): readonly string[] => {
  const most = params['of'];
  return QUESTIONS[question].slice(0, typeof most === 'number' ? most : undefined);
};
