/** What a power does, clause by clause. */
import { isDescription } from '../../../powers/selector.ts';
import type { ActionSubtype } from '../../../vocabulary.ts';
import type { PowerEffect } from '../../../powers/power.ts';
import type { Amount } from '../../../powers/amount.ts';
import { afterSearch, afterTrigger, inOrder, readAmount, readGoal, type Scene } from '../../../powers/saying.ts';
import type { Duration as Until } from '../../../../../engine/modifiers/modifier.ts';
import { condition, counted, eachOf, measured, marks, value } from './amounts.ts';
import { changed, whileSo } from './changes.ts';
import {
  areaName,
  capital,
  describedCard,
  list,
  object,
  quoted,
  some,
  whose,
  withArticle,
  zoneName,
} from './things.ts';
import { waiting, wouldHappen } from './triggers.ts';

/**
 * A clause without capital and full stop: `text` as a sentence of its own, `inner` inside another. `deed` is a verb that
 * takes its subject from the sentence (“draw 2 cards”, “you may draw 2 cards”), null where the clause has its own.
 * `whole` stands as a sentence of its own.
 */
type Clause = {
  readonly text: string;
  readonly inner: string;
  readonly deed: string | null;
  readonly by: 'anyone' | 'you' | 'opponent';
  readonly whole: boolean;
};
const deed = (text: string): Clause => ({ text, inner: text, deed: text, by: 'anyone', whole: false });
const fact = (text: string, inner = text): Clause => ({ text, inner, deed: null, by: 'anyone', whole: false });
const whole = (text: string): Clause => ({ ...fact(text), whole: true });
/** What a player does who is named, or you. */
const playing = (player: 'you' | 'opponent' | undefined, base: string, third: string): Clause =>
  player === 'opponent'
    ? { ...fact(`your opponent ${third}`), deed: base, by: 'opponent' }
    : { ...deed(base), by: 'you' };

const UNTIL: Readonly<Record<Until, string>> = {
  combat: 'this combat',
  turn: 'this turn',
  round: 'this round',
  nextRound: 'until the end of the next round',
  game: 'for the rest of the match',
};
const lasting = (until: Until | undefined) => (until === undefined ? '' : ` ${UNTIL[until]}`);
const duration = (until: Until | undefined) => lasting(until).replace(/^ this/u, ' for this');
const atFirst = (until: Until | undefined) => (until === undefined ? '' : `${UNTIL[until]}, `);

const counter = (name: string, atk: number, def: number): string => [...marks(name, atk, def), 'counter'].join(' ');

const actions = (which: readonly ActionSubtype[]): string => `${list(which, 'or')} action`;

/** Clauses in one sentence after “when …,” or “choose one:”; what stands alone begins a sentence. */
export const joined = (clauses: readonly Clause[], pick: (clause: Clause) => string = ({ inner }) => inner): string =>
  clauses.reduce((said, clause, index) => {
    if (index === 0) return pick(clause);
    const alone = clause.whole || clauses[index - 1]?.whole === true;
    return alone ? `${said}. Then ${pick(clause)}` : `${said}, then ${pick(clause)}`;
  }, '');

/** Clauses as sentences. */
export const apart = (clauses: readonly Clause[]): string =>
  clauses.map((clause) => `${capital(clause.text)}.`).join(' ');

export const clausesOf = (effects: readonly PowerEffect[], scene: Scene): readonly Clause[] =>
  inOrder(effects, scene, clause);
const inside = (effects: readonly PowerEffect[], scene: Scene): string => joined(clausesOf(effects, scene));

/** What somebody may do: as their deed where it is one, as what comes about where not. */
const allowed = (who: 'you' | 'opponent', effects: readonly PowerEffect[], scene: Scene): string => {
  const clauses = clausesOf(effects, scene);
  const subject = who === 'you' ? 'you' : 'your opponent';
  if (clauses.every(({ deed: own, by }) => own !== null && (by === 'anyone' || by === who))) {
    return `${subject} may ${joined(clauses, ({ deed: own, inner }) => own ?? inner)}`;
  }
  const full = ({ inner, by }: Clause) => (who === 'opponent' && by === 'you' ? `you ${inner}` : inner);
  return `${subject} may choose this: ${joined(clauses, full)}`;
};

