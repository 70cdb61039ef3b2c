/** Events that would happen and do not, because something else happens instead (710). */
import type { Board, CardId } from '../board.ts';
import type { Event } from '../events/index.ts';
import { evolve } from '../evolve/index.ts';
import type { PowerEffect, Would } from '../powers/power.ts';
import { isReplaceable } from '../powers/words.ts';
import { speaking } from '../projection/speaker.ts';
import { viewsOf } from '../projection/views.ts';
import { controllerOf, findCard } from '../questions/cards.ts';
import { playerOf, worksWhere } from '../questions/powers.ts';
import { QUESTIONS, SEATS, type Answer, type Seat, type Zone } from '../vocabulary.ts';
import { label, type Asked, type Story } from './judge.ts';
import { fits } from './matching.ts';
import { koOf, occurrencesOf, type Occurrence } from './occurrences.ts';

type Replacement = {
  /** Tells instances of the same replacement apart. */
  readonly key: string;
  readonly source: string;
  readonly you: Seat;
  readonly me: CardId | null;
  readonly zone: Zone | null;
  readonly would: Would;
  readonly effects: readonly PowerEffect[];
};

function ofPowers(board: Board): readonly Replacement[] {
  return [...viewsOf(board).values()].flatMap(({ card, controller, powers }) => {
    const you = playerOf(card, controller);
    return powers.flatMap(({ id, power }) =>
      power.kind === 'replacement' && you !== null && worksWhere(power, card)
        ? [
            {
              key: `${card.id} ${id}`,
              source: label(card),
              you,
              me: card.id,
              zone: null,
              would: power.would,
              effects: power.instead,
            },
          ]
        : [],
    );
  });
}

const ofWatchers = (board: Board): readonly Replacement[] =>
  board.watchers.flatMap(({ id: key, source, controller: you, of: me, zone, watches }) =>
    watches.do === 'replace' ? [{ key, source, you, me, zone, would: watches.would, effects: watches.instead }] : [],
  );

const replacements = (board: Board): readonly Replacement[] => [...ofPowers(board), ...ofWatchers(board)];

/** A table without any is spared the looking. */
const mayReplace = ({ cards, watchers, modifiers }: Board): boolean =>
  watchers.some(({ watches }) => watches.do === 'replace') ||
  cards.some(({ powers }) => powers.some(({ kind }) => kind === 'replacement')) ||
  modifiers.some(({ change }) => change.kind === 'gains' && change.power.kind === 'replacement');

/** One event that would happen, to one card or to the player of that seat, in all the words that powers have for it. */
type Instance = { readonly to: string; readonly occurrences: readonly Occurrence[] };

function instancesOf(event: Event, before: Board, after: Board): readonly Instance[] {
  const occurrences = occurrencesOf(event, before, after).filter(({ occasion }) => isReplaceable(occasion));
  const cards = [...new Set(occurrences.flatMap(({ card }) => card ?? []))];
  return [
    ...cards.map((to) => ({ to, occurrences: occurrences.filter(({ card }) => card === to) })),
    ...occurrences.flatMap((one) => (one.card === null && one.by !== null ? [{ to: one.by, occurrences: [one] }] : [])),
  ];
}

/** What has to be there already speaks; a card that would enter is seen as it would stand there (710.2). */
function replaces({ would, you, me, zone }: Replacement, { occurrences }: Instance, before: Board, after: Board) {
  return occurrences.some((occurrence) => {
    const isNew = occurrence.card !== null && findCard(before, occurrence.card) === undefined;
    const choices = zone === null ? {} : { zone };
    return fits(would, occurrence, speaking(isNew ? after : before, { you, me, choices }));
  });
}

const PLACES: readonly Answer[] = QUESTIONS.whichReplacement;

const isSeat = (to: string): to is Seat => SEATS.some((seat) => seat === to);

