/** The missions that are kept on this phone: cards of the library, the last used first. */
import { MISSION } from '../../../../games/huntik/cards/kept.ts';
import { fold } from '../../../../games/huntik/folding.ts';
import type { MissionDefinition } from '../../../../games/huntik/missions/mission.ts';
import { readMission } from '../../../../games/huntik/missions/reading.ts';
import type { Library, LibraryCard } from '../../../library.svelte.ts';

export type KeptMission = { readonly row: LibraryCard; readonly mission: MissionDefinition };

export class MissionShelf {
  readonly #library: Library;
  readonly list = $derived.by((): readonly KeptMission[] => this.#library.cards.flatMap(missionIn));

  constructor(library: Library) {
    this.#library = library;
  }

  /** Those whose name has what was typed in it, whatever the accents. */
  like(typed: string): readonly KeptMission[] {
    return this.list.filter(({ mission }) => fold(mission.name).includes(fold(typed)));
  }

  /** Keeps a mission in the place of one that was kept, or of the one with its name. */
  async keep(mission: MissionDefinition, kept?: KeptMission): Promise<void> {
    const { row } = kept ?? this.list.find((one) => fold(one.mission.name) === fold(mission.name)) ?? {};
    const id = row === undefined ? {} : { id: row.id };
    await this.#library.keepCard({ ...id, name: mission.name, kind: MISSION, data: mission });
  }

  async forget({ row }: KeptMission): Promise<void> {
    await this.#library.removeCard(row);
  }
}

/** A row that holds no mission, or one that this release cannot read, is left to the library to tell about. */
function missionIn(row: LibraryCard): readonly KeptMission[] {
  if (row.kind !== MISSION) return [];
  const mission = readMission(row.data);
  return mission.ok ? [{ row, mission: mission.value }] : [];
}
