/** "Can't" takes precedence over whatever would make it happen (103.3). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card } from '../board.ts';
import type { Event } from '../events/index.ts';
import { evolve } from '../evolve/index.ts';
import type { Condition } from '../powers/condition.ts';
import { isDescription, type Description } from '../powers/selector.ts';
import type { Forbidden } from '../powers/words.ts';
import { answers, type Speaker } from '../projection/matching.ts';
import { speaking, type Said } from '../projection/speaker.ts';
import { holds } from '../projection/values.ts';
import { viewsOf } from '../projection/views.ts';
import { cardOf } from '../questions/cards.ts';
import { playerOf, worksWhere } from '../questions/powers.ts';
import { seen } from '../questions/seen.ts';
import { refusal } from '../reasons.ts';
import type { HeroSpec } from '../schemas.ts';
import type { Seat } from '../vocabulary.ts';
import { label, newId, when, type Story } from './judge.ts';
import { isAbout } from './matching.ts';

export const checkForbidden = (board: Board, card: Card, what: Forbidden): readonly Refusal[] =>
  when(seen(board, card).forbidden.includes(what), () => refusal('103.3', 'forbidden', { card: label(card) }));

/** Cards that can't be readied stay exhausted as a round starts, and nothing replaces what cannot happen (103.3, 502.1b). */
export function sparing(story: Story, event: Event): Event {
  if (event.type !== 'allReadied') return event;
  const { board } = story;
  const kept = event.cards.filter((id) => checkForbidden(board, cardOf(board, id), 'ready').length > 0);
  if (kept.length === 0) return event;
  story.add(...kept.map(() => ({ type: 'effectSkipped', effect: 'ready', rule: '103.3' }) as const));
  return { ...event, cards: event.cards.filter((card) => !kept.includes(card)) };
}

type NotToBePlayed = { readonly said: Said; readonly cards: Description; readonly while: Condition | null };

/** What says that cards cannot be played: always-on powers, and what lasts. */
function forbiddenPlays(board: Board): readonly NotToBePlayed[] {
  const lasting = board.modifiers.flatMap(({ change, affects, controller: you, of: me, while: condition }) =>
    change.kind === 'forbid' && change.what === 'play' && affects !== null
      ? [{ said: { you, me }, cards: affects, while: condition }]
      : [],
  );
  const always = [...viewsOf(board).values()].flatMap(({ card, controller, powers }) => {
    const you = playerOf(card, controller);
    return powers.flatMap(({ power }) =>
      power.kind === 'alwaysOn' &&
      you !== null &&
      worksWhere(power, card) &&
      isDescription(power.affects) &&
      power.change.some((change) => change.kind === 'forbid' && change.what === 'play')
        ? [{ said: { you, me: card.id }, cards: power.affects, while: power.while ?? null }]
        : [],
    );
  });
  return [...lasting, ...always];
}

type Played = HeroSpec | { readonly name: string; readonly kind: 'action' | 'amulet' };
const isHero = (played: Played): played is HeroSpec => played.kind !== 'action' && played.kind !== 'amulet';

/** The cards of a hand are on no board: a hero is looked at as it would stand in play, wherever they say that it lies. */
function asInPlay(board: Board, seat: Seat, card: HeroSpec): { readonly board: Board; readonly id: string } {
  const id = newId(board, 'h');
  const place = { owner: seat, controller: seat, zone: null, exhausted: false, was: null };
  return { id, board: evolve(board, { type: 'cardEntered', id, card, ...place }) };
}

function isMeant(board: Board, seat: Seat, played: Played, { area: _area, ...cards }: Description, speaker: Speaker) {
  if (!isHero(played)) return isAbout(cards, { name: played.name, type: played.kind, by: seat }, speaker.you);
  const there = asInPlay(board, seat, played);
  const view = viewsOf(there.board).get(there.id);
  return view !== undefined && answers(view, cards, speaker);
}

/** Cards that cannot be played are not (103.3). */
export function checkMayBePlayed(board: Board, seat: Seat, played: Played): readonly Refusal[] {
  const forbids = forbiddenPlays(board).some(({ said, cards, while: condition }) => {
    const speaker = speaking(board, said);
    return (condition === null || holds(condition, speaker)) && isMeant(board, seat, played, cards, speaker);
  });
  return when(forbids, () => refusal('103.3', 'cannotBePlayed', { card: played.name }));
}
