/** What a modifier changes: “this card gets +2 ATK and −1 DEF”, “friendly heroes can’t be KO’d”. */
import type { PowerChange } from '../../../powers/power.ts';
import { isPlayer, readChanges, type SaidChange, type Scene, type Stat } from '../../../powers/saying.ts';
import type { Selector } from '../../../powers/selector.ts';
import type { Forbidden } from '../../../powers/words.ts';
import { eachOf, signed, value, x } from './amounts.ts';
import { everyone, list, quoted } from './things.ts';

const STATS: Readonly<Record<Stat, string>> = { atk: 'ATK', def: 'DEF' };
const stats = (of: readonly Stat[]) => list(of.map((stat) => STATS[stat]));

/** Who changes, as the verb needs to know it. */
type Subject = { readonly plural: boolean; readonly player: boolean; readonly me: boolean };

/** “gets +1 ATK for each enemy hero”, “gets +X DEF”, “gets extra ATK equal to the round number”. */
const raised = (
  { parts, amount }: Extract<SaidChange, { kind: 'byAmount' }>,
  plural: boolean,
  scene: Scene,
): string => {
  const get = plural ? 'get' : 'gets';
  const each = eachOf(amount, scene);
  if (each !== null)
    return `${get} ${list(parts.map((part) => `${signed(part.times)} ${STATS[part.stat]}`))} for each ${each}`;
  if (amount.kind === 'x') {
    return `${get} ${list(parts.map(({ stat, times }) => `${times < 0 ? '' : '+'}${x(times)} ${STATS[stat]}`))}`;
  }
  const raisedStats = stats(parts.map(({ stat }) => stat));
  if (amount.times >= 0) return `${get} extra ${raisedStats} equal to ${value(amount, scene)}`;
  return `${plural ? 'lose' : 'loses'} ${raisedStats} equal to ${value({ ...amount, times: -amount.times }, scene)}`;
};

const forbidden = (what: Forbidden, { plural, player }: Subject): string => {
  switch (what) {
    case 'ko':
      return 'can’t be KO’d';
    case 'koByCombat':
      return 'can’t be KO’d by combat attacks';
    case 'ready':
      return 'can’t be readied';
    case 'exhaust':
      return 'can’t be exhausted';
    case 'stun':
      return 'can’t be stunned';
    case 'move':
      return 'can’t move';
    case 'block':
      return 'can’t block';
    case 'target':
      return 'can’t be chosen as a target';
    case 'aim':
      return `can’t have attacks aimed at ${plural ? 'them' : 'it'}`;
    case 'play':
      return player ? 'can’t play cards' : 'can’t be played';
    case 'startCombat':
      return 'can’t start a combat';
    default:
      return what satisfies never;
  }
};

/** What a card says of itself needs its name once. */
const ofItself = (said: string): string => said.replaceAll('this card’s', 'its').replaceAll('this card', 'it');

const one = (change: SaidChange, subject: Subject, scene: Scene): string => {
  const s = subject.plural ? '' : 's';
  const is = subject.plural ? 'are' : 'is';
  const has = subject.plural ? 'have' : 'has';
  const its = subject.plural ? 'their' : 'its';
  switch (change.kind) {
    case 'byNumber':
      return `get${s} ${list(change.parts.map((part) => `${signed(part.value)} ${STATS[part.stat]}`))}`;
    case 'byAmount': {
      const said = raised(change, subject.plural, scene);
      return subject.me ? ofItself(said) : said;
    }
    case 'to':
      return `${has} ${its} ${stats(change.stats)} set to ${value(change.amount, scene)}`;
    case 'addTag':
      return `gain${s} the tag ${change.tag}`;
    case 'removeTag':
      return `lose${s} the tag ${change.tag}`;
    case 'type':
      return `${is} treated as ${subject.plural ? `${change.type} heroes` : `a ${change.type} hero`}`;
    case 'losesPowers':
      return `lose${s} ${its} powers`;
    case 'unblockable':
      return `${is} unblockable`;
    case 'blockable':
      return `${is} no longer unblockable`;
    case 'gains':
      return `${has} this power: ${quoted(scene.sayPower(change.power).replace(/[.]$/u, ''))}`;
    case 'forbid':
      return forbidden(change.what, subject);
    case 'mustStartCombat':
      return 'must start a combat if able';
    default:
      return change satisfies never;
  }
};

/** Who is changed, and how: “the target gets +2 ATK and is unblockable”. */
export const changed = (who: Selector, changes: readonly PowerChange[], scene: Scene): string => {
  const { text, plural } = everyone(who, scene);
  const subject = { plural, player: isPlayer(who, scene), me: who === 'me' };
  return `${text} ${list(readChanges(changes).map((change) => one(change, subject, scene)))}`;
};

/** A clause that applies while a condition does; a card that the condition begins with is named once. */
export const whileSo = (held: string, said: string): string =>
  `while ${held}, ${held.startsWith('this card ') ? said.replace(/^this card /u, 'it ') : said}`;
