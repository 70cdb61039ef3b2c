import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redoTarget, undoTarget } from '../../src/engine/history.ts';
import { projectAnew, viewsOf } from '../../src/games/huntik/projection/views.ts';
import { replayedPhases, resume, standingAt } from '../../src/match/state.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { sizes } from '../sizes.ts';
import { broken } from './invariants.ts';
import { depths, draws, game, missions, onTable, opened, playRandomly, type Log, type State } from './randomGame.ts';

const runs = { numRuns: sizes.randomGames };

/** Goes to an entry, as the session does. */
function goTo(state: State, seq: number): State {
  const log: Log = [...state.log, { kind: 'wentTo', seq: state.log.length + 1, at: 0, to: seq }];
  return { ...standingAt(game, log, seq), log };
}

test('random games keep the invariants, and a refusal changes nothing', () => {
  fc.assert(
    fc.property(depths, missions, draws, (depth, mission, drawn) => {
      playRandomly(opened(depth, mission), drawn, ({ before, after, done, command }) => {
        expect(broken(after.board, after.phase), command.type).toEqual([]);
        const table = onTable(after);
        expect(broken(table.board, table.phase), `shown after ${command.type}`).toEqual([]);
        if (!done) expect(after).toBe(before);
      });
    }),
    runs,
  );
});

test('what is seen after a change is what is seen when it is worked out anew', () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      playRandomly(opened('map', 'expert'), drawn, ({ after, command }) => {
        expect([...viewsOf(after.board)], command.type).toEqual([...projectAnew(after.board).views]);
      });
    }),
    { numRuns: sizes.randomGames },
  );
});

test('replay equals live, chart and log agree, and everything survives JSON and the codec', () => {
  fc.assert(
    fc.property(depths, missions, draws, (depth, mission, drawn) => {
      const end = playRandomly(opened(depth, mission), drawn, () => undefined);
      expect(resume(game, end.log)).toEqual(end);
      expect(replayedPhases(game, end.log)).toEqual(end.log.map((entry) => entry.kind === 'played' && entry.phase));
      expect(JSON.parse(JSON.stringify(end.board))).toEqual(end.board);
      for (const entry of end.log) {
        if (entry.kind !== 'played') continue;
        expect(huntik.parseCommand(JSON.parse(JSON.stringify(entry.command)))).toEqual({
          ok: true,
          value: entry.command,
        });
        for (const event of entry.events) expect(huntik.parseEvent(event)).toEqual({ ok: true, value: event });
      }
    }),
    runs,
  );
});

test('k undos and k redos are the identity, from anywhere to the beginning', () => {
  fc.assert(
    fc.property(depths, draws, fc.nat(), (depth, drawn, k) => {
      const end = playRandomly(opened(depth, 'expert'), drawn, () => undefined);
      let state = end;
      const steps = k % (end.log.length + 1);
      for (let undone = 0; undone < steps; undone += 1) state = goTo(state, undoTarget(state.log) ?? -1);
      expect(undoTarget(state.log) === undefined).toBe(steps === end.log.length);
      for (let redone = 0; redone < steps; redone += 1) state = goTo(state, redoTarget(state.log) ?? -1);
      expect({ board: state.board, phase: state.phase }).toEqual({ board: end.board, phase: end.phase });
      expect(redoTarget(state.log)).toBeUndefined();
    }),
    runs,
  );
});

test('a fact that a redo brings back is the same fact: the coin keeps its face', () => {
  const flipped = { type: 'flipCoin', calls: 'first', called: 'heads', face: 'tails' } as const;
  expect(huntik.decide(huntik.initial, flipped)).toMatchObject({
    ok: true,
    events: [{ type: 'coinFlipped', face: 'tails', chooser: 'second' }],
  });
});
