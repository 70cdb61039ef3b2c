/** Every hole of a power, and what may stand in it. */
import { listOf, type Hole, type HoleName } from '../hole.ts';
import { WORDS, type WordSet } from '../words.ts';
import { amounts } from './amounts.ts';
import { effects } from './effects.ts';
import { powers } from './powers.ts';
import { who } from './who.ts';

const words = Object.keys(WORDS).filter((set): set is WordSet => Object.hasOwn(WORDS, set));

const others = {
  actions: listOf('action', 1, 3),
  areas: listOf('area', 1, 5),
  tags: listOf('text', 1, 6),
  text: { is: 'text', least: 1, most: 40 },
  mark: { is: 'text', least: 0, most: 40 },
  whole: { is: 'number', min: -99, max: 99 },
  some: { is: 'number', min: 1, max: 99 },
  atLeast: { is: 'number', min: 1, max: 20 },
  times: { is: 'number', min: -9, max: 9 },
  yes: { is: 'flag', value: true },
  fromHand: { is: 'flag', value: 'hand' },
} as const satisfies Record<string, Hole>;

const pieces: Readonly<Record<Exclude<HoleName, WordSet>, Hole>> = {
  ...powers,
  ...effects,
  ...amounts,
  ...who,
  ...others,
};

const isWordSet = (name: HoleName): name is WordSet => words.some((set) => set === name);

/** What may stand in a hole. */
export const holeNamed = (name: HoleName): Hole => (isWordSet(name) ? { is: 'word', set: name } : pieces[name]);
