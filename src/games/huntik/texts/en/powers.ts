/** Any power as sentences in English. */
import { asksForX, opening, afterTrigger, type Scene } from '../../powers/saying.ts';
import type { Limit, Power, PowerEffect, PowerTarget, Trigger } from '../../powers/power.ts';
import type { WorksIn } from '../../powers/words.ts';
import type { ActionSubtype } from '../../vocabulary.ts';
import { condition, marks } from './powers/amounts.ts';
import { changed, whileSo } from './powers/changes.ts';
import { apart, clausesOf, joined } from './powers/effects.ts';
import { capital, list, ordinal, some, withArticle } from './powers/things.ts';
import { waiting, wouldHappen } from './powers/triggers.ts';
import { pluralIn } from '../../../../texts/plural.ts';

const plural = pluralIn('en');

const ACTIONS: Readonly<Record<ActionSubtype, string>> = {
  combat: 'combat action',
  exhaust: 'exhaust action',
  free: 'free action',
};

const often = ({ times, per }: Limit): string => {
  const count = plural(times, { one: 'once', other: times === 2 ? 'twice' : '# times' });
  return `${count} per ${per === 'game' ? 'match' : per}`;
};

/** Whoever uses the power names X first: a cost may depend on it. */
const number = (power: Power): readonly string[] => (asksForX(power) ? ['choose a number X'] : []);
const choices = (targets: readonly PowerTarget[]): readonly string[] => {
  const chosen = targets.map((target, index) => {
    const role = targets.length > 1 ? `the ${ordinal(index)} target` : 'the target';
    return `${some(target).text} as ${role}`;
  });
  return chosen.length === 0 ? [] : [`choose ${list(chosen)}`];
};

const headed = (name: string | undefined, sentence: string): string =>
  name === undefined ? capital(sentence) : `${name} – ${sentence}`;

const action = (power: Extract<Power, { kind: 'action' }>, scene: Scene): string => {
  const head = [
    ACTIONS[power.action],
    ...(power.limit === undefined ? [] : [often(power.limit)]),
    ...(power.if === undefined ? [] : [`only if ${condition(power.if, scene)}`]),
  ].join(', ');
  const cost = power.cost === undefined ? [] : [`as the cost, ${joined(clausesOf(power.cost, scene))}`];
  const body = [...number(power), ...cost, ...choices(scene.targets)].map((sentence) => `${capital(sentence)}.`);
  return headed(power.name, `${head}: ${[...body, apart(clausesOf(power.do, scene))].join(' ')}`);
};

const triggered = (power: Extract<Power, { kind: 'triggered' }>, scene: Scene): string => {
  const now = afterTrigger(scene, power.when);
  const iff = power.if === undefined ? [] : [`if ${condition(power.if, now)}`];
  const head = [waiting(power.when, power.next === true, scene), ...iff].join(', ');
  const chosen = [...number(power), ...choices(scene.targets)];
  if (chosen.length === 0) return headed(power.name, `${head}, ${joined(clausesOf(power.do, now))}.`);
  return headed(power.name, `${head}, ${chosen.join(' and ')}. ${apart(clausesOf(power.do, now))}`);
};

type Counters = NonNullable<Extract<Power, { kind: 'entering' }>['counters']>;
const withCounters = ({ name, atk, def, count }: Counters): string => {
  const one = [...marks(name, atk, def), 'counter'].join(' ');
  return count === 1 ? `with ${withArticle(one)} on it` : `with ${count} ${one}s on it`;
};

const entering = (power: Extract<Power, { kind: 'entering' }>, scene: Scene): string => {
  const { exhausted, counters, orElse } = power;
  const ways = [
    ...(exhausted === true ? ['exhausted'] : []),
    ...(counters === undefined ? [] : [withCounters(counters)]),
  ];
  const enters = ways.length === 0 && orElse !== undefined ? [] : [`${['This card enters play', ...ways].join(' ')}.`];
  const otherwise =
    orElse === undefined
      ? []
      : [`As this card enters play, ${joined(clausesOf(orElse, scene))}. If you don’t, eliminate this card.`];
  return [...enters, ...otherwise].join(' ');
};

const playing = (power: Extract<Power, { kind: 'playing' }>, scene: Scene): string => {
  const instead = power.insteadOfMajorHero === true ? ['Playing this card uses up your major hero for the round.'] : [];
  const only = power.onlyIf === undefined ? [] : [`This card can be played only if ${condition(power.onlyIf, scene)}.`];
  const said = [...instead, ...only];
  return said.length === 0 ? 'This card can be played as usual.' : said.join(' ');
};

function said(power: Power): string {
  const scene = opening('targets' in power ? (power.targets ?? []) : [], powerSentence);
  switch (power.kind) {
    case 'keyword':
      return 'Unblockable.';
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
      return headed(power.name, `${wouldHappen(power.would, scene)}, this happens instead: ${instead}.`);
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
  legendaryPile: 'This power works only while this card is in its owner’s legendary pile.',
  removed: 'This power works only while this card is removed from the map.',
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
  `${capital(waiting(trigger, next, opening([], powerSentence)))}, …`;
