import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('ru');

export const rounds: HuntikTexts['rounds'] = {
  over: (round) => `Раунд ${round} окончен`,
  begins: (round) => `Начинается раунд ${round}`,
  startRound: (round) => `Начать раунд ${round}`,
  endMatch: 'Закончить партию',
  next: (who, round) => `В раунде ${round} первым ходит ${who.inside}.`,
  nextByCard: (who, round) => `В раунде ${round} первым ходит ${who.inside}: так сказано на карте.`,

  terms: 'Условия миссии',
  termsText: 'Выполнены ли они сейчас?',
  termsMet: (who) => `Выполнены: побеждает ${who.inside}`,
  powers: 'Способности конца раунда',
  powersText: 'Выполните всё, что сейчас срабатывает; эффекты этого раунда ещё действуют.',
  expire: 'Эффекты этого раунда заканчиваются',
  lastRound: 'Последний раунд',
  lastRoundText: 'По условиям не победил никто: побеждает защищающийся игрок.',
  lastRoundMutual: 'По условиям не победил никто: решает счёт.',
  timer: (round) => `Счётчик: ${round}`,
  unstun: 'Снять оглушение',
  ready: 'Подготовить героев и объекты',
  readyCount: (count) => plural(count, { one: '# карта', few: '# карты', many: '# карт' }),
  nobody: 'нет',
  onTheTable: 'на столе',
  draw: 'Обоим взять по две карты',
  startPowers: 'Способности начала раунда',
  startPowersText: 'Тогда выполните всё, что срабатывает.',

  wins: (who) => `Победа: ${who}`,
  drawn: 'Ничья',
  afterRound: (round) => `в раунде ${round} из 7`,
  reasons: {
    terms: 'Условия миссии выполнены.',
    concession: 'Соперник сдался.',
    lastRound: 'К концу раунда 7 условия не выполнены.',
    tieBreak: 'После раунда 7 счёт равный: решают шаги правила о ничьей.',
    score: 'Больше очков после раунда 7.',
    draw: 'Цикл, который никто не может прервать.',
  },
  goHome: 'В начало',
};
