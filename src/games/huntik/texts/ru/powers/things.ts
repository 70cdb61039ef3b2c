/** Who and what: «вражеского героя в зоне 3», «всех дружественных героев», «эта карта», in every case that is needed. */
import { readCompare, type Bound, type Mention, type Scene } from '../../../powers/saying.ts';
import {
  isDescription,
  type Compare,
  type Description,
  type Reference,
  type Selector,
} from '../../../powers/selector.ts';
import {
  agreeing,
  BOTH,
  NOUNS,
  OPPONENT,
  ordinal,
  TARGET,
  YOU,
  type Adjective,
  type Case,
  type Gender,
  type Noun,
} from './nouns.ts';
import { inArea, inZone } from './places.ts';

/** A noun phrase: its cases, and what its verb agrees with. */
export type Phrase = { readonly in: (of: Case) => string; readonly as: Gender | 'many' | 'you' };

export const list = (parts: readonly string[], last: 'и' | 'или' = 'и'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.slice(-1).join('')}`;
/** Quotes inside quotes are the other kind. */
export const quoted = (text: string): string => `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`;
/** «Вместо этого …», «затем …» before a clause: one that begins with a condition is parted by a comma. */
export const led = (by: string, clause: string): string =>
  `${by}${/^(?:если|пока|когда) /u.test(clause) ? ',' : ''} ${clause}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const bound = (value: Bound): string => (value === 'round' ? 'номера раунда' : String(value));
const comparison = (stat: string, compare: Compare | undefined): readonly string[] => {
  const said = readCompare(compare ?? {});
  switch (said.kind) {
    case 'any':
      return [];
    case 'exactly':
      return said.bound === 'round' ? [`${stat} не больше и не меньше номера раунда`] : [`${stat} ровно ${said.bound}`];
    case 'atLeast':
      return [`${stat} не меньше ${bound(said.bound)}`];
    case 'atMost':
      return [`${stat} не больше ${bound(said.bound)}`];
    case 'between':
      return [`${stat} от ${bound(said.min)} до ${bound(said.max)}`];
    default:
      return said satisfies never;
  }
};

const TEAMS = new Map([
  ['Good', 'Добра'],
  ['Evil', 'Зла'],
]);
const STATES = {
  ready: ['готов', 'ый'],
  exhausted: ['истощённ', 'ый'],
  stunned: ['оглушённ', 'ый'],
  unstunned: ['неоглушённ', 'ый'],
} as const satisfies Record<string, Adjective>;
const TYPES = {
  major: ['главн', 'ый'],
  minor: ['второстепенн', 'ый'],
  legendary: ['легендарн', 'ый'],
} as const satisfies Record<string, Adjective>;
const SIDES = {
  friendly: ['дружественн', 'ый'],
  enemy: ['вражеск', 'ий'],
} as const satisfies Record<string, Adjective>;
const OTHER: Adjective = ['друг', 'ой'];
const LONE: Adjective = ['одинок', 'ий'];
const EACH: Adjective = ['кажд', 'ый'];
const CHOSEN: Adjective = ['выбранн', 'ый'];

