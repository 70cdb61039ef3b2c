/** Huntik as a pack, all but its statechart. */
import * as v from 'valibot';
import type { Pack, Parsed } from '../../engine/pack.ts';
import { initialBoard, type Board } from './board.ts';
import { commandSchema, type Command, type CommandKey } from './commands/index.ts';
import { decide, fetchRules } from './decide/index.ts';
import { evolve } from './evolve/index.ts';
import { eventSchema, SEQUENCE_EVENTS, type Event } from './events/index.ts';
import { headline } from './headline.ts';

/** The key under which the statechart opens or closes a command. */
function commandKey(board: Board, command: Command): CommandKey {
  switch (command.type) {
    case 'playAction':
      return `playAction:${command.subtype}`;
    case 'usePower':
      return `usePower:${command.subtype}`;
    case 'goAgain':
      return command.seat === board.turn ? 'goAgain:ownTurn' : 'goAgain:otherTurn';
    case 'modify':
      if (command.until !== 'turn') return 'modify';
      return command.seat === board.turn ? 'modify:ownTurn' : 'modify:otherTurn';
    case 'startCombat':
      return board.depth === 'map' ? 'startCombat' : 'startCombat:untracked';
    default:
      return command.type;
  }
}

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Parsed<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, path: v.getDotPath(issue) ?? '', message: issue.message };
}

export const rules: Omit<Pack<Board, Command, Event, never>, 'machine' | 'chartVersion'> = {
  id: 'huntik',
  initial: initialBoard,
  decide,
  fetchRules,
  evolve,
  sequenceEvents: new Set(SEQUENCE_EVENTS),
  commandKey,
  seatOf: (command) => ('seat' in command ? command.seat : null),
  headline,
  parseCommand: (value) => parse(commandSchema, value),
  parseEvent: (value) => parse(eventSchema, value),
};
