/** Playing heroes, actions and amulets, and using powers (301-303, 404, 701). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { CommandOf } from '../commands/index.ts';
import { speaking } from '../projection/speaker.ts';
import { cardOf } from '../questions/cards.ts';
import { firstZone } from '../questions/zones.ts';
import { refusal } from '../reasons.ts';
import type { ActionSubtype, Seat } from '../vocabulary.ts';
import { checkOnlyCancels, openWindow } from './cancelling.ts';
import { applyEffects } from './effects.ts';
import { enter, entersExhausted } from './entering.ts';
import { checkMayBePlayed } from './forbidden.ts';
import { eachOf, firstOf, label, needsDepth, newId, when, type Judges, type Story } from './judge.ts';
import { askInstead, checkInstead, checkMajorHero } from './majorHero.ts';
import { checkHand, checkPayer, checkPayment, pay } from './paying.ts';
import { perform } from './perform.ts';
import { checkTargets } from './targets.ts';
import { checkPlaying, checkTaught, payTaught, placed, taughtPower } from './taught.ts';
import { checkPower } from './usingPowers.ts';

const checkTurn = (board: Board, seat: Seat, rule: string): readonly Refusal[] =>
  when(board.turn !== seat, () => refusal(rule, 'notYourTurn', { seat }));

/** Non-combat plays need the turn, combat plays the say (404.1, 404.1a, 601.2). */
const checkMoment = (board: Board, seat: Seat, subtype: ActionSubtype, rule: string): readonly Refusal[] =>
  subtype === 'combat'
    ? when(board.combat?.say !== seat, () => refusal('601.2', 'notYourSay', { seat }))
    : checkTurn(board, seat, rule);

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

/** An action card is asked about as it is played: its targets are chosen then (704.1). */
const checkTaughtAction = (board: Board, { seat, exhausts, taught = [], choices = {} }: CommandOf<'playAction'>) => [
  ...checkPlaying(board, seat, taught),
  ...taught.flatMap((power) => (power.kind === 'action' ? checkOnlyCancels(power.do) : [])),
  ...taught.flatMap((power) =>
    power.kind === 'action'
      ? checkTaught(board, power, speaking(board, { you: seat, me: exhausts ?? null, choices }))
      : [],
  ),
];

type Play = 'playHero' | 'playAction' | 'playAmulet' | 'usePower';

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
            () => checkMayBePlayed(board, seat, hero),
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
      const { seat, subtype, name, exhausts, insteadOfMajorHero, targets } = command;
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
            () => checkMayBePlayed(board, seat, { name, kind: 'action' }),
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
      const paying = { you: seat, me: exhausts ?? null, source: name, choices: choices ?? {} };
      const left = payTaught(story, taught ?? [], paying);
      openWindow(story, seat, [
        {
          seat,
          subtype,
          name,
          effects: effects ?? [],
          cancels: null,
          ...(taught === undefined ? {} : { taught }),
          ...(choices === undefined ? {} : { choices: left }),
          ...(exhausts === undefined ? {} : { paidWith: exhausts }),
        },
      ]);
      acted(story, seat, subtype);
    },
  },
  playAmulet: {
    check: (board, { seat, name, insteadOfMajorHero, targets }) =>
      eachOf(
        () => checkTurn(board, seat, '404.1'),
        () => (insteadOfMajorHero === true ? checkInstead(board, seat) : []),
        () => checkHand(board, seat),
        () => checkTargets(board, targets),
        () => checkMayBePlayed(board, seat, { name, kind: 'amulet' }),
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
    check: (board, command) =>
      eachOf(
        () => checkMoment(board, command.seat, command.subtype, '701.2'),
        () => checkPower(board, command),
        () => checkOnlyCancels(taughtPower(board, command)?.power.do),
      ),
    outcome: (story, command) => {
      const { seat, card, subtype, targets, effects, choices = {} } = command;
      const taught = taughtPower(story.board, command);
      const name = taught === null ? command.name : taught.id;
      const per = (taught === null ? command.limit : taught.power.limit)?.per ?? null;
      const source = label(cardOf(story.board, card));
      const saying = { you: seat, me: card, source, that: [], choices: placed(taught?.power.targets, choices) };
      if (subtype === 'exhaust') pay(story, card);
      const left = perform(story, taught?.power.cost ?? [], saying);
      story.add({ type: 'powerUsed', seat, card, subtype, name, per, targets: targets ?? [] });
      acted(story, seat, subtype);
      applyEffects(story, effects);
      if (taught !== null) perform(story, taught.power.do, { ...saying, choices: left });
    },
  },
};
