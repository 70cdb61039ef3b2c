/** How a command is judged: refused, asked about, or told with all that follows from it. */
import { accept, refuse, type Decision } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { Command, CommandOf, CommandType } from '../commands/index.ts';
import type { Event } from '../events/index.ts';
import { newId, Story, type Asked, type Judges } from './judge.ts';

function ask(board: Board, command: Command, { question, rule, params }: Asked): Event {
  return {
    type: 'waitingAdded',
    item: { kind: 'question', id: newId(board, 'w'), rule, question, params: { ...params }, then: command },
  };
}

/**
 * @param conclude tells what follows from any outcome by itself
 * @returns the events, with the rules that the table overruled; or every refusal that stands, each with its rule. Where
 * the rules leave something open, the only event is the question, and the answer decides the command anew.
 */
export function judged<T extends CommandType>(
  judges: Judges<T>,
  board: Board,
  command: CommandOf<T>,
  conclude: (story: Story, before: Board) => void,
): Decision<Event> {
  const { check, asks, outcome } = judges[command.type];
  const whole: Command = command;
  const refusals = check(board, command);
  const overrules = 'overrule' in whole && whole.overrule;
  const standing = overrules ? refusals.filter((one) => one.absolute === true) : refusals;
  if (standing.length > 0) return refuse(...standing);
  const asked = refusals.length > 0 ? undefined : asks?.(board, command);
  if (asked !== undefined) return accept([ask(board, whole, asked)]);
  const story = new Story(board);
  story.overrule(refusals.map((one) => one.rule));
  outcome(story, command);
  conclude(story, board);
  return accept(story.events, story.overruled);
}
