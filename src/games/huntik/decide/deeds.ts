/** What a piece of a power does at once, as effects of the engine (707): each on whom it names, in order. */
import type { CardId } from '../board.ts';
import type { Effect } from '../commands/effects.ts';
import type { Goal, PowerEffect } from '../powers/power.ts';
import type { Selector } from '../powers/selector.ts';
import type { Amount } from '../powers/amount.ts';
import { zoneOfPlace, type Speaker } from '../projection/matching.ts';
import { amountOf } from '../projection/values.ts';
import { carriedBy, controllerOf, findCard } from '../questions/cards.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import type { Story } from './judge.ts';

/** The table as the power finds it now, and whom a piece of it is about. */
export type Scene = {
  readonly story: Story;
  readonly speaker: Speaker;
  readonly who: (selector: Selector) => readonly CardId[];
};

export const LASTING_OR_SHAPE = [
  'modify',
  'when',
  'replace',
  'may',
  'chooseOne',
  'unless',
  'repeat',
  'both',
  'search',
] as const;
export type Deed = Exclude<PowerEffect, { readonly do: (typeof LASTING_OR_SHAPE)[number] }>;

const count = (amount: Amount, { speaker }: Scene): number => Math.max(0, amountOf(amount, speaker));

const seatOf = (player: 'you' | 'opponent' | undefined, you: Seat): Seat =>
  player === 'opponent' ? opponentOf(you) : you;

function controllerIn({ story, speaker }: Scene, id: CardId): Seat {
  const card = findCard(story.board, id);
  return (card && controllerOf(story.board, card)) ?? speaker.you;
}

/** Into a zone, back into play, or out of it; what lies nowhere the app knows is put by hand (400.11). */
function put({ story, speaker }: Scene, id: CardId, to: Goal): readonly Effect[] {
  const seat = speaker.you;
  const inPlay = findCard(story.board, id)?.place.area === 'play';
  switch (to) {
    case 'hand':
    case 'deck':
    case 'removed':
      return inPlay ? [{ type: 'takeFromPlay', seat, card: id, to }] : [];
    case 'discard':
    case 'legendaryPile':
      return [];
    default: {
      const zone = zoneOfPlace(to, speaker);
      if (zone === null) return [];
      return [inPlay ? { type: 'putCard', seat, card: id, zone } : { type: 'returnToPlay', seat, card: id, zone }];
    }
  }
}

/** What happens to one card. */
function onCard(deed: Extract<Deed, { who: Selector }>, card: CardId, scene: Scene): readonly Effect[] {
  const { story, speaker } = scene;
  const seat = speaker.you;
  switch (deed.do) {
    case 'eliminate':
      return [{ type: 'eliminateCard', seat: controllerIn(scene, card), card }];
    case 'ko':
      return [{ type: 'koCards', seat, cards: [card] }];
    case 'stun':
      return [{ type: 'stunCard', seat, card }];
    case 'unstun':
      return [{ type: 'unstunCard', seat, card }];
    case 'ready':
      return [{ type: 'readyCard', seat, card }];
    case 'exhaust':
      return [{ type: 'exhaustCard', seat, card }];
    case 'removeAttacksOf':
      return [{ type: 'removeAttacksOf', seat, card }];
    case 'drop':
      return carriedBy(story.board, card).map(({ id }) => ({ type: 'dropFeature', seat, feature: id }));
    case 'put':
      return put(scene, card, deed.to);
    case 'move':
      return [{ type: 'moveByEffect', seat, card, direction: deed.direction, zones: count(deed.zones, scene) }];
    case 'addCounter':
      return [{ type: 'addCounter', seat, card, name: deed.name, atk: deed.atk, def: deed.def }];
    case 'removeCounter': {
      const counter = findCard(story.board, card)?.counters.find(({ name }) => name === deed.name);
      return counter === undefined ? [] : [{ type: 'removeCounter', seat, card, counter: counter.id }];
    }
    case 'gainControl':
      return [{ type: 'gainControl', seat, card, controller: seat, until: deed.until ?? 'game' }];
    case 'pickUp':
      return scene.who(deed.feature).map((feature) => ({ type: 'pickUpFeature', seat, hero: card, feature }));
    case 'reveal':
      return []; // with people's hands
    default:
      return deed satisfies never;
  }
}

/**
 * The effects that a piece comes to now. Those on several cards come one after the other, but KOs together (602.3).
 *
 * @returns nothing for what people do with their hands, or have told the app with the command
 */
export function deedsOf(deed: Deed, scene: Scene): readonly Effect[] {
  const { speaker } = scene;
  const seat = speaker.you;
  if (deed.do === 'ko') {
    const cards = [...scene.who(deed.who)];
    return cards.length === 0 ? [] : [{ type: 'koCards', seat, cards }];
  }
  if ('who' in deed) return scene.who(deed.who).flatMap((card) => onCard(deed, card, scene));
  switch (deed.do) {
    case 'draw':
      return [{ type: 'drawCards', seat: seatOf(deed.player, seat), count: count(deed.count, scene) }];
    case 'discard':
      return [{ type: 'discardCards', seat: seatOf(deed.player, seat), count: count(deed.count, scene) }];
    case 'score':
      return [{ type: 'scorePoints', seat: seatOf(deed.player, seat), points: amountOf(deed.count, speaker) }];
    case 'createToken': {
      const { name, type: kind, atk, def } = deed;
      const zone = zoneOfPlace(deed.zone, speaker);
      const card = { name, kind, atk, def, token: true };
      return [{ type: 'bringIntoPlay', seat, card, from: 'nowhere', ...(zone === null ? {} : { zone }) }];
    }
    case 'addAttacks':
      return [{ type: 'addAttacks', seat, count: count(deed.count, scene) }];
    case 'removeAttacks': {
      const by = deed.side === 'enemy' ? seat : opponentOf(seat);
      return [{ type: 'removeAttacks', seat: by, count: count(deed.count, scene) }];
    }
    case 'goAgain':
      return [{ type: 'goAgain', seat }];
    case 'goFirstNextRound':
      return [{ type: 'goFirstNextRound', seat }];
    case 'extraMajorHero':
      return [{ type: 'allowExtraMajorHero', seat }];
    case 'chooseCard':
    case 'chooseZone':
    case 'rollDie':
    case 'shuffle':
    case 'cancel':
    case 'takeTurn':
    case 'win':
    case 'lose':
      return [];
    default:
      return deed satisfies never;
  }
}
