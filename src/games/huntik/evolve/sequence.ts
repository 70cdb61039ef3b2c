import { NO_MAJOR_USE, type Board } from '../board.ts';
import { newCombat } from './combat.ts';
import { addToCount, mapCards } from './cards.ts';
import type { Handlers } from './handlers.ts';
import { isAskedAnew, type Seat } from '../vocabulary.ts';

type SequenceEventType =
  | 'waitingAdded'
  | 'waitingSettled'
  | 'questionAnswered'
  | 'answerSpent'
  | 'loopLinked'
  | 'loopLeft'
  | 'loopRepeated'
  | 'roundStarted'
  | 'tallySet'
  | 'termsChecked'
  | 'roundFinished'
  | 'roundExpired'
  | 'lastRoundJudged'
  | 'timerAdvanced'
  | 'allUnstunned'
  | 'allReadied'
  | 'twoDrawn'
  | 'turnsOpened'
  | 'gameWon'
  | 'gameDrawn'
  | 'sequenceSet'
  | 'heroesCompared';

/** A round's turns begin with nothing used of it. */
const openRound = (board: Board, round: number, first: Seat): Board => ({
  ...board,
  round,
  turn: first,
  betweenRounds: false,
  passesInARow: [],
  goesFirst: board.goesFirst.filter((one) => one.round > round),
  wentFirst: [...board.wentFirst.slice(0, round - 1), first],
  turnUsed: false,
  goAgain: false,
  move: null,
});

const unusedMajors = (board: Board): Board => ({
  ...board,
  majorUse: { lead: NO_MAJOR_USE, defending: NO_MAJOR_USE },
});

const comeNearer = <T extends { readonly until: string }>(lasting: T): T =>
  lasting.until === 'nextRound' ? { ...lasting, until: 'round' } : lasting;

export const sequence: Handlers<SequenceEventType> = {
  waitingAdded: (board, { item }) => ({ ...board, waiting: [...board.waiting, item], next: board.next + 1 }),
  waitingSettled: (board, { id }) => ({ ...board, waiting: board.waiting.filter((item) => item.id !== id) }),
  questionAnswered: (board, { id, question, answer, times }) => {
    const settled = { ...board, waiting: board.waiting.filter((item) => item.id !== id) };
    if (!isAskedAnew(question)) return { ...settled, rulings: { ...board.rulings, [question]: answer } };
    const given = { question, answer, ...(times === undefined ? {} : { times }) };
    return { ...settled, answered: [...board.answered, given] };
  },
  answerSpent: (board) => ({ ...board, answered: board.answered.slice(1) }),
  loopLinked: (board, { mark, by, play }) => ({
    ...board,
    loop: { ...board.loop, links: [...board.loop.links, { mark, by, play }] },
  }),
  loopLeft: (board, { lifted }) => ({
    ...board,
    loop: { links: [], barred: lifted ? null : board.loop.barred },
  }),
  loopRepeated: (board, { seat, play }) => ({
    ...board,
    loop: { links: [], barred: play === null ? null : { seat, play } },
  }),
  roundStarted: (board, { round, first }) => unusedMajors(openRound(board, round, first)),
  tallySet: (board, { name, value }) => {
    const known = board.tallies.some((tally) => tally.name === name);
    if (value === null) return { ...board, tallies: board.tallies.filter((tally) => tally.name !== name) };
    if (!known) return { ...board, tallies: [...board.tallies, { name, value }] };
    return { ...board, tallies: board.tallies.map((tally) => (tally.name === name ? { name, value } : tally)) };
  },
  termsChecked: (board) => ({ ...board, betweenRounds: true }),
  roundFinished: (board) => board,
  // What lasts until the end of the next round lasts until the end of the one that comes now (708.3).
  roundExpired: (board) => ({
    ...board,
    modifiers: board.modifiers.map(comeNearer),
    watchers: board.watchers.map(comeNearer),
  }),
  lastRoundJudged: (board) => board,
  timerAdvanced: (board, { round }) => unusedMajors({ ...board, round }),
  allUnstunned: (board, { cards }) => mapCards(board, cards, (card) => ({ ...card, stunned: false })),
  allReadied: (board, { cards }) => mapCards(board, cards, (card) => ({ ...card, exhausted: false })),
  twoDrawn: (board, { drawn }) =>
    (['lead', 'defending'] as const).reduce(
      (so, seat) => addToCount(addToCount(so, seat, 'deck', -drawn[seat]), seat, 'hand', drawn[seat]),
      board,
    ),
  turnsOpened: (board, { round, first }) => openRound(board, round, first),
  gameWon: (board, { seat, reason, rule }) => ({ ...board, result: { winner: seat, reason, rule }, waiting: [] }),
  gameDrawn: (board, { rule }) => ({ ...board, result: { winner: null, reason: 'draw', rule }, waiting: [] }),
  sequenceSet: (board, { to, seat, zone, round, members }) => {
    // In a round that is reopened it is still open who goes first in the next ones (500.1b).
    const wentFirst = board.wentFirst.slice(0, round);
    const set: Board = { ...board, round, wentFirst, move: null, turnUsed: to !== 'turn', goAgain: false };
    switch (to) {
      case 'turn':
        return { ...set, turn: seat, combat: null, betweenRounds: false, passesInARow: [] };
      case 'combat':
        // It goes on during the attacking player's turn (600.3).
        return { ...set, turn: seat, combat: newCombat(zone, seat, members), betweenRounds: false, passesInARow: [] };
      case 'endOfRound':
        return { ...set, combat: null };
      default:
        return to satisfies never;
    }
  },
  heroesCompared: (board) => board,
};
