/** Zones and areas: „в зоне этой карты”, „в зону этой карты”, „в вашей руке”. */
import type { Description, Place } from '../../../powers/selector.ts';
import type { Area } from '../../../powers/words.ts';

const ZONES = {
  mine: ['в зоне этой карты', 'в зону этой карты', 'из зоны этой карты'],
  combat: ['в зоне боя', 'в зону боя', 'из зоны боя'],
  that: ['в той зоне', 'в ту зону', 'из той зоны'],
  chosen: ['в выбранной зоне', 'в выбранную зону', 'из выбранной зоны'],
  first: ['в вашей зоне 1', 'в вашу зону 1', 'из вашей зоны 1'],
  1: ['в зоне 1', 'в зону 1', 'из зоны 1'],
  2: ['в зоне 2', 'в зону 2', 'из зоны 2'],
  3: ['в зоне 3', 'в зону 3', 'из зоны 3'],
  4: ['в зоне 4', 'в зону 4', 'из зоны 4'],
  5: ['в зоне 5', 'в зону 5', 'из зоны 5'],
} as const satisfies Record<Place, readonly [inside: string, into: string, from: string]>;
export const inZone = (place: Place): string => ZONES[place][0];
export const intoZone = (place: Place): string => ZONES[place][1];
export const fromZone = (place: Place): string => ZONES[place][2];

const YOURS: Readonly<Record<Area, string>> = {
  hand: 'в вашей руке',
  deck: 'в вашей колоде',
  discard: 'в вашем сбросе',
  legendaryPile: 'в вашей стопке легендарных героев',
  removed: 'в области «убрано с поля»',
};
const OPPONENTS: Readonly<Record<Area, string>> = {
  hand: 'в руке соперника',
  deck: 'в колоде соперника',
  discard: 'в сбросе соперника',
  legendaryPile: 'в стопке легендарных героев соперника',
  removed: 'в области «убрано с поля»',
};
const ANYONES: Readonly<Record<Area, string>> = {
  hand: 'в любой руке',
  deck: 'в любой колоде',
  discard: 'в любом сбросе',
  legendaryPile: 'в любой стопке легендарных героев',
  removed: 'в области «убрано с поля»',
};
export const inArea = (area: Area, side: Description['side']): string => {
  if (side === undefined) return ANYONES[area];
  return side === 'friendly' ? YOURS[area] : OPPONENTS[area];
};

/** Where a card of any owner goes. */
export const OWNERS: Readonly<Record<Exclude<Area, 'removed'>, string>> = {
  hand: 'в руку владельца',
  deck: 'в колоду владельца',
  discard: 'в сброс владельца',
  legendaryPile: 'в стопку легендарных героев владельца',
};
