/** Any power as sentences in Hungarian. */
import type { Limit, Power, PowerEffect, PowerTarget, Trigger } from '../../powers/power.ts';
import { afterTrigger, asksForX, opening, type Scene } from '../../powers/saying.ts';
import type { WorksIn } from '../../powers/words.ts';
import type { ActionSubtype } from '../../vocabulary.ts';
import { condition, marks } from './powers/amounts.ts';
import { changed, whileSo } from './powers/changes.ts';
import { apart, clausesOf, joined } from './powers/effects.ts';
import { capital, led, list, ordinal, some } from './powers/things.ts';
import { waiting, wouldHappen } from './powers/triggers.ts';

const ACTIONS: Readonly<Record<ActionSubtype, string>> = {
  combat: 'harci akció',
  exhaust: 'kimerítő akció',
  free: 'szabad akció',
};
const PER = { combat: 'harconként', turn: 'körönként', round: 'fordulónként', game: 'játszmánként' } as const;

const often = ({ times, per }: Limit): string => {
  const count = times === 1 ? 'egyszer' : times === 2 ? 'kétszer' : `${times} alkalommal`;
  return `${PER[per]} ${count}`;
};

/** Whoever uses the power names X first: a cost may depend on it. */
const number = (power: Power): readonly string[] => (asksForX(power) ? ['válassz egy X számot'] : []);
const choices = (targets: readonly PowerTarget[]): readonly string[] => {
  const chosen = targets.map((target, index) => {
    const role = targets.length > 1 ? `${ordinal(index)} célpontnak` : 'célpontnak';
    return `${role} ${some(target).in('acc')}`;
  });
  return chosen.length === 0 ? [] : [`válassz ${list(chosen)}`];
};

const headed = (name: string | undefined, sentence: string): string =>
  name === undefined ? capital(sentence) : `${name} – ${sentence}`;

const action = (power: Extract<Power, { kind: 'action' }>, scene: Scene): string => {
  const head = [
    ACTIONS[power.action],
    ...(power.limit === undefined ? [] : [often(power.limit)]),
    ...(power.if === undefined ? [] : [`csak ha ${condition(power.if, scene)}`]),
  ].join(', ');
  const cost = power.cost === undefined ? [] : [`fizetségül ${joined(clausesOf(power.cost, scene))}`];
  const body = [...number(power), ...cost, ...choices(scene.targets)].map((sentence) => `${capital(sentence)}.`);
  return headed(power.name, `${head}: ${[...body, apart(clausesOf(power.do, scene))].join(' ')}`);
};

const triggered = (power: Extract<Power, { kind: 'triggered' }>, scene: Scene): string => {
  const now = afterTrigger(scene, power.when);
  const iff = power.if === undefined ? '' : `ha ${condition(power.if, now)}, `;
  const chosen = [...number(power), ...choices(scene.targets)];
  const deeds = clausesOf(power.do, now);
  const then = chosen.length === 0 ? `${joined(deeds)}.` : `${chosen.join(', és ')}. ${apart(deeds)}`;
  return headed(power.name, waiting(power.when, power.next === true, scene, `${iff}${then}`));
};

type Counters = NonNullable<Extract<Power, { kind: 'entering' }>['counters']>;
const withCounters = ({ name, atk, def, count }: Counters): string =>
  [count === 1 ? 'egy' : count, ...marks(name, atk, def), 'jelölővel'].join(' ');

const entering = (power: Extract<Power, { kind: 'entering' }>, scene: Scene): string => {
  const { exhausted, counters, orElse } = power;
  const ways = [
    ...(exhausted === true ? ['kimerülten'] : []),
    ...(counters === undefined ? [] : [withCounters(counters)]),
  ];
  const how = ways.length === 0 ? 'játékba kerül' : `${list(ways)} kerül játékba`;
  const enters = ways.length === 0 && orElse !== undefined ? [] : [`Ez a lap ${how}.`];
  const otherwise =
    orElse === undefined
      ? []
      : [`Amikor ez a lap játékba kerül, ${joined(clausesOf(orElse, scene))}. Ha nem teszed, iktasd ki ezt a lapot.`];
  return [...enters, ...otherwise].join(' ');
};

const playing = (power: Extract<Power, { kind: 'playing' }>, scene: Scene): string => {
  const said = [
    ...(power.insteadOfMajorHero === true ? ['Ezt a lapot az adott fordulóban főhős helyett játszod ki.'] : []),
    ...(power.onlyIf === undefined ? [] : [`Ez a lap csak akkor játszható ki, ha ${condition(power.onlyIf, scene)}.`]),
  ];
  return said.length === 0 ? 'Ez a lap a szokott módon játszható ki.' : said.join(' ');
};

function said(power: Power): string {
  const scene = opening('targets' in power ? (power.targets ?? []) : [], powerSentence);
  switch (power.kind) {
    case 'keyword':
      return 'Blokkolhatatlan.';
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
      return headed(power.name, `${wouldHappen(power.would, scene)}, ${led('helyette', instead)}.`);
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
  legendaryPile: 'Ez a képesség csak addig működik, amíg a lap a tulajdonosa legendás paklijában van.',
  removed: 'Ez a képesség csak addig működik, amíg a lap le van véve a térképről.',
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
