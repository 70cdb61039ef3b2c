import type { HomeTexts } from '../../../games.ts';
import { sentencesOf, type HomeWords } from './words.ts';

const words: HomeWords = {
  about: 'mission timer, turns, zones, combat',
  seats: ['Lead player', 'Defending player'],
  seatsInSentence: ['Lead player', 'Defending player'],
  setup: 'Getting ready',
  acts: (name) => `${name} acts`,
  roundOf: (round, last) => `round ${round} of ${last}`,
  beforeRoundOne: 'before round 1',
  wins: (name, why) => `${name} wins: ${why}`,
  draw: 'A draw',
  reasons: {
    terms: 'mission terms met',
    concession: 'the opponent conceded',
    lastRound: 'terms unmet after round 7',
    tieBreak: 'tie-break after round 7',
    score: 'more points after round 7',
  },
};

export const home: HomeTexts = sentencesOf(words);
