/**
 * What people still have to say before a power can be carried out, one thing after the other, in the order of its text.
 * It walks a power as `perform` does and stops where an answer is missing, so nothing is asked that nothing depends on.
 */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card, CardId } from '../board.ts';
import { cardTargets, checkTaughtTarget, placed } from '../decide/taught.ts';
import { withoutAnswers, type Choices } from '../powers/choices.ts';
import type { Power, PowerEffect } from '../powers/power.ts';
import { asksForX } from '../powers/saying.ts';
import type { Description } from '../powers/selector.ts';
import type { Area } from '../powers/words.ts';
import { answers, selected, type Speaker } from '../projection/matching.ts';
import { speaking } from '../projection/speaker.ts';
import { amountOf } from '../projection/values.ts';
import { ZONES, type Seat, type Zone } from '../vocabulary.ts';

/** The part of a power that asks: of an action power, of a trigger that waits, of an action card. */
export type Piece = {
  readonly cost?: readonly PowerEffect[];
  readonly targets?: readonly Description[];
  readonly do: readonly PowerEffect[];
};

/** Who says it, as `perform` takes it. */
export type Telling = { readonly you: Seat; readonly me: CardId | null; readonly that?: readonly CardId[] };

/** A card that could be chosen; with refusals, and their rules, where it cannot. */
export type Option = { readonly card: Card; readonly refusals: readonly Refusal[] };

export type Ask =
  | { readonly kind: 'x' | 'die' | 'zone' }
  /** `index` from 0, of `many`. */
  | {
      readonly kind: 'target';
      readonly index: number;
      readonly many: number;
      readonly of: Description;
      readonly options: readonly Option[];
    }
  | { readonly kind: 'card'; readonly from: Description; readonly options: readonly Option[] }
  /** `otherwise`: what happens if not (an "unless"). */
  | {
      readonly kind: 'may';
      readonly who: 'you' | 'opponent';
      readonly what: readonly PowerEffect[];
      readonly otherwise: readonly PowerEffect[];
    }
  | { readonly kind: 'option'; readonly of: readonly (readonly PowerEffect[])[] };

/** What answers a question: a card, a zone, a number, yes or no, or the place of an option. */
export type Reply = CardId | number | boolean;

/** Cards in these areas are not kept. */
const HIDDEN: readonly Area[] = ['hand', 'deck', 'discard'];
const isKept = ({ area }: Description): boolean => area === undefined || !HIDDEN.includes(area);

/** Whether an amount in it is rolled; a power that it gives, and what only comes about later, asks for its own. */
const asksForDie = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(asksForDie);
  if (typeof part !== 'object' || part === null) return false;
  if ('die' in part) return true;
  return Object.entries(part).some(([key, value]) => !LATER.has(key) && asksForDie(value));
};
const LATER: ReadonlySet<string> = new Set(['power', 'then', 'instead']);

/** One list of effects while it is walked. */
class Walk {
  readonly #board: Board;
  readonly #telling: Telling;
  readonly #told: Choices;
  #that: readonly CardId[];
  #answered = 0;
  #chosen = 0;

  constructor(board: Board, telling: Telling, told: Choices) {
    this.#board = board;
    this.#telling = telling;
    this.#told = told;
    this.#that = telling.that ?? [];
  }

  all(effects: readonly PowerEffect[]): Ask | null {
    for (const effect of effects) {
      const ask = this.#one(effect);
      if (ask !== null) return ask;
    }
    return null;
  }

  /** The answers that are left for what the same power says next. */
  get left(): Choices {
    return withoutAnswers(this.#told, { does: this.#answered, options: this.#chosen });
  }

  get #speaker(): Speaker {
    return speaking(this.#board, { ...this.#telling, that: this.#that, choices: this.#told });
  }

  #may(who: 'you' | 'opponent', what: readonly PowerEffect[], otherwise: readonly PowerEffect[]): Ask | null {
    const does = this.#told.does?.[this.#answered];
    if (does === undefined) return { kind: 'may', who, what, otherwise };
    this.#answered += 1;
    return this.all(does ? what : otherwise);
  }

