/** What a power can start as: shapes that many cards have, and the powers of the cards that are known. */
import { cards } from '../../cards/index.ts';
import type { Description } from '../selector.ts';
import type { Power } from '../power.ts';

const FRIENDS: Description = { what: 'hero', side: 'friendly', other: true, zone: 'mine' };

/** The shapes that are met most, in the order in which they are offered. */
export const SHAPES: readonly Power[] = [
  { kind: 'keyword', keyword: 'unblockable' },
  { kind: 'alwaysOn', affects: 'me', change: [{ kind: 'atk', op: 'by', amount: { count: FRIENDS } }] },
  { kind: 'action', action: 'exhaust', targets: [{ what: 'hero' }], do: [{ do: 'ko', who: { target: 0 } }] },
  { kind: 'action', action: 'exhaust', targets: [{ what: 'hero' }], do: [{ do: 'stun', who: { target: 0 } }] },
  {
    kind: 'action',
    action: 'free',
    targets: [{ what: 'hero' }],
    do: [{ do: 'modify', who: { target: 0 }, change: [{ kind: 'atk', op: 'by', amount: 2 }], until: 'round' }],
  },
  { kind: 'triggered', when: { event: 'played', of: 'me', by: 'you' }, do: [{ do: 'draw', count: 1 }] },
  {
    kind: 'alwaysOn',
    affects: { what: 'hero', side: 'friendly', other: true },
    change: [{ kind: 'atk', op: 'by', amount: 1 }],
  },
  { kind: 'action', action: 'combat', if: { inCombat: 'me' }, do: [{ do: 'addAttacks', count: 2 }] },
  { kind: 'entering', exhausted: true },
];

export type Known = { readonly card: string; readonly power: Power };

/** The powers of the cards that the rulebook names. */
export const KNOWN: readonly Known[] = cards.flatMap(({ name, version, powers }) =>
  powers.map((power) => ({ card: version === null ? name : `${name}, ${version}`, power })),
);
