import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../../../src/games/huntik/cards/index.ts';
import { edited, type Edit } from '../../../../../src/games/huntik/powers/editing/edit.ts';
import { faultOf } from '../../../../../src/games/huntik/powers/editing/fault.ts';
import type { Piece } from '../../../../../src/games/huntik/powers/editing/hole.ts';
import { pieceAt } from '../../../../../src/games/huntik/powers/editing/piece.ts';
import { fresh, placeAt } from '../../../../../src/games/huntik/powers/editing/shape.ts';
import { power, powers } from '../../../../../src/games/huntik/powers/schema.ts';
import golden from '../golden.json' with { type: 'json' };
import { editsOf, editsTo } from './walk.ts';

const after = (edits: readonly Edit[], root: Piece): Piece =>
  edits.reduce((piece, edit) => {
    // Whatever is done has to be something that the editor offers.
    const offered = editsOf('powers', piece).some((one) => one.do === edit.do && String(one.at) === String(edit.at));
    if (!offered) throw new Error(`the editor does not offer ${JSON.stringify(edit)}`);
    return edited('powers', piece, edit);
  }, root);

describe('every known power is put together piece by piece', () => {
  test.each(cards.filter((card) => card.powers.length > 0).map((card) => [card.name, card.powers] as const))(
    '%s',
    (_, wanted) => {
      expect(after(editsTo('powers', wanted), fresh('powers'))).toEqual(wanted);
    },
  );

  test.each(golden.map((one) => [one.en, v.parse(power, one.power)] as const))('%s', (_, wanted) => {
    expect(after(editsTo('powers', [wanted]), fresh('powers'))).toEqual([wanted]);
  });
});

test('whatever is done, the powers are what the schema takes, or lack a piece that is named', () => {
  const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(steps, (picks) => {
      let piece = fresh('powers');
      for (const pick of picks) {
        const edits = editsOf('powers', piece);
        const edit = edits[pick % edits.length];
        if (edit === undefined) throw new Error('the editor offers nothing');
        piece = edited('powers', piece, edit);
        const read = v.safeParse(powers, piece);
        if (read.success) {
          expect(read.output).toEqual(piece);
          continue;
        }
        const fault = faultOf(read.issues[0]);
        expect(fault.kind).toBe('missing');
        expect(placeAt('powers', piece, fault.at)).toBeDefined();
        expect(['', '[]']).toContain(JSON.stringify(pieceAt(piece, fault.at)).replaceAll('"', ''));
      }
    }),
    { numRuns: 300 },
  );
});
