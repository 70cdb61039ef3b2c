/** The end of a round and the start of the next, step by step in the rules' order (501, 502). */
import { close, EFFECT_KEYS, open, TURNLESS_EFFECT_KEYS } from '../src/games/huntik/access.ts';
import { chart } from './huntik.chart.ts';

export const endStates = chart.createStateConfig({
  description: 'The end of a round (501.1).',
  initial: 'terms',
  states: {
    terms: {
      description: 'Terms that are met at the end of a round are checked (501.1a).',
      meta: {
        yields: { type: 'checkTerms' },
        commands: { ...open('checkTerms'), ...close('501.1', 'finishRound', ...EFFECT_KEYS) },
      },
      on: { termsChecked: 'triggers' },
    },
    triggers: {
      description:
        'What triggers at the end of the round is resolved while this round’s modifiers still last (501.1b).',
      meta: { commands: open('finishRound', ...TURNLESS_EFFECT_KEYS) },
      on: { roundFinished: 'expiry' },
    },
    expiry: {
      description: 'Follows by itself: modifiers that last until the end of the round expire (501.1c).',
      meta: { does: { type: 'expireRound' }, commands: open('expireRound') },
      on: { roundExpired: 'lastRound' },
    },
    lastRound: {
      description: 'Follows by itself: round 7 without a winner ends the match (501.1d, 102.2a).',
      meta: { does: { type: 'judgeLastRound' }, commands: open('judgeLastRound') },
      on: { lastRoundJudged: 'timer' },
    },
    timer: {
      description: 'Follows by itself: the mission timer goes up by one (501.1e).',
      meta: { does: { type: 'advanceTimer' }, commands: open('advanceTimer') },
      on: { timerAdvanced: '#huntik.sequence.start' },
    },
  },
});

export const startStates = chart.createStateConfig({
  description: 'The start of a round from the second on (502.1).',
  initial: 'unstun',
  states: {
    unstun: {
      description: 'Follows by itself: stunned cards are turned face up, still exhausted (502.1a, 407.5).',
      meta: { does: { type: 'unstunAll' }, commands: open('unstunAll') },
      on: { allUnstunned: 'ready' },
    },
    ready: {
      description: 'Follows by itself: heroes and features are readied (502.1b).',
      meta: { does: { type: 'readyAll' }, commands: open('readyAll') },
      on: { allReadied: 'draw' },
    },
    draw: {
      description: 'Follows by itself: each player draws two cards (502.1c).',
      meta: { does: { type: 'drawTwo' }, commands: open('drawTwo') },
      on: { twoDrawn: 'triggers' },
    },
    triggers: {
      description: 'What triggers at the start of the round is resolved; the next command begins the turns (502.1d).',
      meta: { yields: { type: 'openTurns' }, commands: open('openTurns', ...TURNLESS_EFFECT_KEYS) },
      on: { turnsOpened: '#huntik.sequence.turn' },
    },
  },
});
