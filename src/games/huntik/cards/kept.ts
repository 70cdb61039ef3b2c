/** Cards as the library keeps them: what a row says, and what it is read as. */
import * as v from 'valibot';
import type { Parsed } from '../../../engine/pack.ts';
import { CARD_KINDS, HERO_KINDS } from '../vocabulary.ts';
import type { CardDefinition } from './card.ts';
import { apart } from './names.ts';
import { cardDefinition } from './schema.ts';

/** What a row of the library says of a card. */
export type CardRow = { readonly name: string; readonly kind: string; readonly data: unknown };

/** A row of this kind holds a mission, and is read by whoever reads missions. */
export const MISSION = 'mission';

const TOKEN = 'token.';

const field = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? (Reflect.get(data, key) as unknown)
    : undefined;

/** What was typed before cards had powers: two numbers, and whether it is unblockable. A comma parted name and version. */
function typed({ name, kind: kept, data }: CardRow): unknown {
  const token = kept.startsWith(TOKEN);
  const kind = CARD_KINDS.find((known) => known === (token ? kept.slice(TOKEN.length) : kept));
  const hero = HERO_KINDS.find((known) => known === kind);
  const powers = field(data, 'unblockable') === true ? [{ kind: 'keyword', keyword: 'unblockable' }] : [];
  const printed = { ...apart(name), team: null, tags: [], powers, ...(token ? { token } : {}) };
  const numbers = { atk: field(data, 'atk'), def: field(data, 'def') };
  if (hero !== undefined) return { card: 'hero', ...printed, ...numbers, kind: hero };
  return kind === 'feature' ? { card: kind, ...printed } : { card: kind ?? kept, ...printed, ...numbers };
}

/** Checks a card; where it is none, says which piece contradicts the schema. */
export function parseCard(value: unknown): Parsed<CardDefinition> {
  const parsed = v.safeParse(cardDefinition, value, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, path: v.getDotPath(issue) ?? '', message: issue.message };
}

/** Reads a row of the library, of this release or of one before it. */
export const readCard = (row: CardRow): Parsed<CardDefinition> =>
  parseCard(field(row.data, 'card') === undefined ? typed(row) : row.data);

/** What a row says of a card. */
export const keptCard = (card: CardDefinition) => ({ name: card.name, kind: card.card, data: card });
