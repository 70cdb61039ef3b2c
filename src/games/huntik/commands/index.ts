/** Every command of Huntik: the one list behind the types, the codec and the generated documents. */
import * as v from 'valibot';
import { combatCommands } from './combat.ts';
import { effectCommands, triggerCommands } from './effects.ts';
import { sequenceCommands } from './sequence.ts';
import { setupCommands } from './setup.ts';
import { turnCommands } from './turn.ts';

export const commandSchemas = [
  ...setupCommands,
  ...turnCommands,
  ...combatCommands,
  ...effectCommands,
  ...triggerCommands,
  ...sequenceCommands,
] as const;

export const commandSchema = v.variant('type', commandSchemas);
export type Command = v.InferOutput<typeof commandSchema>;
export type CommandType = Command['type'];
type CommandMap = { [C in Command as C['type']]: C };
/** One kind of command, or several: the form in which the compiler keeps a handler and its command together. */
export type CommandOf<T extends CommandType = CommandType> = { [P in T]: { type: P } & CommandMap[P] }[T];

/** The keys under which the statechart opens and closes commands: plays go by subtype, some effects by whose turn it is. */
export type CommandKey =
  | Exclude<CommandType, 'playAction' | 'usePower' | 'goAgain' | 'modify'>
  | `playAction:${'combat' | 'exhaust' | 'free'}`
  | `usePower:${'combat' | 'exhaust' | 'free'}`
  | 'goAgain:ownTurn'
  | 'goAgain:otherTurn'
  | 'modify'
  | 'modify:ownTurn'
  | 'modify:otherTurn'
  | 'startCombat:untracked';
