/** `evolve`: the board after an event. Reads every event ever written, never refuses, holds no rules. */
import type { Board } from '../board.ts';
import type { Event, EventOf, EventType } from '../events/index.ts';
import { combat } from './combat.ts';
import type { Handlers } from './handlers.ts';
import { sequence } from './sequence.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';
import { turn } from './turn.ts';

const handlers: Handlers<EventType> = { ...setup, ...table, ...turn, ...combat, ...sequence };

const dispatch = <T extends EventType>(board: Board, event: EventOf<T>): Board => handlers[event.type](board, event);

export const evolve = (board: Board, event: Event): Board => dispatch(board, event);
