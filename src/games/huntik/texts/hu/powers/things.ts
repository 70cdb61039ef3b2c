/** Who and what: “egy baráti hőst”, “minden ellenséges hős”, “ez a lap”, in every case that a sentence needs. */
import { readCompare, type Bound, type Mention, type SaidCompare, type Scene } from '../../../powers/saying.ts';
import {
  isDescription,
  type Compare,
  type Description,
  type Reference,
  type Selector,
} from '../../../powers/selector.ts';
import type { Thing } from '../../../powers/words.ts';
import { article, inflected, OPPONENT, the, THESE, THOSE, YOU, type Case, type End } from './nouns.ts';
import { inArea, inZone } from './places.ts';

/** A noun phrase: its cases, its verb's number and person, and whether a verb with it as its object is definite. */
export type Phrase = {
  readonly in: (of: Case) => string;
  /** As the owner of what follows: “e lap ATK-ja”, “annak a hősnek az ATK-ja”. */
  readonly owns: (owned: string) => string;
  readonly definite: boolean;
  readonly person: 'he' | 'they' | 'you';
};

const NOUNS: Readonly<Record<Thing, End>> = {
  hero: 'hős',
  obstacle: 'akadály',
  feature: 'pályaelem',
  card: 'lap',
  player: 'játékos',
  zone: 'zóna',
};
const ORDINALS = ['első', 'második', 'harmadik', 'negyedik', 'ötödik', 'hatodik'] as const;

