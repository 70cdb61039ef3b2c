import type { HomeTexts } from '../../../games.ts';
import { sentencesOf, type HomeWords } from './words.ts';

const words: HomeWords = {
  about: 'счётчик миссии, ходы, зоны, бой',
  seats: ['Ведущий игрок', 'Защищающийся игрок'],
  seatsInSentence: ['ведущий игрок', 'защищающийся игрок'],
  setup: 'Подготовка',
  acts: (name) => `Ходит ${name}`,
  roundOf: (round, last) => `раунд ${round} из ${last}`,
  beforeRoundOne: 'перед раундом 1',
  wins: (name, why) => `Победитель – ${name}: ${why}`,
  draw: 'Ничья',
  reasons: {
    terms: 'условия миссии выполнены',
    concession: 'соперник сдался',
    lastRound: 'после раунда 7 условия не выполнены',
    tieBreak: 'правило равного счёта после раунда 7',
    score: 'больше очков после раунда 7',
  },
};

export const home: HomeTexts = sentencesOf(words);
