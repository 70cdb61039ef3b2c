/** Zones and areas: „e lap zónájában”, „a 3. zónába”, „a kezedben”. */
import type { Description, Place } from '../../../powers/selector.ts';
import type { Area } from '../../../powers/words.ts';

const ZONES = {
  mine: ['e lap zónájában', 'e lap zónájába', 'e lap zónájából'],
  combat: ['a harc zónájában', 'a harc zónájába', 'a harc zónájából'],
  that: ['abban a zónában', 'abba a zónába', 'abból a zónából'],
  chosen: ['a választott zónában', 'a választott zónába', 'a választott zónából'],
  first: ['a saját 1. zónádban', 'a saját 1. zónádba', 'a saját 1. zónádból'],
  1: ['az 1. zónában', 'az 1. zónába', 'az 1. zónából'],
  2: ['a 2. zónában', 'a 2. zónába', 'a 2. zónából'],
  3: ['a 3. zónában', 'a 3. zónába', 'a 3. zónából'],
  4: ['a 4. zónában', 'a 4. zónába', 'a 4. zónából'],
  5: ['az 5. zónában', 'az 5. zónába', 'az 5. zónából'],
} as const satisfies Record<Place, readonly [inside: string, into: string, from: string]>;
export const inZone = (place: Place): string => ZONES[place][0];
export const intoZone = (place: Place): string => ZONES[place][1];
export const fromZone = (place: Place): string => ZONES[place][2];

type Whose = 'yours' | 'enemys' | 'anyones';
const IN_AREAS: Readonly<Record<Area, Readonly<Record<Whose, string>>>> = {
  hand: { yours: 'a kezedben', enemys: 'az ellenfeled kezében', anyones: 'bármelyik kézben' },
  deck: { yours: 'a paklidban', enemys: 'az ellenfeled paklijában', anyones: 'bármelyik pakliban' },
  discard: { yours: 'a dobópaklidban', enemys: 'az ellenfeled dobópaklijában', anyones: 'bármelyik dobópakliban' },
  legendaryPile: {
    yours: 'a legendás paklidban',
    enemys: 'az ellenfeled legendás paklijában',
    anyones: 'bármelyik legendás pakliban',
  },
  removed: {
    yours: 'a térképről levett lapok között',
    enemys: 'a térképről levett lapok között',
    anyones: 'a térképről levett lapok között',
  },
};
const FROM_AREAS: Readonly<Record<Area, Readonly<Record<Whose, string>>>> = {
  hand: { yours: 'a kezedből', enemys: 'az ellenfeled kezéből', anyones: 'bármelyik kézből' },
  deck: { yours: 'a paklidból', enemys: 'az ellenfeled paklijából', anyones: 'bármelyik pakliból' },
  discard: { yours: 'a dobópaklidból', enemys: 'az ellenfeled dobópaklijából', anyones: 'bármelyik dobópakliból' },
  legendaryPile: {
    yours: 'a legendás paklidból',
    enemys: 'az ellenfeled legendás paklijából',
    anyones: 'bármelyik legendás pakliból',
  },
  removed: {
    yours: 'a térképről levett lapok közül',
    enemys: 'a térképről levett lapok közül',
    anyones: 'a térképről levett lapok közül',
  },
};
const whose = (side: Description['side']): Whose => {
  if (side === undefined) return 'anyones';
  return side === 'friendly' ? 'yours' : 'enemys';
};
export const inArea = (area: Area, side: Description['side']): string => IN_AREAS[area][whose(side)];
export const fromArea = (area: Area, side: Description['side']): string => FROM_AREAS[area][whose(side)];
