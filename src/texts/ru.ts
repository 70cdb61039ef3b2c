import type { Texts } from './en.ts';

export const ru: Texts = {
  parts: {
    close: 'Закрыть',
    lessOf: (what) => `${what}: на один меньше`,
    moreOf: (what) => `${what}: на один больше`,
    typeMore: '10+',
    typeNumberFor: (what) => `${what}: ввести число`,
    take: 'Готово',
    numberBetween: (low, high) => `Нужно целое число от ${low} до ${high}.`,
    rule: (number) => `Правило ${number}`,
    openRule: (number) => `Прочитать правило ${number}`,
    chooseAgain: 'Выбрать другое',
    cardSaysSo: 'Так сказано на карте',
    cancel: 'Отмена',
  },
};
