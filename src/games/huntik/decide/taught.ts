/** Using what a card was taught: its limits, conditions, costs and targets, then what it does (701, 704). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Card, CardId } from '../board.ts';
import type { CommandOf } from '../commands/index.ts';
import type { Choices } from '../powers/choices.ts';
import type { Power } from '../powers/power.ts';
import type { Description } from '../powers/selector.ts';
import { answers, type Speaker } from '../projection/matching.ts';
import { holds } from '../projection/values.ts';
import { speaking } from '../projection/speaker.ts';
import type { HeldPower } from '../projection/view.ts';
import { findCard } from '../questions/cards.ts';
import { seen } from '../questions/seen.ts';
import { refusal, senseless } from '../reasons.ts';
import type { Seat } from '../vocabulary.ts';
import { eachOf, firstOf, label, when, withCard, type Story } from './judge.ts';
import { perform } from './perform.ts';
import { checkChosen, checkTwice } from './targets.ts';

export type ActionPower = Extract<Power, { kind: 'action' }>;

/** The action power that is meant, with its own id, under which its uses are counted (701.3). */
export function taughtPower(board: Board, command: CommandOf<'usePower'>): (HeldPower & { power: ActionPower }) | null {
  const card = findCard(board, command.card);
  const held = card === undefined || command.power === undefined ? undefined : seen(board, card).powers[command.power];
  return held?.power.kind === 'action' ? { ...held, power: held.power } : null;
}

/** Players and zones are no cards; whoever chooses them says so at the table. */
export const cardTargets = (descriptions: readonly Description[] = []): readonly Description[] =>
  descriptions.filter(({ what }) => what !== 'player' && what !== 'zone');

/** The places of players and zones among the targets, which hold no card. */
const NO_CARD = '';

/** The targets with each card at its place in the power's own count, by which its text speaks of them (704.1). */
export function placed(descriptions: readonly Description[] = [], choices: Choices): Choices {
  const cards = [...(choices.targets ?? [])];
  if (cardTargets(descriptions).length === descriptions.length) return choices;
  const targets = descriptions.map((one) => (cardTargets([one]).length === 0 ? NO_CARD : (cards.shift() ?? NO_CARD)));
  return { ...choices, targets };
}

function checkAnswers(description: Description, card: Card, speaker: Speaker): readonly Refusal[] {
  const view = speaker.views.get(card.id);
  const name = { card: label(card) };
  return firstOf(
    () => when(view === undefined, () => senseless('TK2', 'noSuchCard', { id: card.id })),
    () =>
      checkChosen(card, {
        area: description.area ?? 'play',
        stunned: description.state === 'stunned',
        hero: description.what === 'hero',
      }),
    () => when(view?.forbidden.includes('target') === true, () => refusal('103.3', 'cannotBeTargeted', name)),
    () =>
      when(view !== undefined && !answers(view, description, speaker), () => refusal('704.1', 'targetNotMeant', name)),
  );
}

/** What stands against a card as the target that is described: it answers the description, and no other is it too (704.1, 704.2). */
export const checkTaughtTarget = (
  description: Description,
  card: Card,
  speaker: Speaker,
  earlier: readonly CardId[],
): readonly Refusal[] =>
  eachOf(
    () => checkAnswers(description, card, speaker),
    () => checkTwice(card, earlier),
  );

/** Every target that the power asks for is chosen (704.1). */
function checkTaughtTargets(board: Board, descriptions: readonly Description[], speaker: Speaker): readonly Refusal[] {
  const { targets } = speaker;
  return cardTargets(descriptions).flatMap((description, index) => {
    const id = targets[index];
    if (id === undefined) return [refusal('704.1', 'targetMissing', { index: index + 1 })];
    return withCard(board, id, (card) => checkTaughtTarget(description, card, speaker, targets.slice(0, index)));
  });
}

/** A condition on using it that does not hold refuses it (703.2). */
export function checkTaught(
  board: Board,
  power: Pick<ActionPower, 'if' | 'targets'>,
  speaker: Speaker,
): readonly Refusal[] {
  const asked = { ...speaker, targets: placed(power.targets, { targets: [...speaker.targets] }).targets ?? [] };
  return eachOf(
    () => when(power.if !== undefined && !holds(power.if, asked), () => refusal('703.2', 'conditionNotMet', {})),
    () => checkTaughtTargets(board, power.targets ?? [], speaker),
  );
}

/** A restriction on a card is read wherever the card can be played from (703.2). */
export const checkPlaying = (board: Board, seat: Seat, powers: readonly Power[] = []): readonly Refusal[] =>
  powers.flatMap((power) =>
    when(
      power.kind === 'playing' &&
        power.onlyIf !== undefined &&
        !holds(power.onlyIf, speaking(board, { you: seat, me: null })),
      () => refusal('703.2', 'conditionNotMet', {}),
    ),
  );

type Said = { readonly you: Seat; readonly me: CardId | null; readonly source: string; readonly choices: Choices };

/**
 * Pays what a taught action card costs beside the hero that is exhausted: as it is played, whatever becomes of it (701.4).
 *
 * @returns the choices that are left for what it does
 */
export function payTaught(story: Story, taught: readonly Power[], said: Said): Choices {
  let { choices } = said;
  for (const power of taught) {
    if (power.kind !== 'action' || power.cost === undefined) continue;
    const left = perform(story, power.cost, { ...said, that: [], choices: placed(power.targets, choices) });
    const { targets: _placed, ...answers } = left;
    choices = { ...choices, ...answers };
  }
  return choices;
}

/** What a taught action card says, once it resolves: its action powers in order. */
export function performTaught(story: Story, taught: readonly Power[], said: Said): void {
  let { choices } = said;
  for (const power of taught) {
    if (power.kind !== 'action') continue;
    const left = perform(story, power.do, { ...said, that: [], choices: placed(power.targets, choices) });
    const { targets: _placed, ...answers } = left;
    choices = { ...choices, ...answers };
  }
}
