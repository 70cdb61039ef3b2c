/**
 * Which rules an entry of the log carried out: for the log, which shows them, and for scenarios, which expect them. A
 * rule is cited where it did something, and nowhere else; nothing of the game depends on it.
 */
import type { Board } from '../board.ts';
import type { Command } from '../commands/index.ts';
import type { Happened } from '../decide/judge.ts';
import type { Event, EventOf, EventType } from '../events/index.ts';
import { evolve } from '../evolve/index.ts';
import { combat } from './combat.ts';
import { counts } from './counts.ts';
import { leaving } from './leaving.ts';
import { loops } from './loops.ts';
import { modifiers } from './modifiers.ts';
import type { Citings, Moment } from './moment.ts';
import { places } from './places.ts';
import { rounds } from './rounds.ts';
import { setup } from './setup.ts';
import { triggers } from './triggers.ts';
import { turns } from './turns.ts';

const CITINGS: Citings = {
  ...setup,
  ...rounds,
  ...counts,
  ...turns,
  ...combat,
  ...places,
  ...leaving,
  ...modifiers,
  ...triggers,
  ...loops,
};

/** What an event says of itself; a trigger is a prompt for its order only where there are several (702.5). */
function ownRules(event: Event): readonly string[] {
  if (event.type === 'waitingAdded') return event.item.rule === '702.5' ? [] : [event.item.rule];
  return 'rule' in event ? [event.rule] : [];
}

const citedBy = <T extends EventType>(event: EventOf<T>, moment: Omit<Moment<T>, 'event'>): readonly string[] =>
  CITINGS[event.type]?.({ ...moment, event }) ?? [];

/** What was decided where a question was answered: the command that the question had stopped. */
function decided(command: Command, { waiting }: Board): Command {
  if (command.type !== 'answerQuestion') return command;
  const item = waiting.find(({ id }) => id === command.id);
  return item?.kind === 'question' ? item.then : command;
}

/**
 * The rules that an entry's events carried out, each once, in the order in which they did.
 *
 * @param board the board that the entry met
 */
export function citationsOf(
  entry: { readonly command: Command; readonly events: readonly Event[] },
  board: Board,
): readonly string[] {
  const told: Happened[] = [];
  for (const event of entry.events) {
    const before = told.at(-1)?.after ?? board;
    told.push({ event, before, after: evolve(before, event) });
  }
  const command = decided(entry.command, board);
  const rules = told.flatMap(({ event, before, after }, at) => [
    ...ownRules(event),
    ...citedBy(event, { before, after, told, at, command }),
  ]);
  return [...new Set(rules)];
}
