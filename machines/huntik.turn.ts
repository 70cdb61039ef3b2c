/** A player's turn (500.2): acting, the moment between a move and a combat, and having acted. */
import { close, EFFECT_KEYS, open, OWN_EFFECT_KEYS, TURN_KEYS } from '../src/games/huntik/access.ts';
import { chart } from './huntik.chart.ts';

export const turnStates = chart.createStateConfig({
  description: 'One player has the turn (500.2).',
  initial: 'acting',
  states: {
    acting: {
      description: 'The player whose turn it is plays, moves, uses a power or passes.',
      meta: { commands: open(...TURN_KEYS, ...EFFECT_KEYS, 'startCombat', 'startCombat:untracked') },
      on: {
        turnActed: 'acted',
        moveTaken: [{ guard: 'movedBesideEnemy', target: 'moved' }, { target: 'acted' }],
        combatOffered: 'moved',
        combatStarted: '#huntik.sequence.combat',
        turnEnded: [{ guard: 'bothPassed', target: '#huntik.sequence.end' }, { target: 'acting' }],
      },
    },
    moved: {
      description:
        'A card was moved beside an enemy: what triggers on it comes first, then a combat may be started (403.3a).',
      meta: {
        does: { type: 'settleMove' },
        commands: {
          ...open('settleMove', 'startCombat', 'declineCombat', ...EFFECT_KEYS),
          ...close('403.3', ...TURN_KEYS, 'startCombat:untracked'),
        },
      },
      on: {
        combatStarted: '#huntik.sequence.combat',
        combatDeclined: [{ guard: 'turnUsed', target: 'acted' }, { target: 'acting' }],
        combatOffered: 'moved',
        moveSettled: [{ guard: 'turnUsed', target: 'acted' }, { target: 'acting' }],
      },
    },
    acted: {
      description: 'The turn was used. What its play causes still happens in it; the next command ends it.',
      meta: {
        yields: { type: 'endTurn' },
        commands: open('endTurn', 'startCombat', ...OWN_EFFECT_KEYS),
      },
      on: {
        turnEnded: 'acting',
        combatOffered: 'moved',
      },
    },
  },
});
