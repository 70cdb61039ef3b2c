/** One function per event: what the board is after it. None refuses, and none looks at rules. */
import type { Board } from '../board.ts';
import type { EventOf, EventType } from '../events/index.ts';

export type Handlers<T extends EventType> = { readonly [P in T]: (board: Board, event: EventOf<P>) => Board };
