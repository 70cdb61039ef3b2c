/** The schema of a mission. It is read with the first match, so it says no more than it must: `readMission` does. */
import * as v from 'valibot';
import { SIDES } from '../powers/words.ts';
import { count, missionKind, name, note, seat, signed, zone } from '../schemas.ts';
import { BENEFICIARIES, TERM_TIMES, type Check, type MissionDefinition } from './mission.ts';

const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const named = v.exactOptional(v.pipe(name, v.minLength(1)));
const side = v.picklist(SIDES);
const beneficiary = v.picklist(BENEFICIARIES);

const check: v.GenericSchema<unknown, Check> = v.variant('is', [
  v.strictObject({ is: v.literal('score'), atLeast: count }),
  v.strictObject({ is: v.literal('heroInZone'), side, named, zone, atLeast: some }),
  v.strictObject({ is: v.literal('featureInZone'), named, zone }),
  v.strictObject({ is: v.literal('carried'), side, named, zone: v.exactOptional(zone) }),
  v.strictObject({ is: v.literal('kos'), side, atLeast: some }),
  v.strictObject({
    is: v.picklist(['all', 'any']),
    of: v.pipe(v.array(v.lazy(() => check)), v.minLength(1), v.maxLength(6)),
  }),
]);

const moment = v.variant('is', [
  v.strictObject({
    is: v.picklist(['matchBegins', 'roundStarts', 'roundEnds', 'combatStarts', 'heroKod', 'pickedUp', 'dropped']),
  }),
  v.strictObject({ is: v.literal('heroEnters'), zone }),
  v.strictObject({ is: v.literal('timerAt'), round: v.picklist([1, 2, 3, 4, 5, 6, 7]) }),
]);

const at = v.union([zone, v.literal('side')]);
const feature = v.variant('kind', [
  v.strictObject({ kind: v.literal('feature'), name, at }),
  v.strictObject({
    kind: v.literal('obstacle'),
    name,
    at,
    atk: signed,
    def: signed,
    controller: v.nullable(seat),
  }),
]);

const points = v.variant('on', [
  v.strictObject({ on: v.literal('ko'), for: beneficiary, points: signed }),
  v.strictObject({ on: v.literal('roundEnds'), for: beneficiary, points: signed, check }),
]);

const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.maxLength(12));

/** A mission as the log keeps it. */
export const missionDefinition: v.GenericSchema<unknown, MissionDefinition> = v.strictObject({
  name,
  kind: missionKind,
  features: list(feature),
  reminders: list(v.strictObject({ at: moment, words: note })),
  terms: list(
    v.strictObject({ for: beneficiary, words: note, when: v.picklist(TERM_TIMES), check: v.exactOptional(check) }),
  ),
  points: list(points),
  morePointsWin: v.exactOptional(v.literal(true)),
});
