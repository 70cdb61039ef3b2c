/** What powers can wait for, as it happens: each event of the log in the words that triggers use (702). */
import type { Board, CardId } from '../board.ts';
import type { Event } from '../events/index.ts';
import { controllerOf, findCard } from '../questions/cards.ts';
import type { Occasion } from '../powers/words.ts';
import { SEATS, type Seat, type Zone } from '../vocabulary.ts';

export type Occurrence = {
  readonly occasion: Occasion;
  /** The card it is about; null for what is about a player, or a card that is not kept. */
  readonly card: CardId | null;
  /** An action or amulet, which is on no board. */
  readonly offBoard?: { readonly name: string; readonly type: 'action' | 'amulet' };
  readonly by: Seat | null;
  readonly zone: Zone | null;
  readonly fromHand: boolean;
  /** Entering play or a zone is judged by what is there afterwards, everything else by what was there (702.4). */
  readonly judgedBy: 'before' | 'after';
};

const about = (occasion: Occasion, card: CardId | null, more: Partial<Occurrence> = {}): Occurrence => ({
  occasion,
  card,
  by: null,
  zone: null,
  fromHand: false,
  judgedBy: 'before',
  ...more,
});

const each = (occasion: Occasion, cards: readonly CardId[]): readonly Occurrence[] =>
  cards.map((card) => about(occasion, card));

/** A KO in all the words that powers have for it. */
export const koOf = (cards: readonly CardId[], byCombatAttacks: boolean): readonly Occurrence[] => [
  ...each('ko', cards),
  ...(byCombatAttacks ? each('koByCombat', cards) : []),
  ...each('leavesPlay', cards),
];

/** Who controls which card is no event of its own: it changes as modifiers come and go (401.3). */
function controlChanges(before: Board, after: Board): readonly Occurrence[] {
  return after.cards.flatMap((card) => {
    const was = findCard(before, card.id);
    const by = controllerOf(after, card);
    return was === undefined || controllerOf(before, was) === by ? [] : [about('controlChanges', card.id, { by })];
  });
}

/**
 * What an event is to powers.
 *
 * @returns nothing for events that no power waits for
 */
export function occurrencesOf(event: Event, before: Board, after: Board): readonly Occurrence[] {
  switch (event.type) {
    case 'heroPlayed':
      return [about('played', event.card, { by: event.seat, fromHand: true, judgedBy: 'after' })];
    // A cancelled action triggers nothing, so an action counts as played when it resolves (701.4).
    case 'actionResolved':
    case 'amuletPlayed': {
      const offBoard = { name: event.name, type: event.type === 'amuletPlayed' ? 'amulet' : 'action' } as const;
      return [about('played', null, { offBoard, by: event.seat, fromHand: true })];
    }
    case 'cardEntered':
      return [about('entersPlay', event.id, { by: event.controller, zone: event.zone, judgedBy: 'after' })];
    case 'cardMoved':
      return event.from === event.to
        ? []
        : [about('movesInto', event.card, { by: event.by, zone: event.to, judgedBy: 'after' })];
    case 'cardPut':
      return [about('put', event.card, { zone: event.to, judgedBy: 'after' })];
    case 'cardsKod':
      return koOf(
        event.cards.map(({ card }) => card),
        event.byCombatAttacks,
      );
    case 'cardEliminated':
      return [...each('eliminated', [event.card.card]), ...each('leavesPlay', [event.card.card])];
    case 'cardLeft':
      return each('leavesPlay', [event.card.card]);
    case 'cardStunned':
      return each('stunned', [event.card]);
    case 'cardUnstunned':
      return each('unstunned', [event.card]);
    case 'allUnstunned':
      return each('unstunned', event.cards);
    case 'cardReadied':
      return each('readied', [event.card]);
    case 'allReadied':
      return each('readied', event.cards);
    case 'cardExhausted':
      return each('exhausted', [event.card]);
    case 'combatStarted':
      return [about('combatStarts', null, { by: event.attacking, zone: event.zone })];
    case 'combatEnded':
      return event.early ? [] : [about('combatConcludes', null, { zone: before.combat?.zone ?? null })];
    case 'attacksAdded':
      return [about('attacksAdded', null, { by: event.seat })];
    case 'twoDrawn': {
      const draws = SEATS.filter((by) => event.drawn[by] > 0).map((by) => about('draws', null, { by }));
      return [about('roundStarts', null), ...draws];
    }
    case 'termsChecked':
      return [about('roundEnds', null)];
    case 'turnsOpened':
      return [about('turnStarts', null, { by: event.first })];
    case 'turnEnded':
      return [about('turnStarts', null, { by: event.next })];
    case 'turnTaken':
      return [about('turnStarts', null, { by: event.by })];
    case 'cardsDrawn':
      return event.count === 0 ? [] : [about('draws', null, { by: event.seat })];
    // Discarded cards are discarded one at a time (400.11c).
    case 'cardsDiscarded':
      return Array.from({ length: event.count }, () => about('discards', null, { by: event.seat }));
    case 'featurePickedUp':
      return each('pickedUp', [event.feature]);
    case 'featureDropped':
      return each('dropped', [event.feature]);
    case 'modifierCreated':
    case 'modifiersEnded':
      return controlChanges(before, after);
    default:
      return [];
  }
}
