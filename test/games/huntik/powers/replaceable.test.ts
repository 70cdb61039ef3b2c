import * as v from 'valibot';
import { expect, test } from 'vitest';
import { power } from '../../../../src/games/huntik/powers/schema.ts';
import { OCCASIONS, REPLACEABLE, type Occasion } from '../../../../src/games/huntik/powers/words.ts';

const replaceable: readonly Occasion[] = REPLACEABLE;
const replacing = (event: Occasion) =>
  v.safeParse(power, { kind: 'replacement', would: { event }, instead: [{ do: 'draw', count: 1 }] });

test.each(REPLACEABLE)('what would happen as %s can be replaced', (event) => {
  expect(replacing(event).success).toBe(true);
});

test.each(OCCASIONS.filter((occasion) => !replaceable.includes(occasion)))(
  'a step of the game, a play, or what only follows cannot, and the piece is named: %s',
  (event) => {
    const { issues } = replacing(event);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['would.event']);
  },
);
