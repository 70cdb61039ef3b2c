/** Random missions, put together from everything that a mission's card can say. */
import * as v from 'valibot';
import {
  BENEFICIARIES,
  TERM_TIMES,
  type Check,
  type MissionDefinition,
  type Moment,
} from '../../src/games/huntik/missions/mission.ts';
import { missionDefinition } from '../../src/games/huntik/missions/schema.ts';
import { SIDES } from '../../src/games/huntik/powers/words.ts';
import { LAST_ROUND, SEATS, ZONES, type MissionKind } from '../../src/games/huntik/vocabulary.ts';
import type { Pick } from './candidates.ts';

const one = <T>(list: readonly T[], pick: Pick): T => {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const several = <T>(most: number, pick: Pick, make: () => T): T[] => Array.from({ length: pick(most + 1) }, make);

function check(pick: Pick, depth = 2): Check {
  const [side, zone] = [one(SIDES, pick), one(ZONES, pick)];
  const atLeast = 1 + pick(3);
  const named = pick(4) === 0 ? { named: 'Hero' } : {};
  switch (pick(depth > 0 ? 7 : 5)) {
    case 0:
      return { is: 'score', atLeast: pick(4) };
    case 1:
      return { is: 'heroInZone', side, zone, atLeast, ...named };
    case 2:
      return { is: 'featureInZone', zone };
    case 3:
      return { is: 'carried', side, ...(pick(2) === 0 ? { zone } : {}) };
    case 4:
      return { is: 'kos', side, atLeast };
    default: {
      const of = [check(pick, depth - 1), check(pick, depth - 1)];
      return { is: pick(2) === 0 ? 'all' : 'any', of };
    }
  }
}

function moment(pick: Pick): Moment {
  const plain = ['matchBegins', 'roundStarts', 'roundEnds', 'combatStarts', 'heroKod', 'pickedUp', 'dropped'] as const;
  switch (pick(4)) {
    case 0:
      return { is: 'heroEnters', zone: one(ZONES, pick) };
    case 1:
      return { is: 'timerAt', round: 1 + pick(LAST_ROUND) };
    default:
      return { is: one(plain, pick) };
  }
}

const feature = (pick: Pick): MissionDefinition['features'][number] => {
  const at = pick(5) === 0 ? 'side' : one(ZONES, pick);
  return pick(2) === 0
    ? { kind: 'feature', name: `Feature ${pick(3)}`, at }
    : {
        kind: 'obstacle',
        name: `Obstacle ${pick(3)}`,
        at,
        atk: pick(4),
        def: pick(6),
        controller: pick(3) === 0 ? null : one(SEATS, pick),
      };
};

const pointRule = (pick: Pick): MissionDefinition['points'][number] => {
  const [whose, points] = [one(BENEFICIARIES, pick), pick(5) - 1];
  return pick(2) === 0 ? { on: 'ko', for: whose, points } : { on: 'roundEnds', for: whose, points, check: check(pick) };
};

/** Any mission of a kind that the app can keep. */
export const randomMission = (pick: Pick, kind: MissionKind): MissionDefinition =>
  v.parse(missionDefinition, {
    name: 'Mission',
    kind,
    features: several(3, pick, () => feature(pick)),
    reminders: several(2, pick, () => ({ at: moment(pick), words: 'remember this' })),
    terms: several(2, pick, () => ({
      for: one(BENEFICIARIES, pick),
      words: 'what wins',
      when: one(TERM_TIMES, pick),
      ...(pick(4) === 0 ? {} : { check: check(pick) }),
    })),
    points: several(3, pick, () => pointRule(pick)),
    ...(pick(3) === 0 ? { morePointsWin: true } : {}),
  });
