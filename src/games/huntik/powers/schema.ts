/** The schemas of powers: what a card may be taught, piece by piece, and which piece is wrong where something is. */
import * as v from 'valibot';
import { DURATIONS } from '../../../engine/modifiers/modifier.ts';
import { ACTION_SUBTYPES, HERO_KINDS } from '../vocabulary.ts';
import { amount } from './amount.ts';
import { condition } from './condition.ts';
import { ON_CARDS, ON_THE_TABLE, type Power, type PowerChange, type PowerEffect, type Watch } from './power.ts';
import { description, place, selector } from './selector.ts';
import { AREAS, FORBIDDEN, LIMITS, OCCASIONS, REPLACEABLE, SIDES, WORKS_IN } from './words.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const whole = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99));
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const until = v.exactOptional(v.picklist(DURATIONS));

const about = {
  of: v.exactOptional(selector),
  zone: v.exactOptional(place),
  by: v.exactOptional(v.picklist(['you', 'opponent'])),
  from: v.exactOptional(v.literal('hand')),
};
export const trigger = v.strictObject({ event: v.picklist(OCCASIONS), ...about });
export const would = v.strictObject({ event: v.picklist(REPLACEABLE), ...about });
const lazyPower: v.GenericSchema<unknown, Power> = v.lazy(() => power);

/** What a modifier can change beside numbers: said by a power and kept on the board in the same words. */
export const ofCards = [
  v.strictObject({ kind: v.literal('tag'), op: v.picklist(['add', 'remove']), tag: text }),
  v.strictObject({ kind: v.literal('type'), type: v.picklist(HERO_KINDS) }),
  v.strictObject({ kind: v.literal('losesPowers') }),
  v.strictObject({ kind: v.literal('gains'), power: lazyPower }),
  v.strictObject({ kind: v.literal('forbid'), what: v.picklist(FORBIDDEN) }),
] as const;

export const change: v.GenericSchema<unknown, PowerChange> = v.variant('kind', [
  v.strictObject({ kind: v.literal('atk'), op: v.picklist(['by', 'to']), amount }),
  v.strictObject({ kind: v.literal('def'), op: v.picklist(['by', 'to']), amount }),
  v.strictObject({ kind: v.literal('unblockable'), gained: v.boolean() }),
  v.strictObject({ kind: v.literal('mustStartCombat') }),
  ...ofCards,
]);
const changes = v.pipe(v.array(change), v.minLength(1), v.maxLength(6));

const effects = () => v.pipe(v.array(v.lazy(() => powerEffect)), v.minLength(1), v.maxLength(12));
const player = v.exactOptional(v.picklist(['you', 'opponent']));

const when = v.strictObject({
  do: v.literal('when'),
  when: trigger,
  if: v.exactOptional(condition),
  then: effects(),
  until,
  next: v.exactOptional(v.literal(true)),
});
const replace = v.strictObject({ do: v.literal('replace'), would, instead: effects(), until });

/** What a lasting effect can watch for (709, 710). */
export const watched: v.GenericSchema<unknown, Watch> = v.variant('do', [when, replace]);

export const powerEffect: v.GenericSchema<unknown, PowerEffect> = v.variant('do', [
  v.strictObject({ do: v.picklist(ON_CARDS), who: selector }),
  v.strictObject({ do: v.picklist(ON_THE_TABLE) }),
  v.strictObject({ do: v.literal('put'), who: selector, to: v.union([place, v.picklist(AREAS)]) }),
  v.strictObject({ do: v.literal('move'), who: selector, direction: v.picklist(['forward', 'back']), zones: amount }),
  v.strictObject({ do: v.picklist(['draw', 'score']), count: amount, player }),
  v.strictObject({ do: v.literal('discard'), count: amount, player, random: v.exactOptional(v.literal(true)) }),
  v.strictObject({ do: v.literal('chooseCard'), from: description }),
  v.strictObject({
    do: v.literal('search'),
    in: v.pipe(v.array(v.picklist(AREAS)), v.minLength(1), v.maxLength(5)),
    for: description,
    then: effects(),
  }),
  v.strictObject({
    do: v.literal('addCounter'),
    who: selector,
    name: v.pipe(v.string(), v.maxLength(40)),
    atk: whole,
    def: whole,
  }),
  v.strictObject({ do: v.literal('removeCounter'), who: selector, name: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({
    do: v.literal('createToken'),
    name: text,
    type: v.picklist(HERO_KINDS),
    atk: whole,
    def: whole,
    zone: place,
  }),
  v.strictObject({ do: v.literal('pickUp'), who: selector, feature: selector }),
  v.strictObject({ do: v.literal('addAttacks'), count: amount }),
  v.strictObject({ do: v.literal('removeAttacks'), count: amount, side: v.picklist(SIDES) }),
  v.strictObject({
    do: v.literal('cancel'),
    which: v.pipe(v.array(v.picklist(ACTION_SUBTYPES)), v.minLength(1), v.maxLength(3)),
    takesTurn: v.boolean(),
  }),
  v.strictObject({ do: v.literal('modify'), who: selector, change: changes, until, while: v.exactOptional(condition) }),
  v.strictObject({ do: v.literal('gainControl'), who: selector, until }),
  when,
  replace,
  v.strictObject({ do: v.literal('may'), what: effects() }),
  v.strictObject({
    do: v.literal('chooseOne'),
    of: v.pipe(v.array(effects()), v.minLength(2), v.maxLength(4)),
  }),
  v.strictObject({
    do: v.literal('unless'),
    who: v.picklist(['you', 'opponent']),
    does: effects(),
    otherwise: effects(),
  }),
  v.strictObject({ do: v.literal('both'), does: effects() }),
  v.strictObject({ do: v.literal('repeat'), times: amount, what: effects() }),
]);

/** How often a power may be used (701.3). */
const limit = v.strictObject({ times: some, per: v.picklist(LIMITS) });

const name = v.exactOptional(text);
const targets = v.exactOptional(v.pipe(v.array(description), v.minLength(1), v.maxLength(6)));
const iff = v.exactOptional(condition);
const worksIn = v.exactOptional(v.picklist(WORKS_IN));

export const power: v.GenericSchema<unknown, Power> = v.variant('kind', [
  v.strictObject({ kind: v.literal('keyword'), keyword: v.literal('unblockable') }),
  v.strictObject({
    kind: v.literal('action'),
    name,
    worksIn,
    action: v.picklist(ACTION_SUBTYPES),
    limit: v.exactOptional(limit),
    if: iff,
    cost: v.exactOptional(effects()),
    targets,
    do: effects(),
  }),
  v.strictObject({
    kind: v.literal('triggered'),
    name,
    worksIn,
    when: trigger,
    next: v.exactOptional(v.literal(true)),
    if: iff,
    targets,
    do: effects(),
  }),
  v.strictObject({ kind: v.literal('alwaysOn'), name, worksIn, affects: selector, while: iff, change: changes }),
  v.strictObject({ kind: v.literal('replacement'), name, worksIn, would, instead: effects() }),
  v.strictObject({
    kind: v.literal('entering'),
    exhausted: v.exactOptional(v.literal(true)),
    counters: v.exactOptional(
      v.strictObject({ name: v.pipe(v.string(), v.maxLength(40)), atk: whole, def: whole, count: some }),
    ),
    orElse: v.exactOptional(effects()),
  }),
  v.strictObject({ kind: v.literal('playing'), insteadOfMajorHero: v.exactOptional(v.literal(true)), onlyIf: iff }),
]);

export const powers = v.pipe(v.array(power), v.maxLength(8));
