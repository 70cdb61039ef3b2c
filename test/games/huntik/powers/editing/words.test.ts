import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { explainPowers } from '../../../../../src/games/huntik/powers/editing/explain.ts';
import { holeNamed } from '../../../../../src/games/huntik/powers/editing/grammar/index.ts';
import { isList, isMade } from '../../../../../src/games/huntik/powers/editing/piece.ts';
import type { HoleName, Path, Piece } from '../../../../../src/games/huntik/powers/editing/hole.ts';
import { pieceOf } from '../../../../../src/games/huntik/powers/editing/read.ts';
import { kindLabel, sayAt, shapeLabel, wordLabel } from '../../../../../src/games/huntik/powers/editing/say.ts';
import { fieldsOf, placeAt } from '../../../../../src/games/huntik/powers/editing/shape.ts';
import { trailTo } from '../../../../../src/games/huntik/powers/editing/trail.ts';
import { WORDS } from '../../../../../src/games/huntik/powers/editing/words.ts';
import { power } from '../../../../../src/games/huntik/powers/schema.ts';
import { editor as en } from '../../../../../src/games/huntik/texts/en/editor.ts';
import { editor as hu } from '../../../../../src/games/huntik/texts/hu/editor.ts';
import { editor as ru } from '../../../../../src/games/huntik/texts/ru/editor.ts';
import golden from '../golden.json' with { type: 'json' };

const LANGUAGES = { en, hu, ru };

/** Every hole that can be reached from a card's powers. */
function reached(from: HoleName, seen = new Set<HoleName>()): ReadonlySet<HoleName> {
  if (seen.has(from)) return seen;
  seen.add(from);
  const hole = holeNamed(from);
  if (hole.is === 'list') reached(hole.of, seen);
  if (hole.is === 'shapes')
    for (const shape of hole.shapes) for (const field of fieldsOf(shape)) reached(field.hole, seen);
  return seen;
}
const HOLES = [...reached('powers')];

const waysInto = (piece: Piece, at: Path = []): readonly Path[] => {
  if (isList(piece)) return [at, ...piece.flatMap((item, index) => waysInto(item, [...at, index]))];
  if (isMade(piece)) return [at, ...Object.entries(piece).flatMap(([key, part]) => waysInto(part, [...at, key]))];
  return [at];
};

