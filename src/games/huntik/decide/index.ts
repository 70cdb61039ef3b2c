/** `decide`: what comes of a command on a board, or which rules refuse it. Knows no phase and holds no state. */
import { accept, refuse, type Decision } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { Command, CommandOf, CommandType } from '../commands/index.ts';
import type { Event } from '../events/index.ts';
import { senseless } from '../reasons.ts';
import { combat } from './combat.ts';
import { effects } from './effects.ts';
import { firstOf, newId, Story, when, type Asked, type Judge, type Judges } from './judge.ts';
import { answersTo, match } from './match.ts';
import { perform } from './perform.ts';
import { plays } from './plays.ts';
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
        when(item?.kind === 'question' && !answersTo(item.question).includes(answer), () =>
          senseless('TK2', 'noSuchThing', { id: answer }),
        ),
    );
  },
  outcome: (story, { id, answer }) => {
    const item = story.board.waiting.find((one) => one.id === id);
    if (item?.kind !== 'question') return;
    story.add({ type: 'questionAnswered', id, question: item.question, answer });
    const again = decide(story.board, item.then);
    if (!again.ok) return;
    story.overrule(again.overruled);
    story.add(...again.events);
  },
};

const judges: Judges<CommandType> = {
  ...setup,
  ...plays,
  ...turn,
  ...combat,
  ...effects,
  ...rounds,
  ...match,
  answerQuestion,
};

function ask(board: Board, command: Command, { question, rule, params }: Asked): Event {
  return {
    type: 'waitingAdded',
    item: { kind: 'question', id: newId(board, 'w'), rule, question, params: { ...params }, then: command },
  };
}

function judge<T extends CommandType>(board: Board, command: CommandOf<T>, whole: Command): Decision<Event> {
  const { check, asks, outcome } = judges[command.type];
  const refusals = check(board, command);
  const overrules = 'overrule' in whole && whole.overrule;
  const standing = overrules ? refusals.filter((one) => one.absolute === true) : refusals;
  if (standing.length > 0) return refuse(...standing);
  const asked = refusals.length > 0 ? undefined : asks?.(board, command);
  if (asked !== undefined) return accept([ask(board, whole, asked)]);
  const story = new Story(board);
  story.overrule(refusals.map((one) => one.rule));
  outcome(story, command);
  for (let next = story.takeInstead(); next !== undefined; next = story.takeInstead()) {
    perform(story, next.effects, { ...next, choices: {} });
  }
  settle(story, board);
  gatherTriggers(story);
  return accept(story.events, story.overruled);
}

/**
 * Decides a command on a board.
 *
 * @returns the events that follow, with the rules that the table overruled; or every refusal that stands, each with its
 * rule. Where the rules leave something open, the only event is the question, and the answer decides the command anew.
 */
export function decide(board: Board, command: Command): Decision<Event> {
  return judge(board, command, command);
}
