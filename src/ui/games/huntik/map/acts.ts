/** Which effects can be had on a card, as commands ready to be asked about and sent. */
import type { Board, Card } from '../../../../games/huntik/board.ts';
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import { carriedBy, controllerOf, inZone, isHero, zoneOf } from '../../../../games/huntik/questions/cards.ts';
import { seen } from '../../../../games/huntik/questions/seen.ts';
import { zoneAway } from '../../../../games/huntik/questions/zones.ts';
import type { Change } from '../../../../games/huntik/schemas.ts';
import { HERO_KINDS, opponentOf, SEATS, ZONES, type Seat } from '../../../../games/huntik/vocabulary.ts';

type Until = Extract<Effect, { type: 'modify' }>['until'];

const FARTHEST = 4;
/** What has a button of its own is left out. */
const BANS = ['ready', 'exhaust', 'stun', 'move', 'block', 'target', 'startCombat'] as const;

/** How it lies, and out of play: what happens to a card most often. */
export function quickActs(board: Board, card: Card, seat: Seat): readonly Effect[] {
  const { id, kind, stunned } = card;
  const turns: readonly Effect[] = [
    { type: 'readyCard', seat, card: id },
    { type: 'exhaustCard', seat, card: id },
  ];
  if (kind === 'feature') return turns;
  return [
    { type: stunned ? 'unstunCard' : 'stunCard', seat, card: id },
    ...turns,
    { type: 'koCards', seat, cards: [id] },
    // A player eliminates what is their own (400.11e).
    { type: 'eliminateCard', seat: controllerOf(board, card) ?? seat, card: id },
    ...(board.combat?.members.includes(id) === true ? [{ type: 'removeAttacksOf', seat, card: id } as const] : []),
  ];
}

export const putActs = (card: Card, seat: Seat): readonly Effect[] =>
  ZONES.map((zone) => ({ type: 'putCard', seat, card: card.id, zone }));

/** Moves by an effect, as far as the map goes from here (403.2a). */
export function moveActs(board: Board, card: Card, seat: Seat): readonly Effect[] {
  const from = zoneOf(card);
  const controller = controllerOf(board, card);
  if (from === null || controller === null) return [];
  return (['forward', 'back'] as const).flatMap((direction) =>
    Array.from({ length: FARTHEST }, (_, index) => index + 1)
      .filter((zones) => zoneAway(controller, from, direction, zones) !== undefined)
      .map((zones): Effect => ({ type: 'moveByEffect', seat, card: card.id, direction, zones })),
  );
}

/** What a fighter can be made, for as long as `until` says. */
export function keepActs(board: Board, card: Card, seat: Seat, source: string, until: Until): readonly Effect[] {
  const changes: readonly Change[] = [
    { kind: 'unblockable', gained: !seen(board, card).unblockable },
    { kind: 'cannotBeAimedAt' },
    { kind: 'cannotBeKod', by: 'combatAttacks' },
    { kind: 'cannotBeKod', by: 'anything' },
    { kind: 'mustStartCombat' },
  ];
  return changes.map((change) => ({ type: 'modify', seat, source, cards: [card.id], change, until }));
}

/** What else a card can be made: without its powers, another type of hero, kept from something (703.3, 103.3). */
export function moreActs(card: Card, seat: Seat, source: string, until: Until): readonly Effect[] {
  const types = isHero(card) ? HERO_KINDS.filter((kind) => kind !== card.kind) : [];
  const changes: readonly Change[] = [
    { kind: 'losesPowers' },
    ...types.map((type): Change => ({ kind: 'type', type })),
    ...BANS.map((what): Change => ({ kind: 'forbid', what })),
  ];
  return changes.map((change) => ({ type: 'modify', seat, source, cards: [card.id], change, until }));
}

/** Control over a hero goes to the other player; over an obstacle, to nobody as well (305.3a). */
export function controlActs(board: Board, card: Card, seat: Seat, until: Until): readonly Effect[] {
  const now = controllerOf(board, card);
  const takers: readonly (Seat | null)[] =
    card.kind === 'obstacle' ? [...SEATS, null] : [now === null ? seat : opponentOf(now)];
  return takers
    .filter((controller) => controller !== now)
    .map((controller) => ({ type: 'gainControl', seat, card: card.id, controller, until }));
}

/** A hero picks up what lies in its zone and drops what it carries; a feature is picked up by the heroes there (305.2). */
export function featureActs(board: Board, card: Card, seat: Seat): readonly Effect[] {
  const zone = zoneOf(card);
  const here = zone === null ? [] : inZone(board, zone);
  if (card.kind === 'feature') {
    if (card.withHero !== null) return [{ type: 'dropFeature', seat, feature: card.id }];
    return here.filter(isHero).map((hero) => ({ type: 'pickUpFeature', seat, hero: hero.id, feature: card.id }));
  }
  if (!isHero(card)) return [];
  const lying = here.filter((other) => other.kind === 'feature' && other.withHero === null);
  return [
    ...lying.map((feature): Effect => ({ type: 'pickUpFeature', seat, hero: card.id, feature: feature.id })),
    ...carriedBy(board, card.id).map((feature): Effect => ({ type: 'dropFeature', seat, feature: feature.id })),
  ];
}

/** Out of play into a hidden area, or off the map (400.11). */
export function awayActs(card: Card, seat: Seat): readonly Effect[] {
  const places = card.owner === null ? (['removed'] as const) : (['hand', 'deck', 'removed'] as const);
  return places.map((to) => ({ type: 'takeFromPlay', seat, card: card.id, to }));
}