const clause = (effect: PowerEffect, scene: Scene): Clause => {
  switch (effect.do) {
    case 'ko':
      return deed(`KO ${object(effect.who, scene).text}`);
    case 'eliminate':
    case 'stun':
    case 'unstun':
    case 'ready':
    case 'exhaust':
    case 'reveal':
    case 'drop':
      return deed(`${effect.do} ${object(effect.who, scene).text}`);
    case 'removeAttacksOf':
      return deed(`remove the attacks of ${object(effect.who, scene).text} from the combat`);
    case 'goAgain':
      return fact('you go again after this turn');
    case 'takeTurn':
      return fact('the turn becomes yours');
    case 'goFirstNextRound':
      return fact('in the next round, you go first');
    case 'extraMajorHero':
      return fact('you may play one more major hero this round');
    case 'rollDie':
      return deed('roll a die');
    case 'chooseZone':
      return deed('choose a zone');
    case 'shuffle':
      return deed('shuffle your deck');
    case 'win':
      return fact('you win the match');
    case 'lose':
      return fact('you lose the match');
    case 'put':
      return deed(put(effect, scene));
    case 'move':
      return deed(moved(effect, scene));
    case 'draw':
      return playing(effect.player, ...verb('draw', 'draws', counted(effect.count, 'card', scene)));
    case 'score':
      return playing(effect.player, ...verb('score', 'scores', counted(effect.count, 'point', scene)));
    case 'discard': {
      const count = `${counted(effect.count, 'card', scene)}${effect.random === true ? ' at random' : ''}`;
      return playing(effect.player, ...verb('discard', 'discards', count));
    }
    case 'chooseCard':
      return deed(`choose ${some(effect.from).text}`);
    case 'search':
      return searched(effect, scene);
    case 'addCounter': {
      const put = withArticle(counter(effect.name, effect.atk, effect.def));
      return deed(`put ${put} on ${object(effect.who, scene).text}`);
    }
    case 'removeCounter':
      return deed(`remove ${withArticle(counter(effect.name, 0, 0))} from ${object(effect.who, scene).text}`);
    case 'createToken': {
      const token = `${effect.type} hero token into ${zoneName(effect.zone)}`;
      return deed(`put a ${token}: ${quoted(effect.name)}, ${effect.atk} ATK, ${effect.def} DEF`);
    }
    case 'pickUp':
      return deed(`have ${object(effect.who, scene).text} pick up ${object(effect.feature, scene).text}`);
    case 'addAttacks':
      return deed(`add ${onSide(effect.count, 'to your side of the combat', scene)}`);
    case 'removeAttacks': {
      const side = effect.side === 'enemy' ? 'your opponent’s side' : 'your side';
      return deed(`remove ${onSide(effect.count, `from ${side} of the combat`, scene)}`);
    }
    case 'cancel': {
      const cancelled = `cancel the ${actions(effect.which)} card that your opponent is playing`;
      return deed(effect.takesTurn ? `${cancelled}, and the turn becomes yours` : cancelled);
    }
    case 'modify': {
      const said = changed(effect.who, effect.change, scene);
      const what = effect.while === undefined ? said : whileSo(condition(effect.while, scene), said);
      return fact(`${atFirst(effect.until)}${what}`, `${what}${lasting(effect.until)}`);
    }
    case 'gainControl':
      return deed(`gain control of ${object(effect.who, scene).text}${duration(effect.until)}`);
    case 'when': {
      const now = afterTrigger(scene, effect.when);
      const waits = waiting(effect.when, effect.next === true, scene);
      const iff = effect.if === undefined ? '' : `if ${condition(effect.if, now)}, `;
      return whole(`${atFirst(effect.until)}${waits}, ${iff}${inside(effect.then, now)}`);
    }
    case 'replace': {
      const instead = inside(effect.instead, afterTrigger(scene, effect.would));
      return whole(`${atFirst(effect.until)}${wouldHappen(effect.would, scene)}, this happens instead: ${instead}`);
    }
    case 'may':
      return whole(allowed('you', effect.what, scene));
    case 'chooseOne':
      return whole(`choose one: ${effect.of.map((option) => inside(option, scene)).join('; or ')}`);
    case 'unless': {
      const refused = effect.who === 'you' ? 'If you don’t' : 'If they don’t';
      return whole(`${allowed(effect.who, effect.does, scene)}. ${refused}, ${inside(effect.otherwise, scene)}`);
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
  'each player does this from their own side, the lead player choosing first, and then it happens together';

type Of<D extends PowerEffect['do']> = Extract<PowerEffect, { do: D }>;

const verb = (base: string, third: string, object: string) => [`${base} ${object}`, `${third} ${object}`] as const;

/** “2 attacks from your side”, “1 attack from your side for each …”, “from your side a number of attacks equal to …”. */
const onSide = (amount: Amount, side: string, scene: Scene): string => {
  const { count, per } = measured(amount, 'attack', scene);
  return per === null ? `${side} ${count}` : `${count} ${side}${per}`;
};

const put = (effect: Of<'put'>, scene: Scene): string => {
  const { text, plural } = object(effect.who, scene);
  const goal = readGoal(effect.to);
  if (goal.kind === 'zone' && isDescription(effect.who) && effect.who.zone !== undefined) {
    const { zone, ...rest } = effect.who;
    return `put ${object(rest, scene).text} from ${zoneName(zone)} into ${zoneName(goal.zone)}`;
  }
  if (goal.kind === 'zone') return `put ${text} into ${zoneName(goal.zone)}`;
  if (goal.area === 'removed') return `remove ${text} from the map`;
  return `put ${text} into ${areaName(goal.area, plural ? 'their owners’' : 'its owner’s')}`;
};

const moved = (effect: Of<'move'>, scene: Scene): string => {
  const { text } = object(effect.who, scene);
  const { count, per } = measured(effect.zones, 'zone', scene);
  return per === null
    ? `move ${text} ${effect.direction} by ${count}`
    : `move ${text} ${count} ${effect.direction}${per}`;
};

const searched = (effect: Of<'search'>, scene: Scene): Clause => {
  const { area: _area, side, ...found } = effect.for;
  const areas = effect.in.map((area) => areaName(area, whose(side ?? 'friendly')));
  const what = withArticle(describedCard(found));
  return deed(`search ${list(areas, 'or')} for ${what}, then ${inside(effect.then, afterSearch(scene))}`);
};

const repeated = (effect: Of<'repeat'>, scene: Scene): string => {
  const said = readAmount(effect.times);
  if (said.kind === 'number') return `do this ${counted(effect.times, 'time', scene)}`;
  const each = eachOf(said, scene);
  if (each !== null && 'times' in said && said.times === 1) return `do this once for each ${each}`;
  return said.kind === 'x'
    ? `do this ${value(said, scene)} times`
    : `do this a number of times equal to ${value(said, scene)}`;
};
