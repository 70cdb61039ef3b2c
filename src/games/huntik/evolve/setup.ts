import type { Board, Counts } from '../board.ts';
import { otherPerson, type Zone } from '../vocabulary.ts';
import { mapCards } from './cards.ts';
import type { Handlers } from './handlers.ts';

type SetupEvent =
  | 'peopleSeated'
  | 'coinFlipped'
  | 'diceRolled'
  | 'leadPlayerChosen'
  | 'missionChosen'
  | 'deckPresented'
  | 'mulliganAnnounced'
  | 'mulligansTaken'
  | 'deepened';

const OPENING_HAND = 5;

/** Hands hold five before the first turn (101.3); at map depth they are counted from here on. */
const withHands = (board: Board): Board => {
  const opening = (counts: Counts): Counts => ({
    deck: counts.deck,
    hand: counts.hand ?? OPENING_HAND,
    discard: counts.discard ?? 0,
  });
  return { ...board, counts: { lead: opening(board.counts.lead), defending: opening(board.counts.defending) } };
};

/** The fighters of a combat that began without zones stand in this one from now on. */
function intoZone(board: Board, zone: Zone | null): Board {
  if (board.combat === null || zone === null) return board;
  const placed = mapCards(board, board.combat.members, (card) => ({ ...card, place: { area: 'play', zone } }));
  return { ...placed, combat: { ...board.combat, zone } };
}

export const setup: Handlers<SetupEvent> = {
  peopleSeated: (board, { first, second, depth }) => {
    const seated: Board = { ...board, people: { first, second }, depth };
    return depth === 'map' ? withHands(seated) : seated;
  },
  coinFlipped: (board, { chooser }) => ({ ...board, chooser }),
  diceRolled: (board, { chooser }) => ({ ...board, chooser }),
  leadPlayerChosen: (board, { person }) => ({
    ...board,
    leadPerson: person,
    chooser: board.chooser ?? otherPerson(person),
  }),
  missionChosen: (board, { type: _type, ...mission }) => ({
    ...board,
    mission,
    // Of a solo mission nothing but its rounds is kept (304.2c).
    depth: mission.kind === 'solo' ? 'rounds' : board.depth,
  }),
  deckPresented: (board, { seat, size }) => {
    const hand = board.counts[seat].hand ?? OPENING_HAND;
    const deck = board.round === 0 ? Math.max(0, size - hand) : size;
    return { ...board, counts: { ...board.counts, [seat]: { ...board.counts[seat], deck } } };
  },
  mulliganAnnounced: (board, { seat, count }) => ({ ...board, mulligans: { ...board.mulligans, [seat]: count } }),
  // As many cards come back as go (101.4), so no count changes.
  mulligansTaken: (board) => board,
  deepened: (board, { to, zone }) => {
    const deeper = intoZone({ ...board, depth: to }, zone);
    return to === 'map' && board.round === 0 ? withHands(deeper) : deeper;
  },
};
