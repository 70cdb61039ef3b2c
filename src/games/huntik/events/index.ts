/** Every event of Huntik, and the few that move the statechart. */
import * as v from 'valibot';
import { combatEvents } from './combat.ts';
import { sequenceEvents } from './sequence.ts';
import { setupEvents } from './setup.ts';
import { tableEvents } from './table.ts';
import { turnEvents } from './turn.ts';

const eventSchemas = [...setupEvents, ...tableEvents, ...turnEvents, ...combatEvents, ...sequenceEvents] as const;
export const eventSchema = v.variant('type', eventSchemas);
export type Event = v.InferOutput<typeof eventSchema>;
export type EventType = Event['type'];
type EventMap = { [E in Event as E['type']]: E };
/** One kind of event, or several: the form in which the compiler keeps a handler and its event together. */
export type EventOf<T extends EventType = EventType> = { [P in T]: { type: P } & EventMap[P] }[T];

/** Only these go to the statechart. */
export const SEQUENCE_EVENTS = [
  'peopleSeated',
  'leadPlayerChosen',
  'missionChosen',
  'mulliganAnnounced',
  'mulligansTaken',
  'roundStarted',
  'turnActed',
  'moveTaken',
  'combatOffered',
  'combatDeclined',
  'moveSettled',
  'turnEnded',
  'turnTaken',
  'combatStarted',
  'combatOpened',
  'combatActed',
  'combatPassed',
  'attacksTotalled',
  'attacksAimed',
  'aimedAtKod',
  'combatEnded',
  'termsChecked',
  'roundFinished',
  'roundExpired',
  'lastRoundJudged',
  'timerAdvanced',
  'allUnstunned',
  'allReadied',
  'twoDrawn',
  'turnsOpened',
  'gameWon',
  'gameDrawn',
  'sequenceSet',
  'waitingAdded',
  'waitingSettled',
  'questionAnswered',
] as const satisfies readonly EventType[];
export type SequenceEvent = EventOf<(typeof SEQUENCE_EVENTS)[number]>;
