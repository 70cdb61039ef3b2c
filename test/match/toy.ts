/** The smallest game with everything a match needs: add up to ten, and a new round begins by itself. */
import { setup } from 'xstate';
import { accept, refuse } from '../../src/engine/decision.ts';
import type { StateMeta } from '../../src/engine/chart.ts';
import type { Parsed } from '../../src/engine/pack.ts';
import { gameOf, type MatchPack } from '../../src/match/state.ts';

export type ToyBoard = { readonly sum: number; readonly round: number };
export type ToyCommand =
  | { readonly type: 'add'; readonly amount: number; readonly overrule?: true }
  | { readonly type: 'startRound'; readonly overrule?: true }
  | { readonly type: 'end'; readonly overrule?: true };
export type ToyEvent =
  | { readonly type: 'added'; readonly amount: number }
  | { readonly type: 'roundFilled' }
  | { readonly type: 'roundStarted' }
  | { readonly type: 'ended' };

const COMMANDS = ['add', 'startRound', 'end'] as const;
type Meta = StateMeta<(typeof COMMANDS)[number], ToyCommand>;

const meta = (open: readonly string[], closedBy: string, does?: ToyCommand): Meta => ({
  commands: Object.fromEntries(COMMANDS.map((key) => [key, open.includes(key) ? 'open' : { closedBy }])),
  ...(does !== undefined && { does }),
});

const machine = setup({
  types: { context: {} as ToyBoard, events: {} as ToyEvent, meta: {} },
}).createMachine({
  id: 'toy',
  context: { sum: 0, round: 1 },
  initial: 'adding',
  states: {
    adding: { meta: meta(['add', 'end'], 'T.1'), on: { roundFilled: 'between', ended: 'over' } },
    between: { meta: meta(['startRound'], 'T.2', { type: 'startRound' }), on: { roundStarted: 'adding' } },
    over: { meta: meta([], 'T.3') },
  },
});

const fields = (value: unknown): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(value ?? {}));

const bad = (path: string): Parsed<never> => ({ ok: false, path, message: 'unknown' });

function parseCommand(value: unknown): Parsed<ToyCommand> {
  const { type, amount } = fields(value);
  if (type === 'add') return typeof amount === 'number' ? { ok: true, value: { type, amount } } : bad('amount');
  return type === 'startRound' || type === 'end' ? { ok: true, value: { type } } : bad('type');
}

function parseEvent(value: unknown): Parsed<ToyEvent> {
  const { type, amount } = fields(value);
  if (type === 'added') return typeof amount === 'number' ? { ok: true, value: { type, amount } } : bad('amount');
  return type === 'roundFilled' || type === 'roundStarted' || type === 'ended'
    ? { ok: true, value: { type } }
    : bad('type');
}

function evolve(board: ToyBoard, event: ToyEvent): ToyBoard {
  switch (event.type) {
    case 'added':
      // As a pack's evolve would at a fact that cannot be.
      if (event.amount < 0) throw new Error('nobody adds less than nothing');
      return { ...board, sum: board.sum + event.amount };
    case 'roundStarted':
      return { sum: 0, round: board.round + 1 };
    case 'roundFilled':
    case 'ended':
      return board;
  }
}

export const toy: MatchPack<ToyBoard, ToyCommand, ToyEvent> = {
  id: 'toy',
  chartVersion: 1,
  machine,
  initial: { sum: 0, round: 1 },
  sequenceEvents: new Set(['roundFilled', 'roundStarted', 'ended']),
  decide: (board, command) => {
    switch (command.type) {
      case 'add':
        if (command.amount > 9) return refuse({ rule: 'T.9', reason: 'tooMuch', params: { amount: command.amount } });
        return accept<ToyEvent>([
          { type: 'added', amount: command.amount },
          ...(board.sum + command.amount >= 10 ? [{ type: 'roundFilled' as const }] : []),
        ]);
      case 'startRound':
        return accept<ToyEvent>([{ type: 'roundStarted' }]);
      case 'end':
        return accept<ToyEvent>([{ type: 'ended' }]);
    }
  },
  fetchRules: () => null,
  evolve,
  commandKey: (_board, command) => command.type,
  seatOf: () => 'lead',
  headline: ({ sum, round }) => ({
    players: ['Ana', 'Béla'],
    turn: null,
    round,
    score: [sum],
    depth: 'rounds',
    mission: '',
    result: null,
  }),
  parseCommand,
  parseEvent,
};

export const toyGame = gameOf(toy);