/** What it is: a noun, the adjective of its type, and what it is a card or a token of, one and many. */
type Head = {
  readonly noun: Noun;
  readonly type: readonly Adjective[];
  readonly of: readonly [one: string, many: string];
};
const NOTHING = ['', ''] as const;
const head = ({ what, type, token }: Description, outside: boolean): Head => {
  const card = outside || what === 'card';
  const holding = (noun: Noun, adjectives: readonly Adjective[]): Head => {
    if (token !== true && !card) return { noun, type: adjectives, of: NOTHING };
    const of = (many: boolean) =>
      [...adjectives.map((word) => agreeing(word, noun, many, 'gen')), noun[many ? 'many' : 'one'].gen].join(' ');
    return { noun: token === true ? NOUNS.token : NOUNS.card, type: [], of: [of(false), of(true)] };
  };
  switch (type) {
    case undefined:
      if (what !== 'card') return holding(NOUNS[what], []);
      return { noun: token === true ? NOUNS.token : NOUNS.card, type: [], of: NOTHING };
    case 'major':
    case 'minor':
    case 'legendary':
      return holding(NOUNS.hero, [TYPES[type]]);
    case 'obstacle':
    case 'feature':
      if (!outside) return { noun: NOUNS[type], type: [], of: NOTHING };
      return { noun: NOUNS.card, type: [], of: [NOUNS[type].one.gen, NOUNS[type].many.gen] };
    case 'action':
      return { noun: NOUNS.card, type: [], of: ['действия', 'действий'] };
    case 'amulet':
      return { noun: NOUNS.card, type: [], of: ['амулета', 'амулетов'] };
    case 'mission':
      return { noun: NOUNS.card, type: [], of: ['миссии', 'миссий'] };
    default:
      return type satisfies never;
  }
};

const withWhat = (said: Description): string => {
  const tags = (said.tags ?? []).filter((tag) => !TEAMS.has(tag)).map(quoted);
  const things = [
    ...(said.named === undefined ? [] : [`${quoted(said.named)} в названии`]),
    ...(tags.length === 0 ? [] : [`${tags.length === 1 ? 'признаком' : 'признаками'} ${list(tags)}`]),
    ...comparison('ATK', said.atk),
    ...comparison('DEF', said.def),
    ...(said.hasCounter === undefined ? [] : [`маркером ${quoted(said.hasCounter)}`]),
    ...(said.withFeature === true ? ['объектом'] : []),
  ];
  return things.length === 0 ? '' : `с ${list(things)}`;
};

const where = ({ inCombat, zone, area, side }: Description): readonly string[] => [
  ...(inCombat === undefined ? [] : [inCombat ? 'в бою' : 'вне боя']),
  ...(zone === undefined ? [] : [inZone(zone)]),
  ...(area === undefined ? [] : [inArea(area, side)]),
];

/** What stands after the noun. */
const after = (said: Description, many: boolean, placed: boolean): readonly string[] => [
  ...(said.tags ?? []).flatMap((tag) => TEAMS.get(tag) ?? []),
  ...(said.token === false ? [many ? '(не жетоны)' : '(не жетон)'] : []),
  ...(placed ? where(said) : []),
  withWhat(said),
  ...(said.withFeature === false ? ['без объекта'] : []),
];

/** What stands before the noun. In an area the side says whose area it is. */
const before = (said: Description): readonly Adjective[] => [
  ...(said.other === true ? [OTHER] : []),
  ...(said.state === undefined ? [] : [STATES[said.state]]),
  ...(said.alone === true ? [LONE] : []),
  ...(said.side === undefined || said.area !== undefined ? [] : [SIDES[said.side]]),
];

type Saying = {
  readonly first: readonly Adjective[];
  readonly many: boolean;
  readonly outside: boolean;
  readonly placed: boolean;
};
const phrase = (said: Description, { first, many, outside, placed }: Saying): Phrase => {
  const { noun, type, of } = head(said, outside);
  const adjectives = [...first, ...before(said), ...type];
  return {
    in: (as) =>
      [
        ...adjectives.map((adjective) => agreeing(adjective, noun, many, as)),
        noun[many ? 'many' : 'one'][as],
        of[many ? 1 : 0],
        ...(said.alone === false ? [many ? '(не одни в зоне)' : '(не один в зоне)'] : []),
        ...after(said, many, placed),
      ]
        .filter((word) => word !== '')
        .join(' '),
    as: many ? 'many' : noun.gender,
  };
};
const saying = (said: Description, many: boolean, first: readonly Adjective[] = []): Saying => ({
  first,
  many,
  outside: said.area !== undefined,
  placed: true,
});

