import type { Board, Card } from '../board.ts';
import type { Leaving } from '../events/table.ts';
import { HERO_KINDS } from '../vocabulary.ts';
import { addToCount, changeCard, leavePlay, mapCards } from './cards.ts';
import type { Handlers } from './handlers.ts';

type TableEvent =
  | 'cardEntered'
  | 'cardMoved'
  | 'cardPut'
  | 'cardStunned'
  | 'cardUnstunned'
  | 'cardReadied'
  | 'cardExhausted'
  | 'cardsKod'
  | 'cardSpared'
  | 'cardEliminated'
  | 'cardLeft'
  | 'counterAdded'
  | 'counterRemoved'
  | 'featurePickedUp'
  | 'featureDropped'
  | 'countChanged'
  | 'cardsDrawn'
  | 'cardsDiscarded'
  | 'modifierCreated'
  | 'modifiersEnded'
  | 'watcherCreated'
  | 'watchersEnded'
  | 'powersReturned'
  | 'modifiersOrdered'
  | 'eventReplaced'
  | 'goAgainCreated'
  | 'firstNextRoundSet'
  | 'extraMajorHeroAllowed'
  | 'pointsScored'
  | 'effectSkipped'
  | 'powerUsesCleared';

/** A card stands in a zone, and the features with it stand there too (305.2b). */
const standIn = (board: Board, id: string, zone: Card['place'] & { area: 'play' }): Board => ({
  ...board,
  cards: board.cards.map((card) => (card.id === id || card.withHero === id ? { ...card, place: zone } : card)),
});

/** A hero that is KO'd counts for whoever controlled it; in old logs for its owner. */
function countKo(board: Board, { card: id, owner, controller = owner }: Leaving): Board {
  const kind = board.cards.find((card) => card.id === id)?.kind;
  const isHero = HERO_KINDS.some((one) => one === kind);
  if (!isHero || controller === null) return board;
  return { ...board, kos: { ...board.kos, [controller]: board.kos[controller] + 1 } };
}

export const table: Handlers<TableEvent> = {
  cardEntered: (board, event) => {
    const card: Card = {
      id: event.id,
      name: event.card.name,
      kind: event.card.kind,
      token: event.card.token ?? false,
      atk: event.card.atk,
      def: event.card.def,
      unblockable: event.card.unblockable ?? false,
      tags: event.card.tags ?? [],
      powers: event.card.powers ?? [],
      powersSince: board.next,
      owner: event.owner,
      enteredUnder: event.controller,
      place: { area: 'play', zone: event.zone },
      exhausted: event.exhausted,
      stunned: false,
      withHero: null,
      counters: [],
      timestamp: board.next,
    };
    const others = board.cards.filter((other) => other.id !== event.was);
    return { ...board, cards: [...others, card], next: board.next + 1 };
  },
  cardMoved: (board, { card, to }) => standIn(board, card, { area: 'play', zone: to }),
  cardPut: (board, { card, to }) => standIn(board, card, { area: 'play', zone: to }),
  cardStunned: (board, { card }) => changeCard(board, card, (one) => ({ ...one, stunned: true, exhausted: true })),
  cardUnstunned: (board, { card }) => changeCard(board, card, (one) => ({ ...one, stunned: false })),
  cardReadied: (board, { card }) => changeCard(board, card, (one) => ({ ...one, exhausted: false })),
  cardExhausted: (board, { card }) => changeCard(board, card, (one) => ({ ...one, exhausted: true })),
  cardsKod: (board, { cards }) => cards.reduce((so, leaving) => leavePlay(countKo(so, leaving), leaving), board),
  cardSpared: (board) => board,
  cardEliminated: (board, { card }) => leavePlay(board, card),
  cardLeft: (board, { card }) => leavePlay(board, card),
  counterAdded: (board, { id, card, name, atk, def }) => ({
    ...changeCard(board, card, (one) => ({
      ...one,
      counters: [...one.counters, { id, name, atk, def, timestamp: board.next }],
    })),
    next: board.next + 1,
  }),
  counterRemoved: (board, { card, counter }) =>
    changeCard(board, card, (one) => ({ ...one, counters: one.counters.filter((other) => other.id !== counter) })),
  featurePickedUp: (board, { feature, hero }) => {
    const carrier = board.cards.find((card) => card.id === hero);
    return changeCard(board, feature, (one) => ({ ...one, withHero: hero, place: carrier?.place ?? one.place }));
  },
  featureDropped: (board, { feature }) => changeCard(board, feature, (one) => ({ ...one, withHero: null })),
  countChanged: (board, { seat, area, to }) => ({
    ...board,
    counts: { ...board.counts, [seat]: { ...board.counts[seat], [area]: to } },
  }),
  cardsDrawn: (board, { seat, count }) => addToCount(addToCount(board, seat, 'deck', -count), seat, 'hand', count),
  cardsDiscarded: (board, { seat, count }) =>
    addToCount(addToCount(board, seat, 'hand', -count), seat, 'discard', count),
  modifierCreated: (board, event) => {
    const { id, source, controller, cards, change, until, affects = null, while: condition = null, of = null } = event;
    const modifier = { id, source, controller, cards, change, until, affects, while: condition, of };
    return {
      ...board,
      modifiers: [...board.modifiers, { ...modifier, timestamp: board.next }],
      next: board.next + 1,
    };
  },
  watcherCreated: (board, { id, source, controller, of, zone, watches, until }) => ({
    ...board,
    watchers: [...board.watchers, { id, source, controller, of, zone, watches, until }],
    next: board.next + 1,
  }),
  watchersEnded: (board, { ids }) => ({ ...board, watchers: board.watchers.filter(({ id }) => !ids.includes(id)) }),
  // In the order in which they are named: each has a timestamp of its own (711.3).
  powersReturned: (board, { cards }) => ({
    ...mapCards(board, cards, (card) => ({ ...card, powersSince: board.next + cards.indexOf(card.id) })),
    next: board.next + cards.length,
  }),
  modifiersOrdered: (board, { card, order }) => changeCard(board, card, (one) => ({ ...one, order })),
  eventReplaced: (board) => board,
  modifiersEnded: (board, { ids }) => ({
    ...board,
    modifiers: board.modifiers.filter((modifier) => !ids.includes(modifier.id)),
  }),
  goAgainCreated: (board, { counts }) => (counts ? { ...board, goAgain: true } : board),
  firstNextRoundSet: (board, { seat }) => {
    const round = board.round + 1;
    return { ...board, goesFirst: [...board.goesFirst.filter((one) => one.round !== round), { round, seat }] };
  },
  extraMajorHeroAllowed: (board, { seat }) => {
    const use = board.majorUse[seat];
    return { ...board, majorUse: { ...board.majorUse, [seat]: { ...use, extra: use.extra + 1 } } };
  },
  pointsScored: (board, { seat, points, by = null }) => ({
    ...board,
    scored: [...board.scored, { seat, points, round: board.round, by }],
    score: { ...board.score, [seat]: board.score[seat] + points },
  }),
  effectSkipped: (board) => board,
  powerUsesCleared: (board, { per }) => ({ ...board, uses: board.uses.filter((use) => use.per !== per) }),
};
