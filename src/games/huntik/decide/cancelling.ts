/** The window in which an action can be cancelled, and how actions resolve (701.4, 707.3). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { CommandOf } from '../commands/index.ts';
import type { PlayedAction } from '../events/turn.ts';
import type { Power, PowerEffect } from '../powers/power.ts';
import { cardOf } from '../questions/cards.ts';
import { refusal, senseless } from '../reasons.ts';
import { opponentOf, type ActionSubtype, type Seat } from '../vocabulary.ts';
import { applyEffects } from './effects.ts';
import { takeTurn } from './ends.ts';
import { eachOf, firstOf, label, newId, when, type Judges, type Story } from './judge.ts';
import { checkHand, checkPayer, checkPayment, pay } from './paying.ts';
import { payTaught, performTaught, taughtPower, type ActionPower } from './taught.ts';
import { checkPower } from './usingPowers.ts';

type Cancel = Extract<PowerEffect, { do: 'cancel' }>;

const cancelIn = (effects: readonly PowerEffect[]): Cancel | undefined =>
  effects.find((effect): effect is Cancel => effect.do === 'cancel');

const isAction = (power: Power): power is ActionPower => power.kind === 'action';

/** What cancels is played while somebody else's action is (701.4). */
export const checkOnlyCancels = (effects: readonly PowerEffect[] = []): readonly Refusal[] =>
  when(cancelIn(effects) !== undefined, () => refusal('701.4', 'nothingToCancel', {}));

export function openWindow(story: Story, seat: Seat, stack: readonly PlayedAction[]): void {
  story.add({
    type: 'waitingAdded',
    item: {
      kind: 'cancelWindow',
      id: newId(story.board, 'w'),
      rule: '701.4',
      seat: opponentOf(seat),
      stack: [...stack],
    },
  });
}

const windowOf = (board: Board) => board.waiting.find((item) => item.kind === 'cancelWindow');

/** The power of a card in play that cancels, as the use of it. */
const asUse = ({ seat, card, power, choices, name }: CommandOf<'cancelAction'>, subtype: ActionSubtype) =>
  card === undefined || power === undefined
    ? null
    : ({ type: 'usePower', seat, card, subtype, name, power, ...(choices === undefined ? {} : { choices }) } as const);

function usedPower(board: Board, command: CommandOf<'cancelAction'>) {
  const use = asUse(command, 'free');
  return use === null ? null : taughtPower(board, use);
}

/** What it says that it cancels; undefined where the table says it without the app knowing the card. */
function cancelOf(board: Board, command: CommandOf<'cancelAction'>): Cancel | null | undefined {
  const used = usedPower(board, command);
  if (used !== null) return cancelIn(used.power.do) ?? null;
  if (command.card !== undefined) return null;
  if (command.taught === undefined) return undefined;
  return cancelIn(command.taught.filter(isAction).flatMap((power) => power.do)) ?? null;
}

function checkSource(board: Board, command: CommandOf<'cancelAction'>): readonly Refusal[] {
  const { seat, exhausts } = command;
  const used = usedPower(board, command);
  const use = used === null ? null : asUse(command, used.power.action);
  if (use !== null) return checkPower(board, use);
  return eachOf(
    () => (exhausts === undefined ? [] : checkPayment(board, seat, exhausts)),
    () => checkHand(board, seat),
  );
}

