/** What a power does, clause by clause. */
import { isDescription } from '../../../powers/selector.ts';
import type { ActionSubtype } from '../../../vocabulary.ts';
import type { PowerEffect } from '../../../powers/power.ts';
import { afterSearch, afterTrigger, inOrder, readAmount, readGoal, type Scene } from '../../../powers/saying.ts';
import type { Duration as Until } from '../../../../../engine/modifiers/modifier.ts';
import { condition, counted, eachOf, equalTo, marks } from './amounts.ts';
import { changed, whileSo } from './changes.ts';
import { fromZone, inArea, intoZone, OWNERS } from './places.ts';
import { capital, everyone, led, list, quoted, some, someCard } from './things.ts';
import { waiting, wouldHappen } from './triggers.ts';

/**
 * A clause without capital and full stop: as it is told to you, and as what your opponent may do, in the infinitive; null
 * where it is something that comes about. `whole` stands as a sentence of its own.
 */
type Clause = {
  readonly text: string;
  readonly inner: string;
  readonly infinitive: string | null;
  /** What is said of you where your opponent is spoken of. */
  readonly ofYou: string;
  readonly whole: boolean;
};
const fact = (text: string, inner = text): Clause => ({ text, inner, infinitive: null, ofYou: inner, whole: false });
const whole = (text: string): Clause => ({ ...fact(text), whole: true });
const deed = (imperative: string, infinitive: string, rest: string): Clause => ({
  ...fact(`${imperative} ${rest}`),
  infinitive: `${infinitive} ${rest}`,
});
/** What a player does who is named, or you. */
const playing = (
  player: 'you' | 'opponent' | undefined,
  [imperative, infinitive, you, opponent]: readonly [string, string, string, string],
  rest: string,
): Clause =>
  player === 'opponent'
    ? { ...fact(`соперник ${opponent} ${rest}`), infinitive: `${infinitive} ${rest}` }
    : { ...fact(`${imperative} ${rest}`), ofYou: `вы ${you} ${rest}` };

const UNTIL: Readonly<Record<Until, string>> = {
  combat: 'до конца боя',
  turn: 'до конца хода',
  round: 'до конца раунда',
  nextRound: 'до конца следующего раунда',
  game: 'до конца партии',
};
const during = (until: Until | undefined, clause: string): string =>
  until === undefined ? clause : led(UNTIL[until], clause);

const ACTIONS: Readonly<Record<ActionSubtype, string>> = {
  combat: 'боевое',
  exhaust: 'истощающее',
  free: 'свободное',
};
const TOKENS = { major: 'главного', minor: 'второстепенного', legendary: 'легендарного' } as const;
const ON_CARDS = {
  ko: ['нокаутируйте', 'нокаутировать'],
  eliminate: ['устраните', 'устранить'],
  stun: ['оглушите', 'оглушить'],
  ready: ['подготовьте', 'подготовить'],
  exhaust: ['истощите', 'истощить'],
  drop: ['уроните', 'уронить'],
  reveal: ['откройте', 'открыть'],
} as const;

const counter = (name: string, atk: number, def: number): string => ['маркер', ...marks(name, atk, def)].join(' ');

/** Clauses in one sentence after «когда …,»; what stands alone begins a sentence. */
export const joined = (clauses: readonly Clause[], pick: (clause: Clause) => string = ({ inner }) => inner): string =>
  clauses.reduce((said, clause, index) => {
    if (index === 0) return pick(clause);
    const alone = clause.whole || clauses[index - 1]?.whole === true;
    return alone ? `${said}. ${led('Затем', pick(clause))}` : `${said}, ${led('затем', pick(clause))}`;
  }, '');

/** Clauses as sentences. */
export const apart = (clauses: readonly Clause[]): string =>
  clauses.map((clause) => `${capital(clause.text)}.`).join(' ');

export const clausesOf = (effects: readonly PowerEffect[], scene: Scene): readonly Clause[] =>
  inOrder(effects, scene, clause);
const inside = (effects: readonly PowerEffect[], scene: Scene): string => joined(clausesOf(effects, scene));

