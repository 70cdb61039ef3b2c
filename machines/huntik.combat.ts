/** A combat from its start to its conclusion (600-602). */
import {
  ATTACK_KEYS,
  close,
  COMBAT_PLAY_KEYS,
  EFFECT_KEYS,
  FIGHTER_KEYS,
  open,
  OWN_EFFECT_KEYS,
  TURN_KEYS,
} from '../src/games/huntik/access.ts';
import { chart } from './huntik.chart.ts';

export const combatStates = chart.createStateConfig({
  description:
    'A combat goes on during the attacking player’s turn (600.3). It ends early when a side has nobody in it (601.3c).',
  initial: 'starting',
  meta: { commands: close('601.2b', ...TURN_KEYS, 'startCombat', 'startCombat:untracked', 'declineCombat') },
  on: { combatEnded: '#huntik.sequence.turn.acted' },
  states: {
    starting: {
      description: 'What triggers on the start of the combat comes before anybody’s say (601.1).',
      meta: {
        yields: { type: 'openCombat' },
        commands: {
          ...open('openCombat', ...EFFECT_KEYS, ...ATTACK_KEYS, ...FIGHTER_KEYS),
        },
      },
      on: { combatOpened: 'actions' },
    },
    actions: {
      description:
        'The attacked player first, both by turns use one combat action or pass, until both pass in succession (601.2).',
      meta: { commands: open(...COMBAT_PLAY_KEYS, ...EFFECT_KEYS, ...ATTACK_KEYS, ...FIGHTER_KEYS) },
      on: {
        combatActed: 'actions',
        combatPassed: [{ guard: 'bothPassedInCombat', target: 'totals' }, { target: 'actions' }],
      },
    },
    totals: {
      description: 'Follows by itself: each player’s attacks are added up (602.1).',
      meta: { does: { type: 'totalAttacks' }, commands: open('totalAttacks') },
      on: { attacksTotalled: 'attackingAims' },
    },
    attackingAims: {
      description: 'The attacking player aims first; what is forced is aimed by itself (602.2, 602.2a).',
      meta: { does: { type: 'aimForced' }, commands: open('aimForced', 'aimAttacks') },
      on: { attacksAimed: 'attackedAims' },
    },
    attackedAims: {
      description: 'Then the attacked player aims (602.2).',
      meta: { does: { type: 'aimForced' }, commands: open('aimForced', 'aimAttacks') },
      on: { attacksAimed: 'ko' },
    },
    ko: {
      description: 'Follows by itself: all with enough attacks aimed at them are KO’d at the same moment (602.3).',
      meta: { does: { type: 'koAimedAt' }, commands: open('koAimedAt') },
      on: { aimedAtKod: 'triggers' },
    },
    triggers: {
      description: 'What triggered on the KOs is resolved; the next command ends the combat (602.4).',
      meta: {
        yields: { type: 'concludeCombat' },
        commands: open('concludeCombat', ...OWN_EFFECT_KEYS),
      },
    },
  },
});
