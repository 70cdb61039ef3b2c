/** The action cards that the rulebook names; the rule with the example stands beside each. */
import type { ActionDefinition } from './card.ts';

export const actions: readonly ActionDefinition[] = [
  {
    card: 'action',
    name: 'Augerfrost', // 708.3c
    version: null,
    team: 'Evil',
    tags: [],
    subtype: 'exhaust',
    powers: [
      {
        kind: 'action',
        action: 'exhaust',
        targets: [{ what: 'hero', type: 'minor' }],
        do: [{ do: 'ko', who: { target: 0 } }, { do: 'goAgain' }],
      },
    ],
  },
  {
    card: 'action',
    name: 'Avoidance', // 708.3d
    version: null,
    team: null,
    tags: [],
    subtype: 'free',
    powers: [
      {
        kind: 'action',
        action: 'free',
        do: [
          {
            do: 'modify',
            who: { what: 'hero', side: 'friendly' },
            change: [{ kind: 'unblockable', gained: true }],
            until: 'round',
          },
        ],
      },
    ],
  },
  {
    card: 'action',
    name: 'Breakspell', // 701.4
    version: null,
    team: 'Good',
    tags: [],
    subtype: 'exhaust',
    powers: [
      { kind: 'action', action: 'exhaust', do: [{ do: 'cancel', which: ['exhaust', 'free'], takesTurn: true }] },
    ],
  },
  {
    card: 'action',
    name: 'Honorguard', // 701.3
    version: null,
    team: 'Good',
    tags: [],
    subtype: 'combat',
    powers: [{ kind: 'action', action: 'combat', do: [{ do: 'removeAttacks', count: 2, side: 'enemy' }] }],
  },
  { card: 'action', name: 'Hyperstride', version: null, team: null, tags: [], subtype: 'exhaust', powers: [] }, // 701.4
  {
    card: 'action',
    name: 'Set a Trap', // 709.3
    version: null,
    team: 'Evil',
    tags: [],
    subtype: 'exhaust',
    powers: [
      {
        kind: 'action',
        action: 'exhaust',
        do: [
          { do: 'draw', count: 1 },
          { do: 'chooseZone' },
          {
            do: 'when',
            when: { event: 'movesInto', of: { what: 'hero' }, zone: 'chosen' },
            then: [{ do: 'stun', who: 'that' }],
            until: 'round',
          },
        ],
      },
    ],
  },
  {
    card: 'action',
    name: 'Shadowspeed', // 707.1
    version: null,
    team: null,
    tags: [],
    subtype: 'free',
    powers: [
      { kind: 'action', action: 'free', targets: [{ what: 'hero' }], do: [{ do: 'ready', who: { target: 0 } }] },
    ],
  },
  {
    card: 'action',
    name: 'Take the Initiative', // 500.1b
    version: null,
    team: 'Good',
    tags: [],
    subtype: 'free',
    powers: [{ kind: 'action', action: 'free', do: [{ do: 'goFirstNextRound' }] }],
  },
  {
    card: 'action',
    name: 'Thundercut', // 704.3
    version: null,
    team: 'Evil',
    tags: [],
    subtype: 'free',
    powers: [
      {
        kind: 'action',
        action: 'free',
        targets: [{ what: 'hero' }],
        do: [
          {
            do: 'modify',
            who: { target: 0 },
            change: [
              {
                kind: 'gains',
                power: {
                  kind: 'action',
                  action: 'exhaust',
                  targets: [{ what: 'hero', def: { max: 'round' } }],
                  do: [{ do: 'ko', who: { target: 0 } }],
                },
              },
            ],
            until: 'round',
          },
        ],
      },
    ],
  },
];
