/** Modifiers that begin to apply at the same time: their player puts them in order, where that can be seen (711.3). */
import type { Board, Card, CardId } from '../board.ts';
import type { EventOf } from '../events/index.ts';
import { evolve } from '../evolve/index.ts';
import { viewsOf } from '../projection/views.ts';
import { controllerOf, findCard } from '../questions/cards.ts';
import { QUESTIONS, type Answer, type Seat } from '../vocabulary.ts';
import { label, type Story } from './judge.ts';

const PLACES: readonly Answer[] = QUESTIONS.whichModifierFirst;

const permutations = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2
    ? [list]
    : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((others) => [one, ...others]));

/** Everything that is seen of the cards, apart from how it came about. */
const looksOf = (board: Board): string =>
  JSON.stringify(
    [...viewsOf(board).values()].map(({ card, atk, def, powers, ...look }) => ({
      ...look,
      card: card.id,
      atk: atk.value,
      def: def.value,
      powers: powers.map(({ id }) => id),
    })),
  );

type Together<T> = {
  readonly seat: Seat;
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  /** The table with them in this order. */
  readonly boardWith: (order: readonly T[]) => Board;
};

/** Asked one after the other which comes first, as long as what is seen depends on it. */
export function arranged<T>(story: Story, { seat, items, nameOf, boardWith }: Together<T>): readonly T[] {
  const chosen: T[] = [];
  const rest = [...items];
  while (rest.length > 1) {
    const offered = rest.slice(0, PLACES.length);
    const others = rest.slice(PLACES.length);
    const looks = permutations(offered).map((order) => looksOf(boardWith([...chosen, ...order, ...others])));
    if (new Set(looks).size === 1) break;
    const names = offered.map((item, index) => `${index + 1}. ${nameOf(item)}`).join(', ');
    const params = { seat, names, of: offered.length };
    const given = story.answerTo({ question: 'whichModifierFirst', rule: '711.3', params });
    if (given === undefined) break;
    chosen.push(...rest.splice(Math.max(0, PLACES.indexOf(given.answer)), 1));
  }
  return [...chosen, ...rest];
}

const alwaysOn = ({ powers }: Card): readonly number[] =>
  powers.flatMap(({ kind }, index) => (kind === 'alwaysOn' ? [index] : []));

/** What the always-on powers of a card generate begins as it enters, all at once (705.2a). */
function orderPowers(story: Story, id: CardId): void {
  const { board } = story;
  const card = findCard(board, id);
  const items = card === undefined ? [] : alwaysOn(card);
  if (card === undefined || items.length < 2) return;
  const ordered = (order: readonly number[]): EventOf<'modifiersOrdered'> => ({
    type: 'modifiersOrdered',
    card: id,
    order: [...order],
    rule: '705.2a',
  });
  const order = arranged(story, {
    seat: controllerOf(board, card) ?? 'lead',
    items,
    nameOf: (index) =>
      card.powers.flatMap((one, at) => (at === index && 'name' in one ? one.name : []))[0] ??
      `${label(card)} ${index + 1}`,
    boardWith: (wanted) => evolve(board, ordered(wanted)),
  });
  if (order.some((index, at) => index !== items[at])) story.add(ordered(order));
}

/** Every card that has entered play by this command. */
export function orderBeginnings(story: Story): void {
  for (const { event } of [...story.happened]) if (event.type === 'cardEntered') orderPowers(story, event.id);
}
