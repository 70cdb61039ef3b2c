/** Who sits where while the phone lies between the two. */
import type { Board } from '../../../games/huntik/board.ts';
import type { Seat } from '../../../games/huntik/vocabulary.ts';
import { seating } from '../../seating.svelte.ts';
import { screenOf } from './screen.ts';
import type { Table } from './table.svelte.ts';

/** The person who was named first holds the phone, and sits at its near edge. */
export const nearSeat = ({ leadPerson }: Pick<Board, 'leadPerson'>): Seat =>
  leadPerson === 'second' ? 'defending' : 'lead';

/** What is said now is said to the player on the far side. */
export const facesFar = (table: Table): boolean =>
  seating.current === 'opposite' && screenOf(table) === 'rounds' && table.board.turn !== nearSeat(table.board);
