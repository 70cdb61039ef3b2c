/** "Can't" takes precedence over whatever would make it happen (103.3). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card } from '../board.ts';
import type { Forbidden } from '../powers/words.ts';
import { seen } from '../questions/seen.ts';
import { refusal } from '../reasons.ts';
import { label, when } from './judge.ts';

export const checkForbidden = (board: Board, card: Card, what: Forbidden): readonly Refusal[] =>
  when(seen(board, card).forbidden.includes(what), () => refusal('103.3', 'forbidden', { card: label(card) }));
