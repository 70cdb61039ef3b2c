/** What the rules leave open: the question, and each answer as the rule would read with it. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { Answer, Question } from '../../vocabulary.ts';
import type { Player } from '../player.ts';

/** What a question is about, as far as it says. */
export type About = {
  readonly who: Player;
  readonly card: string;
  readonly names: string;
  /** A number that the question is about, and the highest that may be named. */
  readonly count: number;
  readonly most: number | null;
  readonly lead: number;
  readonly defending: number;
};

type QuestionWords = {
  readonly [Q in Question]: {
    readonly ask: (about: About) => string;
    readonly answers: Readonly<Record<Answer<Q>, string>>;
  };
};

const plural = pluralIn('en');
const places = { first: 'The first', second: 'The second', third: 'The third', fourth: 'The fourth' };

export const questions = {
  title: 'The rules leave this open',
  titleOfChoice: 'A choice to make',
  once: 'Your answer holds for the rest of this match and stands in the log.',
  howMany: 'How many times',
  roundAgain: (times: number): string =>
    times === 0 ? 'Not once more' : plural(times, { one: '# more time', other: '# more times' }),
  all: {
    twoInsteadOfMajor: {
      ask: ({ who }) =>
        `${who.start} has played something instead of a major hero this round and wants to do it again. Is that allowed?`,
      answers: {
        allow: 'Yes: only a major hero is ruled out after it',
        forbid: 'No: the play took the place of the one major hero',
      },
    },
    whoMayStartCombat: {
      ask: ({ card }) => `A card’s effect moved ${card} into a zone with an enemy. Who may start a combat there?`,
      answers: {
        controllerOfCard: 'The player who controls the moved card',
        controllerOfEffect: 'The player whose effect moved it',
        nobody: 'Nobody: only a move on one’s turn allows it',
      },
    },
    allProtectedFromAims: {
      ask: ({ who }) =>
        `${who.start} has attacks, and every enemy in the combat is protected from being aimed at. What becomes of the attacks?`,
      answers: {
        unaimed: 'They go un-aimed, as with a single protected enemy',
        aimAnyway: 'They must be aimed all the same: none goes un-aimed',
      },
    },
    zeroDefence: {
      ask: ({ card }) => `No attack is aimed at ${card}, and its DEF is 0 or less. Is it KO’d?`,
      answers: {
        stays: 'No: only cards with attacks aimed at them are KO’d',
        kod: 'Yes: 0 attacks are enough against DEF 0',
      },
    },
    scoresNotLevel: {
      ask: ({ lead, defending }) =>
        `Round 7 is over and the score is ${lead} to ${defending}. Nobody has won by the terms. Who wins?`,
      answers: {
        defendingWins: 'The defending player: no winner by the terms',
        higherScoreWins: 'The player with more points',
      },
    },
    whichReplacement: {
      ask: ({ who, card, names }) =>
        card === ''
          ? `Several effects would replace what happens now: ${names}. ${who.start} chooses: which one is applied?`
          : `Several effects would replace what happens to ${card}: ${names}. ${who.start} chooses: which one is applied?`,
      answers: places,
    },
    whichModifierFirst: {
      ask: ({ who, names }) =>
        `These begin to apply at the same time: ${names}. ${who.start} chooses the order. Which one applies first?`,
      answers: places,
    },
    howOften: {
      ask: ({ who, most }) =>
        most === null
          ? `The table is as it was before: this is a loop. How many more times does ${who.inside} go round it?`
          : plural(most, {
              one: `This is a loop, and the other player wants to go round it # more time. ${who.start} may name a smaller number.`,
              other: `This is a loop, and the other player wants to go round it # more times. ${who.start} may name a smaller number.`,
            }),
      answers: { times: 'So many more times' },
    },
    whoBreaksTheLoop: {
      ask: ({ count }) =>
        plural(count, {
          one: 'The loop would go round # more time. Does anybody break it before that with a play?',
          other: 'The loop would go round # more times. Does anybody break it before that with a play?',
        }),
      answers: { nobody: 'No: it goes round as often', somebody: 'Yes: it stops, and play goes on from here' },
    },
    forcedLoop: {
      ask: ({ count }) =>
        plural(count, {
          one: 'The table is as it was # trigger ago, and nobody could choose otherwise. Can and will anybody break this loop?',
          other:
            'The table is as it was # triggers ago, and nobody could choose otherwise. Can and will anybody break this loop?',
        }),
      answers: { draw: 'No: the match is a draw', broken: 'Yes: play goes on' },
    },
    endlessChain: {
      ask: ({ count }) =>
        plural(count, {
          one: '# play or trigger has followed another without a break. Will this ever come to an end?',
          other: '# plays and triggers have followed one another without a break. Will this ever come to an end?',
        }),
      answers: { goesOn: 'Yes: play goes on', draw: 'No, and nobody can stop it: the match is a draw' },
    },
    termsMet: {
      ask: ({ who }) => `The terms of the mission look met: ${who.inside} would win. Are they?`,
      answers: { met: 'Yes, they are met: the match is over', notYet: 'No, the match goes on' },
    },
    tieOnHeroes: {
      ask: () =>
        'The score is tied after round 7. Count major and legendary heroes in play, then minor ones. Who has more?',
      answers: {
        leadHasMore: 'The lead player has more',
        defendingHasMore: 'The defending player has more',
        level: 'Both are level: the defending player wins',
      },
    },
  } satisfies QuestionWords as QuestionWords,

  triggers: 'Waiting triggers',
};
