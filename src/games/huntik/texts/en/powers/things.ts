/** Who and what, as noun phrases: “a friendly hero”, “all enemy heroes in zone 3”, “this card”. */
import { readCompare, targetMention, type Bound, type Mention, type Scene } from '../../../powers/saying.ts';
import {
  isDescription,
  type Compare,
  type Description,
  type Place,
  type Reference,
  type Selector,
} from '../../../powers/selector.ts';
import type { Area, Thing } from '../../../powers/words.ts';

/** A noun phrase; `plural` decides the verb. */
export type Phrase = { readonly text: string; readonly plural: boolean };

const NOUNS: Readonly<Record<Thing, readonly [one: string, many: string]>> = {
  hero: ['hero', 'heroes'],
  obstacle: ['obstacle', 'obstacles'],
  feature: ['feature', 'features'],
  card: ['card', 'cards'],
  player: ['player', 'players'],
  zone: ['zone', 'zones'],
};
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

export const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}th`;
export const list = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.slice(-1).join('')}`;

/** Quotes inside quotes are single. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
export const withArticle = (words: string): string => {
  if (words.startsWith('other ')) return `an${words}`;
  return `${/^“?[aeiou]/iu.test(words) ? 'an' : 'a'} ${words}`;
};
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The zone itself: “this card’s zone”. */
export const zoneName = (place: Place): string => {
  switch (place) {
    case 'mine':
      return 'this card’s zone';
    case 'combat':
      return 'the zone of the combat';
    case 'that':
      return 'that zone';
    case 'chosen':
      return 'the chosen zone';
    case 'first':
      return 'your zone 1';
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
      return `zone ${place}`;
    default:
      return place satisfies never;
  }
};

/** An area of somebody's: “your hand”, “your opponent’s hand”, “either player’s hand”. */
export const areaName = (area: Area, whose: string): string => {
  switch (area) {
    case 'hand':
      return `${whose} hand`;
    case 'deck':
      return `${whose} deck`;
    case 'discard':
      return `${whose} discard pile`;
    case 'legendaryPile':
      return `${whose} legendary hero pile`;
    case 'removed':
      return 'the cards removed from the map';
    default:
      return area satisfies never;
  }
};
export const whose = (side: Description['side']): string => {
  if (side === undefined) return 'either player’s';
  return side === 'friendly' ? 'your' : 'your opponent’s';
};

const bound = (value: Bound): string => (value === 'round' ? 'the round number' : String(value));

const comparison = (stat: string, compare: Compare | undefined): string => {
  const said = readCompare(compare ?? {});
  switch (said.kind) {
    case 'any':
      return '';
    case 'exactly':
      return said.bound === 'round' ? `with ${stat} equal to the round number` : `with exactly ${said.bound} ${stat}`;
    case 'atLeast':
      return said.bound === 'round'
        ? `with ${stat} no lower than the round number`
        : `with at least ${said.bound} ${stat}`;
    case 'atMost':
      return said.bound === 'round'
        ? `with ${stat} no higher than the round number`
        : `with at most ${said.bound} ${stat}`;
    case 'between':
      return `with ${stat} from ${bound(said.min)} to ${bound(said.max)}`;
    default:
      return said satisfies never;
  }
};

const alone = (value: boolean, many: boolean): string => {
  const them = many ? 'are' : 'is';
  return `that ${them} ${value ? '' : 'not '}alone in ${many ? 'their zones' : 'its zone'}`;
};

/** Where it is: “in combat”, “in zone 3”, “in your hand”. */
const where = ({ inCombat, zone, area, side }: Description): readonly string[] => [
  ...(inCombat === undefined ? [] : [inCombat ? 'in combat' : 'outside combat']),
  ...(zone === undefined ? [] : [`in ${zoneName(zone)}`]),
  ...(area === undefined ? [] : [area === 'removed' ? 'removed from the map' : `in ${areaName(area, whose(side))}`]),
];

/** What stands after the noun. */
const after = (said: Description, many: boolean): readonly string[] => [
  ...where(said),
  ...(said.named === undefined ? [] : [`with ${quoted(said.named)} in ${many ? 'their names' : 'its name'}`]),
  comparison('ATK', said.atk),
  comparison('DEF', said.def),
  ...(said.hasCounter === undefined ? [] : [`with ${withArticle(`${quoted(said.hasCounter)} counter`)}`]),
  ...(said.withFeature === undefined ? [] : [`${said.withFeature ? 'with' : 'without'} a feature`]),
  ...(said.alone === undefined ? [] : [alone(said.alone, many)]),
];

