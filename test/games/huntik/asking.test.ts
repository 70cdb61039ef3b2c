import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import { initialBoard, type Board } from '../../../src/games/huntik/board.ts';
import type { Choices } from '../../../src/games/huntik/powers/choices.ts';
import type { Description } from '../../../src/games/huntik/powers/selector.ts';
import {
  answered,
  isByHand,
  nextAsk,
  nextOf,
  piecesOf,
  type Ask,
  type Piece,
  type Reply,
} from '../../../src/games/huntik/questions/asking.ts';
import { inPlay } from './inPlay.ts';

const card: typeof inPlay = (id, seat, zone, more) => inPlay(id, seat, zone, { atk: 2, def: 2, ...more });

const board: Board = {
  ...initialBoard,
  depth: 'map',
  cards: [
    card('h1', 'lead', 1),
    card('h2', 'lead', 3),
    card('h3', 'defending', 3, { kind: 'major' }),
    card('h4', 'defending', 3, { stunned: true, exhausted: true }),
    card('h5', 'defending', 5, { kind: 'obstacle' }),
  ],
};
const telling = { you: 'lead', me: 'h2' } as const;

const ask = (piece: Piece, told: Choices = {}) => nextAsk(board, piece, telling, told);

/** Everything that a power asks, in order, with the replies given. */
function all(piece: Piece, ...replies: readonly Reply[]): readonly (Ask['kind'] | 'done')[] {
  let told: Choices = {};
  const kinds: (Ask['kind'] | 'done')[] = [];
  for (const reply of replies) {
    const next = ask(piece, told);
    kinds.push(next?.kind ?? 'done');
    if (next === null) return kinds;
    told = answered(told, next, reply);
  }
  return [...kinds, ask(piece, told)?.kind ?? 'done'];
}

const pieceOf = (name: string): Piece => {
  const [piece] = piecesOf(cards.find((one) => one.name === name)?.powers ?? []);
  if (piece === undefined) throw new Error(`${name} has no action power`);
  return piece;
};

/** The cards offered as a target, and for the others the rules that stand against them. */
function offered(of: Description, told: Choices = {}): Readonly<Record<string, readonly string[]>> {
  const earlier: readonly Description[] = told.targets === undefined ? [] : [{ what: 'hero' }];
  const next = ask({ targets: [...earlier, of], do: [] }, told);
  if (next?.kind !== 'target') throw new Error('no target is asked for');
  return Object.fromEntries(next.options.map(({ card: { id }, refusals }) => [id, refusals.map(({ rule }) => rule)]));
}

describe('what is asked, in the order of the text', () => {
  test('nothing, where nothing is to be chosen', () => {
    expect(all(pieceOf('Take the Initiative'))).toEqual(['done']);
    expect(all(pieceOf('Ashtoreth'))).toEqual(['done']);
  });

  test('the zone of a trap', () => {
    expect(all(pieceOf('Set a Trap'), 3)).toEqual(['zone', 'done']);
  });

  test('X before the cost, the cost before the targets, these before the effects', () => {
    const piece: Piece = {
      cost: [
        {
          do: 'chooseOne',
          of: [[{ do: 'discard', count: { x: true } }], [{ do: 'exhaust', who: 'me' }]],
        },
      ],
      targets: [{ what: 'hero' }, { what: 'hero' }],
      do: [
        { do: 'rollDie' },
        { do: 'may', what: [{ do: 'chooseCard', from: { what: 'hero' } }] },
        { do: 'move', who: 'that', direction: 'back', zones: { die: true } },
      ],
    };
    expect(all(piece, 2, 1, 'h1', 'h3', 6, true, 'h2')).toEqual([
      'x',
      'option',
      'target',
      'target',
      'die',
      'may',
      'card',
      'done',
    ]);
  });

  test('what a declined part would ask is not asked', () => {
    const piece: Piece = { do: [{ do: 'may', what: [{ do: 'chooseZone' }] }, { do: 'rollDie' }] };
    expect(all(piece, false, 4)).toEqual(['may', 'die', 'done']);
    expect(all(piece, true, 5, 4)).toEqual(['may', 'zone', 'die', 'done']);
  });

  test('only of the option that was chosen', () => {
    const piece: Piece = { do: [{ do: 'chooseOne', of: [[{ do: 'chooseZone' }], [{ do: 'rollDie' }]] }] };
    expect(all(piece, 0, 1)).toEqual(['option', 'zone', 'done']);
    expect(all(piece, 1, 1)).toEqual(['option', 'die', 'done']);
  });

  test('an “unless” asks its player, then what comes of the answer', () => {
    const piece: Piece = {
      do: [
        {
          do: 'unless',
          who: 'opponent',
          does: [{ do: 'discard', count: 1, player: 'opponent' }],
          otherwise: [{ do: 'chooseZone' }],
        },
      ],
    };
    expect(ask(piece)).toMatchObject({ kind: 'may', who: 'opponent' });
    expect(all(piece, false, 2)).toEqual(['may', 'zone', 'done']);
    expect(all(piece, true)).toEqual(['may', 'done']);
  });

  test('as often as it is repeated', () => {
    const piece: Piece = {
      do: [{ do: 'repeat', times: { count: { what: 'obstacle' }, times: 2 }, what: [{ do: 'may', what: [] }] }],
    };
    expect(all(piece, true, false)).toEqual(['may', 'may', 'done']);
    expect(all({ do: [{ do: 'repeat', times: { die: true }, what: [{ do: 'may', what: [] }] }] }, 1, true)).toEqual([
      'die',
      'may',
      'done',
    ]);
  });

  test('not what a waiting effect, or a power that is given, will ask in its time', () => {
    const later: Piece = {
      do: [
        {
          do: 'when',
          when: { event: 'ko' },
          then: [{ do: 'move', who: 'that', direction: 'back', zones: { die: true } }],
        },
        { do: 'replace', would: { event: 'ko' }, instead: [{ do: 'chooseZone' }] },
      ],
    };
    expect(all(later)).toEqual(['done']);
    expect(all(pieceOf('Thundercut'), 'h1')).toEqual(['target', 'done']);
  });

  test('no card of a hand, and none where there is none', () => {
    expect(all(pieceOf('Lok Lambert'))).toEqual(['done']);
    expect(isByHand(pieceOf('Lok Lambert').do)).toBe(true);
    expect(all({ do: [{ do: 'chooseCard', from: { what: 'hero', type: 'legendary' } }] })).toEqual(['done']);
    expect(isByHand(pieceOf('Set a Trap').do)).toBe(false);
  });

  test('of an action card with two powers, one after the other', () => {
    const pieces: readonly Piece[] = [{ targets: [{ what: 'hero' }], do: [] }, { do: [{ do: 'chooseZone' }] }];
    const first = nextOf(board, pieces, telling, {});
    expect(first).toMatchObject({ kind: 'target' });
    expect(nextOf(board, pieces, telling, { targets: ['h1'] })).toMatchObject({ kind: 'zone' });
    expect(nextOf(board, pieces, telling, { targets: ['h1'], zone: 2 })).toBeNull();
  });

  test('players and zones as targets are named at the table', () => {
    expect(all({ targets: [{ what: 'player' }, { what: 'hero' }], do: [] }, 'h1')).toEqual(['target', 'done']);
  });
});