/** What would replace the KO of a card, whether or not the KO can happen. */
export function replacementsOf(board: Board, id: CardId, byCombatAttacks: boolean): readonly Replacement[] {
  const ko: Instance = { to: id, occurrences: koOf([id], byCombatAttacks) };
  return replacements(board).filter((one) => replaces(one, ko, board, board));
}

/** The player whom the event would have affected, or whose card (710.1c); whose turn it is where it is nobody's. */
function affected(board: Board, { to, occurrences }: Instance): Seat {
  if (isSeat(to)) return to;
  const card = findCard(board, to);
  return (card && controllerOf(board, card)) ?? occurrences[0]?.by ?? board.turn;
}

function choose(story: Story, instance: Instance, competing: readonly Replacement[]): Replacement | undefined {
  const [first, ...others] = competing;
  if (first === undefined || others.length === 0) return first;
  const { board } = story;
  const offered = competing.slice(0, PLACES.length);
  const card = isSeat(instance.to) ? undefined : findCard(board, instance.to);
  const asked: Asked = {
    question: 'whichReplacement',
    rule: '710.1c',
    params: {
      card: card === undefined ? '' : label(card),
      names: offered.map(({ source }, index) => `${index + 1}. ${source}`).join(', '),
      of: offered.length,
      ...Object.fromEntries(offered.map(({ source }, index) => [PLACES[index] ?? '', source])),
      seat: affected(board, instance),
    },
  };
  const given = story.answerTo(asked)?.answer;
  return competing[given === undefined ? 0 : PLACES.indexOf(given)] ?? first;
}

/** The event as far as it still happens; a step that goes through the whole table is taken all the same. */
function without(event: Event, replaced: readonly string[]): Event | null {
  switch (event.type) {
    case 'cardsKod': {
      const cards = event.cards.filter(({ card }) => !replaced.includes(card));
      return cards.length === 0 ? null : { ...event, cards };
    }
    case 'allReadied':
    case 'allUnstunned':
      return { ...event, cards: event.cards.filter((card) => !replaced.includes(card)) };
    case 'twoDrawn': {
      const drawn = (seat: Seat): number => (replaced.includes(seat) ? 0 : event.drawn[seat]);
      return { ...event, drawn: { lead: drawn('lead'), defending: drawn('defending') } };
    }
    default:
      return null;
  }
}

/**
 * Replaces an event where replacement modifiers say so: they were there before it, every instance of it is replaced,
 * whether or not what comes instead can be done, and none applies to what it led to itself (710.2-710.5). Where several
 * compete, the affected player chooses (710.1c).
 *
 * @returns what is left of the event; null where it does not happen
 */
export function replacing(story: Story, event: Event): Event | null {
  const { board: before } = story;
  if (!mayReplace(before)) return event;
  const after = evolve(before, event);
  const instances = instancesOf(event, before, after);
  if (instances.length === 0) return event;
  const there = replacements(before).filter(({ key }) => !story.applied.includes(key));
  const replaced: string[] = [];
  for (const instance of instances) {
    const competing = there.filter((one) => replaces(one, instance, before, after));
    const applied = choose(story, instance, competing);
    if (applied === undefined) continue;
    const { key, source, you, me, zone, effects } = applied;
    const card = isSeat(instance.to) ? null : instance.to;
    replaced.push(instance.to);
    story.add({ type: 'eventReplaced', card, by: source, rule: '710.1b' });
    story.instead({ source, you, me, that: card === null ? [] : [card], zone, effects }, key);
  }
  return replaced.length === 0 ? event : without(event, replaced);
}

/** A replacement that waited for the next time has replaced it: once, and everything that happened together (702.1a, 710.3). */
export function endUsedUp(story: Story, applied: readonly string[]): void {
  const ids = story.board.watchers
    .filter(({ id, until }) => until === 'next' && applied.includes(id))
    .map(({ id }) => id);
  if (ids.length > 0) story.add({ type: 'watchersEnded', ids, rule: '702.1a' });
}
