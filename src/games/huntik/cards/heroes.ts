/** The heroes that the rulebook names; the rule with the example stands beside each. */
import type { HeroDefinition } from './card.ts';

/** Of some heroes the rulebook gives the name, or the name and the numbers, and nothing else. */
const NAMED_ONLY = { version: null, team: null, tags: [], kind: null, atk: null, def: null, powers: [] };

export const heroes: readonly HeroDefinition[] = [
  {
    card: 'hero',
    name: 'Ashtoreth', // 701.3
    version: 'Colossus',
    team: 'Evil',
    tags: ['Swara', 'Titan'],
    kind: 'major',
    atk: 2,
    def: 2,
    powers: [
      {
        kind: 'action',
        name: 'Colossal Blast',
        action: 'combat',
        limit: { times: 1, per: 'combat' },
        if: { inCombat: 'me' },
        cost: [{ do: 'discard', count: 1 }],
        do: [{ do: 'addAttacks', count: 4 }],
      },
    ],
  },
  {
    card: 'hero',
    name: 'Dante Vale', // 701.4
    version: 'Private Investigator',
    team: 'Good',
    tags: ['Seeker'],
    kind: 'major',
    atk: 5,
    def: 4,
    powers: [
      {
        kind: 'triggered',
        when: { event: 'played', of: { what: 'card', named: 'Hyperstride' }, by: 'you' },
        do: [{ do: 'ready', who: 'me' }],
      },
      {
        kind: 'action',
        name: 'Megapunch',
        action: 'exhaust',
        targets: [{ what: 'hero', zone: 'mine' }],
        do: [{ do: 'ko', who: { target: 0 } }],
      },
    ],
  },
  { ...NAMED_ONLY, card: 'hero', name: 'Freelancer' }, // 200.3
  { ...NAMED_ONLY, card: 'hero', name: 'Freelancer', version: 'Bold Explorer' }, // 200.3
  { ...NAMED_ONLY, card: 'hero', name: 'Gareon', atk: 1, def: 3 }, // 602.3
  {
    card: 'hero',
    name: 'Hoplite', // 708.2
    version: 'Lionhearted',
    team: 'Good',
    tags: ['Krono', 'Titan'],
    kind: 'minor',
    atk: 2,
    def: 2,
    powers: [
      {
        kind: 'alwaysOn',
        name: 'Teamwork',
        affects: 'me',
        change: [
          {
            kind: 'atk',
            op: 'by',
            amount: { count: { what: 'hero', type: 'minor', side: 'friendly', other: true, zone: 'mine' } },
          },
          {
            kind: 'def',
            op: 'by',
            amount: { count: { what: 'hero', type: 'minor', side: 'friendly', other: true, zone: 'mine' } },
          },
        ],
      },
    ],
  },
  { ...NAMED_ONLY, card: 'hero', name: 'King Basilisk', atk: 5, def: 3 }, // 602.3
  {
    card: 'hero',
    name: 'LeBlanche', // 708.3c
    version: 'Prim and Proper',
    team: 'Good',
    tags: ['Seeker'],
    kind: 'minor',
    atk: 2,
    def: 2,
    powers: [
      {
        kind: 'triggered',
        name: 'Bring the Cavalry',
        when: { event: 'played', of: 'me', by: 'you', from: 'hand' },
        if: { round: { min: 3 } },
        do: [{ do: 'extraMajorHero' }],
      },
    ],
  },
  {
    ...NAMED_ONLY,
    card: 'hero',
    name: 'Lok Lambert', // 200.3, 602.3
    atk: 3,
    def: 3,
    powers: [
      {
        kind: 'action',
        action: 'combat',
        if: { inCombat: 'me' },
        do: [
          { do: 'chooseCard', from: { what: 'card', named: 'Freelancer', side: 'friendly', area: 'hand' } },
          { do: 'put', who: 'chosen', to: 'mine' },
        ],
      },
    ],
  },
  {
    card: 'hero',
    name: 'Mucalin', // 710.3
    version: 'Natural Guardian',
    team: 'Good',
    tags: ['Yama', 'Titan'],
    kind: 'major',
    atk: 3,
    def: 3,
    powers: [
      {
        kind: 'replacement',
        name: 'Intervene',
        would: { event: 'ko', of: { what: 'hero', side: 'friendly' } },
        instead: [{ do: 'eliminate', who: 'me' }],
      },
    ],
  },
  {
    card: 'hero',
    name: 'Scolopen', // 406.3
    version: null,
    team: 'Good',
    tags: ['Krono', 'Titan'],
    kind: 'minor',
    atk: 1,
    def: 1,
    powers: [
      {
        kind: 'triggered',
        name: 'Clone',
        when: { event: 'played', of: 'me', by: 'you', from: 'hand' },
        do: [
          {
            do: 'may',
            what: [
              {
                do: 'search',
                in: ['deck', 'discard'],
                for: { what: 'card', named: 'Scolopen', other: true },
                then: [{ do: 'put', who: 'that', to: 'mine' }],
              },
            ],
          },
        ],
      },
    ],
  },
  { ...NAMED_ONLY, card: 'hero', name: 'Springer' }, // 403.4
  {
    card: 'hero',
    name: 'Storm Gladiator', // 705.2b
    version: 'Wind and Metal',
    team: 'Evil',
    tags: ['Krono', 'Titan'],
    kind: 'minor',
    atk: 3,
    def: 3,
    powers: [
      { kind: 'keyword', keyword: 'unblockable' },
      { kind: 'entering', exhausted: true },
    ],
  },
  {
    ...NAMED_ONLY,
    card: 'hero',
    name: 'Sunhawk', // 400.4
    powers: [
      {
        kind: 'action',
        name: 'Airlift',
        action: 'free',
        if: { alone: 'me' },
        targets: [{ what: 'hero', side: 'friendly' }],
        do: [{ do: 'put', who: { target: 0 }, to: 'mine' }],
      },
    ],
  },
  {
    card: 'hero',
    name: 'Venadek', // 702.2
    version: 'Scruffy Scrapper',
    team: 'Good',
    tags: ['Yama', 'Titan'],
    kind: 'minor',
    atk: 3,
    def: 4,
    powers: [
      { kind: 'keyword', keyword: 'unblockable' },
      {
        kind: 'triggered',
        when: { event: 'roundStarts' },
        if: { exists: { what: 'hero', type: 'minor', side: 'friendly', other: true } },
        do: [{ do: 'eliminate', who: 'me' }],
      },
    ],
  },
];
