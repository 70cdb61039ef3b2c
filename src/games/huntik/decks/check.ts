/** What stands against a deck that was written down, and what nobody can say of it (100). */
import type { Refusal } from '../../../engine/decision.ts';
import type { CardDefinition, Team } from '../cards/card.ts';
import { nameKey } from '../cards/names.ts';
import type { DeckLine } from '../commands/setup.ts';
import { fold } from '../folding.ts';
import { checkDeck, checkLegendaryPile } from '../questions/deck.ts';
import { isCardLine, sizeOf, type CardLine, type Deck, type Line } from './deck.ts';

export type FindCard = (line: Pick<CardLine, 'name' | 'version'>) => CardDefinition | undefined;

/**
 * How a line finds its card: by name and version (201.3); a name alone finds the one card of that name, where there is
 * only one. The first of several that are the same is taken.
 */
export function finder(cards: readonly CardDefinition[]): FindCard {
  const byKey = new Map<string, CardDefinition>();
  const byName = new Map<string, CardDefinition[]>();
  for (const card of cards) {
    if ('token' in card) continue;
    const key = nameKey(card);
    if (byKey.has(key)) continue;
    byKey.set(key, card);
    byName.set(fold(card.name), [...(byName.get(fold(card.name)) ?? []), card]);
  }
  return ({ name, version }) => {
    const exact = byKey.get(nameKey({ name, version: version === '' ? null : version }));
    if (exact !== undefined || version !== '') return exact;
    const [only, another] = byName.get(fold(name)) ?? [];
    return another === undefined ? only : undefined;
  };
}

/** The rules of decks speak of obstacles as of the features that they are (305.3). */
function kindOf(card: CardDefinition): DeckLine['kind'] {
  switch (card.card) {
    case 'hero':
      return card.kind ?? 'unknown';
    case 'obstacle':
      return 'feature';
    default:
      return card.card;
  }
}

const SIDES: Readonly<Record<Team, 'good' | 'evil'>> = { Good: 'good', Evil: 'evil' };

/** A line as the rules see it. One whose card nobody has described is counted, and otherwise left alone. */
export function lineInRules(line: CardLine, find: FindCard): DeckLine {
  const card = find(line);
  if (card === undefined)
    return { name: line.name, version: line.version, kind: 'unknown', team: null, copies: line.copies };
  const { name, version, team } = card;
  return {
    name,
    version: version ?? '',
    kind: kindOf(card),
    team: team === null ? null : SIDES[team],
    copies: line.copies,
  };
}

const inRules = (lines: readonly Line[], find: FindCard): DeckLine[] =>
  lines.filter(isCardLine).map((line) => lineInRules(line, find));

/** A deck as it is presented to a match (100). */
export const presented = (deck: Deck, find: FindCard) => ({
  format: deck.format,
  ...(deck.format === 'limited' ? { packs: deck.packs } : {}),
  size: sizeOf(deck.lines),
  cards: inRules(deck.lines, find),
  legendaryPile: inRules(deck.legendaryPile, find),
});

export type DeckFindings = {
  readonly violations: readonly Refusal[];
  /** Their kind or their name is unknown: no rule can be checked on them but the number of copies. */
  readonly unchecked: readonly DeckLine[];
  /** The lines that could not be read, and are in no number. */
  readonly unread: number;
};

/** Everything that can be said of a deck: each violation with its rule, and what cannot be checked. */
export function findingsOf(deck: Deck, find: FindCard): DeckFindings {
  const { size, cards, legendaryPile } = presented(deck, find);
  return {
    violations: [...checkDeck(deck.format, deck.packs, size, cards), ...checkLegendaryPile(legendaryPile)],
    unchecked: [...cards, ...legendaryPile].filter(({ kind }) => kind === 'unknown'),
    unread: [...deck.lines, ...deck.legendaryPile].filter(({ kind }) => kind === 'unread').length,
  };
}
