/** Random games: whatever is tried is sent, what is refused leaves no trace, and the match goes on. */
import fc from 'fast-check';
import { phaseIs } from '../../src/engine/chart.ts';
import type { Entry } from '../../src/engine/log.ts';
import type { Board } from '../../src/games/huntik/board.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import type { Event } from '../../src/games/huntik/events/index.ts';
import type { MissionDefinition } from '../../src/games/huntik/missions/mission.ts';
import type { Depth, MissionKind } from '../../src/games/huntik/vocabulary.ts';
import { beginning, gameOf, type MatchState, type Standing } from '../../src/match/state.ts';
import { shown, step } from '../../src/match/step.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { candidate, type Pick } from './candidates.ts';

export const game = gameOf(huntik);
export type State = MatchState<Board, Command, Event>;
export type Log = readonly Entry<Command, Event>[];

/** Sends a command and keeps its entry, as the phone does, without a store. */
export function send(state: State, command: Command): { readonly state: State; readonly done: boolean } {
  const stepped = step(game, state, command);
  if (!stepped.ok) return { state, done: false };
  const entry: Entry<Command, Event> = {
    kind: 'played',
    seq: state.log.length + 1,
    at: state.log.length,
    seat: huntik.seatOf(command),
    command,
    events: stepped.events,
    phase: stepped.standing.phase,
    chart: huntik.chartVersion,
    overruled: stepped.overruled,
  };
  return { state: { ...stepped.standing, log: [...state.log, entry] }, done: true };
}

export const onTable = (state: State): Standing<Board> => shown(game, state);

const isOver = (state: State): boolean => phaseIs(state.phase, 'over');

/** @param definition what the mission's card says, where somebody entered it */
export function opened(depth: Depth, kind: MissionKind, definition?: MissionDefinition): State {
  const commands: Command[] = [
    { type: 'seatPeople', first: 'Ada', second: 'Ben', depth },
    { type: 'chooseLeadPlayer', person: 'first' },
    { type: 'chooseMission', name: definition?.name ?? '', kind, ...(definition === undefined ? {} : { definition }) },
    { type: 'announceMulligan', seat: 'lead', count: 0 },
    { type: 'announceMulligan', seat: 'defending', count: 2 },
  ];
  return commands.reduce((state, command) => send(state, command).state, beginning(game));
}

/** How a random game is drawn: from a seed, with so many tries. Fewer tries are a shorter game with the same moves. */
export type Draw = { readonly seed: number; readonly tries: number };

/** A small pseudo-random stream (mulberry32): the same seed is the same game, on every machine. */
export function stream(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export type Tried = {
  readonly before: State;
  readonly after: State;
  readonly command: Command;
  readonly done: boolean;
};

/** Plays one random game; `look` sees every try. */
export function playRandomly(start: State, { seed, tries }: Draw, look: (tried: Tried) => void): State {
  const pick = stream(seed);
  let state = start;
  for (let played = 0; played < tries && !isOver(state); played += 1) {
    const tried = candidate(onTable(state), pick);
    const overruling = pick(12) === 0 && 'seat' in tried;
    const command: Command = overruling ? { ...tried, overrule: true } : tried;
    const { state: after, done } = send(state, command);
    look({ before: state, after, command, done });
    state = after;
  }
  return state;
}

export const draws = fc.record({ seed: fc.nat({ max: 0x7fffffff }), tries: fc.integer({ min: 1, max: 500 }) });
export const depths = fc.constantFrom<Depth>('map', 'map', 'map', 'combat', 'rounds');
export const missions = fc.constantFrom<MissionKind>('training', 'expert', 'mutual');
