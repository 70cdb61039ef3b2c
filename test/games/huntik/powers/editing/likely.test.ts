import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/games/huntik/powers/editing/edit.ts';
import type { Piece } from '../../../../../src/games/huntik/powers/editing/hole.ts';
import { editedLikely } from '../../../../../src/games/huntik/powers/editing/likely.ts';
import { readPower } from '../../../../../src/games/huntik/powers/editing/read.ts';
import { fresh, placeAt } from '../../../../../src/games/huntik/powers/editing/shape.ts';
import { editsOf } from './walk.ts';

const after = (root: Piece, ...edits: readonly Edit[]) =>
  edits.reduce((piece, edit) => editedLikely('power', piece, edit), root);

const ACTION: Piece = { kind: 'action', action: 'exhaust', do: [] };

test('an effect befalls the card itself, or the target where there is one', () => {
  const stun: Edit = { at: ['do', 0], do: 'choose', shape: 'stun' };
  expect(after(ACTION, stun)).toEqual({ ...{ kind: 'action', action: 'exhaust' }, do: [{ do: 'stun', who: 'me' }] });
  const aimed = { kind: 'action', action: 'exhaust', targets: [{ what: 'hero' }], do: [] };
  expect(after(aimed, stun)).toEqual({ ...aimed, do: [{ do: 'stun', who: { target: 0 } }] });
});

test('an effect inside a trigger befalls what the trigger is about', () => {
  expect(
    after(
      ACTION,
      { at: ['do', 0], do: 'choose', shape: 'when' },
      { at: ['do', 0, 'then', 0], do: 'choose', shape: 'ko' },
    ),
  ).toMatchObject({ do: [{ do: 'when', then: [{ do: 'ko', who: 'that' }] }] });
});

test('a power that speaks of a target gets one', () => {
  expect(
    after(
      ACTION,
      { at: ['do', 0], do: 'choose', shape: 'stun' },
      { at: ['do', 0, 'who'], do: 'choose', shape: 'target' },
    ),
  ).toEqual({
    ...{ kind: 'action', action: 'exhaust' },
    targets: [{ what: 'hero' }],
    do: [{ do: 'stun', who: { target: 0 } }],
  });
});

test('a power that is given has targets of its own', () => {
  const given = { kind: 'action', action: 'free', do: [{ do: 'ko', who: 'me' }] };
  const giving = { kind: 'alwaysOn', affects: 'me', change: [{ kind: 'gains', power: given }] };
  expect(after(giving, { at: ['change', 0, 'power', 'do', 0, 'who'], do: 'choose', shape: 'target' })).toEqual({
    ...giving,
    change: [
      { kind: 'gains', power: { ...given, targets: [{ what: 'hero' }], do: [{ do: 'ko', who: { target: 0 } }] } },
    ],
  });
});

test('effects go on speaking of their targets where these change places or one is gone', () => {
  const given = {
    kind: 'action',
    action: 'free',
    targets: [{ what: 'card' }, { what: 'hero' }],
    do: [{ do: 'ko', who: { target: 1 } }],
  };
  const power = {
    kind: 'action',
    action: 'exhaust',
    targets: [{ what: 'obstacle' }, { what: 'hero' }, { what: 'feature' }],
    do: [
      { do: 'ko', who: { target: 1 } },
      { do: 'modify', who: { target: 2 }, change: [{ kind: 'gains', power: given }] },
    ],
  };
  expect(after(power, { at: ['targets', 1], do: 'earlier' })).toEqual({
    ...power,
    targets: [{ what: 'hero' }, { what: 'obstacle' }, { what: 'feature' }],
    do: [{ do: 'ko', who: { target: 0 } }, power.do[1]],
  });
  expect(after(power, { at: ['targets', 0], do: 'remove' })).toEqual({
    ...power,
    targets: [{ what: 'hero' }, { what: 'feature' }],
    do: [
      { do: 'ko', who: { target: 0 } },
      { ...power.do[1], who: { target: 1 } },
    ],
  });
});

test('a second change is by the same amount as the first, and what is there already is left alone', () => {
  const atk = { kind: 'atk', op: 'by', amount: { round: true } };
  const growing = { kind: 'alwaysOn', affects: 'me', change: [atk] };
  const both = after(growing, { at: ['change', 1], do: 'choose', shape: 'def' });
  expect(both).toEqual({ ...growing, change: [atk, { ...atk, kind: 'def' }] });
  const own = { kind: 'def', op: 'by', amount: 3 };
  expect(after({ ...growing, change: [atk, own] }, { at: ['change', 1], do: 'choose', shape: 'atk' })).toEqual({
    ...growing,
    change: [atk, { ...own, kind: 'atk' }],
  });
});

test('whatever is done, what is likely fits as well', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 50 }), (picks) => {
      let piece = fresh('power');
      for (const pick of picks) {
        const edits = editsOf('power', piece);
        const edit = edits[pick % edits.length];
        if (edit === undefined) throw new Error('the editor offers nothing');
        piece = editedLikely('power', piece, edit);
        const { fault } = readPower(piece);
        if (fault === null) continue;
        expect(fault.kind).toBe('missing');
        expect(placeAt('power', piece, fault.at)).toBeDefined();
      }
    }),
    { numRuns: 300 },
  );
});
