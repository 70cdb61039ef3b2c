/** The closed lists that a power's words are chosen from, each under the name that its labels have. */
import { DURATIONS } from '../../../../engine/modifiers/modifier.ts';
import { ACTION_SUBTYPES, HERO_KINDS } from '../../vocabulary.ts';
import { place } from '../selector.ts';
import {
  AREAS,
  CARD_TYPES,
  FORBIDDEN,
  LIMITS,
  LYING,
  OCCASIONS,
  REPLACEABLE,
  SIDES,
  THINGS,
  WORKS_IN,
} from '../words.ts';

const [known, numbered] = place.options;
const PLACES = [...known.options, ...numbered.options] as const;
const EITHER = [true, false] as const;

export const WORDS = {
  action: ACTION_SUBTYPES,
  per: LIMITS,
  heroKind: HERO_KINDS,
  until: DURATIONS,
  thing: THINGS,
  side: SIDES,
  attacks: SIDES,
  cardType: CARD_TYPES,
  state: LYING,
  area: AREAS,
  zone: PLACES,
  goal: [...PLACES, ...AREAS],
  worksIn: WORKS_IN,
  event: OCCASIONS,
  replaceable: REPLACEABLE,
  player: ['you', 'opponent'],
  direction: ['forward', 'back'],
  op: ['by', 'to'],
  tagOp: ['add', 'remove'],
  forbidden: FORBIDDEN,
  target: [0, 1, 2, 3, 4, 5],
  alone: EITHER,
  inCombat: EITHER,
  token: EITHER,
  withFeature: EITHER,
  gained: EITHER,
  yourTurn: EITHER,
  takesTurn: EITHER,
} as const;
export type WordSet = keyof typeof WORDS;
export type WordIn<S extends WordSet> = (typeof WORDS)[S][number];
