/** The cards that the phone remembers, as the match takes them. */
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import type { HeroSpec } from '../../../../games/huntik/schemas.ts';
import { CARD_KINDS, HERO_KINDS } from '../../../../games/huntik/vocabulary.ts';
import type { LibraryCard } from '../../../library.svelte.ts';
import type { Table } from '../table.svelte.ts';
import type { Face } from './face.ts';

/** Any card or token that can lie on the map. */
export type CardSpec = Extract<Effect, { type: 'bringIntoPlay' }>['card'];

/** A token is another card than the hero of its name, and nobody plays it from hand: it is kept under a kind of its own. */
const TOKEN = 'token.';

/** Remembers what was typed, so that it is one tap the next time. */
export const remember = (table: Table, { name, kind, atk, def, unblockable = false, token = false }: CardSpec) =>
  table.library.remember({ name, kind: token ? `${TOKEN}${kind}` : kind, atk, def, unblockable });

function cardFrom({ name, kind: kept, atk, def, unblockable }: LibraryCard): CardSpec | undefined {
  const token = kept.startsWith(TOKEN);
  const kind = CARD_KINDS.find((known) => known === (token ? kept.slice(TOKEN.length) : kept));
  if (kind === undefined) return undefined;
  return { name, kind, atk, def, ...(unblockable ? { unblockable } : {}), ...(token ? { token } : {}) };
}

function heroFrom({ name, kind: kept, atk, def, unblockable }: LibraryCard): HeroSpec | undefined {
  const kind = HERO_KINDS.find((known) => known === kept);
  if (kind === undefined) return undefined;
  return { name, kind, atk, def, ...(unblockable ? { unblockable } : {}) };
}

/** Those that are brought into play as this kind, last used first. */
export const cardsLike = (table: Table, kind: CardSpec['kind'], token: boolean): readonly CardSpec[] =>
  table.library.cards
    .flatMap((card) => cardFrom(card) ?? [])
    .filter((card) => card.kind === kind && (card.token ?? false) === token);

/** Those that can be played from hand, last used first. */
export const heroes = (table: Table): readonly HeroSpec[] =>
  table.library.cards.flatMap((card) => heroFrom(card) ?? []);

/** How a card looks that is not in play yet. */
export const specFace = ({ name, kind, atk, def, token = false }: CardSpec): Face => ({
  name,
  kind,
  side: null,
  state: 'ready',
  numbers: kind === 'feature' ? null : { atk: { value: atk, change: 'none' }, def: { value: def, change: 'none' } },
  token,
  counters: 0,
  carries: [],
});
