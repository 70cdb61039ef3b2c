/** What a power does, clause by clause. */
import { isDescription } from '../../../powers/selector.ts';
import type { ActionSubtype } from '../../../vocabulary.ts';
import type { PowerEffect } from '../../../powers/power.ts';
import { afterSearch, afterTrigger, inOrder, readAmount, readGoal, type Scene } from '../../../powers/saying.ts';
import type { Duration as Until } from '../../../../../engine/modifiers/modifier.ts';
import type { Area } from '../../../powers/words.ts';
import { condition, counted, eachOf, measured, marks, value } from './amounts.ts';
import { changed, whileSo } from './changes.ts';
import { fromArea, fromZone, inArea, intoZone } from './places.ts';
import { capital, everyone, led, list, quoted, some, someCard, type Phrase } from './things.ts';
import { waiting, wouldHappen } from './triggers.ts';
import { COMMANDS } from './verbs.ts';

/**
 * A clause without capital and full stop: as it is told to you (`text`, and `inner` inside a sentence), and as your
 * opponent does it by choice. `whole` stands as a sentence of its own.
 */
type Clause = { readonly text: string; readonly inner: string; readonly theirs: string; readonly whole: boolean };
const told = (text: string, theirs = text): Clause => ({ text, inner: text, theirs, whole: false });
const whole = (text: string): Clause => ({ ...told(text), whole: true });

const UNTIL: Readonly<Record<Until, string>> = {
  combat: 'a harc végéig',
  turn: 'a kör végéig',
  round: 'a forduló végéig',
  nextRound: 'a következő forduló végéig',
  game: 'a játszma végéig',
};
const until = (said: Until | undefined) => (said === undefined ? '' : UNTIL[said]);
const atFirst = (said: Until | undefined) => (said === undefined ? '' : `${UNTIL[said]} `);

const ACTIONS: Readonly<Record<ActionSubtype, string>> = {
  combat: 'harci',
  exhaust: 'kimerítő',
  free: 'szabad',
};
const TOKENS = { major: 'főhős-zsetont', minor: 'mellékhős-zsetont', legendary: 'legendás hős-zsetont' } as const;
const OWNERS: Readonly<Record<Exclude<Area, 'removed'>, string>> = {
  hand: 'a tulajdonosa kezébe',
  deck: 'a tulajdonosa paklijába',
  discard: 'a tulajdonosa dobópaklijába',
  legendaryPile: 'a tulajdonosa legendás paklijába',
};

const counter = (name: string, atk: number, def: number): string =>
  ['egy', ...marks(name, atk, def), 'jelölőt'].join(' ');

/** Clauses in one sentence after „amikor …,”; what stands alone begins a sentence. */
export const joined = (clauses: readonly Clause[], pick: (clause: Clause) => string = ({ inner }) => inner): string =>
  clauses.reduce((said, clause, index) => {
    if (index === 0) return pick(clause);
    const alone = clause.whole || clauses[index - 1]?.whole === true;
    return alone ? `${said}. ${led('Azután', pick(clause))}` : `${said}, ${led('majd', pick(clause))}`;
  }, '');

/** Clauses as sentences. */
export const apart = (clauses: readonly Clause[]): string =>
  clauses.map((clause) => `${capital(clause.text)}.`).join(' ');

export const clausesOf = (effects: readonly PowerEffect[], scene: Scene): readonly Clause[] =>
  inOrder(effects, scene, clause);
const inside = (effects: readonly PowerEffect[], scene: Scene): string => joined(clausesOf(effects, scene));

/** A command with its object: „üsd ki a célpontot”. */
const command = (verb: keyof typeof COMMANDS, object: Phrase, end = ''): Clause => {
  const { do: you, does } = COMMANDS[verb];
  const form = object.definite ? 0 : 1;
  const rest = `${object.in('acc')}${end === '' ? '' : ` ${end}`}`;
  return told(`${you[form]} ${rest}`, `${does[form]} ${rest}`);
};

/** What a player does who is named, or you. */
const playing = (
  player: 'you' | 'opponent' | undefined,
  does: { do: string; you: string; opponent: string },
): Clause =>
  player === 'opponent' ? told(`az ellenfeled ${does.opponent}`, does.opponent) : told(does.do, `te ${does.you}`);

