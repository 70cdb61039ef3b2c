/** All rules of Huntik in one place, fetched when a match keeps more than its rounds. */
import type { Decision } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { Command, CommandType } from '../commands/index.ts';
import type { Event } from '../events/index.ts';
import { leavesAChoice } from '../powers/chosen.ts';
import { senseless } from '../reasons.ts';
import { cancelling } from './cancelling.ts';
import { combat } from './combat.ts';
import { effects } from './effects.ts';
import { sparing } from './forbidden.ts';
import { firstOf, newId, when, type Instead, type Judge, type Judges, type Meets, type Story } from './judge.ts';
import { judged } from './judged.ts';
import { settleLoop, watchLoop } from './loops.ts';
import { answersTo, match } from './match.ts';
import { followMission } from './mission.ts';
import { moving } from './moving.ts';
import { perform } from './perform.ts';
import { plays } from './plays.ts';
import { endUsedUp, replacing } from './replacing.ts';
import { rounds } from './rounds.ts';
import { settle } from './settle.ts';
import { setup } from './setup.ts';
import { gatherTriggers } from './triggers.ts';
import { turn } from './turn.ts';

/** An answer becomes the match's ruling, and what was asked about is decided again with it. */
const answerQuestion: Judge<'answerQuestion'> = {
  check: (board, { id, answer }) => {
    const item = board.waiting.find((one) => one.id === id);
    return firstOf(
      () => when(item?.kind !== 'question', () => senseless('TK2', 'noSuchThing', { id })),
      () =>
        when(item?.kind === 'question' && !answersTo(item).includes(answer), () =>
          senseless('TK2', 'noSuchThing', { id: answer }),
        ),
    );
  },
  outcome: (story, { id, answer, times }) => {
    const item = story.board.waiting.find((one) => one.id === id);
    if (item?.kind !== 'question') return;
    const most = item.params['most'];
    const number = times === undefined ? {} : { times: typeof most === 'number' ? Math.min(times, most) : times };
    story.add({ type: 'questionAnswered', id, question: item.question, answer, ...number });
    if (item.question === 'termsMet') story.add({ type: 'answerSpent', question: item.question });
    if (answer === 'notYet') return;
    const again = decide(story.board, item.then);
    if (!again.ok) return;
    story.overrule(again.overruled);
    story.tell(...again.events);
  },
};

const judges: Judges<CommandType> = {
  ...setup,
  ...plays,
  ...cancelling,
  ...turn,
  ...moving,
  ...combat,
  ...effects,
  ...rounds,
  ...match,
  answerQuestion,
  settleLoop,
};

/** What comes instead of something waits where somebody has to choose about it first (710.1b). */
function performInstead(story: Story, next: Instead): void {
  const { you, me, source, that, zone, effects, applied, choices } = next;
  if (choices !== undefined || !leavesAChoice(effects)) {
    perform(story, effects, { ...next, choices: choices ?? (zone === null ? {} : { zone }) });
    return;
  }
  story.add({
    type: 'waitingAdded',
    item: {
      kind: 'trigger',
      id: newId(story.board, 'w'),
      rule: '710.1b',
      seat: you,
      feature: false,
      note: source,
      power: { source, me, that: [...that], zone, targets: [], do: [...effects], applied: [...applied] },
    },
  });
}

function conclude(story: Story, before: Board, command: Command): void {
  // What it led to has been decided with all that follows from it.
  if (command.type === 'answerQuestion') return;
  for (let next = story.takeInstead(); next !== undefined; next = story.takeInstead()) {
    endUsedUp(story, next.applied);
    performInstead(story, next);
  }
  settle(story, before);
  followMission(story, before);
  gatherTriggers(story);
  watchLoop(story, before, command);
}

const meets: Meets = (story, event) => replacing(story, sparing(story, event));

/** Any command on any board; see `decide` in index.ts. */
export const decide = (board: Board, command: Command): Decision<Event> =>
  judged(judges, board, command, { meets, conclude });
