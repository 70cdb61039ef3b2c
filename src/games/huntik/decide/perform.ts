/** Carrying out what a power says, piece by piece, as much of it as is possible (706.2). */
import type { CardId } from '../board.ts';
import type { Effect } from '../commands/effects.ts';
import type { Choices } from '../powers/choices.ts';
import type { Goal, PowerChange, PowerEffect, Watch } from '../powers/power.ts';
import type { Selector } from '../powers/selector.ts';
import type { Until } from '../powers/words.ts';
import { isDescription, selected, zoneOfPlace, type Speaker } from '../projection/matching.ts';
import { amountOf } from '../projection/values.ts';
import { surroundings } from '../projection/view.ts';
import { viewsOf } from '../projection/views.ts';
import { carriedBy, controllerOf, findCard } from '../questions/cards.ts';
import type { Change } from '../schemas.ts';
import { opponentOf, type Seat, type Zone } from '../vocabulary.ts';
import { applyEffect } from './effects.ts';
import { takeTurn } from './ends.ts';
import { newId, type Story } from './judge.ts';

/** Who says it and what is known as it begins. */
export type Saying = {
  readonly you: Seat;
  readonly me: CardId | null;
  readonly source: string;
  readonly that: readonly CardId[];
  readonly choices: Choices;
};

/** One power while it is carried out: what was mentioned, chosen and rolled so far. */
class Run {
  readonly #story: Story;
  readonly #saying: Saying;
  #that: readonly CardId[];
  #zone: Zone | null;
  #answered = 0;
  #chosen = 0;

  constructor(story: Story, saying: Saying) {
    this.#story = story;
    this.#saying = saying;
    this.#that = saying.that;
    this.#zone = saying.choices.zone ?? null;
  }

  all(effects: readonly PowerEffect[]): void {
    for (const effect of effects) this.#one(effect);
  }

  get #speaker(): Speaker {
    const { you, me, choices } = this.#saying;
    const { board } = this.#story;
    return {
      views: viewsOf(board),
      surroundings: surroundings(board),
      you,
      me,
      that: this.#that,
      targets: choices.targets ?? [],
      chosen: { card: choices.card ?? null, zone: this.#zone },
      x: choices.x ?? 0,
      die: choices.die ?? 0,
    };
  }

  /** Whom a piece is about; from now on they are "that" (706.3). */
  #who(selector: Selector): readonly CardId[] {
    const ids = selected(selector, this.#speaker);
    if (selector !== 'me') this.#that = ids;
    return ids;
  }

  #number(amount: Parameters<typeof amountOf>[0]): number {
    return Math.max(0, amountOf(amount, this.#speaker));
  }

  #do(...effects: readonly Effect[]): void {
    for (const effect of effects) applyEffect(this.#story, effect);
  }

  #player(player: 'you' | 'opponent' | undefined): Seat {
    return player === 'opponent' ? opponentOf(this.#saying.you) : this.#saying.you;
  }

  #does(): boolean {
    const does = this.#saying.choices.does?.[this.#answered] ?? false;
    this.#answered += 1;
    return does;
  }

