/** What the rules leave open: the question, and each answer as the rule would read with it. */
import type { Answer, Question } from '../../vocabulary.ts';
import type { Player } from '../player.ts';

/** What a question is about, as far as it says. */
export type About = {
  readonly who: Player;
  readonly card: string;
  readonly names: string;
  readonly lead: number;
  readonly defending: number;
};

type QuestionWords = {
  readonly [Q in Question]: {
    readonly ask: (about: About) => string;
    readonly answers: Readonly<Record<Answer<Q>, string>>;
  };
};

export const questions = {
  title: 'The rules leave this open',
  choice: 'Which one is applied',
  once: 'Your answer holds for the rest of this match and stands in the log.',
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
      ask: ({ card, names }) => `Several effects would replace the KO of ${card}: ${names}. Which one is applied?`,
      answers: { first: 'The first', second: 'The second', third: 'The third' },
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
