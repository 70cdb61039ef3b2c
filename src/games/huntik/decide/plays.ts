/** Playing heroes, actions and amulets, using powers, cancelling (301-303, 404, 701). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { CommandOf } from '../commands/index.ts';
import type { PlayedAction } from '../events/turn.ts';
import { canFight, cardOf, controllerOf } from '../questions/cards.ts';
import { speaking } from '../projection/speaker.ts';
import { firstZone } from '../questions/zones.ts';
import { refusal, senseless } from '../reasons.ts';
import { opponentOf, type ActionSubtype, type Seat } from '../vocabulary.ts';
import { applyEffects } from './effects.ts';
import { takeTurn } from './ends.ts';
import { enter, entersExhausted } from './entering.ts';
import { eachOf, firstOf, label, needsDepth, newId, when, withCard, type Judges, type Story } from './judge.ts';
import { checkForbidden } from './forbidden.ts';
import { checkLoopOfPower } from './loops.ts';
import { askInstead, checkInstead, checkMajorHero } from './majorHero.ts';
import { perform } from './perform.ts';
import { checkTargets } from './targets.ts';
import { checkPlaying, checkTaught, performTaught, taughtPower } from './taught.ts';

const checkTurn = (board: Board, seat: Seat, rule: string): readonly Refusal[] =>
  when(board.turn !== seat, () => refusal(rule, 'notYourTurn', { seat }));

/** Non-combat plays need the turn, combat plays the say (404.1, 404.1a, 601.2). */
const checkMoment = (board: Board, seat: Seat, subtype: ActionSubtype, rule: string): readonly Refusal[] =>
  subtype === 'combat'
    ? when(board.combat?.say !== seat, () => refusal('601.2', 'notYourSay', { seat }))
    : checkTurn(board, seat, rule);

const checkHand = (board: Board, seat: Seat): readonly Refusal[] =>
  when(board.counts[seat].hand === 0, () => refusal('404.1c', 'handEmpty', { seat }));

/** An exhaust action is paid by exhausting a ready hero of one's own; an obstacle is none (302.3, 305.3d). */
function checkPayment(board: Board, seat: Seat, pays: string | undefined): readonly Refusal[] {
  if (pays === undefined) {
    return when(board.depth === 'map', () => refusal('302.3', 'needsReadyHero', { seat }));
  }
  return withCard(board, pays, (card) =>
    eachOf(
      () => when(card.kind === 'obstacle', () => refusal('305.3d', 'obstacleCannotPay', { card: label(card) })),
      () => when(controllerOf(board, card) !== seat, () => refusal('302.3', 'notYourHero', { card: label(card) })),
      () => when(card.exhausted, () => refusal('302.3', 'heroNotReady', { card: label(card) })),
      () => checkForbidden(board, card, 'exhaust'),
    ),
  );
}

/** An unknown card makes no sense whatever is overruled, so it is asked about before anything that can be. */
const checkPayer = (board: Board, pays: string | undefined): readonly Refusal[] =>
  pays === undefined ? [] : withCard(board, pays, () => []);

function pay(story: Story, pays: string | undefined): void {
  if (pays !== undefined && !cardOf(story.board, pays).exhausted) story.add({ type: 'cardExhausted', card: pays });
}

function useInstead(story: Story, seat: Seat, instead: true | undefined): void {
  if (instead === true) story.add({ type: 'majorHeroUsed', seat, instead: true });
}

/** A play uses up its player's turn. Where the table let it happen in the opponent's, that turn is still to be had. */
const useTurn = (story: Story, seat: Seat): void => {
  if (story.board.turn === seat) story.add({ type: 'turnActed', seat });
};

/** What was done used up the turn, or the say in a combat. */
const acted = (story: Story, seat: Seat, subtype: ActionSubtype): void => {
  if (subtype === 'combat') story.add({ type: 'combatActed', by: seat });
  else useTurn(story, seat);
};

