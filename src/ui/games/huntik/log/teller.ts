/** Who and what an entry names: from the board that it met, and the cards that entered with it. */
import type { Board, CardId, Waiting } from '../../../../games/huntik/board.ts';
import type { Event, EventOf, EventType } from '../../../../games/huntik/events/index.ts';
import { zoneOf } from '../../../../games/huntik/questions/cards.ts';
import type { HuntikTexts } from '../../../../games/huntik/texts/en/index.ts';
import type { UsingTexts } from '../../../../games/huntik/texts/en/using.ts';
import type { Player } from '../../../../games/huntik/texts/player.ts';
import type { Person, Seat } from '../../../../games/huntik/vocabulary.ts';
import { cardName, nameOf, player, seatName } from '../names.ts';

export class Teller {
  readonly t: HuntikTexts;
  readonly board: Board;
  /** The words of powers, where they have been fetched; a short line does without. */
  readonly powers: UsingTexts | null;
  readonly #events: readonly Event[];
  readonly #earlier: readonly Event[];

  /** @param earlier where the board is not the one that the entry met: what brought the cards that have left since */
  constructor(
    t: HuntikTexts,
    board: Board,
    {
      events,
      earlier = [],
      powers = null,
    }: { events: readonly Event[]; earlier?: readonly Event[]; powers?: UsingTexts | null },
  ) {
    this.t = t;
    this.board = board;
    this.powers = powers;
    this.#events = events;
    this.#earlier = earlier;
  }

  seatName(seat: Seat): string {
    return seatName(this.t, this.board, seat);
  }

  player(seat: Seat): Player {
    return player(this.t, this.board, seat);
  }

  /** One of the two before anybody leads. */
  person(person: Person): Player {
    const name = this.board.people[person];
    return name === '' ? this.t.setup.personSentence[person] : { start: name, inside: name };
  }

  card(id: CardId): string {
    if (this.board.cards.some((card) => card.id === id)) return cardName(this.t, this.board, id);
    const entered = [...this.#events, ...this.#earlier].find(
      (event) => event.type === 'cardEntered' && event.id === id,
    );
    return entered?.type === 'cardEntered' ? this.newcomer(entered.card) : this.t.match.unknownCard;
  }

  /** A card that was not on the table before. */
  newcomer(card: Parameters<typeof nameOf>[1]): string {
    return nameOf(this.t, card);
  }

  cards(ids: readonly CardId[]): string {
    return ids.map((id) => this.card(id)).join(', ');
  }

  /** The action that a new one cancels, by name; '' where it has none. */
  cancelledAction(): string {
    const opened = this.all('waitingAdded').map(({ item }) => item);
    return opened.find((item) => item.kind === 'cancelWindow')?.stack.at(-2)?.name ?? '';
  }

  /** What waits, or waited when something that came about since had not settled it yet. */
  waiting(id: string): Waiting | undefined {
    const added = [...this.#events, ...this.#earlier].flatMap((event) =>
      event.type === 'waitingAdded' ? [event.item] : [],
    );
    return [...this.board.waiting, ...added].find((item) => item.id === id);
  }

  zone(id: CardId): number {
    const card = this.board.cards.find((one) => one.id === id);
    return (card === undefined ? null : zoneOf(card)) ?? 0;
  }

  /** The events of a kind, in order. */
  all<T extends EventType>(type: T): readonly EventOf<T>[] {
    return this.#events.filter((event): event is EventOf<T> => event.type === type);
  }

  first<T extends EventType>(type: T): EventOf<T> | undefined {
    return this.all(type)[0];
  }
}