export const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}.`;
export const list = (parts: readonly string[], last = ' és '): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.slice(-1).join('')}`;
/** Quotes inside quotes point inwards. */
export const quoted = (text: string): string => `„${text.replaceAll('„', '»').replaceAll('”', '«')}”`;
/** „Helyette …”, „azután …” before a clause: one that begins with a condition is parted by a comma. */
export const led = (by: string, clause: string): string =>
  `${by}${/^(?:ha|amíg|amikor|valahányszor) /u.test(clause) ? ',' : ''} ${clause}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const upTo = (bound: Bound, stat: string): string =>
  bound === 'round' ? `a forduló számánál nem nagyobb ${stat}` : `legfeljebb ${bound} ${stat}`;
const comparison = (stat: string, said: SaidCompare): string => {
  switch (said.kind) {
    case 'any':
      return '';
    case 'exactly':
      return said.bound === 'round' ? `a forduló számával egyenlő ${stat}` : `pontosan ${said.bound} ${stat}`;
    case 'atLeast':
      return said.bound === 'round' ? `a forduló számánál nem kisebb ${stat}` : `legalább ${said.bound} ${stat}`;
    case 'atMost':
      return upTo(said.bound, stat);
    case 'between':
      if (said.min !== 'round' && said.max !== 'round') return `${said.min}–${said.max} ${stat}`;
      return `${said.min === 'round' ? 'a forduló számánál nem kisebb' : `legalább ${said.min}`}, de ${upTo(said.max, stat)}`;
    default:
      return said satisfies never;
  }
};
const compared = (stat: string, compare: Compare | undefined): string => comparison(stat, readCompare(compare ?? {}));

const TEAM_TAGS = new Map([
  ['Good', 'Jó'],
  ['Evil', 'Gonosz'],
]);
const STATES = { ready: 'kész', exhausted: 'kimerült', stunned: 'kábult', unstunned: 'nem kábult' } as const;

const tagged = (tags: readonly string[]): readonly string[] => {
  const teams = tags.flatMap((tag) => TEAM_TAGS.get(tag) ?? []);
  const others = tags.filter((tag) => !TEAM_TAGS.has(tag)).map(quoted);
  return [...teams, ...(others.length === 0 ? [] : [`${list(others)} címkéjű`])];
};

/** Where it is, before the noun: “e lap zónájában lévő”. */
const where = ({ inCombat, zone, area, side }: Description): readonly string[] => [
  ...(inCombat === undefined ? [] : [inCombat ? 'harcban lévő' : 'harcon kívüli']),
  ...(zone === undefined ? [] : [`${inZone(zone)} lévő`]),
  ...(area === undefined ? [] : [area === 'removed' ? 'térképről levett' : `${inArea(area, side)} lévő`]),
];

/** What it is like, before the noun. In an area the side says whose area it is. */
const qualities = (said: Description): readonly string[] => [
  ...(said.named === undefined ? [] : [`${quoted(said.named)} nevű`]),
  ...(said.alone === undefined ? [] : [said.alone ? 'egyedül lévő' : 'nem egyedül lévő']),
  compared('ATK-jú', said.atk),
  compared('DEF-ű', said.def),
  ...(said.hasCounter === undefined ? [] : [`${quoted(said.hasCounter)} jelölős`]),
  ...(said.withFeature === undefined ? [] : [said.withFeature ? 'pályaelemet vivő' : 'pályaelem nélküli']),
  ...(said.state === undefined ? [] : [STATES[said.state]]),
  ...(said.side === undefined || said.area !== undefined ? [] : [said.side === 'friendly' ? 'baráti' : 'ellenséges']),
  ...(said.token === false ? ['nem zseton'] : []),
  ...tagged(said.tags ?? []),
];

const HERO_BEGINNINGS = { major: 'fő', minor: 'mellék', legendary: 'legendás ' } as const;

/** What it is: the beginning of a compound, and its end, which takes the cases. */
const noun = ({ what, type, token }: Description, outside: boolean): readonly [beginning: string, end: End] => {
  const card = what === 'card' || outside;
  switch (type) {
    case undefined:
      if (what === 'card') return ['', token === true ? 'zseton' : 'lap'];
      if (token === true) return [`${NOUNS[what]}-`, 'zseton'];
      return card ? [NOUNS[what], 'lap'] : ['', NOUNS[what]];
    case 'major':
    case 'minor':
    case 'legendary':
      if (token === true) return [`${HERO_BEGINNINGS[type]}hős-`, 'zseton'];
      return card ? [`${HERO_BEGINNINGS[type]}hős`, 'lap'] : [HERO_BEGINNINGS[type], 'hős'];
    case 'obstacle':
    case 'feature':
      return outside ? [NOUNS[type], 'lap'] : ['', NOUNS[type]];
    case 'action':
      return ['akció', 'lap'];
    case 'amulet':
      return ['amulett', 'lap'];
    case 'mission':
      return ['küldetés', 'lap'];
    default:
      return type satisfies never;
  }
};

/** Words before a noun, after „egy” or „minden”: a comma parts two articles, and „más” from a place. */
const determined = (determiner: string, places: readonly string[], others: readonly string[]): string => {
  const words = [...places, ...others].filter((word) => word !== '').join(' ');
  const parted = /^az? /u.test(words) || (places.length > 0 && /(?:más|másik|többi)$/u.test(determiner));
  return [parted && determiner !== '' ? `${determiner},` : determiner, words].filter((word) => word !== '').join(' ');
};

type Saying = {
  readonly determiner: string;
  readonly many: boolean;
  readonly outside: boolean;
  readonly placed: boolean;
};

const phrase = (said: Description, { determiner, many, outside, placed }: Saying, of: Case): string => {
  const [beginning, end] = noun(said, outside);
  return [determined(determiner, placed ? where(said) : [], qualities(said)), `${beginning}${inflected(end, many, of)}`]
    .filter((word) => word !== '')
    .join(' ');
};

const saying = (said: Description, determiner: string): Saying => ({
  determiner,
  many: false,
  outside: said.area !== undefined,
  placed: true,
});
const one = (said: Description) => (said.other === true ? 'egy másik' : 'egy');
const every = (said: Description) => (said.other === true ? 'minden más' : 'minden');

/** Without an article: “baráti mellékhős”, “más baráti mellékhősök”, with or without where it is. */
export const bare = (said: Description, options: { readonly many: boolean; readonly placed: boolean }): string =>
  phrase(said, { ...saying(said, said.other === true ? 'más' : ''), ...options }, 'nom');
/** “minden ellenséges hős”, “minden más, e lap zónájában lévő hős”. */
export const each = (said: Description): string => phrase(said, saying(said, every(said)), 'nom');
/** What is chosen or looked for where the sentence says the area: “egy másik „Scolopen” nevű lapot”. */
export const someCard = (said: Description): string =>
  phrase(said, { determiner: one(said), many: false, outside: true, placed: false }, 'acc');
/** “egy másik baráti mellékhős”, where the sentence says the place. */
export const someThere = (said: Description): string =>
  phrase(said, { ...saying(said, one(said)), placed: false }, 'nom');

const plain = (of: (of: Case) => string, definite: boolean, person: Phrase['person'] = 'he'): Phrase => ({
  in: of,
  owns: (owned) => `${of('nom')} ${owned}`,
  definite,
  person,
});
const you: Phrase = { ...plain((of) => YOU[of], true, 'you'), owns: (owned) => `a te ${owned}` };
const opponent = plain((of) => OPPONENT[of], true);

/** Players that leave no choice. */
const player = (said: Description): Phrase | null => {
  if (said.what !== 'player' || said.side === undefined) return null;
  return said.side === 'friendly' ? you : opponent;
};

/** One that fits: “egy baráti hőst”. */
export const some = (said: Description): Phrase =>
  player(said) ?? plain((of) => phrase(said, saying(said, one(said)), of), false);

/** A modifier of a zone is one of everything there (706.5). */
const everything = ({ zone }: Description, many: boolean): ((of: Case) => string) => {
  const place = zone === undefined ? 'játékban' : inZone(zone);
  const placed = many ? the(place) : determined('minden', [place], []);
  return (of) => `${placed} lévő ${inflected('hős', many, of)} és ${inflected('pályaelem', many, of)}`;
};

/** All that fit, as those to whom something is done: „minden baráti hőst”. */
const all = (said: Description): Phrase => {
  if (said.what === 'zone') return plain(everything(said, false), false);
  if (said.what === 'player' && said.side === undefined) {
    return plain((of) => `mindkét ${inflected('játékos', false, of)}`, false);
  }
  return player(said) ?? plain((of) => phrase(said, saying(said, every(said)), of), false);
};

/** All that fit, as those who change: „a baráti hősök”, „a többi baráti hős”. */
const subjects = (said: Description): Phrase => {
  if (said.what === 'player') return all(said);
  if (said.what === 'zone') return plain(everything(said, true), true, 'they');
  if (said.other === true) return plain((of) => phrase(said, saying(said, 'a többi'), of), true);
  return plain((of) => the(phrase(said, { ...saying(said, ''), many: true }, of)), true, 'they');
};

const demonstrative = ({ thing, many }: Mention): Phrase => {
  const noun = NOUNS[thing];
  const words = (of: Case) => `${THOSE[many ? 'many' : 'one'][of]} ${the(inflected(noun, many, of))}`;
  return {
    in: words,
    owns: (owned) => `${words('dat')} ${article(owned)} ${owned}`,
    definite: true,
    person: many ? 'they' : 'he',
  };
};

/** What is known already: “ez a lap”, “a célpont”, “az a hős”. */
export const known = (reference: Reference, scene: Scene): Phrase => {
  if (typeof reference === 'object') {
    const which = scene.targets.length > 1 ? `${ordinal(reference.target)} ` : '';
    return plain((of) => the(`${which}${inflected('célpont', false, of)}`), true);
  }
  switch (reference) {
    case 'me':
      return {
        ...plain((of) => `${THESE[of]} a ${inflected('lap', false, of)}`, true),
        owns: (owned) => `e lap ${owned}`,
      };
    case 'that':
      return demonstrative(scene.that);
    case 'chosen':
      return plain((of) => `a választott ${inflected(NOUNS[scene.chosen.thing], false, of)}`, true);
    case 'you':
      return you;
    case 'opponent':
      return opponent;
    default:
      return reference satisfies never;
  }
};

/** To whom something is done: everything that a description fits, or what is known already. */
export const everyone = (selector: Selector, scene: Scene): Phrase =>
  isDescription(selector) ? all(selector) : known(selector, scene);

/** Who changes: everything that a description fits, or what is known already. */
export const subject = (selector: Selector, scene: Scene): Phrase =>
  isDescription(selector) ? subjects(selector) : known(selector, scene);

/** Whom a trigger is about: anything that a description fits, or what is known already. */
export const anyone = (selector: Selector | undefined, scene: Scene, otherwise: Description): Phrase =>
  selector === undefined || isDescription(selector) ? some(selector ?? otherwise) : known(selector, scene);
