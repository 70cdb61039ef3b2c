/** Whether the board meets what a mission asks for, and part by part why (102.1, 102.2). */
import type { Board, Card } from '../board.ts';
import type { Side } from '../powers/words.ts';
import { controllerOf, inZone, isHero, zoneOf } from '../questions/cards.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import { isFor, type Check, type MissionDefinition, type Term } from './mission.ts';

/** `unknown`: what it asks about is not kept at this depth, so the table tells. */
export const VERDICTS = ['met', 'unmet', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A check with what came of it; `has` is the number that was compared, where there is one. */
export type Judged = {
  readonly check: Check;
  readonly verdict: Verdict;
  readonly has: number | null;
  readonly parts: readonly Judged[];
};

const isCalled = (card: Card, named: string | undefined): boolean =>
  named === undefined || card.name.toLowerCase().includes(named.toLowerCase());

const sideOf = (side: Side, seat: Seat): Seat => (side === 'friendly' ? seat : opponentOf(seat));

const counted = (check: Check, has: number, atLeast: number): Judged => ({
  check,
  verdict: has >= atLeast ? 'met' : 'unmet',
  has,
  parts: [],
});

const untracked = (check: Check): Judged => ({ check, verdict: 'unknown', has: null, parts: [] });

/** Features that lie, or are carried, in play. */
const featuresIn = (board: Board, named: string | undefined): Card[] =>
  board.cards.filter((card) => card.kind === 'feature' && card.place.area === 'play' && isCalled(card, named));

function carriedCount(board: Board, { side, named, zone }: Extract<Check, { is: 'carried' }>, seat: Seat): number {
  return featuresIn(board, named).filter((feature) => {
    const hero = board.cards.find((card) => card.id === feature.withHero);
    return (
      hero !== undefined &&
      controllerOf(board, hero) === sideOf(side, seat) &&
      (zone === undefined || zoneOf(hero) === zone)
    );
  }).length;
}

/** All: one that fails decides; any: one that holds does; otherwise one that nobody knows leaves it open. */
function together(check: Extract<Check, { is: 'all' | 'any' }>, parts: readonly Judged[]): Judged {
  const [decides, otherwise] = check.is === 'all' ? (['unmet', 'met'] as const) : (['met', 'unmet'] as const);
  const verdicts = parts.map((part) => part.verdict);
  const verdict = verdicts.includes(decides) ? decides : verdicts.includes('unknown') ? 'unknown' : otherwise;
  return { check, verdict, has: null, parts };
}

/**
 * Judges a check for a player.
 *
 * @returns the verdict with that of each part: 102.4 lets a player win as soon as all of it is met
 */
export function judgeCheck(board: Board, check: Check, seat: Seat): Judged {
  const keepsZones = board.depth === 'map';
  switch (check.is) {
    case 'score':
      return counted(check, board.score[seat], check.atLeast);
    case 'kos':
      return board.depth === 'rounds'
        ? untracked(check)
        : counted(check, board.kos[sideOf(check.side, seat)], check.atLeast);
    case 'heroInZone': {
      if (!keepsZones) return untracked(check);
      const there = inZone(board, check.zone).filter(
        (card) => isHero(card) && controllerOf(board, card) === sideOf(check.side, seat) && isCalled(card, check.named),
      );
      return counted(check, there.length, check.atLeast);
    }
    case 'featureInZone': {
      if (!keepsZones) return untracked(check);
      const there = featuresIn(board, check.named).filter((card) => zoneOf(card) === check.zone);
      return counted(check, there.length, 1);
    }
    case 'carried':
      return keepsZones ? counted(check, carriedCount(board, check, seat), 1) : untracked(check);
    case 'all':
    case 'any':
      return together(
        check,
        check.of.map((part) => judgeCheck(board, part, seat)),
      );
    default:
      return check satisfies never;
  }
}

export const isMet = (board: Board, check: Check | undefined, seat: Seat): boolean =>
  check !== undefined && judgeCheck(board, check, seat).verdict === 'met';

/** The terms by which this player can win, each with its place on the card: the lead player's alone but in mutual ones (304.2a). */
export const termsOf = ({ kind, terms }: MissionDefinition, seat: Seat): readonly { index: number; term: Term }[] =>
  terms.flatMap((term, index) =>
    isFor(term.for, seat) && (kind === 'mutual' || seat === 'lead') ? [{ index, term }] : [],
  );
