/** Missions as the library keeps them: cards of a kind of their own. */
import { MISSION } from '../cards/kept.ts';
import { fold } from '../folding.ts';
import type { MissionDefinition } from './mission.ts';

/** What a row says of a mission. */
export const keptMission = (mission: MissionDefinition) => ({ name: mission.name, kind: MISSION, data: mission });

/** Whether a name has in it what was typed, whatever the accents. */
export const hasInName = ({ name }: MissionDefinition, typed: string): boolean => fold(name).includes(fold(typed));
