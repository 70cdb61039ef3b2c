import type { HomeTexts } from '../../../games.ts';
import { sentencesOf, type HomeWords } from './words.ts';

const words: HomeWords = {
  about: 'küldetésóra, körök, zónák, harc',
  seats: ['Vezető játékos', 'Védekező játékos'],
  seatsInSentence: ['A vezető játékos', 'A védekező játékos'],
  setup: 'Előkészület',
  acts: (name) => `${name} jön`,
  roundOf: (round, last) => `${round}. forduló a ${last}-ből`,
  beforeRoundOne: 'az 1. forduló előtt',
  wins: (name, why) => `${name} győzött: ${why}`,
  draw: 'Döntetlen',
  reasons: {
    terms: 'teljesült a küldetés',
    concession: 'az ellenfél feladta',
    lastRound: 'a 7. fordulóig nem teljesült a küldetés',
    tieBreak: 'holtverseny-szabály a 7. forduló után',
    score: 'több pont a 7. forduló után',
  },
};

export const home: HomeTexts = sentencesOf(words);
