/** What cards are called: a name, and a version that tells cards of one name apart (201.3). */
import { fold } from '../folding.ts';

type Named = { readonly name: string; readonly version: string | null };

/** As it is said and written in lists: `Hoplite, Lionhearted`. */
export const fullName = ({ name, version }: Named): string => (version === null ? name : `${name}, ${version}`);

/** A name and its version apart, as somebody typed them; the first comma stands between them. */
export function apart(typed: string): Named {
  const comma = typed.indexOf(',');
  const name = (comma === -1 ? typed : typed.slice(0, comma)).trim();
  const version = comma === -1 ? '' : typed.slice(comma + 1).trim();
  return { name, version: version === '' ? null : version };
}

/** Names and versions that differ in accents, case and spaces only are the same. */
export const nameKey = (card: Named): string => fold(fullName(card)).replace(/\s+/gu, ' ').trim();

/** What a card is called in a match: its name, and its version only where another card has that name. */
export const shortName = (card: Named, all: readonly Named[]): string =>
  all.some((other) => fold(other.name) === fold(card.name) && nameKey(other) !== nameKey(card))
    ? fullName(card)
    : card.name;
