/** The missions that are kept on this phone: cards of the library, the last used first. */
import { MISSION } from '../../../../games/huntik/cards/kept.ts';
import { hasInName, keptMission } from '../../../../games/huntik/missions/kept.ts';
import type { MissionDefinition } from '../../../../games/huntik/missions/mission.ts';
import { readMission } from '../../../../games/huntik/missions/reading.ts';
import type { Library, LibraryCard } from '../../../library.svelte.ts';

export type KeptMission = { readonly row: LibraryCard; readonly mission: MissionDefinition };

export class MissionShelf {
  readonly #library: Library;
  readonly #rows = $derived.by(() =>
    this.#library.cards.filter(({ kind }) => kind === MISSION).map((row) => ({ row, read: readMission(row.data) })),
  );
  readonly list = $derived.by((): readonly KeptMission[] =>
    this.#rows.flatMap(({ row, read }) => (read.ok ? [{ row, mission: read.value }] : [])),
  );
  /** What is kept as a mission and is none, with the piece that is wrong. */
  readonly unreadable = $derived.by((): readonly { readonly row: LibraryCard; readonly path: string }[] =>
    this.#rows.flatMap(({ row, read }) => (read.ok ? [] : [{ row, path: read.path }])),
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

  /** Takes one away; answers how to bring it back. */
  forget({ row }: Pick<KeptMission, 'row'>): Promise<() => Promise<void>> {
    return this.#library.removeCard(row);
  }
}
