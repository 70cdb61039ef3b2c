/** Random powers, put together from the whole vocabulary piece by piece: what nobody would print is among them. */
import * as v from 'valibot';
import { DURATIONS } from '../../src/engine/modifiers/modifier.ts';
import { ON_CARDS, ON_THE_TABLE, type Power } from '../../src/games/huntik/powers/power.ts';
import { power } from '../../src/games/huntik/powers/schema.ts';
import {
  AREAS,
  CARD_TYPES,
  FORBIDDEN,
  LIMITS,
  LYING,
  OCCASIONS,
  SIDES,
  THINGS,
} from '../../src/games/huntik/powers/words.ts';
import { ACTION_SUBTYPES, HERO_KINDS } from '../../src/games/huntik/vocabulary.ts';
import type { Pick } from './candidates.ts';

/** As it comes from outside: the schema judges it. */
type Raw = Readonly<Record<string, unknown>>;

const TEXTS = ['Titan', 'Seeker', 'Hero', 'Scout'] as const;
const PLACES = ['mine', 'combat', 'that', 'chosen', 'first', 1, 2, 3, 4, 5] as const;

const one = <T>(list: readonly T[], pick: Pick): T => {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** A piece that is there now and then. */
const maybe = (pick: Pick, often: number, piece: () => Raw): Raw => (pick(often) === 0 ? piece() : {});

const compare = (pick: Pick): Raw => ({
  ...maybe(pick, 2, () => ({ min: pick(3) === 0 ? 'round' : pick(5) })),
  ...maybe(pick, 3, () => ({ max: pick(6) })),
});

const description = (pick: Pick): Raw => ({
  what: one(THINGS, pick),
  ...maybe(pick, 2, () => ({ side: one(SIDES, pick) })),
  ...maybe(pick, 4, () => ({ type: one(CARD_TYPES, pick) })),
  ...maybe(pick, 3, () => ({ other: true })),
  ...maybe(pick, 5, () => ({ tags: [one(TEXTS, pick)] })),
  ...maybe(pick, 6, () => ({ named: one(TEXTS, pick) })),
  ...maybe(pick, 4, () => ({ zone: one(PLACES, pick) })),
  ...maybe(pick, 5, () => ({ state: one(LYING, pick) })),
  ...maybe(pick, 8, () => ({ alone: pick(2) === 0 })),
  ...maybe(pick, 8, () => ({ inCombat: pick(2) === 0 })),
  ...maybe(pick, 6, () => ({ atk: compare(pick) })),
  ...maybe(pick, 6, () => ({ def: compare(pick) })),
  ...maybe(pick, 9, () => ({ token: pick(2) === 0 })),
  ...maybe(pick, 9, () => ({ withFeature: pick(2) === 0 })),
  ...maybe(pick, 9, () => ({ hasCounter: one(TEXTS, pick) })),
  ...maybe(pick, 12, () => ({ area: one(AREAS, pick) })),
});

const reference = (pick: Pick): unknown =>
  pick(5) === 0 ? { target: pick(2) } : one(['me', 'me', 'that', 'chosen', 'you', 'opponent'], pick);

const selector = (pick: Pick): unknown => (pick(2) === 0 ? reference(pick) : description(pick));

function amount(pick: Pick): unknown {
  const times = maybe(pick, 4, () => ({ times: pick(5) - 2 }));
  switch (pick(9)) {
    case 0:
      return { count: description(pick), ...times };
    case 1:
      return { round: true, ...times };
    case 2:
      return { atkOf: reference(pick), ...times };
    case 3:
      return { defOf: reference(pick), ...times };
    case 4:
      return { counters: '', on: reference(pick), ...times };
    case 5:
      return { die: true, ...times };
    case 6:
      return { x: true, ...times };
    default:
      return pick(5) - 1;
  }
}

function condition(pick: Pick, depth = 2): Raw {
  switch (pick(depth > 0 ? 8 : 5)) {
    case 0:
      return { exists: description(pick), ...maybe(pick, 2, () => ({ atLeast: 1 + pick(3) })) };
    case 1:
      return { round: compare(pick) };
    case 2:
      return { inCombat: reference(pick) };
    case 3:
      return { alone: reference(pick) };
    case 4:
      return { yourTurn: pick(2) === 0 };
    case 5:
      return { all: [condition(pick, depth - 1), condition(pick, depth - 1)] };
    case 6:
      return { any: [condition(pick, depth - 1), condition(pick, depth - 1)] };
    default:
      return { not: condition(pick, depth - 1) };
  }
}

const trigger = (pick: Pick): Raw => ({
  event: one(OCCASIONS, pick),
  ...maybe(pick, 2, () => ({ of: pick(3) === 0 ? 'me' : description(pick) })),
  ...maybe(pick, 5, () => ({ zone: one(PLACES, pick) })),
  ...maybe(pick, 5, () => ({ by: one(['you', 'opponent'], pick) })),
  ...maybe(pick, 9, () => ({ from: 'hand' })),
});

/** What can be replaced is a KO, so most replacements wait for one. */
const would = (pick: Pick): Raw => ({ ...trigger(pick), event: one(['ko', 'ko', 'koByCombat', 'stunned'], pick) });

function change(pick: Pick, depth: number): Raw {
  switch (pick(depth > 0 ? 8 : 7)) {
    case 0:
    case 1:
      return { kind: one(['atk', 'def'], pick), op: one(['by', 'by', 'to'], pick), amount: amount(pick) };
    case 2:
      return { kind: 'tag', op: one(['add', 'remove'], pick), tag: one(TEXTS, pick) };
    case 3:
      return { kind: 'type', type: one(HERO_KINDS, pick) };
    case 4:
      return pick(2) === 0 ? { kind: 'losesPowers' } : { kind: 'mustStartCombat' };
    case 5:
      return { kind: 'unblockable', gained: pick(2) === 0 };
    case 6:
      return { kind: 'forbid', what: one(FORBIDDEN, pick) };
    default:
      return { kind: 'gains', power: raw(pick, depth - 1) };
  }
}

const until = (pick: Pick): Raw => maybe(pick, 2, () => ({ until: one(DURATIONS, pick) }));

const effects = (pick: Pick, depth: number): readonly Raw[] =>
  Array.from({ length: 1 + pick(2) }, () => effect(pick, depth));

/** Pieces that hold others. */
function shape(pick: Pick, depth: number): Raw {
  const inner = () => effects(pick, depth - 1);
  switch (pick(8)) {
    case 0:
      return { do: 'may', what: inner() };
    case 1:
      return { do: 'chooseOne', of: [inner(), inner()] };
    case 2:
      return { do: 'unless', who: one(['you', 'opponent'], pick), does: inner(), otherwise: inner() };
    case 3:
      return { do: 'repeat', times: 1 + pick(3), what: inner() };
    case 4:
      return { do: 'search', in: [one(AREAS, pick)], for: description(pick), then: inner() };
    case 5:
      return {
        do: 'when',
        when: trigger(pick),
        then: inner(),
        ...maybe(pick, 3, () => ({ next: true })),
        ...until(pick),
      };
    case 6:
      return { do: 'both', does: inner() };
    default:
      return { do: 'replace', would: would(pick), instead: inner(), ...until(pick) };
  }
}

function effect(pick: Pick, depth: number): Raw {
  if (depth > 0 && pick(4) === 0) return shape(pick, depth);
  const who = selector(pick);
  switch (pick(14)) {
    case 0:
      return {
        do: one(
          ON_THE_TABLE.filter((what) => what !== 'win' && what !== 'lose'),
          pick,
        ),
      };
    case 1:
      return { do: 'put', who, to: pick(4) === 0 ? one(AREAS, pick) : one(PLACES, pick) };
    case 2:
      return { do: 'move', who, direction: one(['forward', 'back'], pick), zones: amount(pick) };
    case 3:
      return { do: one(['draw', 'score', 'discard'], pick), count: amount(pick) };
    case 4:
      return { do: 'addCounter', who, name: one(['', 'Scout'], pick), atk: pick(3) - 1, def: pick(3) - 1 };
    case 5:
      return pick(2) === 0 ? { do: 'removeCounter', who, name: '' } : { do: 'chooseCard', from: description(pick) };
    case 6:
      return { do: 'createToken', name: 'Scout', type: one(HERO_KINDS, pick), atk: 1, def: 1, zone: one(PLACES, pick) };
    case 7:
      return pick(2) === 0
        ? { do: 'addAttacks', count: amount(pick) }
        : { do: 'pickUp', who, feature: description(pick) };
    case 8:
      return { do: 'removeAttacks', count: amount(pick), side: one(SIDES, pick) };
    case 9:
      return { do: 'gainControl', who, ...until(pick) };
    case 10:
    case 11:
      return {
        do: 'modify',
        who,
        change: [change(pick, depth)],
        ...until(pick),
        ...maybe(pick, 4, () => ({ while: condition(pick) })),
      };
    default:
      return { do: one(ON_CARDS, pick), who };
  }
}

function raw(pick: Pick, depth: number): Raw {
  const targets = maybe(pick, 2, () => ({ targets: [description(pick)] }));
  const iff = maybe(pick, 4, () => ({ if: condition(pick) }));
  switch (pick(12)) {
    case 0:
      return { kind: 'keyword', keyword: 'unblockable' };
    case 1:
    case 2: {
      const limit = maybe(pick, 2, () => ({ limit: { times: 1, per: one(LIMITS, pick) } }));
      return {
        kind: 'action',
        action: one(ACTION_SUBTYPES, pick),
        ...limit,
        ...iff,
        ...targets,
        do: effects(pick, depth),
      };
    }
    case 3:
    case 4:
      return {
        kind: 'alwaysOn',
        affects: selector(pick),
        change: [change(pick, depth)],
        ...maybe(pick, 4, () => ({ while: condition(pick) })),
      };
    case 5:
      return {
        kind: 'entering',
        ...maybe(pick, 2, () => ({ exhausted: true })),
        counters: { name: '', atk: 1, def: 1, count: 1 + pick(2) },
      };
    case 6:
      return { kind: 'playing', ...maybe(pick, 3, () => ({ onlyIf: condition(pick) })) };
    case 7:
    case 8:
      return replacement(pick, depth);
    default:
      return triggered(pick, depth);
  }
}

const triggered = (pick: Pick, depth: number): Raw => ({
  kind: 'triggered',
  when: trigger(pick),
  ...maybe(pick, 9, () => ({ next: true })),
  ...maybe(pick, 4, () => ({ if: condition(pick) })),
  do: effects(pick, depth),
});

const replacement = (pick: Pick, depth: number): Raw => ({
  kind: 'replacement',
  would: would(pick),
  instead: effects(pick, depth),
});

const DEPTH = 2;

/** Any power that the vocabulary can say. */
export const randomPower = (pick: Pick): Power => v.parse(power, raw(pick, DEPTH));

/** One that waits for something, or comes instead of it. */
export const waitingPower = (pick: Pick): Power =>
  v.parse(power, pick(2) === 0 ? triggered(pick, DEPTH) : replacement(pick, DEPTH));