const clause = (effect: PowerEffect, scene: Scene): Clause => {
  switch (effect.do) {
    case 'ko':
    case 'eliminate':
    case 'stun':
    case 'unstun':
    case 'ready':
    case 'exhaust':
    case 'reveal':
    case 'drop':
      return command(effect.do, everyone(effect.who, scene));
    case 'removeAttacksOf': {
      const attacks = everyone(effect.who, scene).owns('támadásait');
      return told(`vedd el a harcból ${attacks}`, `elveszi a harcból ${attacks}`);
    }
    case 'goAgain':
      return told('e kör után újra te jössz');
    case 'takeTurn':
      return told('te következel');
    case 'goFirstNextRound':
      return told('te kezded a következő fordulót');
    case 'extraMajorHero':
      return told('ebben a fordulóban még egy főhőst kijátszhatsz');
    case 'rollDie':
      return told('dobj a kockával', 'dob a kockával');
    case 'chooseZone':
      return told('válassz egy zónát', 'választ egy zónát');
    case 'shuffle':
      return told('keverd meg a paklidat', 'megkeveri a paklidat');
    case 'win':
      return told('megnyered a játszmát');
    case 'lose':
      return told('elveszíted a játszmát');
    case 'put':
      return put(effect, scene);
    case 'move': {
      const { count, end } = measured(effect.zones, scene);
      const direction = effect.direction === 'forward' ? 'előre' : 'hátra';
      return command('move', everyone(effect.who, scene), `${count} zónával ${direction}${end}`);
    }
    case 'draw': {
      const count = counted(effect.count, 'lapot', scene);
      return playing(effect.player, { do: `húzz ${count}`, you: `húzol ${count}`, opponent: `húz ${count}` });
    }
    case 'score': {
      const count = counted(effect.count, 'pontot', scene);
      return playing(effect.player, { do: `szerezz ${count}`, you: `szerzel ${count}`, opponent: `szerez ${count}` });
    }
    case 'discard': {
      const count = `${effect.random === true ? 'véletlenszerűen ' : ''}${counted(effect.count, 'lapot', scene)}`;
      return playing(effect.player, { do: `dobj el ${count}`, you: `eldobsz ${count}`, opponent: `eldob ${count}` });
    }
    case 'chooseCard': {
      const { area, side } = effect.from;
      const what =
        area === undefined ? some(effect.from).in('acc') : `${fromArea(area, side)} ${someCard(effect.from)}`;
      return told(`válassz ${what}`, `választ ${what}`);
    }
    case 'search': {
      const areas = list(
        effect.in.map((area) => inArea(area, effect.for.side ?? 'friendly')),
        ' vagy ',
      );
      const { side: _side, ...found } = effect.for;
      const then = joined(clausesOf(effect.then, afterSearch(scene)));
      return told(
        `keress ${areas} ${someCard(found)}, majd ${then}`,
        `keres ${areas} ${someCard(found)}, majd ${then}`,
      );
    }
    case 'addCounter': {
      const what = `${counter(effect.name, effect.atk, effect.def)} ${everyone(effect.who, scene).in('sub')}`;
      return told(`tegyél ${what}`, `tesz ${what}`);
    }
    case 'removeCounter': {
      const what = `${counter(effect.name, 0, 0)} ${everyone(effect.who, scene).in('del')}`;
      return told(`vegyél le ${what}`, `levesz ${what}`);
    }
    case 'createToken': {
      const token = `${intoZone(effect.zone)} egy ${TOKENS[effect.type]}`;
      const what = `${token}: ${quoted(effect.name)}, ATK ${effect.atk}, DEF ${effect.def}`;
      return told(`helyezz ${what}`, `helyez ${what}`);
    }
    case 'pickUp': {
      const who = everyone(effect.who, scene);
      const feature = everyone(effect.feature, scene);
      const verb = who.person === 'they' ? ['vegyék fel', 'vegyenek fel'] : ['vegye fel', 'vegyen fel'];
      return told(`${who.in('nom')} ${verb[feature.definite ? 0 : 1] ?? ''} ${feature.in('acc')}`);
    }
    case 'addAttacks': {
      const { count, end } = measured(effect.count, scene);
      const what = `${count} támadást a tieidhez a harcban${end}`;
      return told(`adj ${what}`, `ad ${what}`);
    }
    case 'removeAttacks': {
      const { count, end } = measured(effect.count, scene);
      const what = `${count} ${effect.side === 'enemy' ? 'ellenséges' : 'saját'} támadást a harcból${end}`;
      return told(`vegyél el ${what}`, `elvesz ${what}`);
    }
    case 'cancel': {
      const which = list(
        effect.which.map((subtype) => ACTIONS[subtype]),
        ' vagy ',
      );
      const cancelled = `semlegesítsd az ellenfeled most kijátszott ${which} akcióját`;
      return told(effect.takesTurn ? `${cancelled}, és te következel` : cancelled);
    }
    case 'modify': {
      const said = changed(effect.who, effect.change, scene);
      const inner = changed(effect.who, effect.change, scene, until(effect.until));
      if (effect.while !== undefined) return told(whileSo(condition(effect.while, scene), inner));
      return { ...told(inner), text: `${atFirst(effect.until)}${said}` };
    }
    case 'gainControl': {
      const long = effect.until === undefined ? '' : ` ${UNTIL[effect.until]}`;
      const what = `${everyone(effect.who, scene).owns('irányítását')}${long}`;
      return told(`vedd át ${what}`, `átveszi ${what}`);
    }
    case 'when': {
      const now = afterTrigger(scene, effect.when);
      const iff = effect.if === undefined ? '' : `ha ${condition(effect.if, now)}, `;
      const first = effect.until === undefined ? '' : `${UNTIL[effect.until]}, `;
      const then = `${iff}${inside(effect.then, now)}`;
      return whole(`${first}${waiting(effect.when, effect.next === true, scene, then)}`);
    }
    case 'replace': {
      const instead = inside(effect.instead, afterTrigger(scene, effect.would));
      const first = effect.until === undefined ? '' : `${UNTIL[effect.until]}, `;
      return whole(`${first}${wouldHappen(effect.would, scene)}, ${led('helyette', instead)}`);
    }
    case 'may':
      return whole(`ha akarod, ${inside(effect.what, scene)}`);
    case 'chooseOne':
      return whole(`válassz egyet: ${effect.of.map((option) => inside(option, scene)).join('; vagy ')}`);
    case 'unless': {
      const otherwise = inside(effect.otherwise, scene);
      if (effect.who === 'you') return whole(`ha akarod, ${inside(effect.does, scene)}. Ha nem teszed, ${otherwise}`);
      const does = joined(clausesOf(effect.does, scene), ({ theirs }) => theirs);
      return whole(`az ellenfeled dönthet úgy, hogy ${does}. Ha nem teszi, ${otherwise}`);
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
  'mindkét játékos a saját oldaláról teszi meg a következőt, elsőként a vezető játékos választ, és minden egyszerre történik meg';

type Of<D extends PowerEffect['do']> = Extract<PowerEffect, { do: D }>;

const put = (effect: Of<'put'>, scene: Scene): Clause => {
  const who = everyone(effect.who, scene);
  const goal = readGoal(effect.to);
  if (goal.kind === 'zone' && isDescription(effect.who) && effect.who.zone !== undefined) {
    const { zone, ...rest } = effect.who;
    return command('put', everyone(rest, scene), `${fromZone(zone)} ${intoZone(goal.zone)}`);
  }
  if (goal.kind === 'zone') return command('put', who, intoZone(goal.zone));
  return goal.area === 'removed' ? command('takeOff', who, 'a térképről') : command('put', who, OWNERS[goal.area]);
};

const repeated = (effect: Of<'repeat'>, scene: Scene): string => {
  const said = readAmount(effect.times);
  if (said.kind === 'number' || said.kind === 'x') return `tedd ezt ${value(said, scene)} alkalommal`;
  const each = eachOf(said, scene);
  if (each !== null && said.times === 1) return `${each} után tedd ezt egyszer`;
  return `tedd ezt annyiszor, amennyi ${value(said, scene)}`;
};