function openWindow(story: Story, seat: Seat, stack: readonly PlayedAction[]): void {
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

function checkPower(board: Board, command: CommandOf<'usePower'>): readonly Refusal[] {
  const taught = taughtPower(board, command);
  const { seat, subtype, name } = command;
  const limit = taught === null ? command.limit : taught.power.limit;
  const key = taught === null ? name : taught.id;
  if (command.power !== undefined && taught?.power.action !== subtype)
    return [senseless('TK2', 'noSuchThing', { id: command.card })];
  return withCard(board, command.card, (card) =>
    eachOf(
      () => checkMoment(board, seat, subtype, '701.2'),
      () => when(card.stunned, () => refusal('407.1', 'stunnedStays', { card: label(card) })),
      () => when(controllerOf(board, card) !== seat, () => refusal('701.2', 'notYourPower', { card: label(card) })),
      () =>
        when(subtype === 'exhaust' && (card.exhausted || !canFight(card)), () =>
          refusal('701.2', 'powerNeedsReady', { card: label(card) }),
        ),
      () => {
        const used = board.uses.find((use) => use.card === card.id && use.power === key && use.per === limit?.per);
        return limit === undefined || used === undefined || used.times < limit.times
          ? []
          : [refusal('701.3', 'powerLimit', { card: label(card), power: name, times: limit.times })];
      },
      () => checkLoopOfPower(board, command),
      () => checkTargets(board, command.targets),
      () =>
        taught === null
          ? []
          : checkTaught(
              board,
              taught.power,
              speaking(board, { you: seat, me: card.id, choices: command.choices ?? {} }),
            ),
    ),
  );
}

/** An action card is asked about as it is played: its targets are chosen then (704.1). */
const checkTaughtAction = (board: Board, { seat, exhausts, taught = [], choices = {} }: CommandOf<'playAction'>) => [
  ...checkPlaying(board, seat, taught),
  ...taught.flatMap((power) =>
    power.kind === 'action'
      ? checkTaught(board, power, speaking(board, { you: seat, me: exhausts ?? null, choices }))
      : [],
  ),
];

type Play = 'playHero' | 'playAction' | 'playAmulet' | 'usePower' | 'cancelAction' | 'resolveAction';

export const plays: Judges<Play> = {
  playHero: {
    check: (board, { seat, hero }) =>
      firstOf(
        () => needsDepth(board, 'map'),
        () =>
          eachOf(
            () => checkTurn(board, seat, '404.1'),
            () => when(hero.kind === 'legendary', () => refusal('301.3', 'legendaryFromHand', { card: hero.name })),
            () => (hero.kind === 'major' ? checkMajorHero(board, seat) : []),
            () => checkHand(board, seat),
            () => checkPlaying(board, seat, hero.powers),
          ),
      ),
    outcome: (story, { seat, hero, exhausted }) => {
      const id = newId(story.board, 'h');
      story.add({ type: 'heroPlayed', seat, card: id, kind: hero.kind, name: hero.name });
      if (hero.kind === 'major') story.add({ type: 'majorHeroUsed', seat, instead: false });
      const entered = enter(story, {
        type: 'cardEntered',
        id,
        card: hero,
        owner: seat,
        controller: seat,
        zone: firstZone(seat),
        exhausted: exhausted ?? entersExhausted(hero.powers),
        was: null,
      });
      // Played and yet not in play, it lies where what was played does (404.1b).
      const { discard } = story.board.counts[seat];
      if (!entered && discard !== null) {
        story.add({ type: 'countChanged', seat, area: 'discard', from: discard, to: discard + 1 });
      }
      useTurn(story, seat);
    },
  },
  playAction: {
    check: (board, command) => {
      const { seat, subtype, exhausts, insteadOfMajorHero, targets } = command;
      return firstOf(
        () => checkPayer(board, exhausts),
        () =>
          eachOf(
            () => checkMoment(board, seat, subtype, '404.1'),
            () => (subtype === 'exhaust' || exhausts !== undefined ? checkPayment(board, seat, exhausts) : []),
            () => (insteadOfMajorHero === true ? checkInstead(board, seat) : []),
            () => checkHand(board, seat),
            () => checkTargets(board, targets),
            () => checkTaughtAction(board, command),
          ),
      );
    },
    asks: (board, { seat, insteadOfMajorHero }) =>
      insteadOfMajorHero === true && board.rulings.twoInsteadOfMajor === undefined
        ? askInstead(board, seat)
        : undefined,
    outcome: (story, command) => {
      const { seat, subtype, name, exhausts, insteadOfMajorHero, targets, effects, taught, choices } = command;
      pay(story, exhausts);
      story.add({ type: 'actionPlayed', seat, subtype, name, exhausted: exhausts ?? null, targets: targets ?? [] });
      useInstead(story, seat, insteadOfMajorHero);
      openWindow(story, seat, [
        {
          seat,
          subtype,
          name,
          effects: effects ?? [],
          cancels: null,
          ...(taught === undefined ? {} : { taught }),
          ...(choices === undefined ? {} : { choices }),
          ...(exhausts === undefined ? {} : { paidWith: exhausts }),
        },
      ]);
      acted(story, seat, subtype);
    },
  },
  playAmulet: {
    check: (board, { seat, insteadOfMajorHero, targets }) =>
      eachOf(
        () => checkTurn(board, seat, '404.1'),
        () => (insteadOfMajorHero === true ? checkInstead(board, seat) : []),
        () => checkHand(board, seat),
        () => checkTargets(board, targets),
      ),
    asks: (board, { seat, insteadOfMajorHero }) =>
      insteadOfMajorHero === true && board.rulings.twoInsteadOfMajor === undefined
        ? askInstead(board, seat)
        : undefined,
    outcome: (story, { seat, name, insteadOfMajorHero, effects }) => {
      story.add({ type: 'amuletPlayed', seat, name });
      useInstead(story, seat, insteadOfMajorHero);
      useTurn(story, seat);
      applyEffects(story, effects);
    },
  },
  usePower: {
    check: checkPower,
    outcome: (story, command) => {
      const { seat, card, subtype, targets, effects, choices = {} } = command;
      const taught = taughtPower(story.board, command);
      const name = taught === null ? command.name : taught.id;
      const per = (taught === null ? command.limit : taught.power.limit)?.per ?? null;
      const saying = { you: seat, me: card, source: label(cardOf(story.board, card)), that: [], choices };
      if (subtype === 'exhaust') pay(story, card);
      if (taught?.power.cost !== undefined) perform(story, taught.power.cost, saying);
      story.add({ type: 'powerUsed', seat, card, subtype, name, per, targets: targets ?? [] });
      acted(story, seat, subtype);
      applyEffects(story, effects);
      if (taught !== null) perform(story, taught.power.do, saying);
    },
  },
  cancelAction: {
    check: (board, { seat, exhausts }) => {
      const top = windowOf(board)?.stack.at(-1);
      return firstOf(
        () => when(top === undefined, () => senseless('TK2', 'noSuchThing', { id: 'cancelWindow' })),
        () => checkPayer(board, exhausts),
        () =>
          eachOf(
            () => when(top?.seat === seat, () => refusal('701.4', 'cannotCancelOwn', { seat })),
            () => (exhausts === undefined ? [] : checkPayment(board, seat, exhausts)),
            () => checkHand(board, seat),
          ),
      );
    },
    outcome: (story, { seat, name, exhausts, takesTurn }) => {
      const open = windowOf(story.board);
      if (open === undefined) throw new Error('there is no cancel window');
      const subtype = exhausts === undefined ? 'free' : 'exhaust';
      pay(story, exhausts);
      story.add(
        { type: 'actionPlayed', seat, subtype, name, exhausted: exhausts ?? null, targets: [] },
        { type: 'waitingSettled', id: open.id },
      );
      openWindow(story, seat, [...open.stack, { seat, subtype, name, effects: [], cancels: { takesTurn } }]);
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

/** The last action played resolves first; one that cancels takes the one below it out (701.4). */
function resolve(story: Story, stack: readonly PlayedAction[]): void {
  const top = stack.at(-1);
  if (top === undefined) return;
  const below = stack.at(-2);
  if (top.cancels === null || below === undefined) {
    story.add({ type: 'actionResolved', seat: top.seat, name: top.name });
    applyEffects(story, top.effects);
    const { seat: you, name: source, paidWith: me = null, choices = {} } = top;
    performTaught(story, top.taught ?? [], { you, me, source, choices });
    resolve(story, stack.slice(0, -1));
    return;
  }
  story.add({ type: 'actionCancelled', seat: below.seat, name: below.name, by: top.seat });
  if (top.cancels.takesTurn && canTakeTurn(story.board, top.seat)) takeTurn(story, top.seat);
  resolve(story, stack.slice(0, -2));
}
