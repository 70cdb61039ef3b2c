/** What a modifier changes: «эта карта получает +2 ATK и −1 DEF», «дружественные герои неблокируемы». */
import type { PowerChange } from '../../../powers/power.ts';
import { isPlayer, readChanges, type SaidChange, type Scene, type Stat } from '../../../powers/saying.ts';
import type { Selector } from '../../../powers/selector.ts';
import type { Forbidden } from '../../../powers/words.ts';
import { eachOf, equalTo, signed, x } from './amounts.ts';
import { list, quoted, subject as whoChanges, type Phrase } from './things.ts';

const STATS: Readonly<Record<Stat, string>> = { atk: 'ATK', def: 'DEF' };
const stats = (of: readonly Stat[]) => list(of.map((stat) => STATS[stat]));

type As = Phrase['as'];
type Subject = { readonly as: As; readonly player: boolean; readonly me: boolean };
type Forms = Readonly<Record<As, string>>;
const verb = (one: string, many: string, you: string): Forms => ({ m: one, f: one, many, you });
/** «нокаутирован», «нокаутирована», «нокаутированы» */
const short = (m: string, stem = m): Forms => ({ m, f: `${stem}а`, many: `${stem}ы`, you: `${stem}ы` });

const CAN = verb('может', 'могут', 'можете');
const GETS = verb('получает', 'получают', 'получаете');
const ACQUIRES = verb('приобретает', 'приобретают', 'приобретаете');
const LOSES = verb('теряет', 'теряют', 'теряете');
const HAS = verb('имеет', 'имеют', 'имеете');
const COUNTS = verb('считается', 'считаются', 'считаетесь');
const UNBLOCKABLE = short('неблокируем');
const OBLIGED = short('обязан');
const DONE = {
  ko: short('нокаутирован'),
  ready: short('подготовлен'),
  exhaust: short('истощён', 'истощен'),
  stun: short('оглушён', 'оглушен'),
  target: short('выбран'),
  play: short('разыгран'),
} as const;
const HEROES = {
  major: ['главным героем', 'главными героями'],
  minor: ['второстепенным героем', 'второстепенными героями'],
  legendary: ['легендарным героем', 'легендарными героями'],
} as const;

const forbidden = (what: Forbidden, { as, player }: Subject): string => {
  const cannot = `не ${CAN[as]}`;
  switch (what) {
    case 'ko':
    case 'ready':
    case 'exhaust':
    case 'stun':
      return `${cannot} быть ${DONE[what][as]}`;
    case 'koByCombat':
      return `${cannot} быть ${DONE.ko[as]} боевыми атаками`;
    case 'move':
      return `${cannot} двигаться`;
    case 'block':
      return `${cannot} блокировать`;
    case 'target':
      return `${cannot} быть ${DONE.target[as]} целью`;
    case 'aim':
      return `${cannot} быть мишенью атак`;
    case 'play':
      return player ? `${cannot} разыгрывать карты` : `${cannot} быть ${DONE.play[as]}`;
    case 'startCombat':
      return `${cannot} начинать бой`;
    default:
      return what satisfies never;
  }
};

/** What a card says of itself needs its name once. */
const ofItself = (said: string): string =>
  said.replaceAll('в зоне этой карты', 'в своей зоне').replaceAll('на этой карте', 'на ней');

const raised = ({ parts, amount }: Extract<SaidChange, { kind: 'byAmount' }>, as: As, scene: Scene): string => {
  const each = eachOf(amount, scene);
  if (each !== null)
    return `${GETS[as]} ${list(parts.map(({ stat, times }) => `${signed(times)} ${STATS[stat]}`))} за ${each}`;
  if (amount.kind === 'x') {
    return `${GETS[as]} ${list(parts.map(({ stat, times }) => `${times < 0 ? '' : '+'}${x(times)} ${STATS[stat]}`))}`;
  }
  const which = stats(parts.map(({ stat }) => stat));
  const much = equalTo({ ...amount, times: Math.abs(amount.times) }, scene);
  return amount.times < 0
    ? `${GETS[as]} вычет из ${which}, равный ${much}`
    : `${GETS[as]} прибавку к ${which}, равную ${much}`;
};

const one = (change: SaidChange, subject: Subject, scene: Scene): string => {
  const { as } = subject;
  switch (change.kind) {
    case 'byNumber':
      return `${GETS[as]} ${list(change.parts.map((part) => `${signed(part.value)} ${STATS[part.stat]}`))}`;
    case 'byAmount': {
      const said = raised(change, as, scene);
      return subject.me ? ofItself(said) : said;
    }
    case 'to': {
      const { kind } = change.amount;
      const much = equalTo(change.amount, scene);
      if (kind === 'number' || kind === 'x') {
        return `${HAS[as]} ${list(change.stats.map((stat) => `${STATS[stat]} ${much}`))}`;
      }
      return `${HAS[as]} ${stats(change.stats)}, ${change.stats.length > 1 ? 'равные' : 'равный'} ${much}`;
    }
    case 'addTag':
      return `${ACQUIRES[as]} признак ${quoted(change.tag)}`;
    case 'removeTag':
      return `${LOSES[as]} признак ${quoted(change.tag)}`;
    case 'type':
      return `${COUNTS[as]} ${HEROES[change.type][as === 'many' ? 1 : 0]}`;
    case 'losesPowers':
      return `${LOSES[as]} свои способности`;
    case 'unblockable':
      return UNBLOCKABLE[as];
    case 'blockable':
      return `больше не ${UNBLOCKABLE[as]}`;
    case 'gains':
      return `${GETS[as]} способность: ${quoted(scene.sayPower(change.power).replace(/[.]$/u, ''))}`;
    case 'forbid':
      return forbidden(change.what, subject);
    case 'mustStartCombat':
      return `${OBLIGED[as]} начать бой, если возможно`;
    default:
      return change satisfies never;
  }
};

/** A clause of its own inside („…, равную номеру раунда”) is closed before the next. */
const inARow = (predicates: readonly string[]): string =>
  predicates.reduce((said, predicate, index) => {
    if (index === 0) return predicate;
    if (index < predicates.length - 1) return `${said}, ${predicate}`;
    return `${said}${/, (?:равн|если)/u.test(predicates[index - 1] ?? '') ? ',' : ''} и ${predicate}`;
  }, '');

/** Who is changed, and how: «цель получает +2 ATK и неблокируема». */
export const changed = (who: Selector, changes: readonly PowerChange[], scene: Scene): string => {
  const phrase = whoChanges(who, scene);
  const subject = { as: phrase.as, player: isPlayer(who, scene), me: who === 'me' };
  return `${phrase.in('nom')} ${inARow(readChanges(changes).map((change) => one(change, subject, scene)))}`;
};

/** A clause that applies while a condition does; a card that the condition begins with is named once. */
export const whileSo = (held: string, said: string): string =>
  `пока ${held}, ${held.startsWith('эта карта ') ? said.replace(/^эта карта /u, 'она ') : said}`;
