/** Powers on the table: what a card can do, what it asks, what triggers, what watches, and why a number is what it is. */
import { pluralIn } from '../../../../texts/plural.ts';
import { effectsSentence, occasionWords, powerSentence } from './powers.ts';

const plural = pluralIn('en');

export const using = {
  powerSentence,
  effectsSentence,
  occasionWords,

  // on a card
  powers: 'Powers',
  lost: 'lost',
  given: 'given to it',
  use: 'Use',
  useOf: (power: string) => `Use: ${power}`,
  taughtPowers: 'Powers that can be used',
  otherPower: 'A power that the app does not know',
  choosing: (name: string) => (name === '' ? 'Use a power' : name),

  // what it asks
  targetOf: (number: number, many: number) => (many === 1 ? 'Target' : `Target ${number} of ${many}`),
  noneAnswers: 'No card answers this.',
  theOthers: (count: number) => plural(count, { one: 'Why not the other one', other: 'Why not the other #' }),
  whichX: 'Which number is X?',
  rolled: 'What does the die show?',
  chooseOne: 'Choose one',
  asksOther: (who: string) => `${who} decides`,
  yes: 'Yes',
  no: 'No',
  xIs: (x: number) => `X is ${x}`,
  dieIs: (die: number) => `The die shows ${die}`,
  takeBack: 'Choose again',
  byHand: 'Do this with the cards in your hands. What enters play is brought in with “By an effect”.',
  says: 'What the card says',

  // triggers
  triggers: {
    order: 'Features first, then the lead player’s, then the defending player’s. Among their own, each player picks.',
    about: (cards: string) => `It is about: ${cards}`,
    resolve: 'Resolve',
    resolveOf: (note: string) => `Resolve: ${note}`,
    decline: 'Decline',
    declineOf: (note: string) => `Decline: ${note}`,
    skip: 'Skip',
    skipOf: (note: string) => `Skip: ${note}`,
    why: 'Why is it skipped?',
    reasons: {
      impossible: 'nothing of it can be done',
      notSo: 'its condition does not hold',
      mistaken: 'the app got it wrong',
    },
    otherReason: 'Another reason',
    skipIt: 'Skip it',
    afterThese: 'after the ones above',
    ofFeature: 'a feature’s',
    ofMission: 'the mission’s',
  },

  // how a number came about
  totalOf: (who: string) => `Attacks of ${who}`,
  order: 'In the order in which they began. What depends on another comes after it.',
  inAll: (total: number) => `In all: ${total}`,
  neverBelow: 'Never less than 0.',

  // whom an effect is for
  whom: {
    label: 'For whom',
    several: 'Several cards',
    heroesOf: (who: string) => `All heroes: ${who}`,
    living: (who: string) => `All heroes, later ones too: ${who}`,
    livingMeans: 'Those who join later are affected, those who leave are not. For numbers and what lasts.',
    alsoWhich: 'Which cards',
  },

  // what watches
  watch: {
    kinds: { when: 'When it happens', replace: 'Instead of a KO' },
    kind: 'Which kind',
    about: 'Whom it is about',
    abouts: {
      friendly: 'a friendly hero',
      enemy: 'an enemy hero',
      any: 'any hero',
    },
    occasion: 'When',
    then: 'Then',
    whoThen: 'To whom',
    whosThen: {
      that: 'whom it happened to',
      friendly: 'all friendly heroes',
      enemy: 'all enemy heroes',
    },
    howMany: 'How many',
    make: 'From now on',
    waiting: 'What waits for its moment',
    end: 'End it now',
  },
};

export type UsingTexts = typeof using;
