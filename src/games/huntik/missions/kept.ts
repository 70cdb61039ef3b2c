/** Missions as the library keeps them: cards of a kind of their own. */
import { MISSION, type CardRow } from '../cards/kept.ts';
import { fold } from '../folding.ts';
import type { MissionDefinition } from './mission.ts';
import { readMission } from './reading.ts';

/** What a row says of a mission. */
export const keptMission = (mission: MissionDefinition) => ({ name: mission.name, kind: MISSION, data: mission });

/** The mission in a row; null where it holds none, or one that the library has to tell about first. */
export function missionIn({ kind, data }: CardRow): MissionDefinition | null {
  const read = kind === MISSION ? readMission(data) : null;
  return read?.ok === true ? read.value : null;
}

/** Whether a name has in it what was typed, whatever the accents. */
export const hasInName = ({ name }: MissionDefinition, typed: string): boolean => fold(name).includes(fold(typed));
