/** Decks, the lead player, the mission and mulligans (100, 101), and how deep the match is kept. */
import { checkDeck, checkLegendaryPile } from '../questions/deck.ts';
import { firstByRule } from '../questions/rounds.ts';
import { refusal, senseless } from '../reasons.ts';
import { DEPTHS, otherPerson, type Seat } from '../vocabulary.ts';
import type { Board } from '../board.ts';
import { firstOf, nothing, when, type Judges } from './judge.ts';

const HAND = 5;

function dueToAnnounce(board: Board): Seat | null {
  if (board.mulligans.lead === null) return 'lead';
  return board.mulligans.defending === null ? 'defending' : null;
}

type SetupCommand =
  | 'seatPeople'
  | 'flipCoin'
  | 'rollDice'
  | 'chooseLeadPlayer'
  | 'chooseMission'
  | 'presentDeck'
  | 'announceMulligan'
  | 'takeMulligans'
  | 'startFirstRound'
  | 'deepen';

export const setup: Judges<SetupCommand> = {
  seatPeople: {
    check: nothing,
    outcome: (story, { first, second, depth }) => story.add({ type: 'peopleSeated', first, second, depth }),
  },
  flipCoin: {
    check: nothing,
    outcome: (story, { calls, called, face }) => {
      const chooser = called === face ? calls : otherPerson(calls);
      story.add({ type: 'coinFlipped', calls, called, face, chooser });
    },
  },
  rollDice: {
    check: nothing,
    outcome: (story, { first, second }) => {
      const chooser = first === second ? null : first > second ? 'first' : 'second';
      story.add({ type: 'diceRolled', first, second, chooser });
    },
  },
  chooseLeadPlayer: {
    check: nothing,
    outcome: (story, { person }) => story.add({ type: 'leadPlayerChosen', person }),
  },
  chooseMission: {
    check: (_board, { kind, definition }) =>
      when(definition !== undefined && definition.kind !== kind, () =>
        senseless('304.2', 'missionOfOtherKind', { mission: definition?.name ?? '' }),
      ),
    outcome: (story, { name, kind, definition }) =>
      story.add({ type: 'missionChosen', name, kind, ...(definition === undefined ? {} : { definition }) }),
  },
  presentDeck: {
    check: (_board, { format, packs, size, cards, legendaryPile }) => [
      ...checkDeck(format, packs ?? 0, size, cards ?? []),
      ...checkLegendaryPile(legendaryPile ?? []),
    ],
    outcome: (story, { seat, format, size }) => story.add({ type: 'deckPresented', seat, format, size }),
  },
  announceMulligan: {
    check: (board, { seat, count }) =>
      firstOf(
        () => when(board.mulligans[seat] !== null, () => senseless('101.4', 'mulliganTwice', { seat })),
        () => when(dueToAnnounce(board) !== seat, () => refusal('101.4a', 'mulliganOutOfOrder', { seat })),
        () =>
          when(!Number.isInteger(count) || count < 0 || count > HAND, () =>
            refusal('101.4', 'mulliganCount', { count }),
          ),
      ),
    outcome: (story, { seat, count }) =>
      story.add({ type: 'mulliganAnnounced', seat, count: Math.max(0, Math.round(count)) }),
  },
  takeMulligans: {
    check: nothing,
    outcome: (story) => {
      const { lead, defending } = story.board.mulligans;
      story.add({ type: 'mulligansTaken', counts: { lead: lead ?? 0, defending: defending ?? 0 } });
    },
  },
  startFirstRound: {
    check: nothing,
    outcome: (story) => story.add({ type: 'roundStarted', round: 1, first: firstByRule(1) }),
  },
  deepen: {
    check: (board, { to, zone }) =>
      firstOf(
        () =>
          when(board.mission?.kind === 'solo', () =>
            senseless('304.2c', 'soloKeepsRounds', { mission: board.mission?.name ?? '' }),
          ),
        () =>
          when(DEPTHS.indexOf(to) <= DEPTHS.indexOf(board.depth), () =>
            senseless('TK1', 'notDeeper', { depth: board.depth }),
          ),
        () => when(board.combat !== null && zone === undefined, () => senseless('TK3', 'zoneNeeded', {})),
      ),
    outcome: (story, { to, zone }) => story.add({ type: 'deepened', to, zone: zone ?? null }),
  },
};
