import type { Board, Use } from '../board.ts';
import { opponentOf } from '../vocabulary.ts';
import { addToCount } from './cards.ts';
import type { Handlers } from './handlers.ts';

type TurnEvent =
  | 'heroPlayed'
  | 'actionPlayed'
  | 'actionResolved'
  | 'actionCancelled'
  | 'amuletPlayed'
  | 'powerUsed'
  | 'majorHeroUsed'
  | 'turnActed'
  | 'moveTaken'
  | 'combatOffered'
  | 'combatDeclined'
  | 'moveSettled'
  | 'turnEnded'
  | 'turnTaken';

function countUse(uses: readonly Use[], card: string, power: string, per: Use['per']): readonly Use[] {
  const same = uses.find((use) => use.card === card && use.power === power && use.per === per);
  if (same === undefined) return [...uses, { card, power, per, times: 1 }];
  return uses.map((use) => (use === same ? { ...use, times: use.times + 1 } : use));
}

const newTurn = (board: Board): Board => ({ ...board, turnUsed: false, goAgain: false, move: null });

export const turn: Handlers<TurnEvent> = {
  heroPlayed: (board, { seat }) => addToCount(board, seat, 'hand', -1),
  actionPlayed: (board, { seat }) => addToCount(addToCount(board, seat, 'hand', -1), seat, 'discard', 1),
  actionResolved: (board) => board,
  actionCancelled: (board) => board,
  amuletPlayed: (board, { seat }) => addToCount(addToCount(board, seat, 'hand', -1), seat, 'discard', 1),
  powerUsed: (board, { card, name, per }) =>
    per === null ? board : { ...board, uses: countUse(board.uses, card, name, per) },
  majorHeroUsed: (board, { seat, instead }) => {
    const use = board.majorUse[seat];
    const used = instead ? { ...use, instead: use.instead + 1 } : { ...use, heroes: use.heroes + 1 };
    return { ...board, majorUse: { ...board.majorUse, [seat]: used } };
  },
  turnActed: (board) => ({ ...board, turnUsed: true, passesInARow: [] }),
  moveTaken: (board, { seat, card, besideEnemy }) => ({
    ...board,
    move: besideEnemy ? { card, seat } : null,
    turnUsed: true,
    passesInARow: [],
  }),
  combatOffered: (board, { seat, card }) => ({ ...board, move: { card, seat } }),
  combatDeclined: (board) => ({ ...board, move: null }),
  moveSettled: (board) => ({ ...board, move: null }),
  turnEnded: (board, { by, passed, next }) => ({
    ...newTurn(board),
    turn: next,
    passesInARow: passed ? [...board.passesInARow.filter((seat) => seat === opponentOf(by)), by] : board.passesInARow,
  }),
  turnTaken: (board, { by }) => ({ ...newTurn(board), turn: by, passesInARow: [] }),
};
