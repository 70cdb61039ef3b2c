/** What is true of every board that play can lead to. */
import { phaseIs, type Phase } from '../../src/engine/chart.ts';
import type { Board } from '../../src/games/huntik/board.ts';
import { controllerOf, findCard, zoneOf } from '../../src/games/huntik/questions/cards.ts';
import { fightersOf, totalOf } from '../../src/games/huntik/questions/combat.ts';
import { SEATS } from '../../src/games/huntik/vocabulary.ts';

/** The invariants that do not hold, in words; none on a sound board. */
export function broken(board: Board, phase: Phase): string[] {
  return [...brokenCards(board), ...brokenCombat(board), ...brokenSequence(board, phase)];
}

function brokenCards(board: Board): string[] {
  const found: string[] = [];
  if (new Set(board.cards.map((card) => card.id)).size !== board.cards.length) found.push('two cards share an id');
  for (const card of board.cards) {
    if (card.stunned && card.place.area !== 'play') found.push(`${card.id} is stunned out of play`);
    if (card.place.area !== 'play' && controllerOf(board, card) !== null)
      found.push(`${card.id} is controlled out of play`);
    if (card.withHero !== null) {
      const hero = findCard(board, card.withHero);
      if (hero === undefined) found.push(`${card.id} is with nobody`);
      else if (hero.stunned) found.push(`${card.id} is with a stunned hero`);
      else if (zoneOf(hero) !== zoneOf(card)) found.push(`${card.id} is away from its hero`);
    }
  }
  for (const modifier of board.modifiers) {
    const gone = modifier.cards.find((id) => findCard(board, id) === undefined);
    if (gone !== undefined) found.push(`${modifier.id} is on ${gone}, which is gone`);
  }
  for (const seat of SEATS) {
    for (const count of Object.values(board.counts[seat])) {
      if (count !== null && count < 0) found.push(`${seat} has ${count} cards somewhere`);
    }
  }
  return found;
}

function brokenCombat(board: Board): string[] {
  const { combat } = board;
  if (combat === null) {
    return board.modifiers.some((modifier) => modifier.until === 'combat')
      ? ['a combat modifier outlived its combat']
      : [];
  }
  const found: string[] = [];
  for (const id of combat.members) {
    const card = findCard(board, id);
    if (card === undefined) found.push(`${id} fights and is gone`);
    else if (card.stunned) found.push(`${id} fights stunned`);
    else if (zoneOf(card) !== combat.zone) found.push(`${id} fights from another zone`);
    else if (controllerOf(board, card) === null) found.push(`${id} fights for nobody`);
  }
  for (const seat of SEATS) {
    if (totalOf(board, combat, seat).value < 0) found.push(`${seat} has fewer than no attacks`);
    if (new Set(fightersOf(board, combat, seat)).size !== fightersOf(board, combat, seat).length) {
      found.push(`${seat} has a fighter twice`);
    }
  }
  return found;
}

function brokenSequence(board: Board, phase: Phase): string[] {
  const found: string[] = [];
  if (board.round < 0 || board.round > 7) found.push(`the timer shows ${board.round}`);
  if ((board.result !== null) !== phaseIs(phase, 'over')) found.push('the result and the phase disagree');
  if ((board.combat !== null) !== phaseIs(phase, 'combat') && board.result === null) {
    found.push('the combat and the phase disagree');
  }
  if (new Set(board.passesInARow).size !== board.passesInARow.length) found.push('somebody passed twice in a row');
  if (board.majorUse.lead.heroes < 0) found.push('fewer than no major heroes');
  return found;
}
