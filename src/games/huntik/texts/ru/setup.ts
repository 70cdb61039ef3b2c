import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('ru');

export const setup: HuntikTexts['setup'] = {
  title: 'Новая партия Huntik',
  person: { first: 'Первый игрок', second: 'Второй игрок' },
  personSentence: {
    first: { start: 'Первый игрок', inside: 'первый игрок' },
    second: { start: 'Второй игрок', inside: 'второй игрок' },
  },
  nameHint: 'можно не писать',

  leadPlayer: 'Ведущий игрок',
  howLead: 'Кто назначает ведущего игрока?',
  ways: { known: 'Уже решили', coin: 'Монета', dice: 'Кубики' },
  calls: 'Кто загадывает?',
  callFace: { heads: 'Загадать орла', tails: 'Загадать решку' },
  coinShows: {
    heads: (who) => `Орёл. Ведущего назначает ${who.inside}.`,
    tails: (who) => `Решка. Ведущего назначает ${who.inside}.`,
  },
  roll: 'Бросить за обоих',
  rollAgain: 'Бросить снова',
  rolled: (first, one, second, other, who) =>
    `${first}: ${one}, ${second}: ${other}. Ведущего назначает ${who.inside}.`,
  rolledTie: (face) => `На обоих кубиках ${face}. Бросьте снова.`,

  missionName: 'Название миссии',
  ownMission: 'Своя миссия…',
  missionKind: 'Вид',
  kinds: { training: 'Учебная', expert: 'Экспертная', mutual: 'Взаимная', solo: 'Одиночная' },
  kindNotes: {
    training: 'по её условиям побеждает ведущий игрок',
    expert: 'по её условиям побеждает ведущий игрок',
    solo: 'вне этих правил: только раунды и счётчики',
    mutual: 'по её условиям может победить любой из игроков',
  },

  depth: 'Что вести на телефоне?',
  depthNotes: {
    rounds: 'счётчик, пасы',
    combat: 'и подсчёт боёв',
    map: 'и все карты',
  },
  deeperLater: 'Добавить подробностей можно в любой момент партии.',

  decks: 'Проверить колоды',
  decksChecked: (first, second) => `Карт в колодах: ${first} и ${second}`,
  format: 'Формат',
  formats: { constructed: 'Констрактед', limited: 'Лимитед', casual: 'Свободный' },
  packs: 'Бустеров на игрока',
  sizeOf: (who) => `Карт в колоде: ${who}`,
  minimum: (cards) => plural(cards, { one: 'Не меньше # карты', few: 'Не меньше # карт', many: 'Не меньше # карт' }),
  noMinimum: 'Сколько угодно карт',
  wholeNumber: (low, high) => `Нужно целое число от ${low} до ${high}.`,
  decksDone: 'Взять эти',
  withoutDecks: 'Без проверки',

  start: 'Начать',
  undecided: 'сначала ведущий игрок',
  startNote: (who) => `Первым ходит ${who.inside}`,
  startRefused: 'Так начать партию нельзя',

  seat: 'Дальше',
  seatTitle: 'Кто играет?',
  leadTitle: 'Кто ведущий игрок?',
  missionTitle: 'Какая миссия?',

  mulliganTitle: (who) => `Пересдача: ${who}`,
  mulliganText: (who) => `${who.start} может убрать карты из начальной руки под колоду и взять столько же.`,
  mulliganCards: 'Сколько карт поменять?',
  mulliganKeep: 'оставить руку',
  mulliganNextDefending: (who) => `Затем число называет ${who.inside}. Карты меняют одновременно.`,
  mulliganNextRound: (who) => `Затем карты меняют оба, и начинается раунд 1: первым ходит ${who.inside}.`,
  mulliganSaid: (who, count) =>
    plural(count, {
      one: `${who.start} меняет # карту.`,
      few: `${who.start} меняет # карты.`,
      many: `${who.start} меняет # карт.`,
    }),
  mulliganKept: (who) => `${who.start} оставляет руку.`,
};
