/** Beside the sequence: what people still have to settle before it goes on. */
import { ATTACK_KEYS, CLOSED, close, EFFECT_KEYS, open } from '../src/games/huntik/access.ts';
import type { CommandKey } from '../src/games/huntik/commands/index.ts';
import { chart } from './huntik.chart.ts';

/** What may always be said, whatever waits: the match can be won, given up, or set right by the table. */
const ALWAYS: ReadonlySet<string> = new Set([
  'concede',
  'winByTerms',
  'declareDraw',
  'setSequence',
  'deepen',
  'scorePoints',
  'setTally',
]);
const isHeldUp = (key: string): key is CommandKey => Object.hasOwn(CLOSED, key) && !ALWAYS.has(key);
const HELD_UP: readonly CommandKey[] = Object.keys(CLOSED).filter(isHeldUp);

/** After a trigger is settled, or an action, only triggers can still wait: the others hold up the rest. */
const whatIsLeft = [{ guard: 'triggerOpen', target: '.trigger' }, { target: '.nothing' }] as const;
/**
 * After an answer more can: terms that both players meet are two questions, and points that meet them may be scored
 * while an action can still be cancelled (102.4).
 */
const afterAnswer = [
  { guard: 'questionOpen', target: '.question' },
  { guard: 'cancelWindowOpen', target: '.cancelWindow' },
  ...whatIsLeft,
] as const;

export const waitingStates = chart.createStateConfig({
  description: 'What people have to settle.',
  initial: 'nothing',
  on: {
    waitingAdded: [
      { guard: 'questionOpen', target: '.question' },
      { guard: 'cancelWindowOpen', target: '.cancelWindow' },
      { target: '.trigger' },
    ],
    waitingSettled: [...whatIsLeft],
    questionAnswered: [...afterAnswer],
    gameWon: '.nothing',
    gameDrawn: '.nothing',
  },
  states: {
    nothing: { description: 'Nothing waits.' },
    cancelWindow: {
      description: 'An action was played and can still be cancelled; any other command lets it resolve first (701.4).',
      meta: {
        yields: { type: 'resolveAction' },
        commands: { ...close('701.4', ...HELD_UP), ...open('cancelAction', 'resolveAction') },
      },
    },
    trigger: {
      description: 'Triggers wait: those of features, then the lead player’s, then the defending player’s (702.5).',
      meta: { commands: { ...close('702.5', ...HELD_UP), ...open('settleTrigger', ...EFFECT_KEYS, ...ATTACK_KEYS) } },
    },
    question: {
      // The answer decides the asked command in the phase that it was sent in, so the order stays as it is until then.
      description: 'The rules leave something open: the table’s answer comes first.',
      meta: { commands: { ...close('TK4', ...HELD_UP, 'setSequence'), ...open('answerQuestion') } },
    },
  },
});
