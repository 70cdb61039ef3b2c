/** On Huntik's own modifiers: after any change of the table, what is seen is what is worked out from scratch. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { project, reproject } from '../../../../src/engine/modifiers/incremental.ts';
import type { Board, Card, Modifier } from '../../../../src/games/huntik/board.ts';
import { grammar } from '../../../../src/games/huntik/projection/grammar.ts';
import { continuous } from '../../../../src/games/huntik/projection/sources.ts';
import { storedView, surroundings } from '../../../../src/games/huntik/projection/view.ts';
import { crowded } from '../../../bench/crowded.ts';
import { sizes } from '../../../sizes.ts';

type Edit = (board: Board) => Board;

const zones = [1, 2] as const;
const inZone = (serial: number): Card['place'] => ({ area: 'play', zone: zones[serial % zones.length] ?? 1 });

/** The full table pushed together into two zones, and thinned out so far that heroes are alone there at times. */
const isHero = ({ kind }: Card) => kind !== 'feature';
const withPowers = crowded.cards.filter(({ powers }) => powers.some(({ kind }) => kind === 'alwaysOn'));
const cards = fc
  .tuple(
    fc.subarray([...withPowers], { minLength: 2, maxLength: 5 }),
    fc.subarray(crowded.cards.filter(isHero), { minLength: 1, maxLength: 4 }),
  )
  .map(([some, others]) => [...new Set([...some, ...others])].map((card, at) => ({ ...card, place: inZone(at) })));
const [example] = crowded.modifiers;
const LONELY: readonly Modifier[] = example
  ? [{ ...example, id: 'm690', cards: [], affects: { what: 'hero', side: 'friendly', alone: true } }]
  : [];
const modifiers = fc.subarray([...crowded.modifiers], { maxLength: 7 }).map((some) => [...some, ...LONELY]);
const boards = fc.record({ cards, modifiers }).map((part): Board => ({ ...crowded, ...part }));

const ofCard = (part: (card: Card, serial: number) => Partial<Card>) =>
  fc.tuple(fc.nat(), fc.nat({ max: 99 })).map(([at, serial]): Edit => (board) => {
    const chosen = board.cards[at % board.cards.length];
    return {
      ...board,
      cards: board.cards.map((card) => (card === chosen ? { ...card, ...part(card, serial) } : card)),
    };
  });

const edits: fc.Arbitrary<Edit> = fc.oneof(
  ofCard((_, serial) => ({ place: inZone(serial) })),
  ofCard((_, serial) => ({ place: serial % 2 === 0 ? { area: 'removed' } : inZone(serial >> 1) })),
  ofCard(({ exhausted }) => ({ exhausted: !exhausted })),
  ofCard(({ stunned }) => ({ stunned: !stunned })),
  ofCard(({ enteredUnder }) => ({ enteredUnder: enteredUnder === 'lead' ? 'defending' : 'lead' })),
  ofCard(({ tags }) => ({ tags: tags.includes('Krono') ? [] : [...tags, 'Krono'] })),
  ofCard(({ powers }) => ({ powers: powers.length === 0 ? (crowded.cards[0]?.powers ?? []) : [], powersSince: 700 })),
  ofCard(({ counters, id }, serial) => ({
    counters:
      counters.length > 0 ? [] : [{ id: `c9${serial}${id}`, name: '', atk: 1, def: -1, timestamp: 900 + serial }],
  })),
  fc.constant<Edit>((board) => ({ ...board, modifiers: board.modifiers.slice(1) })),
  fc.nat({ max: 20 }).map((at): Edit => (board) => {
    const one = crowded.modifiers[at % crowded.modifiers.length];
    if (one === undefined || board.modifiers.includes(one)) return board;
    return { ...board, modifiers: [...board.modifiers, one] };
  }),
  fc.integer({ min: 1, max: 7 }).map((round): Edit => (board) => ({ ...board, round })),
);

/** The same grammar without its sieves: everybody is looked at, and everybody could be affected. */
const unsieved: typeof grammar = {
  ...grammar,
  evaluateAmong: () => null,
  looksAt: () => true,
  couldAffect: () => null,
};

const inputs = (board: Board) => ({
  world: {
    stored: new Map(board.cards.map((card) => [card.id, storedView(board, card)])),
    surroundings: surroundings(board),
  },
  modifiers: continuous(board),
});

test('after every change of a full table, what is seen is as if worked out from scratch', () => {
  fc.assert(
    fc.property(boards, fc.array(edits, { minLength: 1, maxLength: 6 }), (start, series) => {
      let board = start;
      const first = inputs(board);
      let projection = project(grammar, first.world, first.modifiers);
      for (const edit of series) {
        board = edit(board);
        const { world, modifiers: all } = inputs(board);
        projection = reproject(grammar, projection, world, all);
        expect([...projection.views]).toEqual([...project(unsieved, world, all).views]);
      }
    }),
    { numRuns: sizes.propertyRuns },
  );
});