  #one(effect: PowerEffect): void {
    const { you: seat } = this.#saying;
    switch (effect.do) {
      case 'ko': {
        const cards = [...this.#who(effect.who)];
        if (cards.length > 0) this.#do({ type: 'koCards', seat, cards });
        return;
      }
      case 'eliminate':
        return this.#each(effect.who, (card) => [{ type: 'eliminateCard', seat: this.#controller(card), card }]);
      case 'stun':
        return this.#each(effect.who, (card) => [{ type: 'stunCard', seat, card }]);
      case 'unstun':
        return this.#each(effect.who, (card) => [{ type: 'unstunCard', seat, card }]);
      case 'ready':
        return this.#each(effect.who, (card) => [{ type: 'readyCard', seat, card }]);
      case 'exhaust':
        return this.#each(effect.who, (card) => [{ type: 'exhaustCard', seat, card }]);
      case 'drop':
        return this.#each(effect.who, (card) =>
          carriedBy(this.#story.board, card).map((feature) => ({ type: 'dropFeature', seat, feature: feature.id })),
        );
      case 'removeAttacksOf':
        return this.#each(effect.who, (card) => [{ type: 'removeAttacksOf', seat, card }]);
      case 'put':
        return this.#each(effect.who, (card) => this.#putting(card, effect.to));
      case 'move': {
        const zones = this.#number(effect.zones);
        return this.#each(effect.who, (card) => [
          { type: 'moveByEffect', seat, card, direction: effect.direction, zones },
        ]);
      }
      case 'draw':
        return this.#do({ type: 'drawCards', seat: this.#player(effect.player), count: this.#number(effect.count) });
      case 'discard':
        return this.#do({ type: 'discardCards', seat: this.#player(effect.player), count: this.#number(effect.count) });
      case 'score':
        return this.#do({
          type: 'scorePoints',
          seat: this.#player(effect.player),
          points: amountOf(effect.count, this.#speaker),
        });
      case 'addCounter':
        return this.#each(effect.who, (card) => [
          { type: 'addCounter', seat, card, name: effect.name, atk: effect.atk, def: effect.def },
        ]);
      case 'removeCounter':
        return this.#each(effect.who, (card) => {
          const counter = findCard(this.#story.board, card)?.counters.find(({ name }) => name === effect.name);
          return counter === undefined ? [] : [{ type: 'removeCounter', seat, card, counter: counter.id }];
        });
      case 'createToken': {
        const { name, type: kind, atk, def } = effect;
        const zone = zoneOfPlace(effect.zone, this.#speaker);
        const at = zone === null ? {} : { zone };
        return this.#do({
          type: 'bringIntoPlay',
          seat,
          card: { name, kind, atk, def, token: true },
          from: 'nowhere',
          ...at,
        });
      }
      case 'pickUp': {
        const [hero] = this.#who(effect.who);
        const [feature] = this.#who(effect.feature);
        if (hero !== undefined && feature !== undefined) this.#do({ type: 'pickUpFeature', seat, hero, feature });
        return;
      }
      case 'addAttacks':
        return this.#do({ type: 'addAttacks', seat, count: this.#number(effect.count) });
      case 'removeAttacks': {
        const by = effect.side === 'enemy' ? seat : opponentOf(seat);
        return this.#do({ type: 'removeAttacks', seat: by, count: this.#number(effect.count) });
      }
      case 'goAgain':
        return this.#do({ type: 'goAgain', seat });
      case 'goFirstNextRound':
        return this.#do({ type: 'goFirstNextRound', seat });
      case 'extraMajorHero':
        return this.#do({ type: 'allowExtraMajorHero', seat });
      case 'takeTurn':
        if (this.#story.board.turn !== seat && this.#story.board.combat === null) takeTurn(this.#story, seat);
        return;
      case 'modify':
        return this.#modify(effect);
      case 'gainControl':
        return this.#each(effect.who, (card) => [
          { type: 'gainControl', seat, card, controller: seat, until: duration(effect.until) },
        ]);
      case 'when':
      case 'replace':
        return this.#watch(effect);
      case 'may':
        if (this.#does()) this.all(effect.what);
        return;
      case 'chooseOne': {
        const option = effect.of[this.#saying.choices.options?.[this.#chosen] ?? 0];
        this.#chosen += 1;
        return this.all(option ?? []);
      }
      case 'unless':
        return this.all(this.#does() ? effect.does : effect.otherwise);
      case 'repeat':
        for (let times = this.#number(effect.times); times > 0; times -= 1) this.all(effect.what);
        return;
      case 'search':
        return this.all(effect.then);
      case 'chooseCard':
        this.#that = this.#saying.choices.card === undefined ? [] : [this.#saying.choices.card];
        return;
      // What people do with their hands, or have told the app with the command.
      case 'chooseZone':
      case 'rollDie':
      case 'reveal':
      case 'shuffle':
      case 'cancel':
        return;
      case 'win':
        this.#story.add({ type: 'gameWon', seat, reason: 'terms', rule: '102.1' });
        return;
      case 'lose':
        this.#story.add({ type: 'gameWon', seat: opponentOf(seat), reason: 'terms', rule: '102.1' });
        return;
      default:
        return effect satisfies never;
    }
  }

  #each(who: Selector, effects: (card: CardId) => readonly Effect[]): void {
    for (const card of this.#who(who)) this.#do(...effects(card));
  }

  #controller(id: CardId): Seat {
    const card = findCard(this.#story.board, id);
    return (card && controllerOf(this.#story.board, card)) ?? this.#saying.you;
  }

  #putting(id: CardId, to: Goal): readonly Effect[] {
    const { you: seat } = this.#saying;
    const card = findCard(this.#story.board, id);
    if (card === undefined) return [];
    if (to === 'hand' || to === 'deck' || to === 'removed') {
      return card.place.area === 'play' ? [{ type: 'takeFromPlay', seat, card: id, to }] : [];
    }
    if (to === 'discard' || to === 'legendaryPile') return [];
    const zone = zoneOfPlace(to, this.#speaker);
    if (zone === null) return [];
    return card.place.area === 'play'
      ? [{ type: 'putCard', seat, card: id, zone }]
      : [{ type: 'returnToPlay', seat, card: id, zone }];
  }

  /** Named cards, and those that an earlier part affected, are flagged; a description is not (708.3d, 708.3e). */
  #modify(effect: Extract<PowerEffect, { do: 'modify' }>): void {
    const { you: seat, me, source } = this.#saying;
    const living = isDescription(effect.who) ? effect.who : null;
    const cards = living === null ? [...this.#who(effect.who)] : [];
    if (living === null && cards.length === 0) return;
    for (const change of effect.change) {
      this.#story.add({
        type: 'modifierCreated',
        id: newId(this.#story.board, 'm'),
        source,
        controller: seat,
        cards,
        affects: living,
        while: effect.while ?? null,
        of: me,
        change: this.#fixed(change),
        until: duration(effect.until),
      });
    }
  }

  /** A definite modifier takes its number along as it is created (706.6a). */
  #fixed(change: PowerChange): Change {
    return change.kind === 'atk' || change.kind === 'def'
      ? { kind: change.kind, op: change.op, amount: amountOf(change.amount, this.#speaker) }
      : change;
  }

  #watch(effect: Watch): void {
    const { you: controller, me: of, source } = this.#saying;
    this.#story.add({
      type: 'watcherCreated',
      id: newId(this.#story.board, 'm'),
      source,
      controller,
      of,
      zone: this.#zone,
      watches: effect,
      until:
        effect.do === 'when' && effect.next === true && effect.until === undefined ? 'next' : duration(effect.until),
    });
  }
}

/** Without an end it lasts for the rest of the game (708.3). */
const duration = (until: Until | undefined): Until => until ?? 'game';

/** Carries out what a power says, in order; what is impossible by then is left out and named (706.2). */
export function perform(story: Story, effects: readonly PowerEffect[], saying: Saying): void {
  new Run(story, saying).all(effects);
}