/** @returns what was played or used, as it lies on the stack */
function playCancel(story: Story, command: CommandOf<'cancelAction'>): PlayedAction {
  const { seat, name, exhausts, taught, choices } = command;
  const takesTurn = cancelOf(story.board, command)?.takesTurn ?? command.takesTurn;
  const used = usedPower(story.board, command);
  if (used !== null && command.card !== undefined) {
    const { card } = command;
    const { power, id } = used;
    const source = label(cardOf(story.board, card));
    if (power.action === 'exhaust') pay(story, card);
    const left = payTaught(story, [power], { you: seat, me: card, source, choices: choices ?? {} });
    story.add({
      type: 'powerUsed',
      seat,
      card,
      subtype: power.action,
      name: id,
      per: power.limit?.per ?? null,
      targets: [],
    });
    const cancels = { takesTurn };
    return {
      seat,
      subtype: power.action,
      name: source,
      effects: [],
      taught: [power],
      paidWith: card,
      cancels,
      ...(choices === undefined ? {} : { choices: left }),
    };
  }
  const subtype = exhausts === undefined ? 'free' : 'exhaust';
  pay(story, exhausts);
  story.add({ type: 'actionPlayed', seat, subtype, name, exhausted: exhausts ?? null, targets: [] });
  const left = payTaught(story, taught ?? [], {
    you: seat,
    me: exhausts ?? null,
    source: name,
    choices: choices ?? {},
  });
  return {
    seat,
    subtype,
    name,
    effects: [],
    cancels: { takesTurn },
    ...(taught === undefined ? {} : { taught }),
    ...(exhausts === undefined ? {} : { paidWith: exhausts }),
    ...(choices === undefined ? {} : { choices: left }),
  };
}

export const cancelling: Judges<'cancelAction' | 'resolveAction'> = {
  cancelAction: {
    check: (board, command) => {
      const { seat, exhausts } = command;
      const top = windowOf(board)?.stack.at(-1);
      const cancel = cancelOf(board, command);
      return firstOf(
        () => when(top === undefined, () => senseless('TK2', 'noSuchThing', { id: 'cancelWindow' })),
        () => when(cancel === null, () => senseless('TK2', 'noSuchThing', { id: command.card ?? 'cancel' })),
        () => checkPayer(board, exhausts),
        () =>
          eachOf(
            () => when(top?.seat === seat, () => refusal('701.4', 'cannotCancelOwn', { seat })),
            () =>
              when(top !== undefined && cancel?.which.includes(top.subtype) === false, () =>
                refusal('701.4', 'cannotCancelThat', { card: top?.name ?? '' }),
              ),
            () => checkSource(board, command),
          ),
      );
    },
    outcome: (story, command) => {
      const open = windowOf(story.board);
      if (open === undefined) throw new Error('there is no cancel window');
      const played = playCancel(story, command);
      story.add({ type: 'waitingSettled', id: open.id });
      openWindow(story, command.seat, [...open.stack, played]);
    },
  },
  resolveAction: {
    check: () => [],
    outcome: (story) => {
      const open = windowOf(story.board);
      if (open === undefined) return;
      story.add({ type: 'waitingSettled', id: open.id });
      resolve(story, open.stack);
    },
  },
};

/** A turn is there to be taken: somebody else's, with no combat and no end of the round going on. */
const canTakeTurn = (board: Board, seat: Seat): boolean =>
  board.turn !== seat && board.combat === null && !board.betweenRounds;

function performPlayed(
  story: Story,
  { seat: you, name: source, taught = [], paidWith, choices = {} }: PlayedAction,
): void {
  performTaught(story, taught, { you, me: paidWith ?? null, source, choices });
}

/** The last action played resolves first; one that cancels takes the one below it out (701.4). */
function resolve(story: Story, stack: readonly PlayedAction[]): void {
  const top = stack.at(-1);
  if (top === undefined) return;
  const below = stack.at(-2);
  if (top.cancels === null || below === undefined) {
    story.add({ type: 'actionResolved', seat: top.seat, name: top.name });
    applyEffects(story, top.effects);
    performPlayed(story, top);
    resolve(story, stack.slice(0, -1));
    return;
  }
  story.add({ type: 'actionCancelled', seat: below.seat, name: below.name, by: top.seat });
  performPlayed(story, top);
  if (top.cancels.takesTurn && canTakeTurn(story.board, top.seat)) takeTurn(story, top.seat);
  resolve(story, stack.slice(0, -2));
}
