/** Huntik's engine and statechart bound together: what a match is played with, on the phone and in scenarios. */
import { CHART_VERSION, huntikMachine } from '../../machines/huntik.ts';
import { rules } from '../games/huntik/rules.ts';
import type { Board } from '../games/huntik/board.ts';
import type { Command } from '../games/huntik/commands/index.ts';
import type { Event } from '../games/huntik/events/index.ts';
import type { MatchPack } from '../match/state.ts';

export const huntik: MatchPack<Board, Command, Event> = {
  ...rules,
  machine: huntikMachine,
  chartVersion: CHART_VERSION,
};
