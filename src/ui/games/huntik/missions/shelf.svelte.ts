/** The missions that are kept on this phone: cards of the library, the last used first. */
import { hasInName, keptMission, missionIn } from '../../../../games/huntik/missions/kept.ts';
import type { MissionDefinition } from '../../../../games/huntik/missions/mission.ts';
import type { Library, LibraryCard } from '../../../library.svelte.ts';

export type KeptMission = { readonly row: LibraryCard; readonly mission: MissionDefinition };

export class MissionShelf {
  readonly #library: Library;
  readonly list = $derived.by((): readonly KeptMission[] =>
    this.#library.cards.flatMap((row) => {
      const mission = missionIn(row);
      return mission === null ? [] : [{ row, mission }];
    }),
  );

  constructor(library: Library) {
    this.#library = library;
  }

  like(typed: string): readonly KeptMission[] {
    return this.list.filter(({ mission }) => hasInName(mission, typed));
  }

  /** Keeps a mission in the place of one that was kept, or of the one with its name. */
  async keep(mission: MissionDefinition, kept?: KeptMission): Promise<void> {
    const { row } = kept ?? this.list.find((one) => one.mission.name === mission.name) ?? {};
    await this.#library.keepCard({ ...(row && { id: row.id }), ...keptMission(mission) });
  }

  async forget({ row }: KeptMission): Promise<void> {
    await this.#library.removeCard(row);
  }
}
