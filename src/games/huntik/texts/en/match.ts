/** What stands on every screen of a running match. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { Player } from '../player.ts';
import type { CardKind, Seat } from '../../vocabulary.ts';

const plural = pluralIn('en');

export const match = {
  /** Labels; sentences take `players`. */
  seats: { lead: 'Lead', defending: 'Defending' } satisfies Record<Seat, string>,
  players: {
    lead: { start: 'The lead player', inside: 'the lead player' },
    defending: { start: 'The defending player', inside: 'the defending player' },
  } satisfies Record<Seat, Player>,
  kinds: {
    major: 'Major hero',
    minor: 'Minor hero',
    legendary: 'Legendary hero',
    obstacle: 'Obstacle',
    feature: 'Feature',
  } satisfies Record<CardKind, string>,
  /** A card that nobody named. */
  unnamed: (kind: string, atk: number, def: number) => `${kind} ${atk}/${def}`,
  unknownCard: 'a card',
  passes: (count: number) => plural(count, { one: '# pass in a row', other: '# passes in a row' }),
};
