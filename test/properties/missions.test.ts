/** Whatever a mission's card says: it keeps the invariants, counts every point once, and replays to the same board. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board } from '../../src/games/huntik/board.ts';
import type { Seat } from '../../src/games/huntik/vocabulary.ts';
import { resume } from '../../src/match/state.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { sizes } from '../sizes.ts';
import { broken } from './invariants.ts';
import { randomMission } from './missionOf.ts';
import { depths, draws, game, missions, onTable, opened, playRandomly, stream, type State } from './randomGame.ts';

const runs = { numRuns: sizes.randomGames };
const seeds = fc.nat({ max: 0x7fffffff });

const pointsOf = ({ scored }: Board, seat: Seat): number =>
  scored.filter((one) => one.seat === seat).reduce((so, { points }) => so + points, 0);

/** What the mission asks about and has not been answered, each term of each player. */
const asked = ({ waiting }: Board): readonly string[] =>
  waiting.flatMap((item) =>
    item.kind === 'question' && item.question === 'termsMet' ? [JSON.stringify(item.params)] : [],
  );

test('random missions keep the invariants, their points add up, and no term is asked about twice at once', () => {
  const met = { points: 0, terms: 0, reminders: 0, features: 0 };
  fc.assert(
    fc.property(depths, missions, seeds, draws, (depth, kind, seed, drawn) => {
      const start = opened(depth, kind, randomMission(stream(seed), kind));
      met.features += start.board.cards.length;
      playRandomly(start, drawn, ({ after, command }) => {
        const { board, phase } = onTable(after);
        expect(broken(board, phase), command.type).toEqual([]);
        expect(board.score).toEqual({ lead: pointsOf(board, 'lead'), defending: pointsOf(board, 'defending') });
        expect(new Set(asked(board)).size).toBe(asked(board).length);
        met.points += board.scored.filter(({ by }) => by !== null).length;
        met.terms += asked(board).length;
        met.reminders += board.waiting.filter(({ rule }) => rule === '304.1').length;
      });
    }),
    runs,
  );
  // What never came up was not tried.
  expect(Object.values(met).every((times) => times > 0)).toBe(true);
});

test('a match of any mission replays to the same board, and its log survives the codec', () => {
  fc.assert(
    fc.property(depths, missions, seeds, draws, (depth, kind, seed, drawn) => {
      const end: State = playRandomly(opened(depth, kind, randomMission(stream(seed), kind)), drawn, () => undefined);
      expect(resume(game, end.log)).toEqual(end);
      for (const entry of end.log) {
        if (entry.kind !== 'played') continue;
        const command: unknown = JSON.parse(JSON.stringify(entry.command));
        expect(huntik.parseCommand(command)).toEqual({ ok: true, value: entry.command });
        for (const event of entry.events) expect(huntik.parseEvent(event)).toEqual({ ok: true, value: event });
      }
    }),
    runs,
  );
});
