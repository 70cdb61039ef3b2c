/** What all parts of Huntik's statechart are made with: its types and its guards, names only in the chart itself. */
import { setup } from 'xstate';
import type { StateMeta } from '../src/engine/chart.ts';
import type { Board } from '../src/games/huntik/board.ts';
import type { Command, CommandKey } from '../src/games/huntik/commands/index.ts';
import type { SequenceEvent } from '../src/games/huntik/events/index.ts';

const meta: StateMeta<CommandKey, Command> = {};

/** The guards ask about the board after the event. */
export const chart = setup({
  types: { context: {} as Board, events: {} as SequenceEvent, meta },
  guards: {
    bothAnnounced: ({ context }) => context.mulligans.lead !== null && context.mulligans.defending !== null,
    isSolo: ({ context }) => context.mission?.kind === 'solo',
    bothPassed: ({ context }) => context.passesInARow.length === 2,
    // Whether it stands beside an enemy is in the event; what is seen of cards is none of the chart's business.
    movedBesideEnemy: ({ context }) => context.move !== null,
    turnUsed: ({ context }) => context.turnUsed,
    bothPassedInCombat: ({ context }) => context.combat?.passesInARow === 2,
    questionOpen: ({ context }) => context.waiting.some((item) => item.kind === 'question'),
    cancelWindowOpen: ({ context }) => context.waiting.some((item) => item.kind === 'cancelWindow'),
    triggerOpen: ({ context }) => context.waiting.some((item) => item.kind === 'trigger'),
    landsOnTurn: ({ event }) => event.type === 'sequenceSet' && event.to === 'turn',
    landsInCombat: ({ event }) => event.type === 'sequenceSet' && event.to === 'combat',
  },
});
