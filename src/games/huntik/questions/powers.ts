/** Where a card's powers work, and whose they are there (700.2, 701.2). */
import type { Card } from '../board.ts';
import type { Power } from '../powers/power.ts';
import type { Seat } from '../vocabulary.ts';

/** In play, unless the power names another area. */
export const worksWhere = (power: Power, { place }: Card): boolean =>
  place.area === (('worksIn' in power ? power.worksIn : undefined) ?? 'play');

/** Its controller's, or its owner's where nobody controls it (701.2). */
export const playerOf = ({ owner, place }: Card, controller: Seat | null): Seat | null =>
  place.area === 'play' ? controller : owner;
