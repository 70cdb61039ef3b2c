/** What is seen on a full table: from scratch, and after one thing on it has changed. */
import { project, reproject } from '../../src/engine/modifiers/incremental.ts';
import type { Board, Card } from '../../src/games/huntik/board.ts';
import { grammar } from '../../src/games/huntik/projection/grammar.ts';
import { continuous } from '../../src/games/huntik/projection/sources.ts';
import { storedView, surroundings } from '../../src/games/huntik/projection/view.ts';
import { crowded } from './crowded.ts';
import { time, type Line } from './time.ts';

const worldOf = (board: Board) => ({
  stored: new Map(board.cards.map((card) => [card.id, storedView(board, card)])),
  surroundings: surroundings(board),
});

const fromScratch = (board: Board) => project(grammar, worldOf(board), continuous(board));

/** A new board each time, with one new card on it: nothing of it has been looked at before. */
const withCard = (id: string, part: (card: Card) => Partial<Card>) => (): Board => ({
  ...crowded,
  cards: crowded.cards.map((card) => (card.id === id ? { ...card, ...part(card) } : card)),
});

/** h1 is a Hoplite; h45 has no powers. */
const CHANGES: readonly { readonly what: string; readonly make: () => Board }[] = [
  { what: 'a point scored', make: () => ({ ...crowded, score: { lead: 1, defending: 0 } }) },
  {
    what: 'a counter with a name put on a card',
    make: withCard('h45', () => ({ counters: [{ id: 'c990', name: 'charge', atk: 0, def: 0, timestamp: 990 }] })),
  },
  {
    what: 'a counter +1/+1 put on a card',
    make: withCard('h45', () => ({ counters: [{ id: 'c990', name: '', atk: 1, def: 1, timestamp: 990 }] })),
  },
  { what: 'a card exhausted', make: withCard('h45', ({ exhausted }) => ({ exhausted: !exhausted })) },
  { what: 'a Hoplite exhausted', make: withCard('h1', ({ exhausted }) => ({ exhausted: !exhausted })) },
  { what: 'a card moved', make: withCard('h45', () => ({ place: { area: 'play', zone: 5 } })) },
];

/** The lines of the bench about what is seen. */
export function projectionLines(): readonly Line[] {
  const before = fromScratch(crowded);
  const all = `${crowded.cards.length} cards under ${before.modifiers.length} modifiers`;
  return [
    {
      what: `what is seen on ${all}, from scratch`,
      against: 'one structuredClone of the board',
      ours: time(() => fromScratch(crowded)),
      plain: time(() => structuredClone(crowded)),
    },
    ...CHANGES.map(({ what, make }) => ({
      what: `${what}, among ${all}`,
      against: 'the same from scratch',
      ours: time(() => {
        const board = make();
        return reproject(grammar, before, worldOf(board), continuous(board));
      }),
      plain: time(() => fromScratch(make())),
    })),
  ];
}
