/** Who or what a power speaks about: a description, or a reference to something that is known already (200.2, 706.3). */
import * as v from 'valibot';
import { AREAS, CARD_TYPES, LYING, SIDES, THINGS } from './words.ts';

const MOST_TAGS = 6;
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const number = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99));

/** A comparison with a fixed number, or with the number of the round (as on Thundercut). */
export const compare = v.strictObject({
  min: v.exactOptional(v.union([number, v.literal('round')])),
  max: v.exactOptional(v.union([number, v.literal('round')])),
});
export type Compare = v.InferOutput<typeof compare>;

/** `mine`: the zone of the card that says it; `combat`: that of the combat; `chosen`: the zone chosen before. */
export const place = v.union([v.picklist(['mine', 'combat', 'that', 'chosen', 'first']), v.picklist([1, 2, 3, 4, 5])]);
export type Place = v.InferOutput<typeof place>;

export const description = v.strictObject({
  what: v.picklist(THINGS),
  side: v.exactOptional(v.picklist(SIDES)),
  /** A hero's type, or what kind of card it is (300.1). */
  type: v.exactOptional(v.picklist(CARD_TYPES)),
  /** Not the card that says it. */
  other: v.exactOptional(v.literal(true)),
  tags: v.exactOptional(v.pipe(v.array(text), v.minLength(1), v.maxLength(MOST_TAGS))),
  /** A part of the name is enough (200.3). */
  named: v.exactOptional(text),
  zone: v.exactOptional(place),
  state: v.exactOptional(v.picklist(LYING)),
  alone: v.exactOptional(v.boolean()),
  inCombat: v.exactOptional(v.boolean()),
  atk: v.exactOptional(compare),
  def: v.exactOptional(compare),
  token: v.exactOptional(v.boolean()),
  withFeature: v.exactOptional(v.boolean()),
  hasCounter: v.exactOptional(text),
  area: v.exactOptional(v.picklist(AREAS)),
});
export type Description = v.InferOutput<typeof description>;

/**
 * `me`: the card whose power it is; `that`: what was mentioned last, or what the trigger is about; `target`: what was
 * chosen as the power was used; `chosen`: what was chosen while it resolves.
 */
export const reference = v.union([
  v.picklist(['me', 'that', 'chosen', 'you', 'opponent']),
  v.strictObject({ target: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)) }),
]);
export type Reference = v.InferOutput<typeof reference>;

export const selector = v.union([reference, description]);
export type Selector = v.InferOutput<typeof selector>;

/** A description, as opposed to a reference to something known. */
export const isDescription = (said: Selector): said is Description => typeof said === 'object' && 'what' in said;
