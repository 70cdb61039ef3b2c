/** Every combination of round, starter, passes and go-again, walked; a second, plain reading of 500 says what must come. */
import { expect, test } from 'vitest';
import { phaseIs } from '../../src/engine/chart.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import { opponentOf, SEATS, type Seat } from '../../src/games/huntik/vocabulary.ts';
import { onTable, opened, send, type State } from '../properties/randomGame.ts';

/** The naive model: all that the order of turns depends on. */
type Model = {
  readonly round: number;
  readonly turn: Seat;
  readonly passed: readonly Seat[];
  readonly again: boolean;
  readonly firstNext: Seat | null;
  readonly at: 'turn' | 'acted' | 'end' | 'over';
};

const MOVES = ['act', 'pass', 'goAgain', 'leadFirst', 'defendingFirst', 'finish'] as const;
type Move = (typeof MOVES)[number];

const nextTurn = (model: Model): Model => ({
  ...model,
  turn: model.again ? model.turn : opponentOf(model.turn),
  again: false,
  at: 'turn',
});

/** What the table sees: a used turn is over as soon as anybody looks. */
const seen = (model: Model): Model => (model.at === 'acted' ? nextTurn(model) : model);

/** 500.1a, 500.1b, 500.2, 501.1d, 707.2, 707.2a, read once more without the engine. */
function expected(model: Model, move: Move, seat: Seat): Model | undefined {
  if (model.at === 'over') return undefined;
  switch (move) {
    case 'act':
    case 'pass': {
      const now = seen(model);
      if (now.at !== 'turn' || now.turn !== seat) return undefined;
      if (move === 'act') return { ...now, passed: [], at: 'acted' };
      const passed = [...now.passed.filter((one) => one !== seat), seat];
      return { ...nextTurn({ ...now, passed }), at: passed.length === 2 ? 'end' : 'turn' };
    }
    case 'goAgain': {
      if (model.at === 'end') return undefined;
      // During the turn or as part of what the used turn caused; otherwise the used turn ends first.
      const now = model.at === 'acted' && model.turn !== seat ? seen(model) : model;
      return now.turn === seat ? { ...now, again: true } : undefined;
    }
    case 'leadFirst':
      return { ...model, firstNext: 'lead' };
    case 'defendingFirst':
      return { ...model, firstNext: 'defending' };
    case 'finish': {
      if (model.at !== 'end') return undefined;
      if (model.round === 7) return { ...model, at: 'over' };
      const round = model.round + 1;
      const turn = model.firstNext ?? (round % 2 === 1 ? 'defending' : 'lead');
      return { round, turn, passed: [], again: false, firstNext: null, at: 'turn' };
    }
    default:
      return move satisfies never;
  }
}

function commandOf(move: Move, seat: Seat): Command {
  switch (move) {
    case 'act':
      return { type: 'act', seat };
    case 'pass':
      return { type: 'pass', seat };
    case 'goAgain':
      return { type: 'goAgain', seat };
    case 'leadFirst':
      return { type: 'goFirstNextRound', seat: 'lead' };
    case 'defendingFirst':
      return { type: 'goFirstNextRound', seat: 'defending' };
    case 'finish':
      return { type: 'finishRound' };
    default:
      return move satisfies never;
  }
}

function look(state: State) {
  const { board, phase } = onTable(state);
  const at = phaseIs(phase, 'over') ? 'over' : phaseIs(phase, 'end') ? 'end' : 'turn';
  return { round: board.round, turn: board.turn, passed: [...board.passesInARow].sort(), again: board.goAgain, at };
}

function wanted(model: Model) {
  const { round, turn, passed, again, at } = seen(model);
  return { round, turn, passed: [...passed].sort(), again, at };
}

test('every reachable combination of round, starter, passes and go-again comes to what the rules say', () => {
  const start: Model = { round: 1, turn: 'defending', passed: [], again: false, firstNext: null, at: 'turn' };
  const known = new Map<string, State>([[JSON.stringify(start), opened('rounds', 'expert')]]);
  const open: [Model, State][] = [[start, opened('rounds', 'expert')]];
  let walked = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [model, state] = next;
    for (const move of MOVES) {
      for (const seat of SEATS) {
        const after = expected(model, move, seat);
        const sent = send(state, commandOf(move, seat));
        const where = `${move} by ${seat} in ${JSON.stringify(model)}`;
        expect(sent.done, where).toBe(after !== undefined);
        walked += 1;
        if (after === undefined) continue;
        expect(look(sent.state), where).toEqual(wanted(after));
        const key = JSON.stringify(after);
        if (known.has(key)) continue;
        // The log is not looked at here, and would only grow.
        const lean = { ...sent.state, log: [] };
        known.set(key, lean);
        open.push([after, lean]);
      }
    }
  }
  // 7 rounds with 2 starters; in each the turn, who passed, go-again and who goes first next, as far as they go together.
  expect(known.size).toBeGreaterThan(300);
  expect(walked).toBe(known.size * MOVES.length * SEATS.length);
});
