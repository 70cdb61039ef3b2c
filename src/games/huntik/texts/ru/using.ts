import type { UsingTexts } from '../en/using.ts';
import { effectsSentence, occasionWords, powerSentence } from './powers.ts';

export const using: UsingTexts = {
  powerSentence,
  effectsSentence,
  occasionWords,

  powers: 'Способности',
  lost: 'потеряна',
  given: 'полученная',
  use: 'Применить',
  useOf: (power) => `Применить: ${power}`,
  taughtPowers: 'Способности, которые можно применить',
  otherPower: 'Способность, которой приложение не знает',
  choosing: (name) => (name === '' ? 'Применить способность' : name),

  targetOf: (number, many) => (many === 1 ? 'Цель' : `Цель ${number} из ${many}`),
  noneAnswers: 'Подходящей карты нет.',
  theOthers: (count) => `Почему не остальные (${count})`,
  whichX: 'Чему равен X?',
  rolled: 'Что выпало на кубике?',
  chooseOne: 'Выберите одно',
  asksOther: (who) => `Решает: ${who}`,
  yes: 'Да',
  no: 'Нет',
  xIs: (x) => `X = ${x}`,
  dieIs: (die) => `На кубике ${die}`,
  takeBack: 'Выбрать иначе',
  byHand: 'Сделайте это с картами на руках. То, что войдёт в игру, внесите через «Эффектом».',
  says: 'Что сказано на карте',

  triggers: {
    order:
      'Сначала у объектов, затем у ведущего, затем у защищающегося игрока. Среди своих каждый сам выбирает порядок.',
    about: (cards) => `О ком речь: ${cards}`,
    resolve: 'Выполнить',
    resolveOf: (note) => `Выполнить: ${note}`,
    decline: 'Отказаться',
    declineOf: (note) => `Отказаться: ${note}`,
    skip: 'Пропустить',
    skipOf: (note) => `Пропустить: ${note}`,
    why: 'Почему пропускается?',
    reasons: {
      impossible: 'ничего из этого сделать нельзя',
      notSo: 'условие не выполнено',
      mistaken: 'приложение ошиблось',
    },
    otherReason: 'Другая причина',
    skipIt: 'Пропустить',
    afterThese: 'после тех, что выше',
    ofFeature: 'у объекта',
    ofMission: 'у миссии',
  },

  totalOf: (who) => `Атаки: ${who}`,
  order: 'В том порядке, в каком они начались. Что зависит от другого, идёт после него.',
  inAll: (total) => `Всего: ${total}`,
  neverBelow: 'Не бывает меньше 0.',

  whom: {
    label: 'На кого',
    several: 'Несколько карт',
    heroesOf: (who) => `Все герои: ${who}`,
    living: (who) => `Все герои, и будущие тоже: ${who}`,
    livingMeans: 'На тех, кто присоединится позже, действует, на ушедших нет. Для чисел и того, что длится.',
    alsoWhich: 'Какие карты',
  },

  watch: {
    kinds: { when: 'Когда случится', replace: 'Вместо нокаута' },
    kind: 'Какого рода',
    about: 'О ком речь',
    abouts: {
      friendly: 'дружественный герой',
      enemy: 'вражеский герой',
      any: 'любой герой',
    },
    occasion: 'Когда',
    then: 'Тогда',
    whoThen: 'Кого касается',
    whosThen: {
      that: 'с кем это случилось',
      friendly: 'все дружественные герои',
      enemy: 'все вражеские герои',
    },
    howMany: 'Сколько',
    make: 'С этого момента',
    waiting: 'Ждёт своего момента',
    end: 'Закончить сейчас',
  },
};
