/** How two people sit at the rounds screen. It says how the phone lies on the table, not how the match stands. */
import type { Board } from '../../../games/huntik/board.ts';
import type { Seat } from '../../../games/huntik/vocabulary.ts';
import type { MatchScreen } from './screen.ts';
import type { Table } from './table.svelte.ts';

class Facing {
  /** The far half is turned to face its player. */
  opposite = $state(false);
}

export const facing = new Facing();

/** The person who was named first holds the phone, and sits at its near edge. */
export const nearSeat = ({ leadPerson }: Pick<Board, 'leadPerson'>): Seat =>
  leadPerson === 'second' ? 'defending' : 'lead';

/** What is said now is said to the player on the far side. */
export const facesFar = (table: Table, screen: MatchScreen): boolean =>
  facing.opposite && screen === 'rounds' && table.board.turn !== nearSeat(table.board);
