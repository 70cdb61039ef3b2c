/** Six positions, and how many sequences of commands there are from each. */
import type { HandCard, MapCard, Position } from './cards.ts';

const hero = (name: string, atk: number, def: number, kind: 'minor' | 'major' = 'minor'): HandCard => ({
  card: 'hero',
  name,
  kind,
  atk,
  def,
});
const at = (
  seat: MapCard['seat'],
  zone: MapCard['zone'],
  name: string,
  [atk, def]: readonly [number, number],
  more: Partial<MapCard> = {},
): MapCard => ({ name, kind: 'minor', seat, zone, atk, def, ...more });

const again: HandCard = { card: 'again', name: 'Encore' };
const stun: HandCard = { card: 'stun', name: 'Daze' };
const cancel: HandCard = { card: 'cancel', name: 'Breakspell' };
const boost: HandCard = { card: 'boost', name: 'Surge', attacks: 2 };

export const POSITIONS: readonly Position[] = [
  {
    name: 'a fresh round',
    round: 1,
    turn: 'defending',
    map: [],
    hands: {
      lead: [hero('Lok', 3, 3, 'major'), cancel],
      defending: [hero('Foe', 2, 2), hero('Grier', 3, 2, 'major'), again],
    },
    played: [],
    counts: [8, 32, 134],
  },
  {
    name: 'next to an enemy',
    round: 2,
    turn: 'lead',
    map: [
      at('lead', 3, 'Scout', [2, 2]),
      at('lead', 2, 'Runner', [1, 1]),
      at('defending', 3, 'Guard', [1, 3], { lying: 'exhausted' }),
      at('defending', 4, 'Sentry', [2, 2], { sentry: true }),
    ],
    hands: { lead: [], defending: [hero('Late', 1, 1)] },
    played: [],
    counts: [11, 66, 335],
  },
  {
    name: 'in a combat, before the aims',
    round: 3,
    turn: 'lead',
    map: [
      at('lead', 2, 'Striker', [3, 2]),
      at('lead', 3, 'Friend', [1, 1]),
      at('defending', 3, 'One', [1, 2]),
      at('defending', 3, 'Two', [2, 3]),
      at('defending', 3, 'Down', [9, 9], { lying: 'stunned' }),
    ],
    hands: { lead: [], defending: [boost] },
    played: [
      'lead moves Striker forward 1',
      'lead starts a combat',
      'defending passes in combat',
      'lead passes in combat',
    ],
    counts: [8, 35, 170],
  },
  {
    name: 'an action that can be cancelled',
    round: 2,
    turn: 'lead',
    map: [
      at('lead', 1, 'Payer', [1, 1]),
      at('lead', 2, 'Runner', [2, 2]),
      at('defending', 5, 'Target', [2, 2]),
      at('defending', 3, 'Sentry', [2, 2], { sentry: true }),
    ],
    hands: { lead: [stun], defending: [cancel] },
    played: ['lead plays Daze with Payer on Target'],
    counts: [10, 59, 246],
  },
  {
    name: 'obstacles and a feature on the map',
    round: 4,
    turn: 'lead',
    map: [
      at('lead', 2, 'Bearer', [2, 2]),
      at(null, 2, 'Ring', [0, 0], { kind: 'feature', withHero: 'Bearer' }),
      at('lead', 1, 'Ghost', [1, 1], { unblockable: true }),
      at('defending', 3, 'Gate', [2, 2], { kind: 'obstacle' }),
      at(null, 4, 'Rock', [3, 3], { kind: 'obstacle' }),
    ],
    hands: { lead: [stun], defending: [] },
    played: [],
    counts: [15, 103, 576],
  },
  {
    name: 'round 7 about to end',
    round: 7,
    turn: 'defending',
    map: [at('lead', 5, 'Thief', [1, 1]), at('defending', 5, 'Warden', [1, 1], { lying: 'exhausted' })],
    hands: { lead: [again], defending: [cancel] },
    played: ['defending passes'],
    counts: [9, 33, 81],
  },
];
