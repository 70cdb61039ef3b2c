/** Before the first round: the people, the lead player, the mission, mulligans (101). */
import { open } from '../src/games/huntik/access.ts';
import { chart } from './huntik.chart.ts';

export const setupStates = chart.createStateConfig({
  description: 'Before the first round. Round 1 has no start-of-round events (502.1).',
  initial: 'people',
  meta: { commands: open('presentDeck', 'deepen', 'concede') },
  states: {
    people: {
      description: 'Who plays, and how much of the match is kept.',
      meta: { commands: open('seatPeople') },
      on: { peopleSeated: 'lead' },
    },
    lead: {
      description: 'A coin or a die may decide who chooses; one of the two becomes the lead player (101.1).',
      meta: { commands: open('flipCoin', 'rollDice', 'chooseLeadPlayer') },
      on: { leadPlayerChosen: 'mission' },
    },
    mission: {
      description: 'The mission of this match is selected (101.2, 304.1). A solo mission begins at once (304.2c).',
      meta: { commands: open('chooseMission') },
      on: { missionChosen: [{ guard: 'isSolo', target: 'mulligans.taking' }, { target: 'mulligans' }] },
    },
    mulligans: {
      description: 'Opening hands are looked at; each player announces a mulligan once (101.4).',
      initial: 'lead',
      states: {
        lead: {
          description: 'The lead player announces a number of cards, 0 for none (101.4a).',
          meta: { commands: open('announceMulligan') },
          on: { mulliganAnnounced: 'defending' },
        },
        defending: {
          description: 'Then the defending player does (101.4a).',
          meta: { commands: open('announceMulligan') },
          on: { mulliganAnnounced: { guard: 'bothAnnounced', target: 'taking' } },
        },
        taking: {
          description: 'Follows by itself: both mulligans happen at the same moment (101.4a).',
          meta: { does: { type: 'takeMulligans' }, commands: open('takeMulligans') },
          on: { mulligansTaken: 'starting' },
        },
        starting: {
          description: 'Follows by itself: round 1 begins with its first turn.',
          meta: { does: { type: 'startFirstRound' }, commands: open('startFirstRound') },
          on: { roundStarted: '#huntik.sequence.turn' },
        },
      },
    },
  },
});
