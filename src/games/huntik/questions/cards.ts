/** Which cards are where, and whose they are. */
import { affecting } from '../../../engine/modifiers/modifier.ts';
import type { Board, Card, CardId } from '../board.ts';
import { HERO_KINDS, opponentOf, type HeroKind, type Seat, type Zone } from '../vocabulary.ts';

export const findCard = (board: Board, id: CardId): Card | undefined => board.cards.find((card) => card.id === id);

/** A card that the caller has checked; anything else is a bug. */
export function cardOf(board: Board, id: CardId): Card {
  const card = findCard(board, id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

const heroKinds: ReadonlySet<string> = new Set(HERO_KINDS);
export const isHero = (card: Card): card is Card & { kind: HeroKind } => heroKinds.has(card.kind);

/** Heroes and obstacles move, block and fight; other features do not (305.3). */
export const canFight = (card: Card): boolean => isHero(card) || card.kind === 'obstacle';

export const inPlay = (board: Board): Card[] => board.cards.filter((card) => card.place.area === 'play');

export const zoneOf = (card: Card): Zone | null => (card.place.area === 'play' ? card.place.zone : null);

export const inZone = (board: Board, zone: Zone): Card[] => board.cards.filter((card) => zoneOf(card) === zone);

/**
 * Who controls a card now: the latest modifier that gives control away, or else the player under whom it entered play
 * (401.3b). Null for what nobody controls: a feature, an uncontrolled obstacle, a card out of play (401.1).
 */
export function controllerOf(board: Board, card: Card): Seat | null {
  if (card.place.area !== 'play') return null;
  let controller = card.enteredUnder;
  for (const { change } of affecting(board.modifiers, card.id)) {
    if (change.kind === 'control') controller = change.seat;
  }
  return controller;
}

export const controlledBy = (board: Board, seat: Seat): Card[] =>
  inPlay(board).filter((card) => controllerOf(board, card) === seat);

/** Unstunned heroes and obstacles that the opponent of `seat` controls: they block and can be fought (401.1a, 407.1). */
export const enemiesIn = (board: Board, zone: Zone, seat: Seat): Card[] =>
  inZone(board, zone).filter(
    (card) => canFight(card) && !card.stunned && controllerOf(board, card) === opponentOf(seat),
  );

/** The features that a hero carries (305.2a). */
export const carriedBy = (board: Board, hero: CardId): Card[] => board.cards.filter((card) => card.withHero === hero);

/** No other unstunned hero is in its zone; features do not count (400.10d). */
export function isAlone(board: Board, card: Card): boolean {
  const zone = zoneOf(card);
  return zone !== null && !inZone(board, zone).some((other) => other.id !== card.id && isHero(other) && !other.stunned);
}
