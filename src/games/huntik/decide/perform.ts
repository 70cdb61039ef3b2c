/** Carrying out what a power says, piece by piece, as much of it as is possible (706.2). */
import type { CardId } from '../board.ts';
import { withoutAnswers, type Choices } from '../powers/choices.ts';
import { leavesAChoice } from '../powers/chosen.ts';
import type { PowerChange, PowerEffect, Watch } from '../powers/power.ts';
import { isDescription, type Selector } from '../powers/selector.ts';
import { selected, type Speaker } from '../projection/matching.ts';
import { speaking } from '../projection/speaker.ts';
import { amountOf } from '../projection/values.ts';
import type { Change } from '../schemas.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import { deedsOf, type Deed } from './deeds.ts';
import { applyEffects } from './effects.ts';
import { takeTurn } from './ends.ts';
import { newId, Story } from './judge.ts';

/** Who says it and what is known as it begins. */
export type Saying = {
  readonly you: Seat;
  readonly me: CardId | null;
  readonly source: string;
  readonly that: readonly CardId[];
  readonly choices: Choices;
  /** It triggered on what it calls "that" entering an area, and means it only as long as it has stayed there (400.11b). */
  readonly entered?: true;
};

/** Done with people's hands, on cards that are not known to the app. */
const isHidden = (effect: PowerEffect): boolean =>
  ['search', 'chooseCard', 'chooseZone', 'reveal', 'shuffle', 'rollDie'].includes(effect.do);

/** One power while it is carried out: what was mentioned and answered so far. */
class Run {
  readonly #story: Story;
  readonly #saying: Saying;
  #that: readonly CardId[];
  #answered = 0;
  /** Something of it named nobody, or found too few. */
  #missed = false;
  #chosen = 0;

  constructor(story: Story, saying: Saying) {
    this.#story = story;
    this.#saying = saying;
    this.#that = saying.that;
  }

