/** Groups of command keys, and the rule that closes each command where no state opens it. */
import type { Access } from '../../engine/chart.ts';
import type { CommandKey } from './commands/index.ts';
import { effectCommands } from './commands/effects.ts';

type Keys = readonly CommandKey[];

export const TURN_KEYS = [
  'act',
  'pass',
  'playHero',
  'playAction:free',
  'playAction:exhaust',
  'playAmulet',
  'usePower:free',
  'usePower:exhaust',
  'moveCard',
] as const satisfies Keys;

export const COMBAT_PLAY_KEYS = ['passCombat', 'playAction:combat', 'usePower:combat'] as const satisfies Keys;

export const FIGHTER_KEYS = ['addFighter', 'removeFighter'] as const satisfies Keys;

export const ATTACK_KEYS = ['addAttacks', 'removeAttacks', 'removeAttacksOf'] as const satisfies Keys;

const attackKeys: ReadonlySet<string> = new Set(ATTACK_KEYS);
type PlainEffect = Exclude<
  (typeof effectCommands)[number]['entries']['type']['literal'],
  'goAgain' | (typeof ATTACK_KEYS)[number]
>;
const isPlain = (type: string): type is PlainEffect => type !== 'goAgain' && !attackKeys.has(type);
const plainEffects: readonly PlainEffect[] = effectCommands
  .map((schema) => schema.entries.type.literal)
  .filter(isPlain);

/** Effects that mean the same whoever has the turn, or nobody. */
export const TURNLESS_EFFECT_KEYS: Keys = [...plainEffects, 'noteTrigger'];
/** With those that belong to the turn that is going on. */
export const OWN_EFFECT_KEYS: Keys = [...TURNLESS_EFFECT_KEYS, 'goAgain:ownTurn', 'modify:ownTurn'];
/** With those of the player who has no turn: after a used turn they belong to the next one. */
export const EFFECT_KEYS: Keys = [...OWN_EFFECT_KEYS, 'goAgain:otherTurn', 'modify:otherTurn'];

/** The rules that the chart closes commands with; each has a sentence in every language. */
export const CLOSING_RULES = [
  '101.1',
  '101.2',
  '101.3',
  '101.4',
  '102.4',
  '302.4',
  '403.3',
  '404.1',
  '500.2',
  '501.1',
  '502.1',
  '601.2',
  '601.2b',
  '601.4',
  '602.2',
  '701.2',
  '701.4',
  '702.5',
  'TK4',
] as const;
export type ClosingRule = (typeof CLOSING_RULES)[number];

export const open = (...keys: Keys): Partial<Record<CommandKey, Access>> =>
  Object.fromEntries(keys.map((key) => [key, 'open' as const]));

export const close = (rule: ClosingRule, ...keys: Keys): Partial<Record<CommandKey, Access>> =>
  Object.fromEntries(keys.map((key) => [key, { closedBy: rule }]));

const byDefault = (rule: ClosingRule, ...keys: Keys) =>
  keys.map((key): [CommandKey, Access] => [key, { closedBy: rule }]);

/** Total: every command is closed by some rule until a state opens it. */
export const CLOSED: Readonly<Record<string, Access>> = Object.fromEntries([
  ...byDefault('101.1', 'seatPeople', 'flipCoin', 'rollDice', 'chooseLeadPlayer', 'presentDeck'),
  ...byDefault('101.2', 'chooseMission'),
  ...byDefault('101.4', 'announceMulligan', 'takeMulligans', 'startFirstRound'),
  ...byDefault('500.2', 'act', 'pass', 'moveCard', 'settleMove', 'endTurn', 'offerCombat', ...EFFECT_KEYS),
  ...byDefault('404.1', 'playHero', 'playAction:free', 'playAction:exhaust', 'playAmulet'),
  ...byDefault('701.2', 'usePower:free', 'usePower:exhaust', 'usePower:combat'),
  ...byDefault('302.4', 'playAction:combat'),
  ...byDefault('701.4', 'cancelAction', 'resolveAction'),
  ...byDefault('403.3', 'startCombat', 'startCombat:untracked', 'declineCombat'),
  ...byDefault('601.2', 'passCombat', 'openCombat', ...FIGHTER_KEYS),
  ...byDefault('601.4', ...ATTACK_KEYS),
  ...byDefault('602.2', 'aimAttacks', 'totalAttacks', 'aimForced', 'koAimedAt', 'concludeCombat'),
  ...byDefault('501.1', 'finishRound', 'checkTerms', 'expireRound', 'judgeLastRound', 'advanceTimer'),
  ...byDefault('502.1', 'unstunAll', 'readyAll', 'drawTwo', 'openTurns'),
  ...byDefault('702.5', 'settleTrigger'),
  ...byDefault('TK4', 'answerQuestion', 'settleLoop'),
  ...byDefault('101.3', 'setSequence', 'winByTerms', 'declareDraw', 'concede', 'deepen', 'setTally'),
]);