const you: Phrase = { in: (of) => YOU[of], as: 'you' };
const opponent: Phrase = { in: (of) => OPPONENT[of], as: 'm' };
const both: Phrase = { in: (of) => BOTH[of], as: 'many' };
const player = (said: Description): Phrase | null => {
  if (said.what !== 'player' || said.side === undefined) return null;
  return said.side === 'friendly' ? you : opponent;
};

/** One that fits: «вражеского героя». */
export const some = (said: Description): Phrase => player(said) ?? phrase(said, saying(said, false));
/** One or several, where the sentence says the place. */
export const there = (said: Description, many: boolean): Phrase =>
  phrase(said, { ...saying(said, many), placed: false });
/** Several: «вражеских героев». */
export const several = (said: Description): Phrase => phrase(said, saying(said, true));
/** «каждого вражеского героя» */
export const each = (said: Description): Phrase => phrase(said, saying(said, false, [EACH]));
/** What is looked for where the sentence says the area: «другую карту с «Scolopen» в названии». */
export const someCard = (said: Description): string =>
  phrase(said, { first: [], many: false, outside: true, placed: false }).in('acc');

/** A modifier of a zone is one of everything there (706.5). */
const everything = ({ zone }: Description, first: readonly Adjective[]): Phrase => {
  const place = zone === undefined ? 'в игре' : inZone(zone);
  const each = (noun: Noun, of: Case) =>
    [...first.map((word) => agreeing(word, noun, true, of)), noun.many[of]].join(' ');
  return { in: (of) => `${each(NOUNS.hero, of)} и ${each(NOUNS.feature, of)} ${place}`, as: 'many' };
};

/** Who changes: «дружественные герои». */
const subjects = (said: Description): Phrase => {
  if (said.what === 'zone') return everything(said, []);
  if (said.what === 'player' && said.side === undefined) return both;
  return player(said) ?? several(said);
};

const demonstrative = ({ thing, many }: Mention): Phrase => {
  const noun: Noun = NOUNS[thing];
  // «Эта карта» is the card that says it.
  const which = thing === 'card' ? 'тот' : 'этот';
  return {
    in: (of) => `${agreeing(which, noun, many, of)} ${noun[many ? 'many' : 'one'][of]}`,
    as: many ? 'many' : noun.gender,
  };
};

/** What is known already: «эта карта», «цель», «этот герой». */
export const known = (reference: Reference, scene: Scene): Phrase => {
  if (typeof reference === 'object') {
    const which = (of: Case) => (scene.targets.length > 1 ? `${ordinal(reference.target, of)} ` : '');
    return { in: (of) => `${which(of)}${TARGET[of]}`, as: 'f' };
  }
  switch (reference) {
    case 'me':
      return { in: (of) => `${agreeing('этот', NOUNS.card, false, of)} ${NOUNS.card.one[of]}`, as: 'f' };
    case 'that':
      return demonstrative(scene.that);
    case 'chosen': {
      const noun: Noun = NOUNS[scene.chosen.thing];
      return { in: (of) => `${agreeing(CHOSEN, noun, false, of)} ${noun.one[of]}`, as: noun.gender };
    }
    case 'you':
      return you;
    case 'opponent':
      return opponent;
    default:
      return reference satisfies never;
  }
};

/** Who changes: everything that a description fits, or what is known already. */
export const subject = (selector: Selector, scene: Scene): Phrase =>
  isDescription(selector) ? subjects(selector) : known(selector, scene);

/** To whom something is done: «всех вражеских героев», or what is known already. */
export const everyone = (selector: Selector, scene: Scene): Phrase => {
  if (!isDescription(selector)) return known(selector, scene);
  if (selector.what === 'player') return subjects(selector);
  if (selector.what === 'zone') return everything(selector, ['все']);
  return phrase(selector, saying(selector, true, ['все']));
};

/** Whom a trigger is about: anything that a description fits, or what is known already. */
export const anyone = (selector: Selector | undefined, scene: Scene, otherwise: Description): Phrase =>
  selector === undefined || isDescription(selector) ? some(selector ?? otherwise) : known(selector, scene);
