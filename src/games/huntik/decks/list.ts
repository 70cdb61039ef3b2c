/** Deck lists as plain text: `3 Hoplite, Lionhearted`, one card a line. */
import * as v from 'valibot';
import { apart } from '../cards/names.ts';
import { cardName } from '../cards/schema.ts';
import { fold } from '../folding.ts';
import { name } from '../schemas.ts';
import { LONGEST_LINE, MOST_COPIES_IN_A_LINE, type Deck, type Line } from './deck.ts';

export type DeckList = Pick<Deck, 'lines' | 'legendaryPile'>;

const COMMENT = /^(?:#|\/\/|;)\s*/u;
const COPIES = /^(?<copies>\d{1,4})[x×х]?\s+(?<card>.+)$/isu;
/** What heads a list in the languages of the app, folded: a few words, and at most the number of cards. */
const PILE_HEADING = /^(?:стопка )?(?:legendary|legendas|легендарн)\p{L}*(?:\s+\p{L}+){0,3}$/u;
const DECK_HEADING = /^(?:(?:main )?deck|(?:fo)?pakli|(?:основная )?колода)$/u;
const DECORATION = /^[\s[(*=#–-]+|(?:\s*\(\d+\))?[\s\])*=:.–-]*$/gu;

type Heading = 'deck' | 'pile';

/** A heading stands alone on its line, as a comment or with decoration around it; it has no number of copies. */
function headingIn(text: string): Heading | null {
  const bare = fold(text.replace(COMMENT, '').replace(DECORATION, ''));
  if (PILE_HEADING.test(bare)) return 'pile';
  return DECK_HEADING.test(bare) ? 'deck' : null;
}

function cardIn(text: string): Line | null {
  const { copies, card } = COPIES.exec(text)?.groups ?? {};
  if (copies === undefined || card === undefined) return null;
  const typed = apart(card);
  const number = Number(copies);
  const [named, version] = [v.safeParse(cardName, typed.name), v.safeParse(name, typed.version ?? '')];
  if (number < 1 || number > MOST_COPIES_IN_A_LINE || !named.success || !version.success) return null;
  return { kind: 'card', copies: number, name: named.output, version: version.output };
}

const FURTHER = '… ';
const PART = new RegExp(`.{1,${LONGEST_LINE / 2 - FURTHER.length}}`, 'gsu');

/** A line too long to be kept as one is kept as several, of which none can be taken for anything else. */
function unread(text: string): readonly Line[] {
  if (text.length <= LONGEST_LINE) return [{ kind: 'unread', text }];
  const parts = (text.match(PART) ?? []).map((part) => part.trim()).filter((part) => part !== '');
  return parts.map((part) => ({ kind: 'unread', text: `${FURTHER}${part}` }));
}

/**
 * Reads a list. Blank lines and comments say nothing; a heading for the legendary pile sends what follows there, one for
 * the deck back. Nothing else is left out: what is no card stays as a line that could not be read.
 */
export function readDeckList(text: string): DeckList {
  const list = { deck: [] as Line[], pile: [] as Line[] };
  let under: Heading = 'deck';
  for (const raw of text.split(/\r\n|\r|\n/u)) {
    const line = raw.replace(/^\uFEFF/u, '').trim();
    const card = cardIn(line);
    const heading = card === null ? headingIn(line) : null;
    if (card !== null) list[under].push(card);
    else if (heading !== null) under = heading;
    else if (line !== '' && !COMMENT.test(line)) list[under].push(...unread(line));
  }
  return { lines: list.deck, legendaryPile: list.pile };
}

const textOf = (line: Line): string => {
  if (line.kind === 'unread') return line.text;
  return `${line.copies} ${line.name}${line.version === '' ? '' : `, ${line.version}`}`;
};

/**
 * Writes a list that `readDeckList` reads as the same lines.
 *
 * @param heading above the legendary pile, in any of the app's languages
 */
export function deckListText({ lines, legendaryPile }: DeckList, heading: string): string {
  const pile = legendaryPile.length === 0 ? [] : ['', heading, ...legendaryPile.map(textOf)];
  return [...lines.map(textOf), ...pile, ''].join('\n');
}
