/** The app's own words. Every language has exactly these keys. */
export const en = {
  parts: {
    close: 'Close',
    lessOf: (what: string) => `${what}: one less`,
    moreOf: (what: string) => `${what}: one more`,
    typeMore: '10+',
    typeNumberFor: (what: string) => `${what}: type a number`,
    take: 'OK',
    numberBetween: (low: number, high: number) => `A whole number from ${low} to ${high}.`,
    rule: (number: string) => `Rule ${number}`,
    openRule: (number: string) => `Read rule ${number}`,
    chooseAgain: 'Choose again',
    cardSaysSo: 'The card says so',
    cancel: 'Cancel',
  },
};

export type Texts = typeof en;
