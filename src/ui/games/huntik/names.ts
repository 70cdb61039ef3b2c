/** What people and cards are called in sentences. Names are never inflected. */
import type { Board, Card, CardId } from '../../../games/huntik/board.ts';
import type { HuntikTexts } from '../../../games/huntik/texts/en/index.ts';
import type { Player } from '../../../games/huntik/texts/player.ts';
import { otherPerson, type Seat } from '../../../games/huntik/vocabulary.ts';

/** What somebody typed, or '' where nobody gave a name or nobody leads yet. */
function typedName({ people, leadPerson }: Board, seat: Seat): string {
  if (leadPerson === null) return '';
  return people[seat === 'lead' ? leadPerson : otherPerson(leadPerson)];
}

export const seatName = (t: HuntikTexts, board: Board, seat: Seat): string =>
  typedName(board, seat) || t.match.seats[seat];

export function player(t: HuntikTexts, board: Board, seat: Seat): Player {
  const name = typedName(board, seat);
  return name === '' ? t.match.players[seat] : { start: name, inside: name };
}

type Named = Pick<Card, 'name' | 'kind' | 'atk' | 'def'>;

/** A card by its name, or by kind and printed numbers where nobody named it. */
export const nameOf = (t: HuntikTexts, card: Named): string =>
  card.name === '' ? t.match.unnamed(t.match.kinds[card.kind], card.atk, card.def) : card.name;

export function cardName(t: HuntikTexts, board: Board, id: CardId): string {
  const card = board.cards.find((one) => one.id === id);
  return card === undefined ? t.match.unknownCard : nameOf(t, card);
}
