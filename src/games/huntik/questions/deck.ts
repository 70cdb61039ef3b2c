/** What a deck or a legendary hero pile may hold (100). */
import type { Refusal } from '../../../engine/decision.ts';
import type { DeckLine } from '../commands/setup.ts';
import { refusal } from '../reasons.ts';
import type { Format } from '../vocabulary.ts';

const CONSTRUCTED_MINIMUM = 40;
const LIMITED_PER_PACK = 5;
export const MOST_COPIES = 3;

/** The smallest deck a format allows; casual decks have none (100.1 binds Constructed and Limited). */
export function minimumSize(format: Format, packs: number): number {
  switch (format) {
    case 'constructed':
      return CONSTRUCTED_MINIMUM;
    case 'limited':
      return LIMITED_PER_PACK * packs;
    case 'casual':
      return 0;
    default:
      return format satisfies never;
  }
}

/** Lines of the same card: the same name and version (100.3, 201.3). */
export function copiesByCard(lines: readonly DeckLine[]): { card: string; copies: number }[] {
  const copies = new Map<string, number>();
  for (const line of lines) {
    const card = line.version === '' ? line.name : `${line.name}, ${line.version}`;
    copies.set(card, (copies.get(card) ?? 0) + line.copies);
  }
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}

const FORBIDDEN: ReadonlySet<DeckLine['kind']> = new Set(['mission', 'feature', 'legendary'] as const);

/** What stands against a deck, each with its rule: 100.1 size and kinds, 100.2 one team, 100.3 copies. */
export function checkDeck(format: Format, packs: number, size: number, lines: readonly DeckLine[]): readonly Refusal[] {
  const found: Refusal[] = [];
  const listed = lines.reduce((so, line) => so + line.copies, 0);
  if (lines.length > 0 && listed !== size) found.push(refusal('100.1', 'deckSizeDiffers', { size, listed }));
  const need = minimumSize(format, packs);
  if (size < need) found.push(refusal('100.1', 'deckTooSmall', { need, have: size }));
  for (const line of lines) {
    if (FORBIDDEN.has(line.kind)) found.push(refusal('100.1', 'deckForbiddenKind', { card: line.name }));
  }
  if (format === 'constructed') {
    const teams = new Set(lines.flatMap((line) => (line.team === null ? [] : [line.team])));
    if (teams.size > 1) found.push(refusal('100.2', 'deckBothTeams', {}));
    for (const { card, copies } of copiesByCard(lines)) {
      if (copies > MOST_COPIES) found.push(refusal('100.3', 'deckTooManyCopies', { card, copies }));
    }
  }
  return found;
}

/** What stands against a legendary hero pile, each with its rule: other cards in it, more than three of one (100.4). */
export const checkLegendaryPile = (lines: readonly DeckLine[]): readonly Refusal[] => [
  ...lines
    .filter(({ kind }) => kind !== 'legendary' && kind !== 'unknown')
    .map(({ name }) => refusal('100.4', 'pileForbiddenKind', { card: name })),
  ...copiesByCard(lines)
    .filter(({ copies }) => copies > MOST_COPIES)
    .map((over) => refusal('100.4', 'pileTooManyCopies', over)),
];
