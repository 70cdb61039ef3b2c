/** A card in words, for those who hear the table. */
import type { Card } from '../../../../games/huntik/board.ts';
import { carriedBy, zoneOf } from '../../../../games/huntik/questions/cards.ts';
import { seen } from '../../../../games/huntik/questions/seen.ts';
import { asCountedBy } from '../../../../games/huntik/questions/zones.ts';
import type { Seat, Zone } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';
import { stateOf } from './face.ts';
import { outlook } from './outlook.svelte.ts';

/** A zone by the number of the player from whose side the phone looks. */
export const zoneNumber = (zone: Zone, seat: Seat = outlook.seat): number => asCountedBy(seat, zone);

/** Whose it is, what it is, where it lies and how. */
export function placeWords(table: Table, card: Card): readonly string[] {
  const { map, match } = table.t;
  const side = table.sideOf(card);
  const zone = zoneOf(card);
  return [
    side === null ? map.nobodys : table.seatName(side),
    card.token ? map.tokenOf(match.kinds[card.kind]) : match.kinds[card.kind],
    ...(zone === null ? [] : [map.zone(zoneNumber(zone))]),
    map.states[stateOf(card)],
  ];
}

/** What lies on a card or goes with it. */
function markWords(table: Table, card: Card): readonly string[] {
  const { map } = table.t;
  const { unblockable, cannotBeAimedAt, cannotBeKod, mustStartCombat } = seen(table.board, card);
  return [
    ...(unblockable ? [map.keeps.unblockable] : []),
    ...(cannotBeAimedAt ? [map.keeps.cannotBeAimedAt] : []),
    ...(cannotBeKod === 'no' ? [] : [map.keeps.cannotBeKod]),
    ...(mustStartCombat ? [map.keeps.mustStartCombat] : []),
    ...(card.counters.length === 0 ? [] : [map.counters(card.counters.length)]),
    ...carriedBy(table.board, card.id).map((feature) => map.carries(table.nameOf(feature))),
  ];
}

/** All of it, such as "King Basilisk, Lead, Major hero, zone 3, ready, ATK 5, DEF 3". */
export function cardWords(table: Table, card: Card): string {
  const { atk, def } = seen(table.board, card);
  const { map } = table.t;
  const numbers = card.kind === 'feature' ? [] : [map.atk(atk.value, card.atk), map.def(def.value, card.def)];
  return [table.nameOf(card), ...placeWords(table, card), ...numbers, ...markWords(table, card)].join(', ');
}
