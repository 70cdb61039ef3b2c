/** How a command is judged: refused, asked about, or told with all that follows from it. */
import { accept, refuse, type Decision } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { Command, CommandOf, CommandType } from '../commands/index.ts';
import type { Event } from '../events/index.ts';
import { newId, Story, type Asked, type Judges, type Meets } from './judge.ts';

/** The question, and the command that is decided once more with its answer. */
export function ask(board: Board, command: Command, { question, rule, params }: Asked): Event {
  return {
    type: 'waitingAdded',
    item: { kind: 'question', id: newId(board, 'w'), rule, question, params: { ...params }, then: command },
  };
}

/** What a command meets and brings along beside its own outcome. */
export type Around = {
  readonly meets?: Meets;
  readonly conclude?: (story: Story, before: Board, command: Command) => void;
};

/** An answer was for this command, whether it needed it or not; one that asks for more keeps it. */
function spendAnswers(story: Story): void {
  if (story.board.waiting.some((item) => item.kind === 'question')) return;
  for (const { question } of story.board.answered) story.add({ type: 'answerSpent', question });
}

/**
 * @param around `meets` says what becomes of each event, `conclude` tells what follows from any outcome by itself
 * @returns the events, with the rules that the table overruled; or every refusal that stands, each with its rule. Where
 * the rules leave something open, the only event is the question, and the answer decides the command anew.
 */
export function judged<T extends CommandType>(
  judges: Judges<T>,
  board: Board,
  command: CommandOf<T>,
  { meets, conclude }: Around,
): Decision<Event> {
  const { check, asks, outcome } = judges[command.type];
  const whole: Command = command;
  const refusals = check(board, command);
  const overrules = 'overrule' in whole && whole.overrule;
  const standing = overrules ? refusals.filter((one) => one.absolute === true) : refusals;
  if (standing.length > 0) return refuse(...standing);
  const asked = refusals.length > 0 ? undefined : asks?.(board, command);
  if (asked !== undefined) return accept([ask(board, whole, asked)]);
  const story = new Story(board, meets);
  story.overrule(refusals.map((one) => one.rule));
  outcome(story, command);
  conclude?.(story, board, whole);
  if (story.asked !== undefined && refusals.length === 0) return accept([ask(board, whole, story.asked)]);
  spendAnswers(story);
  return accept(story.events, story.overruled);
}