const clause = (effect: PowerEffect, scene: Scene): Clause => {
  switch (effect.do) {
    case 'ko':
    case 'eliminate':
    case 'stun':
    case 'ready':
    case 'exhaust':
    case 'reveal':
    case 'drop': {
      const [imperative, infinitive] = ON_CARDS[effect.do];
      return deed(imperative, infinitive, everyone(effect.who, scene).in('acc'));
    }
    case 'unstun':
      return deed('снимите', 'снять', `оглушение с ${everyone(effect.who, scene).in('gen')}`);
    case 'removeAttacksOf':
      return deed('уберите', 'убрать', `из боя атаки ${everyone(effect.who, scene).in('gen')}`);
    case 'goAgain':
      return fact('после этого хода вы ходите ещё раз');
    case 'takeTurn':
      return fact('ход переходит к вам');
    case 'goFirstNextRound':
      return fact('в следующем раунде первым ходите вы');
    case 'extraMajorHero':
      return fact('в этом раунде вы можете разыграть ещё одного главного героя');
    case 'rollDie':
      return deed('бросьте', 'бросить', 'кубик');
    case 'chooseZone':
      return deed('выберите', 'выбрать', 'зону');
    case 'shuffle':
      return deed('перемешайте', 'перемешать', 'вашу колоду');
    case 'win':
      return fact('вы выигрываете партию');
    case 'lose':
      return fact('вы проигрываете партию');
    case 'put': {
      const who = everyone(effect.who, scene).in('acc');
      const goal = readGoal(effect.to);
      if (goal.kind === 'zone' && isDescription(effect.who) && effect.who.zone !== undefined) {
        const { zone, ...rest } = effect.who;
        const way = `${fromZone(zone)} ${intoZone(goal.zone)}`;
        return deed('поместите', 'поместить', `${everyone(rest, scene).in('acc')} ${way}`);
      }
      if (goal.kind === 'zone') return deed('поместите', 'поместить', `${who} ${intoZone(goal.zone)}`);
      if (goal.area === 'removed') return deed('уберите', 'убрать', `${who} с поля`);
      return deed('поместите', 'поместить', `${who} ${OWNERS[goal.area]}`);
    }
    case 'move': {
      const direction = effect.direction === 'forward' ? 'вперёд' : 'назад';
      const far = `${direction} на ${counted(effect.zones, 'zone', scene)}`;
      return deed('передвиньте', 'передвинуть', `${everyone(effect.who, scene).in('acc')} ${far}`);
    }
    case 'draw':
      return playing(effect.player, ['возьмите', 'взять', 'берёте', 'берёт'], counted(effect.count, 'card', scene));
    case 'score': {
      const count = counted(effect.count, 'point', scene);
      return playing(effect.player, ['получите', 'получить', 'получаете', 'получает'], count);
    }
    case 'discard': {
      const count = `${effect.random === true ? 'наугад ' : ''}${counted(effect.count, 'card', scene)}`;
      return playing(effect.player, ['сбросьте', 'сбросить', 'сбрасываете', 'сбрасывает'], count);
    }
    case 'chooseCard':
      return deed('выберите', 'выбрать', some(effect.from).in('acc'));
    case 'search': {
      const { side = 'friendly', ...found } = effect.for;
      const areas = list(
        effect.in.map((area) => inArea(area, side)),
        'или',
      );
      const then = joined(clausesOf(effect.then, afterSearch(scene)));
      return deed('поищите', 'поискать', `${areas} ${someCard(found)}, затем ${then}`);
    }
    case 'addCounter': {
      const what = counter(effect.name, effect.atk, effect.def);
      return deed('положите', 'положить', `${what} на ${everyone(effect.who, scene).in('acc')}`);
    }
    case 'removeCounter':
      return deed('снимите', 'снять', `${counter(effect.name, 0, 0)} с ${everyone(effect.who, scene).in('gen')}`);
    case 'createToken': {
      const token = `${intoZone(effect.zone)} жетон ${TOKENS[effect.type]} героя`;
      return deed('поместите', 'поместить', `${token}: ${quoted(effect.name)}, ATK ${effect.atk}, DEF ${effect.def}`);
    }
    case 'pickUp': {
      const who = everyone(effect.who, scene);
      const feature = everyone(effect.feature, scene).in('acc');
      return fact(`пусть ${who.in('nom')} ${who.as === 'many' ? 'подберут' : 'подберёт'} ${feature}`);
    }
    case 'addAttacks':
      return deed('добавьте', 'добавить', `на вашу сторону боя ${counted(effect.count, 'attack', scene)}`);
    case 'removeAttacks': {
      const unit = effect.side === 'enemy' ? 'enemyAttack' : 'ownAttack';
      return deed('уберите', 'убрать', `из боя ${counted(effect.count, unit, scene)}`);
    }
    case 'cancel': {
      const which = list(
        effect.which.map((subtype) => ACTIONS[subtype]),
        'или',
      );
      const then = effect.takesTurn ? ', и ход переходит к вам' : '';
      return deed('отмените', 'отменить', `${which} действие, которое разыгрывает соперник${then}`);
    }
    case 'modify': {
      const said = changed(effect.who, effect.change, scene);
      const held = effect.while === undefined ? said : whileSo(condition(effect.while, scene), said);
      return fact(during(effect.until, held));
    }
    case 'gainControl': {
      const who = everyone(effect.who, scene).in('acc');
      const long = effect.until === undefined ? '' : ` ${UNTIL[effect.until]}`;
      return deed('возьмите', 'взять', `${who} под свой контроль${long}`);
    }
    case 'when': {
      const now = afterTrigger(scene, effect.when);
      const iff = effect.if === undefined ? '' : `если ${condition(effect.if, now)}, `;
      const then = `${iff}${inside(effect.then, now)}`;
      return whole(during(effect.until, waiting(effect.when, effect.next === true, scene, then)));
    }
    case 'replace': {
      const instead = inside(effect.instead, afterTrigger(scene, effect.would));
      const would = `${wouldHappen(effect.would, scene)}, ${led('вместо этого', instead)}`;
      return whole(during(effect.until, would));
    }
    case 'may':
      return whole(`если хотите, ${inside(effect.what, scene)}`);
    case 'chooseOne':
      return whole(`выберите одно: ${effect.of.map((option) => inside(option, scene)).join('; или ')}`);
    case 'unless': {
      const otherwise = inside(effect.otherwise, scene);
      if (effect.who === 'you') return whole(`если хотите, ${inside(effect.does, scene)}. Иначе ${otherwise}`);
      return whole(`${offered(effect.does, scene)}. Если он этого не сделает, ${otherwise}`);
    }
    case 'both':
      return whole(`${TOGETHER}: ${inside(effect.does, scene)}`);
    case 'repeat':
      return whole(`${repeated(effect, scene)}: ${inside(effect.what, scene)}`);
    default:
      return effect satisfies never;
  }
};

/** Read from the side of each (801.1). */
const TOGETHER =
  'каждый игрок со своей стороны делает следующее, первым выбирает ведущий игрок, и всё происходит одновременно';

type Of<D extends PowerEffect['do']> = Extract<PowerEffect, { do: D }>;

/** What your opponent may do: as deeds where they are, as what comes about where not. */
const offered = (effects: readonly PowerEffect[], scene: Scene): string => {
  const clauses = clausesOf(effects, scene);
  if (clauses.every(({ infinitive }) => infinitive !== null)) {
    return `соперник может ${joined(clauses, ({ infinitive, inner }) => infinitive ?? inner)}`;
  }
  return `соперник может выбрать следующее: ${joined(clauses, ({ ofYou }) => ofYou)}`;
};

const repeated = (effect: Of<'repeat'>, scene: Scene): string => {
  const said = readAmount(effect.times);
  if (said.kind === 'number' || said.kind === 'x') return `сделайте ${counted(effect.times, 'time', scene)}`;
  const each = eachOf(said, scene);
  if (each !== null && said.times === 1) return `за ${each} сделайте один раз`;
  return `число повторов равно ${equalTo(said, scene)}`;
};
