import type { Board, Combat, PerSeat } from '../board.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import { forget } from './cards.ts';
import type { Handlers } from './handlers.ts';

type CombatEvent =
  | 'combatStarted'
  | 'combatOpened'
  | 'combatEntered'
  | 'combatLeft'
  | 'attacksAdded'
  | 'attacksRemoved'
  | 'attacksOfCardRemoved'
  | 'combatActed'
  | 'combatPassed'
  | 'attacksTotalled'
  | 'attacksAimed'
  | 'aimedAtKod'
  | 'combatEnded';

const NONE: PerSeat<number> = { lead: 0, defending: 0 };

/** A combat as it begins: the attacked player will have the first say (601.2). */
export const newCombat = (zone: Combat['zone'], attacking: Seat, members: readonly string[]): Combat => ({
  zone,
  attacking,
  members,
  say: opponentOf(attacking),
  passesInARow: 0,
  added: NONE,
  removed: NONE,
  attacksRemovedOf: [],
  aims: { lead: null, defending: null },
  concluded: false,
});

const inCombat = (board: Board, change: (combat: Combat) => Partial<Combat>): Board =>
  board.combat === null ? board : { ...board, combat: { ...board.combat, ...change(board.combat) } };

/** Where zones are not kept, fighters are known for the length of the combat only. */
const withoutUnplaced = (board: Board): Board =>
  board.cards
    .filter((card) => card.place.area === 'play' && card.place.zone === null)
    .reduce((so, card) => forget(so, card.id), board);

export const combat: Handlers<CombatEvent> = {
  combatStarted: (board, { zone, attacking, members }) => ({
    ...board,
    combat: newCombat(zone, attacking, members),
    move: null,
    turnUsed: true,
    passesInARow: [],
  }),
  combatOpened: (board, { say }) => inCombat(board, () => ({ say })),
  combatEntered: (board, { card }) => inCombat(board, ({ members }) => ({ members: [...members, card] })),
  combatLeft: (board, { card }) =>
    inCombat(board, ({ members }) => ({ members: members.filter((member) => member !== card) })),
  attacksAdded: (board, { seat, count }) =>
    inCombat(board, ({ added }) => ({ added: { ...added, [seat]: added[seat] + count } })),
  attacksRemoved: (board, { from, count }) =>
    inCombat(board, ({ removed }) => ({ removed: { ...removed, [from]: removed[from] + count } })),
  attacksOfCardRemoved: (board, { card }) =>
    inCombat(board, ({ attacksRemovedOf }) => ({ attacksRemovedOf: [...attacksRemovedOf, card] })),
  combatActed: (board, { by }) => inCombat(board, () => ({ say: opponentOf(by), passesInARow: 0 })),
  combatPassed: (board, { by }) =>
    inCombat(board, ({ passesInARow }) => ({ say: opponentOf(by), passesInARow: passesInARow + 1 })),
  // A total is derived from the board whenever it is asked for, never stored.
  attacksTotalled: (board) => board,
  attacksAimed: (board, { seat, aims }) => inCombat(board, (so) => ({ aims: { ...so.aims, [seat]: aims } })),
  aimedAtKod: (board) => inCombat(board, () => ({ concluded: true })),
  combatEnded: (board) => withoutUnplaced({ ...board, combat: null }),
};
