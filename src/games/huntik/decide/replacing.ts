/** Events that would happen and do not, because something else happens instead (710). */
import { isDescription } from '../powers/selector.ts';
import type { Board, CardId } from '../board.ts';
import type { PowerEffect, Trigger } from '../powers/power.ts';
import { answers, type Speaker } from '../projection/matching.ts';
import { surroundings } from '../projection/view.ts';
import { viewsOf } from '../projection/views.ts';
import type { Seat } from '../vocabulary.ts';
import type { Story } from './judge.ts';

type Replacement = {
  readonly source: string;
  readonly you: Seat;
  readonly me: CardId | null;
  readonly would: Trigger;
  readonly effects: readonly PowerEffect[];
};

function ofPowers(board: Board): readonly Replacement[] {
  return [...viewsOf(board).values()].flatMap(({ card, controller: you, powers }) =>
    powers.flatMap(({ power }) =>
      power.kind === 'replacement' && you !== null && card.place.area === 'play'
        ? [{ source: card.name, you, me: card.id, would: power.would, effects: power.instead }]
        : [],
    ),
  );
}

const ofWatchers = (board: Board): readonly Replacement[] =>
  board.watchers.flatMap(({ source, controller: you, of: me, watches }) =>
    watches.do === 'replace' ? [{ source, you, me, would: watches.would, effects: watches.instead }] : [],
  );

function replaces({ would, you, me }: Replacement, board: Board, id: CardId, byCombatAttacks: boolean): boolean {
  if (would.event !== 'ko' && !(would.event === 'koByCombat' && byCombatAttacks)) return false;
  if (would.of === undefined) return true;
  if (!isDescription(would.of)) return would.of === 'me' && me === id;
  const speaker: Speaker = {
    views: viewsOf(board),
    surroundings: surroundings(board),
    you,
    me,
    that: [],
    targets: [],
    chosen: { card: null, zone: null },
    x: 0,
    die: 0,
  };
  const view = speaker.views.get(id);
  return view !== undefined && answers(view, would.of, speaker);
}

/**
 * Replaces a KO where a replacement modifier says so: it was there before the event, and every instance of the event is
 * replaced, whether or not what comes instead can be done (710.2-710.4).
 *
 * @returns whether the KO does not happen
 */
export function replaceKo(story: Story, id: CardId, byCombatAttacks: boolean): boolean {
  const { board } = story;
  const [first] = [...ofPowers(board), ...ofWatchers(board)].filter((one) => replaces(one, board, id, byCombatAttacks));
  if (first === undefined) return false;
  const { source, you, me, effects } = first;
  story.add({ type: 'eventReplaced', card: id, by: source, rule: '710.1b' });
  story.instead({ source, you, me, that: [id], effects });
  return true;
}
