/** What follows from an outcome by itself: features dropped, fighters out of the combat, the combat over early. */
import type { Board, Card, CardId, Combat } from '../board.ts';
import { evolve } from '../evolve/index.ts';
import type { HeldPower, View } from '../projection/view.ts';
import { viewsOf } from '../projection/views.ts';
import { cardOf, controllerOf, findCard, zoneOf } from '../questions/cards.ts';
import { fightersOf } from '../questions/combat.ts';
import { SEATS } from '../vocabulary.ts';
import { arranged, orderBeginnings } from './beginnings.ts';
import { endCombat } from './ends.ts';
import { label, type Story } from './judge.ts';

/** A feature is dropped by a hero that left play, was stunned, or changed controllers (305.2c, 401.3a). */
function dropFeatures(story: Story, before: Board): void {
  for (const feature of story.board.cards.filter((card) => card.withHero !== null)) {
    const hero = feature.withHero === null ? undefined : findCard(story.board, feature.withHero);
    const was = feature.withHero === null ? undefined : findCard(before, feature.withHero);
    if (hero === undefined || hero.stunned) {
      story.add({ type: 'featureDropped', feature: feature.id, rule: '305.2c' });
    } else if (was !== undefined && controllerOf(before, was) !== controllerOf(story.board, hero)) {
      story.add({ type: 'featureDropped', feature: feature.id, rule: '401.3a' });
    }
  }
}

/** Why a fighter is no longer in the combat, if it is not (601.3, 601.3b). */
function leftBy(board: Board, combat: Combat, card: Card): string | undefined {
  if (card.stunned || zoneOf(card) !== combat.zone) return '601.3';
  return controllerOf(board, card) === null ? '601.3b' : undefined;
}

function leaveCombat(story: Story): void {
  const { board } = story;
  if (board.combat === null) return;
  for (const id of board.combat.members) {
    const card = findCard(board, id);
    const rule = card === undefined ? undefined : leftBy(board, board.combat, card);
    if (rule !== undefined) story.add({ type: 'combatLeft', card: id, rule });
  }
}

/** A side that had somebody in the combat and has nobody now ends it, unless the KOs have already been dealt (601.3c). */
function endDeserted(story: Story, before: Board): void {
  const { board } = story;
  const was = before.combat;
  const { combat } = board;
  if (combat === null || was === null || combat.concluded) return;
  const deserted = SEATS.some(
    (seat) => fightersOf(before, was, seat).length > 0 && fightersOf(board, combat, seat).length === 0,
  );
  if (deserted) endCombat(story, true);
}

const isLeads = ({ controller }: View): boolean => controller === 'lead';

/**
 * A card that lost its powers and has them again: what they generate is new (700.3). Where several are back at once, the
 * lead player's come first (711.3).
 */
function returnPowers(story: Story, before: Board): void {
  if (!before.cards.some(({ powers }) => powers.length > 0)) return;
  const had = viewsOf(before);
  const has = (powers: readonly HeldPower[] | undefined) => powers?.some(({ printed }) => printed) === true;
  const back = [...viewsOf(story.board).values()].filter(
    ({ card, powers }) => had.has(card.id) && has(powers) && !has(had.get(card.id)?.powers),
  );
  const [first, then] = [back.filter(isLeads), back.filter((view) => !isLeads(view))].map((views) =>
    views.map(({ card }) => card.id),
  );
  const { board } = story;
  const cards: CardId[] = [];
  for (const [seat, items] of [
    ['lead', first ?? []],
    ['defending', then ?? []],
  ] as const) {
    const earlier = [...cards];
    const order = arranged(story, {
      seat,
      items,
      nameOf: (id) => label(cardOf(board, id)),
      boardWith: (wanted) => evolve(board, { type: 'powersReturned', cards: [...earlier, ...wanted] }),
    });
    cards.push(...order);
  }
  if (cards.length > 0) story.add({ type: 'powersReturned', cards });
}

export function settle(story: Story, before: Board): void {
  leaveCombat(story);
  endDeserted(story, before);
  dropFeatures(story, before);
  returnPowers(story, before);
  orderBeginnings(story);
}
