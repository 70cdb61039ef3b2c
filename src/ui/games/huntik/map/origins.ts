/** Where a number comes from, step by step: what is printed, then every modifier, power and counter on it with its end. */
import type { Step } from '../../../../engine/modifiers/projection.ts';
import type { Board, Card } from '../../../../games/huntik/board.ts';
import { seen } from '../../../../games/huntik/questions/seen.ts';

export const NUMBER_KINDS = ['atk', 'def'] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

export const originsOf = (board: Board, card: Card, kind: NumberKind): readonly Step[] => seen(board, card)[kind].steps;
