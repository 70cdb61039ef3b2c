/** A mission while it is being entered. */
import type { MissionDefinition } from '../../../../games/huntik/missions/mission.ts';
import { readMission } from '../../../../games/huntik/missions/reading.ts';
import type { MissionKind } from '../../../../games/huntik/vocabulary.ts';

/** The lists that a mission is made of. */
export const PIECES = ['features', 'terms', 'reminders', 'points'] as const;
export type Piece = (typeof PIECES)[number];
export type Pieces = Pick<MissionDefinition, Piece>;
type PieceOf<P extends Piece> = Pieces[P][number];

export class MissionDraft {
  name = $state('');
  kind = $state<MissionKind>('expert');
  morePointsWin = $state(false);
  #lists = $state.raw<Pieces>({ features: [], terms: [], reminders: [], points: [] });

  constructor(like: Pick<MissionDefinition, 'name' | 'kind'> & Partial<MissionDefinition>) {
    const { features = [], terms = [], reminders = [], points = [] } = like;
    this.name = like.name;
    this.kind = like.kind;
    this.morePointsWin = like.morePointsWin === true;
    this.#lists = { features, terms, reminders, points };
  }

  list<P extends Piece>(piece: P): Pieces[P] {
    return this.#lists[piece];
  }

  /** Puts a piece into its place, or behind the others. */
  put<P extends Piece>(piece: P, index: number, value: PieceOf<P>): void {
    const list: readonly PieceOf<P>[] = this.#lists[piece];
    this.#lists = { ...this.#lists, [piece]: [...list.slice(0, index), value, ...list.slice(index + 1)] };
  }

  drop(piece: Piece, index: number): void {
    this.#lists = { ...this.#lists, [piece]: this.#lists[piece].filter((_, at) => at !== index) };
  }

  /** The mission as it would be kept, or which piece is not right yet. */
  get read() {
    const { name, kind, morePointsWin } = this;
    const { terms } = this.#lists;
    return readMission({
      ...this.#lists,
      name: name.trim(),
      kind,
      // The terms of the other kinds are the lead player's alone (304.2a).
      terms: kind === 'mutual' ? terms : terms.map((term) => ({ ...term, for: 'lead' })),
      ...(kind === 'mutual' && morePointsWin ? { morePointsWin } : {}),
    });
  }
}
