/** The cards that the phone remembers and those that everybody knows, as the match takes them. */
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import type { CardDefinition, CardSort } from '../../../../games/huntik/cards/card.ts';
import { keptCard, readCard } from '../../../../games/huntik/cards/kept.ts';
import { apart, nameKey, shortName } from '../../../../games/huntik/cards/names.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';
import type { HeroSpec } from '../../../../games/huntik/schemas.ts';
import type { CardKind, Seat } from '../../../../games/huntik/vocabulary.ts';
import type { LibraryCard } from '../../../library.svelte.ts';
import type { Table } from '../table.svelte.ts';
import type { Face } from './face.ts';

/** Any card or token that can lie on the map. */
export type CardSpec = Extract<Effect, { type: 'bringIntoPlay' }>['card'];

/** A card that is offered by name: what is known of it, and what the match will call it. */
export type Offer = {
  /** The row it is kept in; null for a card that everybody knows, or that only a deck list names. */
  readonly row: LibraryCard | null;
  readonly card: CardDefinition;
  readonly called: string;
};

type Own = { readonly row: LibraryCard; readonly card: CardDefinition };
const read = new WeakMap<LibraryCard, readonly Own[]>();

/** What a row holds; nothing where the library has to say first what is wrong with it. */
function ownIn(row: LibraryCard): readonly Own[] {
  const known = read.get(row);
  if (known !== undefined) return known;
  const card = readCard(row);
  const own = card.ok ? [{ row, card: card.value }] : [];
  read.set(row, own);
  return own;
}

const isToken = (card: CardDefinition): boolean => 'token' in card;
/** A token is another card than the hero of its name. */
const keyOf = (card: CardDefinition): string => `${card.card} ${isToken(card) ? 'token ' : ''}${nameKey(card)}`;

/** What lies on the map as a card of the library; its team is unknown, for a match knows tags only. */
function definitionOf({ name, kind, atk, def, token, tags = [], powers = [], unblockable }: CardSpec): CardDefinition {
  const keyword: readonly Power[] = unblockable === true ? [{ kind: 'keyword', keyword: 'unblockable' }] : [];
  const printed = { ...apart(name), team: null, tags: tags.slice(0, 7), powers: [...powers, ...keyword].slice(0, 8) };
  const mark = token === true ? { token } : {};
  if (kind === 'feature') return { card: kind, ...printed, ...mark };
  if (kind === 'obstacle') return { card: kind, ...printed, ...mark, atk, def };
  return { card: 'hero', ...printed, ...mark, kind, atk, def };
}

/** What was known of a card, with what was typed of it now. */
function mended(known: CardDefinition, typed: CardDefinition): CardDefinition {
  const { name, version, team, tags, powers } = known;
  const isUnblockable = (power: Power): boolean => power.kind === 'keyword';
  const gained = powers.some(isUnblockable) ? [] : typed.powers.filter(isUnblockable);
  return { ...typed, name, version, team, tags, powers: [...powers, ...gained].slice(0, 8) };
}

/**
 * Remembers what was typed, so that it is one tap the next time. What was known of the card beside it stays.
 *
 * @param picked the card of which only the rest was typed
 */
export async function remember(table: Table, spec: CardSpec, picked?: Offer): Promise<void> {
  const typed = definitionOf(spec);
  await keep(table, picked === undefined ? typed : mended(picked.card, typed));
}

/** Keeps a card that has a name; what was known of it beside what was typed stays. */
export async function keep(table: Table, named: CardDefinition): Promise<void> {
  if (named.name === '') return;
  const before = table.library.cards.flatMap(ownIn).find(({ card }) => keyOf(card) === keyOf(named));
  if (before === undefined) await table.library.keepCard(keptCard(named));
  else await table.library.keepCard({ ...keptCard(mended(before.card, named)), id: before.row.id });
}

/** A card of the library that was used is the first to be offered the next time. */
export async function touch(table: Table, { row }: Offer): Promise<void> {
  if (row !== null) await table.library.keepCard(row);
}

/** The names in the deck that a player presented, the legendary pile included, in its order. */
function deckOf(table: Table, seat: Seat): readonly string[] {
  const lines = table.line.flatMap(({ command }) =>
    command.type === 'presentDeck' && command.seat === seat
      ? [...(command.cards ?? []), ...(command.legendaryPile ?? [])]
      : [],
  );
  return lines.map(({ name, version }) => nameKey({ name, version: version === '' ? null : version }));
}

