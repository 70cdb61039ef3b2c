/** The same match kept at two depths: a map-depth game, told at rounds depth, comes to the same turns, passes, rounds, scores. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phaseIs } from '../../src/engine/chart.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import type { MissionDefinition } from '../../src/games/huntik/missions/mission.ts';
import { sizes } from '../sizes.ts';
import { draws, onTable, opened, playRandomly, send, type Draw, type State } from './randomGame.ts';

/** What rounds depth keeps of a command; undefined where it is a matter of cards only. */
function asRounds(command: Command): Command | undefined {
  switch (command.type) {
    case 'playHero':
      return { type: 'act', seat: command.seat, ...(command.hero.kind === 'major' ? { uses: 'majorHero' } : {}) };
    case 'playAmulet':
    case 'playAction':
      if (command.type === 'playAction' && command.subtype === 'combat') return undefined;
      return {
        type: 'act',
        seat: command.seat,
        ...(command.insteadOfMajorHero === true ? { uses: 'insteadOfMajorHero' } : {}),
      };
    case 'usePower':
      return command.subtype === 'combat' ? undefined : { type: 'act', seat: command.seat };
    case 'moveCard':
      return { type: 'act', seat: command.seat };
    case 'act':
    case 'pass':
    case 'goAgain':
    case 'goFirstNextRound':
    case 'allowExtraMajorHero':
    case 'scorePoints':
    case 'finishRound':
    case 'winByTerms':
    case 'concede':
      return command;
    default:
      return undefined;
  }
}

/** A game in which a hero stays where it is, beside an enemy. */
const BESIDE_AN_ENEMY: Draw = { seed: 2_147_483_642, tries: 27 };

/** Scores by what every depth keeps; KOs are kept at the deeper ones alone. */
const SCORING: MissionDefinition = {
  name: 'Mission',
  kind: 'expert',
  features: [],
  reminders: [],
  terms: [],
  points: [
    { on: 'roundEnds', for: 'lead', points: 1, check: { is: 'score', atLeast: 0 } },
    { on: 'roundEnds', for: 'either', points: 2, check: { is: 'score', atLeast: 1 } },
  ],
};

/** Commands whose telling at rounds depth would need more than one command, or an answer about cards. */
const LEFT_OUT: ReadonlySet<Command['type']> = new Set([
  'cancelAction',
  'setSequence',
  'noteTrigger',
  'answerQuestion',
  'moveByEffect',
  'deepen',
]);

const told = (state: State) => {
  const { board } = onTable(state);
  const { round, turn, passesInARow, score, result, goAgain, majorUse } = board;
  return { round, turn, passesInARow, score, result, goAgain, majorUse };
};

test('depths agree: a map-depth game told at rounds depth has the same turns, passes, rounds and scores', () => {
  let compared = 0;
  fc.assert(
    fc.property(draws, (draw) => {
      let rounds = opened('rounds', 'expert', SCORING);
      let agree = true;
      playRandomly(opened('map', 'expert', SCORING), draw, ({ command, done, after, before }) => {
        if (!done || !agree) return;
        // Overruled plays, plays that carry effects, and what the rules leave open are judged by their own tests.
        const plain = !['overrule', 'effects', 'taught', 'power'].some((key) => key in command);
        const asked = after.board.waiting.some((item) => item.kind !== 'cancelWindow');
        agree =
          plain &&
          !asked &&
          !LEFT_OUT.has(command.type) &&
          before.board.waiting.every((item) => item.kind === 'cancelWindow');
        const same = agree ? asRounds(command) : undefined;
        if (same === undefined) return;
        const sent = send(rounds, same);
        expect(sent.done, command.type).toBe(true);
        rounds = sent.state;
        // A move beside an enemy leaves room for a combat; at rounds depth the act was the whole turn.
        if (phaseIs(onTable(after).phase, 'turn.moved')) return;
        expect(told(rounds)).toEqual(told(after));
        compared += 1;
      });
    }),
    { numRuns: sizes.randomGames, examples: [[BESIDE_AN_ENEMY]] },
  );
  expect(compared).toBeGreaterThan(sizes.randomGames);
});
