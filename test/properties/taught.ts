/** What random cards were taught: powers as they are printed, and any that the vocabulary can say; and choices for them. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Board } from '../../src/games/huntik/board.ts';
import type { Choices } from '../../src/games/huntik/powers/choices.ts';
import { power, powers } from '../../src/games/huntik/powers/schema.ts';
import type { Power } from '../../src/games/huntik/powers/power.ts';
import { ZONES, type ActionSubtype } from '../../src/games/huntik/vocabulary.ts';
import type { Pick } from './candidates.ts';
import { randomPower } from './powers.ts';

const golden = v
  .parse(v.array(v.looseObject({ power })), JSON.parse(readFileSync('test/games/huntik/powers/golden.json', 'utf8')))
  .map((one) => one.power);

const TAGS = ['Titan', 'Seeker', 'Krono-Titan'] as const;

const some = <T>(list: readonly T[], pick: Pick): T[] => {
  const one = list[pick(Math.max(1, list.length))];
  return one === undefined ? [] : [one];
};

/** Every second hero was taught something. */
export function taughtHero(pick: Pick): { tags?: string[]; powers?: Power[] } {
  if (pick(2) === 0) return {};
  const own = [...some(golden, pick), ...(pick(2) === 0 ? [randomPower(pick)] : [])];
  return { tags: some(TAGS, pick), powers: v.parse(powers, own) };
}

export const taughtAction = (subtype: ActionSubtype, pick: Pick): Power[] =>
  some(
    golden.filter((one) => one.kind === 'action' && one.action === subtype),
    pick,
  );

export function choicesOf(board: Board, pick: Pick): Choices {
  const ids = board.cards.map(({ id }) => id);
  const targets = [...some(ids, pick), ...some(ids, pick)];
  return {
    targets,
    zone: ZONES[pick(5)] ?? 3,
    ...(targets[0] === undefined ? {} : { card: targets[0] }),
    x: pick(4),
    die: 1 + pick(6),
    does: [pick(2) === 0, pick(2) === 0],
    options: [pick(2), pick(2)],
  };
}
