/** Zones as each player counts them (400.10a). */
import { ZONES, type Seat, type Zone } from '../vocabulary.ts';

export const isZone = (value: number): value is Zone => (ZONES as readonly number[]).includes(value);

/** A seat's own number for a zone, and back again: the mirror is its own inverse. */
export function asCountedBy(seat: Seat, zone: Zone): Zone {
  const mirrored = 6 - zone;
  if (seat === 'lead') return zone;
  if (!isZone(mirrored)) throw new Error(`no zone mirrors ${zone}`);
  return mirrored;
}

export const firstZone = (seat: Seat): Zone => asCountedBy(seat, 1);

export type Direction = 'forward' | 'back';

/** The zone `steps` away as `seat` counts, or undefined off the map (403.2). */
export function zoneAway(seat: Seat, from: Zone, direction: Direction, steps: number): Zone | undefined {
  const own = asCountedBy(seat, from) + (direction === 'forward' ? steps : -steps);
  return isZone(own) ? asCountedBy(seat, own) : undefined;
}
