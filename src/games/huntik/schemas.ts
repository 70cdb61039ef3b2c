/** The pieces that the command and event schemas are made of. Whatever comes from outside passes through these. */
import * as v from 'valibot';
import { DURATIONS } from '../../engine/modifiers/modifier.ts';
import { ofCards, powers } from './powers/schema.ts';
import { ACTION_SUBTYPES, CARD_KINDS, DEPTHS, HERO_KINDS, MISSION_KINDS, PEOPLE, SEATS, ZONES } from './vocabulary.ts';

const MAX_NAME = 60;
/** No printed number comes near it; it keeps sums exact and the screen whole. */
const MAX_NUMBER = 999;

/** Direction marks and control characters could make one name look like another, so they are taken out. */
// eslint-disable-next-line no-control-regex -- these are the characters to take out
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

export const name = v.pipe(
  v.string(),
  v.transform((text) => text.replace(HIDDEN, '').trim()),
  v.maxLength(MAX_NAME),
);
export const note = v.pipe(
  v.string(),
  v.transform((text) => text.replace(HIDDEN, '').trim()),
  v.minLength(1),
  v.maxLength(120),
);
const whole = v.pipe(v.number(), v.integer());
export const count = v.pipe(whole, v.minValue(0), v.maxValue(MAX_NUMBER));
/** ATK, DEF and changes of them: whole, and negative where a card says so (104.2). */
export const signed = v.pipe(whole, v.minValue(-MAX_NUMBER), v.maxValue(MAX_NUMBER));
/** A whole number from outside whose limits the rules state, so that the engine can name the rule it breaks. */
export const stated = v.pipe(v.number(), v.minValue(-MAX_NUMBER), v.maxValue(MAX_NUMBER));
export const cardId = v.pipe(v.string(), v.regex(/^[a-z]+\d{1,6}$/));

export const seat = v.picklist(SEATS);
export const person = v.picklist(PEOPLE);
export const depth = v.picklist(DEPTHS);
export const zone = v.picklist(ZONES);
export const missionKind = v.picklist(MISSION_KINDS);
export const heroKind = v.picklist(HERO_KINDS);
export const cardKind = v.picklist(CARD_KINDS);
export const subtype = v.picklist(ACTION_SUBTYPES);
export const duration = v.picklist(DURATIONS);
export const perSeat = <S extends v.GenericSchema>(value: S) => v.strictObject({ lead: value, defending: value });

const tags = v.exactOptional(v.pipe(v.array(v.pipe(name, v.minLength(1))), v.maxLength(8)));
const taught = v.exactOptional(powers);

/** A hero as it is printed, or as somebody typed it in. */
export const heroSpec = v.strictObject({
  name,
  kind: heroKind,
  atk: signed,
  def: signed,
  unblockable: v.exactOptional(v.boolean()),
  tags,
  powers: taught,
});
export type HeroSpec = v.InferOutput<typeof heroSpec>;

/** Any card or token that can lie on the map. */
export const cardSpec = v.strictObject({
  name,
  kind: cardKind,
  atk: signed,
  def: signed,
  unblockable: v.exactOptional(v.boolean()),
  token: v.exactOptional(v.boolean()),
  tags,
  powers: taught,
});

/** What a continuous modifier changes, on the cards it names. */
export const change = v.variant('kind', [
  v.strictObject({ kind: v.literal('atk'), op: v.picklist(['by', 'to']), amount: signed }),
  v.strictObject({ kind: v.literal('def'), op: v.picklist(['by', 'to']), amount: signed }),
  v.strictObject({ kind: v.literal('unblockable'), gained: v.boolean() }),
  v.strictObject({ kind: v.literal('cannotBeAimedAt') }),
  v.strictObject({ kind: v.literal('cannotBeKod'), by: v.picklist(['combatAttacks', 'anything']) }),
  v.strictObject({ kind: v.literal('mustStartCombat') }),
  ...ofCards,
  v.strictObject({ kind: v.literal('control'), seat: v.nullable(seat) }),
  v.strictObject({ kind: v.literal('note'), text: note }),
]);
export type Change = v.InferOutput<typeof change>;

/** A chosen target and how the power describes it (704.1). */
export const target = v.strictObject({
  card: cardId,
  described: v.picklist(['hero', 'obstacle', 'card']),
  /** The power says that it may target stunned cards (407.2). */
  stunned: v.exactOptional(v.boolean()),
});
export type Target = v.InferOutput<typeof target>;

export const aim = v.strictObject({ card: cardId, attacks: stated });
export type Aim = v.InferOutput<typeof aim>;