  all(effects: readonly PowerEffect[]): void {
    for (const effect of effects) {
      if (!this.#story.takePiece(effect.do)) return;
      this.#one(effect);
    }
  }

  get left(): Choices {
    return withoutAnswers(this.#saying.choices, { does: this.#answered, options: this.#chosen });
  }

  get #speaker(): Speaker {
    return speaking(this.#story.board, { ...this.#saying, that: this.#that });
  }

  /** Whom a piece is about; from now on they are "that" (706.3). */
  #who(selector: Selector): readonly CardId[] {
    const ids = selected(selector, this.#speaker);
    if (ids.length === 0) this.#miss(selector);
    if (selector !== 'me') this.#that = ids;
    return ids;
  }

  #miss(selector: Selector): void {
    this.#missed = true;
    if (selector === 'that' && this.#saying.entered === true && this.#that === this.#saying.that) {
      this.#story.add({ type: 'effectSkipped', effect: 'that', rule: '400.11b' });
    }
  }

  /** Whether all of it can be done, found out on the side; what the app does not see is for the table to say (706.8). */
  #canDo(effects: readonly PowerEffect[]): boolean {
    if (effects.some(isHidden)) return true;
    const story = new Story(this.#story.board);
    const run = new Run(story, { ...this.#saying, that: this.#that });
    run.#answered = this.#answered;
    run.#chosen = this.#chosen;
    run.all(effects);
    return !run.#missed && !story.events.some(({ type }) => type === 'effectSkipped');
  }

  /** What somebody chose to do, unless it cannot be done in full (706.8). */
  #doesAll(effect: 'may' | 'unless', effects: readonly PowerEffect[]): boolean {
    if (!this.#does()) return false;
    if (this.#canDo(effects)) return true;
    this.#story.add({ type: 'effectSkipped', effect, rule: '706.8' });
    return false;
  }

  /** The answer to the next "may" or "unless"; nobody does what nobody was asked about. */
  #does(): boolean {
    const does = this.#saying.choices.does?.[this.#answered] ?? false;
    this.#answered += 1;
    return does;
  }

  #option(): number {
    const option = this.#saying.choices.options?.[this.#chosen] ?? 0;
    this.#chosen += 1;
    return option;
  }

  #one(effect: PowerEffect): void {
    switch (effect.do) {
      case 'modify':
        this.#modify(effect);
        break;
      case 'when':
      case 'replace':
        this.#watch(effect);
        break;
      case 'may':
        if (this.#doesAll('may', effect.what)) this.all(effect.what);
        break;
      case 'chooseOne':
        this.all(effect.of[this.#option()] ?? []);
        break;
      case 'unless':
        this.all(this.#doesAll('unless', effect.does) ? effect.does : effect.otherwise);
        break;
      case 'both':
        this.#both(effect.does);
        break;
      case 'repeat':
        for (let times = amountOf(effect.times, this.#speaker); times > 0 && this.#story.hasPieces; times -= 1) {
          this.all(effect.what);
        }
        break;
      case 'search':
        // What is found lies hidden: people bring it, and it is not what was mentioned before.
        this.#that = [];
        this.all(effect.then);
        break;
      default:
        this.#once(effect);
    }
  }

  /** Whom a piece speaks of, of both players at once. */
  named(selector: Selector): readonly CardId[] {
    return this.#who(selector);
  }

  /** Where there is something to choose the lead player chooses first (801.1). */
  #both(does: readonly PowerEffect[]): void {
    const { me, source } = this.#saying;
    const that = [...this.#that];
    if (!leavesAChoice(does)) {
      performTogether(this.#story, does, [this.#as('lead'), this.#as('defending')]);
      return;
    }
    const power = { source, me, that, zone: this.#saying.choices.zone ?? null, targets: [], do: [...does] };
    this.#story.add({
      type: 'waitingAdded',
      item: {
        kind: 'trigger',
        id: newId(this.#story.board, 'w'),
        rule: '801.1',
        seat: 'lead',
        feature: false,
        note: source,
        power: { ...power, both: { first: null } },
      },
    });
  }

  #as(you: Seat): Saying {
    return { ...this.#saying, you, that: this.#that };
  }

  #once(deed: Deed): void {
    const { you, choices } = this.#saying;
    if (deed.do === 'chooseCard') this.#that = choices.card === undefined ? [] : [choices.card];
    const scene = { story: this.#story, speaker: this.#speaker, who: (selector: Selector) => this.#who(selector) };
    const counted = this.#story.board.counts;
    const effects = deedsOf(deed, scene);
    applyEffects(this.#story, effects);
    for (const effect of effects) {
      const there = effect.type === 'drawCards' ? 'deck' : effect.type === 'discardCards' ? 'hand' : null;
      if (there === null || !('count' in effect)) continue;
      if ((counted[effect.seat][there] ?? effect.count) < effect.count) this.#missed = true;
    }
    if (deed.do === 'takeTurn' && this.#story.board.turn !== you && this.#story.board.combat === null) {
      takeTurn(this.#story, you);
    }
    if (deed.do === 'win' || deed.do === 'lose') {
      const seat = deed.do === 'win' ? you : opponentOf(you);
      this.#story.add({ type: 'gameWon', seat, reason: 'terms', rule: '102.1' });
    }
  }

  /** Named cards, and those that an earlier part affected, are flagged; a description is not (708.3d, 708.3e). */
  #modify(effect: Extract<PowerEffect, { do: 'modify' }>): void {
    const { you: seat, me, source } = this.#saying;
    const affects = isDescription(effect.who) ? effect.who : undefined;
    const cards = affects === undefined ? [...this.#who(effect.who)] : [];
    if (affects === undefined && cards.length === 0) return;
    const made = {
      type: 'modify',
      seat,
      source,
      cards,
      ...(affects === undefined ? {} : { affects }),
      ...(effect.while === undefined ? {} : { while: effect.while }),
      ...(me === null ? {} : { of: me }),
      until: effect.until ?? 'game',
    } as const;
    applyEffects(
      this.#story,
      effect.change.map((change) => ({ ...made, change: this.#fixed(change) })),
    );
  }

  /** A definite modifier takes its number along as it is created (706.6a). */
  #fixed(change: PowerChange): Change {
    return change.kind === 'atk' || change.kind === 'def'
      ? { kind: change.kind, op: change.op, amount: amountOf(change.amount, this.#speaker) }
      : change;
  }

  #watch(watches: Watch): void {
    const { you: seat, me, source, choices } = this.#saying;
    const onlyNext = watches.do === 'when' && watches.next === true && watches.until === undefined;
    const made = {
      type: 'watch',
      seat,
      source,
      ...(me === null ? {} : { of: me }),
      ...(choices.zone === undefined ? {} : { zone: choices.zone }),
      watches,
      until: onlyNext ? 'next' : (watches.until ?? 'game'),
    } as const;
    applyEffects(this.#story, [made]);
  }
}

/**
 * Carries out what a power says, in order; what is impossible by then is left out and named (706.2).
 *
 * @returns the answers that are left for what the same power says next
 */
export function perform(story: Story, effects: readonly PowerEffect[], saying: Saying): Choices {
  const run = new Run(story, saying);
  run.all(effects);
  return run.left;
}

/** What both players do once each has chosen, piece by piece together; KOs are one event (801.1, 602.3). */
export function performTogether(story: Story, effects: readonly PowerEffect[], sayings: readonly Saying[]): void {
  const runs = sayings.map((saying) => new Run(story, saying));
  for (const effect of effects) {
    if (effect.do !== 'ko') {
      for (const run of runs) run.all([effect]);
      continue;
    }
    const cards = [...new Set(runs.flatMap((run) => run.named(effect.who)))];
    if (cards.length > 0) applyEffects(story, [{ type: 'koCards', seat: 'lead', cards }]);
  }
}
