/** A minor hero in play, ready and unstunned, but for what is given. */
import type { Card } from '../../../src/games/huntik/board.ts';
import type { Seat, Zone } from '../../../src/games/huntik/vocabulary.ts';

export const inPlay = (id: string, seat: Seat | null, zone: Zone, more: Partial<Card> = {}): Card => ({
  id,
  name: id,
  kind: 'minor',
  token: false,
  atk: 1,
  def: 1,
  unblockable: false,
  tags: [],
  powers: [],
  powersSince: 0,
  owner: seat,
  enteredUnder: seat,
  place: { area: 'play', zone },
  exhausted: false,
  stunned: false,
  withHero: null,
  counters: [],
  timestamp: 0,
  ...more,
});
