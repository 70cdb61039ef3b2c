/** A card of the library in words. */
import type { CardDefinition } from '../../../../games/huntik/cards/card.ts';
import type { LibraryTexts } from '../../../../games/huntik/texts/en/library.ts';
import type { HuntikTexts } from '../../../../games/huntik/texts/en/index.ts';

const NUMBER = new Intl.NumberFormat('en', { useGrouping: false });

/** A number as it is printed; `?` where nobody said. */
export const numberWords = (t: LibraryTexts, number: number | null): string =>
  number === null ? t.unknownNumber : NUMBER.format(number).replace('-', '−');

/** What kind of card it is. */
export function kindWords(t: LibraryTexts, { match, map }: HuntikTexts, card: CardDefinition): string {
  const kind = kindOnly(t, match.kinds, card);
  return 'token' in card ? map.tokenOf(kind) : kind;
}

function kindOnly(t: LibraryTexts, kinds: HuntikTexts['match']['kinds'], card: CardDefinition): string {
  switch (card.card) {
    case 'hero':
      return card.kind === null ? t.unknownHero : kinds[card.kind];
    case 'action':
      return t.subtypes[card.subtype];
    case 'amulet':
    case 'obstacle':
    case 'feature':
      return t.sorts[card.card];
    default:
      return card satisfies never;
  }
}

/** Kind, numbers, team and tags in one line. */
export function lineOf(t: LibraryTexts, words: HuntikTexts, card: CardDefinition): string {
  const numbers = 'atk' in card ? [t.numbers(numberWords(t, card.atk), numberWords(t, card.def))] : [];
  const team = card.team === null ? [] : [t.teams[card.team]];
  return [kindWords(t, words, card), ...numbers, ...team, ...card.tags].join(', ');
}
