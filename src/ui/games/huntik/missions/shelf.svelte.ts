/** The missions that are kept on this phone, the last used first. */
import type { MissionDefinition } from '../../../../games/huntik/missions/mission.ts';

export type KeptMission = { readonly id: string; readonly mission: MissionDefinition };

export type MissionShelf = {
  readonly list: readonly KeptMission[];
  /** Keeps a mission, in the place of `kept` where that is given. */
  keep(mission: MissionDefinition, kept?: KeptMission): Promise<void>;
  forget(kept: KeptMission): Promise<void>;
};
