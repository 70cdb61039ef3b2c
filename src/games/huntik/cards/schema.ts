/** The schema of a card: what the library takes, and which piece is wrong where something is. */
import * as v from 'valibot';
import { powers } from '../powers/schema.ts';
import { heroKind, name as text, signed, subtype } from '../schemas.ts';
import { TEAMS, type CardDefinition } from './card.ts';

/** A card in a match has its team among its tags (202.2), and eight of them at most. */
const MOST_TAGS = 7;

/** In lists the comma stands between a name and its version. */
export const cardName = v.pipe(
  text,
  v.minLength(1, 'is empty'),
  v.check((name) => !name.includes(','), 'has a comma'),
);

/** Whether a card can be called so. */
export const isCardName = ({ name, version }: { readonly name: string; readonly version: string | null }): boolean =>
  v.safeParse(cardName, name).success && v.safeParse(text, version ?? '').success;

const printed = {
  name: cardName,
  version: v.nullable(v.pipe(text, v.minLength(1, 'is empty'))),
  team: v.nullable(v.picklist(TEAMS)),
  tags: v.pipe(v.array(v.pipe(text, v.minLength(1, 'is empty'))), v.maxLength(MOST_TAGS)),
  powers,
};
const fighting = { atk: v.nullable(signed), def: v.nullable(signed) };
const token = v.exactOptional(v.literal(true));

export const cardDefinition: v.GenericSchema<unknown, CardDefinition> = v.variant('card', [
  v.strictObject({ card: v.literal('hero'), ...printed, ...fighting, kind: v.nullable(heroKind), token }),
  v.strictObject({ card: v.literal('action'), ...printed, subtype }),
  v.strictObject({ card: v.literal('amulet'), ...printed }),
  v.strictObject({ card: v.literal('obstacle'), ...printed, ...fighting, token }),
  v.strictObject({ card: v.literal('feature'), ...printed, token }),
]);