  #choose(of: readonly (readonly PowerEffect[])[]): Ask | null {
    const option = this.#told.options?.[this.#chosen];
    if (option === undefined) return { kind: 'option', of };
    this.#chosen += 1;
    return this.all(of[option] ?? []);
  }

  /** A card that is known to the app; where there is none to choose, nothing is asked. */
  #card(from: Description): Ask | null {
    if (!isKept(from) || this.#told.card !== undefined) return null;
    const speaker = this.#speaker;
    const options = [...speaker.views.values()]
      .filter((view) => answers(view, from, speaker))
      .map(({ card }): Option => ({ card, refusals: [] }));
    return options.length === 0 ? null : { kind: 'card', from, options };
  }

  #repeat(effect: Extract<PowerEffect, { do: 'repeat' }>): Ask | null {
    for (let times = amountOf(effect.times, this.#speaker); times > 0; times -= 1) {
      const ask = this.all(effect.what);
      if (ask !== null) return ask;
    }
    return null;
  }

  #one(effect: PowerEffect): Ask | null {
    switch (effect.do) {
      case 'may':
        return this.#may('you', effect.what, []);
      case 'unless':
        return this.#may(effect.who, effect.does, effect.otherwise);
      case 'chooseOne':
        return this.#choose(effect.of);
      case 'when':
      case 'replace':
      case 'both':
        return null;
      default:
        break;
    }
    if (this.#told.die === undefined && (effect.do === 'rollDie' || asksForDie(effect))) return { kind: 'die' };
    if (effect.do === 'repeat') return this.#repeat(effect);
    if (effect.do === 'chooseZone') return this.#told.zone === undefined ? { kind: 'zone' } : null;
    if (effect.do === 'search') return this.all(effect.then);
    if (effect.do === 'chooseCard') {
      const ask = this.#card(effect.from);
      this.#that = this.#told.card === undefined ? [] : [this.#told.card];
      return ask;
    }
    if ('who' in effect && effect.who !== 'me') this.#that = selected(effect.who, this.#speaker);
    return null;
  }
}

/** Every card that lies where the description looks, each with what stands against it (704.1, 704.2). */
function targetAsk(board: Board, { targets = [] }: Piece, telling: Telling, told: Choices): Ask | null {
  const described = cardTargets(targets);
  const index = told.targets?.length ?? 0;
  const of = described[index];
  if (of === undefined) return null;
  const speaker = speaking(board, { ...telling, choices: told });
  const options = board.cards
    .filter((card) => card.place.area === (of.area ?? 'play'))
    .map((card): Option => ({ card, refusals: checkTaughtTarget(of, card, speaker, told.targets ?? []) }));
  return { kind: 'target', index, many: described.length, of, options };
}

/**
 * What is asked next: X, what the cost asks, the targets, then what the effects ask.
 *
 * @param told what was answered so far
 * @returns null once everything is known
 */
export const nextAsk = (board: Board, piece: Piece, telling: Telling, told: Choices): Ask | null =>
  walked(board, piece, telling, told).ask;

type Walked = { readonly ask: Ask | null; readonly left: Choices };

/** Through a piece up to its first question; each answer is for one part of it alone. */
function walked(board: Board, piece: Piece, telling: Telling, told: Choices): Walked {
  if (told.x === undefined && asksForX(piece)) return { ask: { kind: 'x' }, left: told };
  const { cost = [], targets } = piece;
  const paying = new Walk(board, telling, placed(targets, told));
  const first = paying.all(cost) ?? targetAsk(board, piece, telling, told);
  if (first !== null) return { ask: first, left: told };
  const doing = new Walk(board, telling, paying.left);
  const ask = doing.all(piece.do);
  const { targets: _placed, ...answers } = doing.left;
  return { ask, left: { ...told, ...answers } };
}

/** The pieces of a taught action card: its action powers, in order (302.2). */
export const piecesOf = (taught: readonly Power[]): readonly Piece[] =>
  taught.flatMap((power) => (power.kind === 'action' ? [power] : []));

/** The first question of several pieces that one set of answers is for. */
export function nextOf(board: Board, pieces: readonly Piece[], telling: Telling, told: Choices): Ask | null {
  let left = told;
  for (const piece of pieces) {
    const next = walked(board, piece, telling, left);
    if (next.ask !== null) return next.ask;
    left = next.left;
  }
  return null;
}

/**
 * The answers with one more.
 *
 * @throws where the reply is of another kind than the question
 */
export function answered(told: Choices, ask: Ask, reply: Reply): Choices {
  switch (ask.kind) {
    case 'x':
    case 'die':
      if (typeof reply === 'number') return { ...told, [ask.kind]: reply };
      break;
    case 'zone':
      if (isZone(reply)) return { ...told, zone: reply };
      break;
    case 'target':
      if (typeof reply === 'string') return { ...told, targets: [...(told.targets ?? []), reply] };
      break;
    case 'card':
      if (typeof reply === 'string') return { ...told, card: reply };
      break;
    case 'may':
      if (typeof reply === 'boolean') return { ...told, does: [...(told.does ?? []), reply] };
      break;
    case 'option':
      if (typeof reply === 'number') return { ...told, options: [...(told.options ?? []), reply] };
      break;
    default:
      return ask satisfies never;
  }
  throw new Error(`${String(reply)} is no answer to ${ask.kind}`);
}

const isZone = (reply: Reply): reply is Zone => typeof reply === 'number' && ZONES.some((zone) => zone === reply);

/** Whether a power does something with cards that only people see: it is done by hand, and told to the app afterwards. */
export const isByHand = (effects: readonly PowerEffect[]): boolean =>
  effects.some(
    (effect) =>
      effect.do === 'search' ||
      effect.do === 'reveal' ||
      effect.do === 'shuffle' ||
      (effect.do === 'chooseCard' && !isKept(effect.from)) ||
      (effect.do === 'may' && isByHand(effect.what)) ||
      (effect.do === 'both' && isByHand(effect.does)) ||
      (effect.do === 'chooseOne' && effect.of.some(isByHand)),
  );
