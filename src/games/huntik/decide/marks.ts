/** Telling whether the table is where it has been before (802.1): every fact, but no id, no time and no count of them. */
import { hash } from '../../../engine/hash.ts';
import type { Board, Card } from '../board.ts';

const TIMES: ReadonlySet<string> = new Set(['timestamp', 'powersSince']);

/** Who came before whom stays; when that was does not. */
function ranksOf({ cards, modifiers }: Board): ReadonlyMap<number, number> {
  const times = [
    ...cards.flatMap(({ timestamp, powersSince, counters }) => [
      timestamp,
      powersSince,
      ...counters.map((counter) => counter.timestamp),
    ]),
    ...modifiers.map(({ timestamp }) => timestamp),
  ];
  return new Map([...new Set(times)].toSorted((one, other) => one - other).map((time, rank) => [time, rank]));
}

/** A text that is the same for equal facts, whatever the order of their keys. */
function plainText(value: unknown, ranks: ReadonlyMap<number, number>): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'number' && TIMES.has(key)) return ranks.get(part) ?? part;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** An id, alone or at the head of what is told apart by it, such as `h12.0`. */
const ID = /"([a-z]+\d+)(?=["\\. ])/gu;

/**
 * The same for two tables on which everything is alike, although some of the cards may have left and come back.
 *
 * @returns a short text; what waits and what was done with the powers belongs to the table, the way there does not
 */
export function markOf(board: Board): string {
  const { next: _next, loop: _loop, answered: _answered, ...facts } = board;
  const ranks = ranksOf(board);
  const looks = new Map(
    board.cards.map((card): [Card, string] => {
      const { id: _id, withHero, counters, ...rest } = card;
      const lying = counters.map(({ id: _counter, ...counter }) => counter);
      return [card, plainText({ ...rest, isCarried: withHero !== null, counters: lying }, ranks)];
    }),
  );
  const cards = board.cards.toSorted((one, other) => ((looks.get(one) ?? '') < (looks.get(other) ?? '') ? -1 : 1));
  const modifiers = board.modifiers.toSorted((one, other) => one.timestamp - other.timestamp);
  const named = [...cards, ...cards.flatMap(({ counters }) => counters), ...modifiers, ...board.watchers];
  const names = new Map([...named, ...board.waiting].map(({ id }, index) => [id, `#${index}`]));
  const text = plainText({ ...facts, cards, modifiers }, ranks);
  return hash(text.replaceAll(ID, (whole, id: string) => (names.has(id) ? `"${names.get(id) ?? ''}` : whole)));
}
