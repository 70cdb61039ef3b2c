/** Which of a mission's own rules are due at what happened. */
import type { Board } from '../board.ts';
import type { Event } from '../events/index.ts';
import { findCard, isHero } from '../questions/cards.ts';
import type { Moment, Reminder } from './mission.ts';

const isHeroOn = (board: Board, id: string): boolean => {
  const card = findCard(board, id);
  return card !== undefined && isHero(card);
};

/** Where a hero came to stand, if the event put one anywhere: by moving, being put, or entering play. */
function enteredZone(event: Event, after: Board): number | null {
  switch (event.type) {
    case 'cardMoved':
      return event.from !== event.to && isHeroOn(after, event.card) ? event.to : null;
    case 'cardPut':
      return event.from !== event.to && isHeroOn(after, event.card) ? event.to : null;
    case 'cardEntered':
      return isHeroOn(after, event.id) ? event.zone : null;
    default:
      return null;
  }
}

/** Round 1 has no start-of-round events, so what happens in every round begins with round 2 (502.1). */
function isDue(at: Moment, event: Event, before: Board, after: Board): boolean {
  switch (at.is) {
    case 'matchBegins':
      return event.type === 'roundStarted';
    case 'roundStarts':
      return event.type === 'twoDrawn';
    case 'roundEnds':
      return event.type === 'termsChecked';
    case 'combatStarts':
      return event.type === 'combatStarted';
    case 'heroKod':
      return event.type === 'cardsKod' && event.cards.some(({ card }) => isHeroOn(before, card));
    case 'pickedUp':
      return event.type === 'featurePickedUp';
    case 'dropped':
      return event.type === 'featureDropped';
    case 'heroEnters':
      return enteredZone(event, after) === at.zone;
    case 'timerAt':
      return (event.type === 'twoDrawn' || event.type === 'roundStarted') && after.round === at.round;
    default:
      return at satisfies never;
  }
}

/** The reminders that an event brings up, in the order of the card. */
export const remindersDue = (
  reminders: readonly Reminder[],
  event: Event,
  before: Board,
  after: Board,
): readonly Reminder[] => reminders.filter(({ at }) => isDue(at, event, before, after));
