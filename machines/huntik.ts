/** Huntik's statechart: who may do what now. It owns the order of play and holds no rules. */
import { CLOSED, close, open } from '../src/games/huntik/access.ts';
import { initialBoard } from '../src/games/huntik/board.ts';
import type { CommandKey } from '../src/games/huntik/commands/index.ts';
import { chart } from './huntik.chart.ts';
import { combatStates } from './huntik.combat.ts';
import { endStates, startStates } from './huntik.rounds.ts';
import { setupStates } from './huntik.setup.ts';
import { turnStates } from './huntik.turn.ts';
import { waitingStates } from './huntik.waiting.ts';

/** Goes up whenever a phase is renamed or means something else; a map from old phases to new ones comes with it. */
export const CHART_VERSION = 1;

const isKey = (key: string): key is CommandKey => Object.hasOwn(CLOSED, key);
const EVERY_KEY = Object.keys(CLOSED).filter(isKey);
/** Open in every state of a match that has begun and is not over. */
const TABLE_WORD = open('concede', 'winByTerms', 'declareDraw', 'setSequence', 'deepen', 'scorePoints', 'setTally');

export const huntikMachine = chart.createMachine({
  id: 'huntik',
  type: 'parallel',
  context: initialBoard,
  meta: { commands: CLOSED },
  states: {
    sequence: {
      description: 'The order of play.',
      initial: 'setup',
      meta: { commands: TABLE_WORD },
      on: {
        gameWon: '.over',
        gameDrawn: '.over',
        // The table may have set the order right while an action could still be cancelled.
        turnTaken: '.turn',
        sequenceSet: [
          { guard: 'landsOnTurn', target: '.turn' },
          { guard: 'landsInCombat', target: '.combat' },
          { target: '.end' },
        ],
      },
      states: {
        setup: {
          ...setupStates,
          meta: { commands: { ...close('101.3', ...EVERY_KEY), ...setupStates.meta.commands } },
        },
        turn: turnStates,
        combat: combatStates,
        end: endStates,
        start: startStates,
        over: {
          description: 'Somebody has won, or nobody (102.4).',
          meta: { commands: close('102.4', ...EVERY_KEY) },
        },
      },
    },
    waiting: waitingStates,
  },
});