/**
 * The cards of these sorts that can be offered to a player: first those of the player's deck, then the player's own, the
 * last used first. `further` are the known ones, for whoever looks for them by name.
 */
export function offers(
  table: Table,
  known: readonly CardDefinition[],
  seat: Seat,
  fits: (card: CardDefinition) => boolean,
): { readonly first: readonly Offer[]; readonly further: readonly Offer[] } {
  const own = table.library.cards.flatMap(ownIn);
  const isOwn = new Set(own.map(({ card }) => keyOf(card)));
  const rest = known.filter((card) => !isOwn.has(keyOf(card)));
  const all = [...own.map(({ card }) => card), ...rest];
  const offer = (row: LibraryCard | null, card: CardDefinition): Offer => ({ row, card, called: shortName(card, all) });
  const kept = own.filter(({ card }) => fits(card)).map(({ row, card }) => offer(row, card));
  const others = rest.filter(fits).map((card) => offer(null, card));
  const place = new Map(deckOf(table, seat).map((key, index) => [key, index]));
  const placeOf = ({ card }: Offer): number => (isToken(card) ? undefined : place.get(nameKey(card))) ?? Infinity;
  const inDeck = [...kept, ...others].filter((one) => placeOf(one) < Infinity);
  return {
    first: [
      ...inDeck.sort((one, other) => placeOf(one) - placeOf(other)),
      ...kept.filter((one) => placeOf(one) === Infinity),
    ],
    further: others.filter((one) => placeOf(one) === Infinity),
  };
}

/** The one that is called so, whatever the accents and case. */
export const calledSo = (all: readonly Offer[], typed: string): Offer | undefined => {
  const key = nameKey(apart(typed));
  return key === ''
    ? undefined
    : all.find(({ card, called }) => nameKey(card) === key || nameKey(apart(called)) === key);
};

/** Those that can be played from hand as this sort of card. */
export const fromHand = (sort: CardSort) => (card: CardDefinition) => card.card === sort && !isToken(card);

/** What a card is on the map; null where nobody said which hero it is, or where it never lies there. */
export const kindOf = (card: CardDefinition): CardKind | null => {
  switch (card.card) {
    case 'hero':
      return card.kind;
    case 'obstacle':
    case 'feature':
      return card.card;
    case 'action':
    case 'amulet':
      return null;
    default:
      return card satisfies never;
  }
};

/** Those that are brought into play as this kind; a hero of which nobody knows the kind may be of any. */
export const like = (kind: CardKind, token: boolean) => (card: CardDefinition) =>
  isToken(card) === token &&
  (kindOf(card) === kind || (card.card === 'hero' && card.kind === null && kind !== 'obstacle' && kind !== 'feature'));

/** The team is a tag (202.2); what is printed on a card goes into play with it. */
const printedOn = ({ team, tags, powers }: CardDefinition) => {
  const all = team === null ? tags : [team, ...tags];
  return { ...(all.length > 0 ? { tags: [...all] } : {}), ...(powers.length > 0 ? { powers: [...powers] } : {}) };
};
export type PrintedOn = ReturnType<typeof printedOn>;
export const printed = ({ card }: Offer): PrintedOn => printedOn(card);

/** The hero that is played; null where somebody has to be asked for a number, or for what kind of hero it is. */
export function heroOf({ card, called }: Offer): HeroSpec | null {
  if (card.card !== 'hero' || card.kind === null || card.atk === null || card.def === null) return null;
  return { name: called, kind: card.kind, atk: card.atk, def: card.def, ...printedOn(card) };
}

const NONE = 'none';

/** How a card looks that is not in play yet. */
export const offerFace = ({ card, called }: Offer, kind: CardKind): Face => {
  const numbers = 'atk' in card && card.atk !== null && card.def !== null ? { atk: card.atk, def: card.def } : null;
  return {
    name: called,
    kind,
    side: null,
    state: 'ready',
    numbers: numbers && { atk: { value: numbers.atk, change: NONE }, def: { value: numbers.def, change: NONE } },
    token: isToken(card),
    counters: 0,
    carries: [],
  };
};
