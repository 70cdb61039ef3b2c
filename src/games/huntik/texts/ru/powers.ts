/** Any power as sentences in Russian. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { Limit, Power, PowerEffect, PowerTarget, Trigger } from '../../powers/power.ts';
import { afterTrigger, asksForX, opening, type Scene } from '../../powers/saying.ts';
import type { WorksIn } from '../../powers/words.ts';
import type { ActionSubtype } from '../../vocabulary.ts';
import { condition, marks } from './powers/amounts.ts';
import { changed, whileSo } from './powers/changes.ts';
import { apart, clausesOf, joined } from './powers/effects.ts';
import { ordinal } from './powers/nouns.ts';
import { capital, led, list, some } from './powers/things.ts';
import { waiting, wouldHappen } from './powers/triggers.ts';

const plural = pluralIn('ru');

const ACTIONS: Readonly<Record<ActionSubtype, string>> = {
  combat: 'боевое действие',
  exhaust: 'истощающее действие',
  free: 'свободное действие',
};
const PER = { combat: 'за бой', turn: 'за ход', round: 'за раунд', game: 'за партию' } as const;

const often = ({ times, per }: Limit): string =>
  `${plural(times, { one: times === 1 ? 'один раз' : '# раз', few: '# раза', many: '# раз' })} ${PER[per]}`;

/** Whoever uses the power names X first: a cost may depend on it. */
const number = (power: Power): readonly string[] => (asksForX(power) ? ['назовите число X'] : []);
const choices = (targets: readonly PowerTarget[]): readonly string[] => {
  const chosen = targets.map((target, index) => {
    // The instrumental of these ordinals is like their genitive.
    const role = targets.length > 1 ? `${ordinal(index, 'gen')} целью` : 'целью';
    return `${role} ${some(target).in('acc')}`;
  });
  return chosen.length === 0 ? [] : [`выберите ${list(chosen)}`];
};

const headed = (name: string | undefined, sentence: string): string =>
  name === undefined ? capital(sentence) : `${name} – ${sentence}`;

const action = (power: Extract<Power, { kind: 'action' }>, scene: Scene): string => {
  const head = [
    ACTIONS[power.action],
    ...(power.limit === undefined ? [] : [often(power.limit)]),
    ...(power.if === undefined ? [] : [`только если ${condition(power.if, scene)}`]),
  ].join(', ');
  const cost = power.cost === undefined ? [] : [`в качестве платы ${joined(clausesOf(power.cost, scene))}`];
  const body = [...number(power), ...cost, ...choices(scene.targets)].map((sentence) => `${capital(sentence)}.`);
  return headed(power.name, `${head}: ${[...body, apart(clausesOf(power.do, scene))].join(' ')}`);
};

const triggered = (power: Extract<Power, { kind: 'triggered' }>, scene: Scene): string => {
  const now = afterTrigger(scene, power.when);
  const iff = power.if === undefined ? '' : `если ${condition(power.if, now)}, `;
  const chosen = [...number(power), ...choices(scene.targets)];
  const deeds = clausesOf(power.do, now);
  const then = chosen.length === 0 ? `${joined(deeds)}.` : `${list(chosen)}. ${apart(deeds)}`;
  return headed(power.name, waiting(power.when, power.next === true, scene, `${iff}${then}`));
};

type Counters = NonNullable<Extract<Power, { kind: 'entering' }>['counters']>;
const withCounters = ({ name, atk, def, count }: Counters): string => {
  const many = plural(count, { one: '# маркером', few: '# маркерами', many: '# маркерами' });
  return [count === 1 ? 'с маркером' : `с ${many}`, ...marks(name, atk, def)].join(' ');
};

const entering = (power: Extract<Power, { kind: 'entering' }>, scene: Scene): string => {
  const { exhausted, counters, orElse } = power;
  const ways = [
    ...(exhausted === true ? ['истощённой'] : []),
    ...(counters === undefined ? [] : [withCounters(counters)]),
  ];
  const enters =
    ways.length === 0 && orElse !== undefined ? [] : [`${['Эта карта входит в игру', ...ways].join(' ')}.`];
  const otherwise =
    orElse === undefined
      ? []
      : [`Когда эта карта входит в игру, ${joined(clausesOf(orElse, scene))}. Иначе устраните эту карту.`];
  return [...enters, ...otherwise].join(' ');
};

const playing = (power: Extract<Power, { kind: 'playing' }>, scene: Scene): string => {
  const said = [
    ...(power.insteadOfMajorHero === true ? ['Эту карту разыгрывают вместо главного героя этого раунда.'] : []),
    ...(power.onlyIf === undefined
      ? []
      : [`Эту карту можно разыграть, только если ${condition(power.onlyIf, scene)}.`]),
  ];
  return said.length === 0 ? 'Эту карту разыгрывают как обычно.' : said.join(' ');
};

function said(power: Power): string {
  const scene = opening('targets' in power ? (power.targets ?? []) : [], powerSentence);
  switch (power.kind) {
    case 'keyword':
      return 'Неблокируемость.';
    case 'action':
      return action(power, scene);
    case 'triggered':
      return triggered(power, scene);
    case 'alwaysOn': {
      const said = changed(power.affects, power.change, scene);
      return headed(power.name, `${power.while === undefined ? said : whileSo(condition(power.while, scene), said)}.`);
    }
    case 'replacement': {
      const instead = joined(clausesOf(power.instead, afterTrigger(scene, power.would)));
      return headed(power.name, `${wouldHappen(power.would, scene)}, ${led('вместо этого', instead)}.`);
    }
    case 'entering':
      return entering(power, scene);
    case 'playing':
      return playing(power, scene);
    default:
      return power satisfies never;
  }
}

const WHERE: Readonly<Record<WorksIn, string>> = {
  legendaryPile: 'Эта способность действует, только пока карта лежит в стопке легендарных героев её владельца.',
  removed: 'Эта способность действует, только пока карта убрана с поля.',
};

/**
 * Says a power.
 *
 * @returns one or more whole sentences in words of our own, with the power's name before them where it has one (203.2)
 */
export function powerSentence(power: Power): string {
  const where = 'worksIn' in power ? [WHERE[power.worksIn]] : [];
  return [said(power), ...where].join(' ');
}

/** Says effects as sentences; `targets` are those that the effects speak of by number. */
export const effectsSentence = (effects: readonly PowerEffect[], targets: readonly PowerTarget[] = []): string =>
  apart(clausesOf(effects, opening(targets, powerSentence)));

/** Says what is waited for, as the first words of a sentence that goes on. */
export const occasionWords = (trigger: Trigger, next: boolean): string =>
  capital(waiting(trigger, next, opening([], powerSentence), '…'));