/** “minor hero card”, “action card”, “hero token”: what it is, in one. */
const noun = ({ what, type, token }: Description, outside: boolean): string => {
  const card = what === 'card' || outside ? ' card' : '';
  const end = token === true ? ' token' : card;
  switch (type) {
    case undefined:
      return what === 'card' && token !== true ? 'card' : `${NOUNS[what][0]}${end}`;
    case 'major':
    case 'minor':
    case 'legendary':
      return `${type} hero${end}`;
    case 'obstacle':
    case 'feature':
      return outside ? `${type} card` : type;
    case 'action':
    case 'amulet':
    case 'mission':
      return `${type} card`;
    default:
      return type satisfies never;
  }
};
const severalOf = (one: string): string => (one.endsWith('hero') ? `${one}es` : `${one}s`);

/** A description without an article: “other friendly minor hero in zone 3”. */
export const described = (said: Description, many: boolean): string => words(said, many, said.area !== undefined);
/** What is looked for outside play, where the sentence says the area: “other minor hero card”. */
export const describedCard = (said: Description): string => words(said, false, true);

const words = (said: Description, many: boolean, outside: boolean): string =>
  [
    ...(said.other === true ? ['other'] : []),
    ...(said.state === undefined ? [] : [said.state]),
    // In an area the side says whose area it is.
    ...(said.side === undefined || said.area !== undefined ? [] : [said.side]),
    ...(said.token === false ? ['non-token'] : []),
    ...(said.tags ?? []),
    many ? severalOf(noun(said, outside)) : noun(said, outside),
    ...after(said, many),
  ]
    .filter((word) => word !== '')
    .join(' ');

/** Players and zones have names of their own where a description leaves no choice. */
const named = (said: Description): Phrase | null => {
  if (said.what === 'player' && said.side !== undefined) {
    return said.side === 'friendly' ? { text: 'you', plural: true } : { text: 'your opponent', plural: false };
  }
  return said.what === 'zone' && said.zone !== undefined ? { text: zoneName(said.zone), plural: false } : null;
};

/** One that fits: “a friendly hero”. */
export const some = (said: Description): Phrase =>
  named(said) ?? { text: withArticle(described(said, false)), plural: false };

/** All that fit: “friendly heroes”. A modifier of a zone is one of everything there (706.5). */
const all = (said: Description): Phrase => {
  if (said.what === 'player' && said.side === undefined) return { text: 'both players', plural: true };
  if (said.what !== 'zone') return named(said) ?? { text: described(said, true), plural: true };
  const place = said.zone === undefined ? 'in play' : `in ${zoneName(said.zone)}`;
  return { text: `heroes and features ${place}`, plural: true };
};

const demonstrative = ({ thing, many }: Mention): Phrase => {
  const [one, several] = NOUNS[thing];
  return many ? { text: `those ${several}`, plural: true } : { text: `that ${one}`, plural: false };
};

/** What is known already: “this card”, “the target”, “that hero”. */
export const known = (reference: Reference, scene: Scene): Phrase => {
  if (typeof reference === 'object') {
    const text = scene.targets.length > 1 ? `the ${ordinal(reference.target)} target` : 'the target';
    return { text: targetMention(scene, reference.target).thing === 'player' ? `${text} player` : text, plural: false };
  }
  switch (reference) {
    case 'me':
      return { text: 'this card', plural: false };
    case 'that':
      return demonstrative(scene.that);
    case 'chosen':
      return { text: `the chosen ${NOUNS[scene.chosen.thing][0]}`, plural: false };
    case 'you':
      return { text: 'you', plural: true };
    case 'opponent':
      return { text: 'your opponent', plural: false };
    default:
      return reference satisfies never;
  }
};

/** Whom a modifier is about: “friendly heroes”, or what is known already. */
export const everyone = (selector: Selector, scene: Scene): Phrase =>
  isDescription(selector) ? all(selector) : known(selector, scene);

/** To whom something is done: “all friendly heroes”, or what is known already. */
export const object = (selector: Selector, scene: Scene): Phrase => {
  const phrase = everyone(selector, scene);
  return isDescription(selector) && selector.what !== 'player' ? { ...phrase, text: `all ${phrase.text}` } : phrase;
};

/** “this card’s”, “those heroes’”, “your”. */
export const possessive = ({ text, plural }: Phrase): string => {
  if (text === 'you') return 'your';
  return plural && text.endsWith('s') ? `${text}’` : `${text}’s`;
};

/** Whom a trigger is about: anything that a description fits, or what is known already. */
export const anyone = (selector: Selector | undefined, scene: Scene, otherwise: string): Phrase => {
  if (selector === undefined) return { text: otherwise, plural: false };
  return isDescription(selector) ? some(selector) : known(selector, scene);
};
