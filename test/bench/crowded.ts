/** A full table: sixty cards under forty modifiers of every kind, some of which depend on each other, and none in a loop. */
import { initialBoard, type Board, type Card, type Counter, type Modifier } from '../../src/games/huntik/board.ts';
import { heroes } from '../../src/games/huntik/cards/heroes.ts';
import type { Power } from '../../src/games/huntik/powers/power.ts';
import type { Zone } from '../../src/games/huntik/vocabulary.ts';

const CARDS = 60;

const powersOf = (name: string): readonly Power[] => heroes.find((hero) => hero.name === name)?.powers ?? [];

const SIGHT: Power = {
  kind: 'alwaysOn',
  affects: { what: 'hero', side: 'friendly', zone: 'mine', tags: ['Krono'] },
  change: [{ kind: 'atk', op: 'by', amount: 1 }],
};
const LONE: Power = {
  kind: 'alwaysOn',
  affects: 'me',
  while: { alone: 'me' },
  change: [{ kind: 'def', op: 'by', amount: 2 }],
};
const STANDARD: Power = {
  kind: 'alwaysOn',
  affects: { what: 'hero', side: 'friendly', zone: 'mine' },
  while: { round: { min: 3 } },
  change: [{ kind: 'tag', op: 'add', tag: 'Krono' }],
};
const WARDEN: Power = {
  kind: 'alwaysOn',
  affects: { what: 'hero', side: 'enemy', zone: 'mine', atk: { min: 4 } },
  change: [{ kind: 'forbid', what: 'startCombat' }],
};
const GIANT: Power = {
  kind: 'alwaysOn',
  affects: { what: 'hero', side: 'friendly', tags: ['Titan'], atk: { min: 4 } },
  change: [{ kind: 'unblockable', gained: true }],
};

const HOPLITE = powersOf('Hoplite');

/** Who has what: five Hoplites with two changes each, and seven others with one. */
const POWERS: Readonly<Record<number, readonly Power[]>> = {
  0: HOPLITE,
  7: HOPLITE,
  14: HOPLITE,
  21: HOPLITE,
  28: HOPLITE,
  2: [SIGHT],
  11: [SIGHT],
  3: [LONE],
  16: [LONE],
  5: [STANDARD],
  9: [WARDEN],
  12: [GIANT],
  // What is no modifier lies beside it, as it does on a real table.
  18: powersOf('Mucalin'),
  24: powersOf('Venadek'),
  30: powersOf('Dante Vale'),
};

const COUNTED = [1, 6, 13, 20, 29, 34];

const counter = (index: number): Counter => ({
  id: `c${500 + index}`,
  name: '',
  atk: 1,
  def: 0,
  timestamp: 500 + index,
});

const zoneAt = (index: number): Zone => ([1, 2, 3, 4, 5] as const)[index % 5] ?? 1;

function cardAt(index: number): Card {
  const isFeature = index >= 52;
  const seat = index % 2 === 0 ? 'lead' : 'defending';
  return {
    id: `h${index + 1}`,
    name: `Hero ${index + 1}`,
    kind: isFeature ? 'feature' : index % 3 === 0 ? 'major' : 'minor',
    token: false,
    atk: isFeature ? 0 : 1 + (index % 4),
    def: isFeature ? 0 : 2 + (index % 3),
    unblockable: false,
    tags: isFeature ? [] : [index % 3 === 0 ? 'Seeker' : 'Titan', index % 5 === 0 ? 'Krono' : 'Yama'],
    powers: POWERS[index] ?? [],
    powersSince: index + 1,
    owner: isFeature ? null : seat,
    enteredUnder: isFeature ? null : seat,
    place: { area: 'play', zone: zoneAt(Math.floor(index / 2)) },
    exhausted: index % 4 === 1,
    stunned: index % 17 === 16,
    withHero: null,
    counters: COUNTED.includes(index) ? [counter(index)] : [],
    timestamp: index + 1,
  };
}

const modifier = (index: number, more: Pick<Modifier, 'change'> & Partial<Modifier>): Modifier => ({
  id: `m${600 + index}`,
  source: 'an effect',
  controller: index % 2 === 0 ? 'lead' : 'defending',
  timestamp: 600 + index,
  until: 'round',
  cards: [],
  affects: null,
  while: null,
  of: null,
  ...more,
});

const NAMED: readonly Modifier[] = [4, 8, 10, 15, 22, 26, 33, 40].map((card, index) =>
  modifier(index, {
    cards: [`h${card + 1}`, `h${card + 3}`],
    change: { kind: index % 2 === 0 ? 'atk' : 'def', op: index === 5 ? 'to' : 'by', amount: 2 },
  }),
);

const DESCRIBED: readonly Modifier[] = [
  modifier(20, { affects: { what: 'hero', side: 'friendly' }, change: { kind: 'unblockable', gained: true } }),
  modifier(21, { affects: { what: 'hero', tags: ['Krono'] }, change: { kind: 'def', op: 'by', amount: 1 } }),
  modifier(22, {
    affects: { what: 'hero', side: 'enemy', state: 'exhausted' },
    change: { kind: 'forbid', what: 'ready' },
  }),
  modifier(23, { affects: { what: 'hero', def: { max: 2 } }, change: { kind: 'forbid', what: 'block' } }),
  modifier(24, { cards: ['h6', 'h7'], change: { kind: 'tag', op: 'add', tag: 'Krono' } }),
  modifier(25, { cards: ['h9'], change: { kind: 'tag', op: 'remove', tag: 'Titan' } }),
  modifier(26, { cards: ['h24'], change: { kind: 'type', type: 'minor' } }),
  modifier(27, { cards: ['h22'], change: { kind: 'losesPowers' } }),
  modifier(28, {
    affects: { what: 'hero', type: 'major', side: 'friendly', zone: 3 },
    change: { kind: 'atk', op: 'by', amount: 1 },
  }),
];

export const crowded: Board = {
  ...initialBoard,
  depth: 'map',
  round: 4,
  cards: Array.from({ length: CARDS }, (_, index) => cardAt(index)),
  modifiers: [...NAMED, ...DESCRIBED],
  next: 1000,
};