describe.each(Object.entries(LANGUAGES))('in %s', (_, t) => {
  test('every piece that can be chosen has a label of its own in its hole', () => {
    for (const name of HOLES) {
      const hole = holeNamed(name);
      if (hole.is === 'word') {
        const labels = WORDS[hole.set].map((word) => wordLabel(t, hole.set, word));
        expect(new Set(labels).size, name).toBe(labels.length);
      }
      if (hole.is !== 'shapes' || hole.shapes.length < 2) continue;
      const labels = hole.shapes.map(({ id }) => shapeLabel(t, name, id));
      expect(kindLabel(t, name), name).not.toBeNull();
      expect(new Set(labels).size, name).toBe(labels.length);
    }
  });

  test.each(golden.map((one) => [one.en, v.parse(power, one.power)] as const))(
    'every part says something: %s',
    (_said, one) => {
      const root = pieceOf(one);
      for (const at of waysInto(root)) {
        const place = placeAt('power', root, at);
        // What tells a piece apart is no part of it, and what is merely said or not has no words beside its label.
        if (place === undefined || holeNamed(place.hole).is === 'flag') continue;
        // A counter may have no name, and a comparison no bound.
        const said = sayAt(t, root, at) ?? (['mark', 'compare'].includes(place.hole) ? 'nothing' : null);
        expect(said, at.join('.')).toMatch(/[\p{L}\d]/u);
        expect(said, at.join('.')).not.toMatch(/undefined|\[object|…$/u);
      }
    },
  );
});

test('a part is said as it is in its power', () => {
  const trap = pieceOf(
    v.parse(power, {
      kind: 'action',
      action: 'exhaust',
      targets: [{ what: 'hero', side: 'enemy' }],
      do: [
        { do: 'ko', who: { target: 0 } },
        {
          do: 'when',
          when: { event: 'movesInto', of: { what: 'hero' }, zone: 1 },
          then: [{ do: 'stun', who: 'that' }],
        },
        { do: 'modify', who: { what: 'hero', side: 'friendly' }, change: [{ kind: 'atk', op: 'by', amount: -1 }] },
      ],
    }),
  );
  const say = (...at: Path) => sayAt(en, trap, at);
  expect(say('do', 0)).toBe('KO the target');
  expect(say('do', 1, 'then', 0)).toBe('stun that hero');
  expect(say('do', 1, 'when')).toBe('whenever a hero moves into zone 1');
  expect(say('do', 1, 'when', 'of')).toBe('a hero');
  expect(say('do', 2, 'who')).toBe('all friendly heroes');
  expect(say('do', 2, 'change', 0)).toBe('friendly heroes get −1 ATK');
  expect(sayAt(hu, trap, ['do', 1, 'when'])).toBe('valahányszor egy hős az 1. zónába mozog');
  expect(sayAt(ru, trap, ['do', 2, 'who'])).toBe('всех дружественных героев');
  expect(trailTo(en, 'powers', [trap], [0, 'do', 1, 'when', 'of']).map(({ label }) => label)).toEqual([
    'Power 1',
    'Effect 2',
    'When',
    'Who or what',
  ]);
});

const action = (...effects: readonly unknown[]) => [{ kind: 'action', action: 'exhaust', do: effects }];

describe('a power that contradicts its schema says which piece', () => {
  test.each([
    [
      'an effect that there is not',
      action({ do: 'stn', who: 'me' }),
      'Power 1 › Effect 1: “stn” is nothing that can stand here.',
    ],
    [
      'whom',
      action({ do: 'stun', who: { what: 'hero', side: 'ours' } }),
      'Power 1 › Effect 1 › Whom › Side: “ours” is nothing that can stand here.',
    ],
    [
      'a part too many',
      action({ do: 'stun', who: 'me', twice: true }),
      'Power 1 › Effect 1: there is no such part as “twice”.',
    ],
    ['a part too few', action({ do: 'stun' }), 'Power 1 › Effect 1 › Whom: something is still missing here.'],
    ['no effect', action(), 'Power 1 › Effects: something is still missing here.'],
    [
      'a number',
      action({ do: 'draw', count: 2.5 }),
      'Power 1 › Effect 1 › How many cards: “2.5” is no whole number that is allowed here.',
    ],
    [
      'a long name',
      [{ ...action({ do: 'shuffle' })[0], name: 'x'.repeat(41) }],
      'Power 1 › Name: this is longer than 40 characters.',
    ],
    [
      'too many effects',
      action(...Array.from({ length: 13 }, () => ({ do: 'shuffle' }))),
      'Power 1 › Effects: these are too many.',
    ],
    [
      'a power inside a power',
      action({ do: 'modify', who: 'me', change: [{ kind: 'gains', power: { kind: 'fly' } }] }),
      'Power 1 › Effect 1 › Change 1 › Power it gains: “fly” is nothing that can stand here.',
    ],
    ['no list at all', 'unblockable', 'Powers: “unblockable” is nothing that can stand here.'],
    ['nothing that is a power', [null], 'Powers: what stands here is nothing that can stand here.'],
  ])('%s', (_, came, sentence) => {
    expect(explainPowers(en, came)).toBe(sentence);
    for (const t of [hu, ru]) expect(explainPowers(t, came)).toMatch(/^\p{Lu}?[^:]+: .+[.]$/u);
  });

  test('nothing is said where nothing is wrong', () => {
    expect(explainPowers(en, action({ do: 'stun', who: 'me' }))).toBeNull();
  });

  test('in Hungarian and Russian', () => {
    const came = action({ do: 'stun', who: { what: 'hero', side: 'ours' } });
    expect(explainPowers(hu, came)).toBe('1. képesség › 1. hatás › Kit › Oldal: az, hogy „ours”, ide nem illik.');
    expect(explainPowers(ru, came)).toBe('Способность 1 › Эффект 1 › Кого › Сторона: «ours» сюда не подходит.');
  });
});
