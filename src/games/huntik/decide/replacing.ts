/** Events that would happen and do not, because something else happens instead (710). */
import { isDescription } from '../powers/selector.ts';
import type { Board, CardId } from '../board.ts';
import type { PowerEffect, Trigger } from '../powers/power.ts';
import { answers } from '../projection/matching.ts';
import { speaking } from '../projection/speaker.ts';
import { viewsOf } from '../projection/views.ts';
import { controllerOf, findCard } from '../questions/cards.ts';
import { QUESTIONS, type Answer, type Seat } from '../vocabulary.ts';
import { label, type Asked, type Story } from './judge.ts';

type Replacement = {
  /** Tells instances of the same replacement apart. */
  readonly key: string;
  readonly source: string;
  readonly you: Seat;
  readonly me: CardId | null;
  readonly would: Trigger;
  readonly effects: readonly PowerEffect[];
};

function ofPowers(board: Board): readonly Replacement[] {
  return [...viewsOf(board).values()].flatMap(({ card, controller: you, powers }) =>
    powers.flatMap(({ id, power }) =>
      power.kind === 'replacement' && you !== null && card.place.area === 'play'
        ? [
            {
              key: `${card.id} ${id}`,
              source: label(card),
              you,
              me: card.id,
              would: power.would,
              effects: power.instead,
            },
          ]
        : [],
    ),
  );
}

const ofWatchers = (board: Board): readonly Replacement[] =>
  board.watchers.flatMap(({ id: key, source, controller: you, of: me, watches }) =>
    watches.do === 'replace' ? [{ key, source, you, me, would: watches.would, effects: watches.instead }] : [],
  );

function replaces({ would, you, me }: Replacement, board: Board, id: CardId, byCombatAttacks: boolean): boolean {
  if (would.event !== 'ko' && !(would.event === 'koByCombat' && byCombatAttacks)) return false;
  if (would.of === undefined) return true;
  if (!isDescription(would.of)) return would.of === 'me' && me === id;
  const speaker = speaking(board, { you, me });
  const view = speaker.views.get(id);
  return view !== undefined && answers(view, would.of, speaker);
}

const PLACES: readonly Answer[] = QUESTIONS.whichReplacement;

/** Which of several competing replacements the table chose; the first where it was not asked. */
const placeIn = ({ rulings }: Board): number => Math.max(0, PLACES.indexOf(rulings.whichReplacement ?? 'first'));

const replacementsOf = (board: Board, id: CardId, byCombatAttacks: boolean): readonly Replacement[] =>
  [...ofPowers(board), ...ofWatchers(board)].filter((one) => replaces(one, board, id, byCombatAttacks));

/** Where several would replace one KO, the player whose card it is chooses which of them is applied (710.1c). */
export function askReplacement(board: Board, ids: readonly CardId[], byCombatAttacks: boolean): Asked | undefined {
  if (board.rulings.whichReplacement !== undefined) return undefined;
  for (const id of ids) {
    const competing = replacementsOf(board, id, byCombatAttacks);
    const card = findCard(board, id);
    if (competing.length < 2 || card === undefined) continue;
    const names = competing.map(({ source }, index) => `${index + 1}. ${source}`).join(', ');
    const seat = controllerOf(board, card) ?? board.turn;
    const each = Object.fromEntries(competing.map(({ source }, index) => [PLACES[index] ?? '', source]));
    return { question: 'whichReplacement', rule: '710.1c', params: { card: label(card), names, seat, ...each } };
  }
  return undefined;
}

/**
 * Replaces a KO where a replacement modifier says so: it was there before the event, and every instance of the event is
 * replaced, whether or not what comes instead can be done (710.2-710.4).
 *
 * @returns whether the KO does not happen
 */
export function replaceKo(story: Story, id: CardId, byCombatAttacks: boolean): boolean {
  const { board } = story;
  const competing = replacementsOf(board, id, byCombatAttacks).filter(({ key }) => !story.applied.includes(key));
  const applied = competing[placeIn(board)] ?? competing[0];
  if (applied === undefined) return false;
  const { key, source, you, me, effects } = applied;
  story.add({ type: 'eventReplaced', card: id, by: source, rule: '710.1b' });
  story.instead({ source, you, me, that: [id], effects }, key);
  return true;
}

/** A replacement that waited for the next time has replaced it: once, and everything that happened together (702.1a, 710.3). */
export function endUsedUp(story: Story, applied: readonly string[]): void {
  const ids = story.board.watchers
    .filter(({ id, until }) => until === 'next' && applied.includes(id))
    .map(({ id }) => id);
  if (ids.length > 0) story.add({ type: 'watchersEnded', ids, rule: '702.1a' });
}