describe('which cards answer', () => {
  test('a stunned one and an obstacle are no heroes to be targeted, each by its rule', () => {
    expect(offered({ what: 'hero' })).toEqual({ h1: [], h2: [], h3: [], h4: ['407.2'], h5: ['305.3d'] });
  });

  test('the description is read from the side of whoever says it', () => {
    expect(offered({ what: 'hero', side: 'enemy', zone: 'mine' })).toEqual({
      h1: ['704.1'],
      h2: ['704.1'],
      h3: [],
      h4: ['407.2'],
      h5: ['305.3d'],
    });
  });

  test('none is chosen twice', () => {
    expect(offered({ what: 'hero' }, { targets: ['h1'] })).toMatchObject({ h1: ['704.2'], h2: [] });
  });

  test('one that cannot be targeted is not offered', () => {
    const protectedBoard: Board = {
      ...board,
      modifiers: [
        {
          id: 'm1',
          source: '',
          controller: 'defending',
          cards: ['h3'],
          affects: null,
          while: null,
          of: null,
          change: { kind: 'forbid', what: 'target' },
          until: 'round',
          timestamp: 1,
        },
      ],
    };
    const next = nextAsk(protectedBoard, { targets: [{ what: 'hero' }], do: [] }, telling, {});
    const of = next?.kind === 'target' ? next.options.find((option) => option.card.id === 'h3') : undefined;
    expect(of?.refusals.map(({ rule }) => rule)).toEqual(['103.3']);
  });
});

test('an answer of the wrong kind is a bug', () => {
  expect(() => answered({}, { kind: 'zone' }, 9)).toThrow('no answer');
  expect(() => answered({}, { kind: 'x' }, true)).toThrow('no answer');
});

describe('several parts of one power', () => {
  const draws = { do: 'may', what: [{ do: 'draw', count: 1 }] } as const;

  test('a cost and its effects take an answer each', () => {
    expect(all({ cost: [draws], do: [draws] }, true, false)).toEqual(['may', 'may', 'done']);
  });

  test('so do the powers of one action card', () => {
    const pieces = [{ do: [draws] }, { do: [draws] }];
    expect(nextOf(board, pieces, telling, { does: [true] })?.kind).toBe('may');
    expect(nextOf(board, pieces, telling, { does: [true, false] })).toBeNull();
  });

  test('what both players choose is asked once it waits for each of them', () => {
    const both: Piece = { do: [{ do: 'both', does: [draws] }] };
    expect(ask(both)).toBeNull();
    expect(isByHand([{ do: 'both', does: [{ do: 'shuffle' }] }])).toBe(true);
  });
});
