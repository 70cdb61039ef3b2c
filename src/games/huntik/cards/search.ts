/** Finds cards by name, version and tag, without accents and case. */
import { fold } from '../folding.ts';

type Findable = { readonly name: string; readonly version: string | null; readonly tags: readonly string[] };

const words = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a typed word fits: the lower the better; null where it does not. */
function distance(typed: string, { name, version, tags }: Findable): number | null {
  const named = fold(name);
  if (named === typed) return 0;
  if (named.startsWith(typed)) return 1;
  if (words(name).some((word) => word.startsWith(typed))) return 2;
  if (words(version ?? '').some((word) => word.startsWith(typed))) return 3;
  if (tags.flatMap(words).some((word) => word.startsWith(typed))) return 4;
  return fold([name, version ?? '', ...tags].join(' ')).includes(typed) ? 5 : null;
}

/**
 * The cards in which every typed word is found.
 *
 * @returns the best first: by whole name, its beginning, a word of it, the version, a tag, anything inside; those that
 * are equally good keep their order. All of them for an empty query.
 */
export function searchCards<Card>(
  cards: readonly Card[],
  query: string,
  of: (card: Card) => Findable,
): readonly Card[] {
  const typed = words(query);
  if (typed.length === 0) return cards;
  return cards
    .flatMap((card) => {
      const distances = typed.flatMap((word) => distance(word, of(card)) ?? []);
      const whole = fold(of(card).name) === fold(query).trim() ? -1 : 0;
      return distances.length === typed.length
        ? [{ card, rank: whole + distances.reduce((sum, one) => sum + one, 0) }]
        : [];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ card }) => card);
}
