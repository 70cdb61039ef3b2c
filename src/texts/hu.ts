import type { Texts } from './en.ts';

export const hu: Texts = {
  parts: {
    close: 'Bezárás',
    lessOf: (what) => `${what}: eggyel kevesebb`,
    moreOf: (what) => `${what}: eggyel több`,
    typeMore: '10+',
    typeNumberFor: (what) => `${what}: szám beírása`,
    take: 'Kész',
    numberBetween: (low, high) => `Egész szám kell ${low} és ${high} között.`,
    rule: (number) => `${number} szabály`,
    openRule: (number) => `A ${number} szabály elolvasása`,
    chooseAgain: 'Mást választok',
    cardSaysSo: 'A lap ezt mondja',
    cancel: 'Mégse',
  },
};
