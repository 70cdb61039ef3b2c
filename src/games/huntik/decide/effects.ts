/** Every effect a card can have, and carrying out those that a play brings with it. */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { Effect } from '../commands/effects.ts';
import type { CommandOf } from '../commands/index.ts';
import { attackEffects } from './attackEffects.ts';
import { cardEffects } from './cardEffects.ts';
import type { Judges, Story } from './judge.ts';
import { placeEffects } from './placeEffects.ts';
import { tableEffects } from './tableEffects.ts';

export const effects = { ...cardEffects, ...placeEffects, ...tableEffects, ...attackEffects };

const judges: Judges<Effect['type']> = effects;

const check = <T extends Effect['type']>(board: Board, effect: CommandOf<T>): readonly Refusal[] =>
  judges[effect.type].check(board, effect);

const outcome = <T extends Effect['type']>(story: Story, effect: CommandOf<T>): void =>
  judges[effect.type].outcome(story, effect);

/** An effect on several cards, apart from those of them that it cannot affect (706.2). */
function apart(board: Board, effect: Effect): readonly Effect[] {
  if (!('cards' in effect) || effect.overrule === true) return [effect];
  const isPossible = (id: string): boolean => check(board, { ...effect, cards: [id] }).length === 0;
  const possible = effect.cards.filter(isPossible);
  const rest = effect.cards.filter((id) => !possible.includes(id));
  return possible.length === 0 || rest.length === 0
    ? [effect]
    : [
        { ...effect, cards: possible },
        { ...effect, cards: rest },
      ];
}

/** Does a play's effects in order; what is impossible by then is left out, the rest is done (706.2). */
export function applyEffects(story: Story, list: readonly Effect[] = []): void {
  for (const effect of list) {
    for (const part of apart(story.board, effect)) applyEffect(story, part);
  }
}

function applyEffect(story: Story, effect: Effect): void {
  const refusals = check(story.board, effect);
  const refused = refusals.find((one) => effect.overrule !== true || one.absolute === true);
  if (refused === undefined) {
    story.overrule(refusals.map((one) => one.rule));
    outcome(story, effect);
  } else story.add({ type: 'effectSkipped', effect: effect.type, rule: refused.rule });
}
