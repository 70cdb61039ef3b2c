/** What the chosen mission does by itself: its features, its points, its terms, its reminders (102, 304.1, 305.1a). */
import type { Board } from '../board.ts';
import { isFor, type MissionDefinition, type MissionFeature } from '../missions/mission.ts';
import { remindersDue } from '../missions/reminders.ts';
import { isMet, termsOf } from '../missions/terms.ts';
import { controllerOf, findCard, isHero } from '../questions/cards.ts';
import { opponentOf, SEATS, type Seat } from '../vocabulary.ts';
import { newId, type Happened, type Story } from './judge.ts';

function place(story: Story, feature: MissionFeature): void {
  if (feature.at === 'side') return;
  const { name, kind } = feature;
  const isObstacle = feature.kind === 'obstacle';
  const [atk, def] = isObstacle ? [feature.atk, feature.def] : [0, 0];
  story.add({
    type: 'cardEntered',
    id: newId(story.board, isObstacle ? 'o' : 'f'),
    card: { name, kind, atk, def },
    owner: null,
    controller: isObstacle ? feature.controller : null,
    zone: feature.at,
    exhausted: false,
    was: null,
  });
}

/** Features are placed before the game starts (305.1a), as soon as the mission is known and cards are kept in zones. */
function placeFeatures(story: Story, { features }: MissionDefinition, happened: readonly Happened[]): void {
  const { depth, round } = story.board;
  if (depth !== 'map' || round > 0) return;
  if (happened.some(({ event }) => event.type === 'missionChosen' || event.type === 'deepened')) {
    for (const feature of features) place(story, feature);
  }
}

/** The heroes of the other player that an event KO'd. */
function kodBy(seat: Seat, { event, before }: Happened): number {
  if (event.type !== 'cardsKod') return 0;
  return event.cards.filter(({ card: id }) => {
    const card = findCard(before, id);
    return card !== undefined && isHero(card) && controllerOf(before, card) === opponentOf(seat);
  }).length;
}

function scorePoints(story: Story, { points }: MissionDefinition, happened: readonly Happened[]): void {
  for (const one of happened) {
    for (const [index, rule] of points.entries()) {
      for (const seat of SEATS.filter((each) => isFor(rule.for, each))) {
        const times = rule.on === 'ko' ? kodBy(seat, one) : endsWith(one, (board) => isMet(board, rule.check, seat));
        if (times > 0) story.add({ type: 'pointsScored', seat, points: rule.points * times, by: index });
      }
    }
  }
}

const endsWith = ({ event, after }: Happened, holds: (board: Board) => boolean): number =>
  event.type === 'termsChecked' && holds(after) ? 1 : 0;

/** Brings up that a player's terms are met: the table has the last word, and nobody wins unnoticed (102.4). */
function ask(story: Story, seat: Seat, term: number): void {
  story.add({
    type: 'waitingAdded',
    item: {
      kind: 'question',
      id: newId(story.board, 'w'),
      rule: story.board.mission?.kind === 'mutual' ? '102.2' : '102.1',
      question: 'termsMet',
      params: { seat, term },
      then: { type: 'winByTerms', seat },
    },
  });
}

const isAsked = (board: Board, seat: Seat, term: number): boolean =>
  board.waiting.some(
    (item) =>
      item.kind === 'question' &&
      item.question === 'termsMet' &&
      item.params['seat'] === seat &&
      item.params['term'] === term,
  );

/** Terms that are met at the end of a round are checked there (501.1a); the others as soon as they come to be met (102.4). */
function bringUpTerms(story: Story, mission: MissionDefinition, before: Board, ended: Board | undefined): void {
  for (const seat of SEATS) {
    for (const { index, term } of termsOf(mission, seat)) {
      const met =
        term.when === 'endOfRound'
          ? ended !== undefined && isMet(ended, term.check, seat)
          : isMet(story.board, term.check, seat) && !isMet(before, term.check, seat);
      if (met && !isAsked(story.board, seat, index)) ask(story, seat, index);
    }
  }
}

/** The mission is the lead player's to put in order, and comes before all else that waits (702.5). */
function remind(story: Story, { reminders }: MissionDefinition, happened: readonly Happened[]): void {
  for (const { event, before, after } of happened) {
    for (const { words } of remindersDue(reminders, event, before, after)) {
      story.add({
        type: 'waitingAdded',
        item: { kind: 'trigger', id: newId(story.board, 'w'), rule: '304.1', seat: 'lead', feature: true, note: words },
      });
    }
  }
}

/** Everything that the mission makes of what a command brought about. */
export function followMission(story: Story, before: Board): void {
  const definition = story.board.mission?.definition;
  if (definition === undefined || story.board.result !== null) return;
  const happened = [...story.happened];
  const ended = happened.find(({ event }) => event.type === 'termsChecked')?.after;
  placeFeatures(story, definition, happened);
  scorePoints(story, definition, happened);
  bringUpTerms(story, definition, before, ended);
  remind(story, definition, happened);
}
