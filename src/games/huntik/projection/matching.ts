/** Whether a card answers a description, read from the side of whoever says it (400.10b). */
import type { CardId } from '../board.ts';
import { isDescription, type Compare, type Description, type Reference, type Selector } from '../powers/selector.ts';
import type { Thing } from '../powers/words.ts';
import { asCountedBy } from '../questions/zones.ts';
import { HERO_KINDS, opponentOf, type CardKind, type Seat, type Zone } from '../vocabulary.ts';
import type { Surroundings, View } from './view.ts';

/** Who says it, and what was mentioned, chosen and targeted so far. */
export type Speaker = {
  readonly views: ReadonlyMap<CardId, View>;
  readonly surroundings: Surroundings;
  readonly you: Seat;
  readonly me: CardId | null;
  readonly that: readonly CardId[];
  readonly targets: readonly CardId[];
  readonly chosen: { readonly card: CardId | null; readonly zone: Zone | null };
  readonly x: number;
  readonly die: number;
};

const NOBODY: readonly CardId[] = [];
const NOTHING_CHOSEN = { card: null, zone: null };

/** Who says it, with nothing mentioned, chosen or targeted yet. */
export const unaddressed = (
  views: Speaker['views'],
  surroundings: Surroundings,
  you: Seat,
  me: CardId | null,
): Speaker => ({ views, surroundings, you, me, that: NOBODY, targets: NOBODY, chosen: NOTHING_CHOSEN, x: 0, die: 0 });

const heroKinds: readonly string[] = HERO_KINDS;
export const isHeroKind = (kind: CardKind): boolean => heroKinds.includes(kind);

function isThing(view: View, what: Thing): boolean {
  switch (what) {
    case 'hero':
      return isHeroKind(view.kind);
    case 'obstacle':
      return view.kind === 'obstacle';
    case 'feature':
      return view.kind === 'feature' || view.kind === 'obstacle';
    case 'card':
      return true;
    case 'player':
    case 'zone':
      return false;
    default:
      return what satisfies never;
  }
}

export const zoneIn = (view: View | undefined): Zone | null =>
  view?.card.place.area === 'play' ? view.card.place.zone : null;

/** A zone that is spoken of, in the lead player's numbering; numbers are counted from the speaker's side (400.10b). */
export function zoneOfPlace(place: NonNullable<Description['zone']>, speaker: Speaker): Zone | null {
  switch (place) {
    case 'mine':
      return speaker.me === null ? null : zoneIn(speaker.views.get(speaker.me));
    case 'that':
      return zoneIn(speaker.views.get(speaker.that[0] ?? ''));
    case 'combat':
      return speaker.surroundings.combatZone;
    case 'chosen':
      return speaker.chosen.zone;
    case 'first':
      return asCountedBy(speaker.you, 1);
    default:
      return asCountedBy(speaker.you, place);
  }
}

const bound = (limit: number | 'round', round: number): number => (limit === 'round' ? round : limit);

export function compares(value: number, { min, max }: Compare, round: number): boolean {
  return (min === undefined || value >= bound(min, round)) && (max === undefined || value <= bound(max, round));
}

/** No other unstunned hero is in its zone (400.10d). */
export function isAloneIn(views: Speaker['views'], view: View): boolean {
  const zone = zoneIn(view);
  if (zone === null) return false;
  for (const other of views.values()) {
    if (other !== view && zoneIn(other) === zone && isHeroKind(other.kind) && !other.card.stunned) return false;
  }
  return true;
}

const hasFeature = (views: Speaker['views'], id: CardId): boolean =>
  [...views.values()].some((other) => other.card.withHero === id);

/** Descriptions speak of cards in play unless they name another area (400.4, 706.4). */
const isInArea = (view: View, { area }: Description): boolean => view.card.place.area === (area ?? 'play');

function isLying({ card }: View, state: NonNullable<Description['state']>): boolean {
  switch (state) {
    case 'ready':
      return !card.exhausted;
    case 'exhausted':
      return card.exhausted;
    case 'stunned':
      return card.stunned;
    case 'unstunned':
      return !card.stunned;
    default:
      return state satisfies never;
  }
}

/** Whether a view answers a description. An obstacle is no hero (305.3d); a part of a name is enough (200.3). */
export function answers(view: View, description: Description, speaker: Speaker): boolean {
  const { views, surroundings, you, me } = speaker;
  const { what, side, type, other, tags, named, zone, state, alone, inCombat, atk, def, token } = description;
  const { card } = view;
  return (
    isThing(view, what) &&
    isInArea(view, description) &&
    (side === undefined || view.controller === (side === 'friendly' ? you : opponentOf(you))) &&
    (type === undefined || view.kind === type) &&
    (other !== true || card.id !== me) &&
    (tags === undefined || tags.every((tag) => view.tags.includes(tag))) &&
    (named === undefined || card.name.toLowerCase().includes(named.toLowerCase())) &&
    (zone === undefined || (zoneIn(view) !== null && zoneIn(view) === zoneOfPlace(zone, speaker))) &&
    (state === undefined || isLying(view, state)) &&
    (alone === undefined || isAloneIn(views, view) === alone) &&
    (inCombat === undefined || surroundings.fighting.includes(card.id) === inCombat) &&
    (atk === undefined || compares(view.atk.value, atk, surroundings.round)) &&
    (def === undefined || compares(view.def.value, def, surroundings.round)) &&
    (token === undefined || card.token === token) &&
    (description.withFeature === undefined || hasFeature(views, card.id) === description.withFeature) &&
    (description.hasCounter === undefined || card.counters.some((one) => one.name === description.hasCounter))
  );
}

function referred(reference: Reference, speaker: Speaker): readonly CardId[] {
  if (typeof reference === 'object') {
    const target = speaker.targets[reference.target];
    return target === undefined ? [] : [target];
  }
  switch (reference) {
    case 'me':
      return speaker.me === null ? [] : [speaker.me];
    case 'that':
      return speaker.that;
    case 'chosen':
      return speaker.chosen.card === null ? [] : [speaker.chosen.card];
    case 'you':
    case 'opponent':
      return [];
    default:
      return reference satisfies never;
  }
}

/** The cards that a selector speaks of now, as they are seen. */
export function selected(selector: Selector, speaker: Speaker): readonly CardId[] {
  if (!isDescription(selector)) return referred(selector, speaker).filter((id) => speaker.views.has(id));
  const ids: CardId[] = [];
  for (const [id, view] of speaker.views) if (answers(view, selector, speaker)) ids.push(id);
  return ids;
}
