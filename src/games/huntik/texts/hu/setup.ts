import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('hu');

export const setup: HuntikTexts['setup'] = {
  title: 'Új Huntik-játszma',
  person: { first: 'Első játékos', second: 'Második játékos' },
  personSentence: {
    first: { start: 'Az első játékos', inside: 'az első játékos' },
    second: { start: 'A második játékos', inside: 'a második játékos' },
  },
  nameHint: 'üres is maradhat',

  leadPlayer: 'Vezető játékos',
  howLead: 'Ki nevezi meg a vezető játékost?',
  ways: { known: 'Már tudjuk', coin: 'Érmedobás', dice: 'Kockadobás' },
  calls: 'Ki tippel?',
  callFace: { heads: 'Tipp: fej', tails: 'Tipp: írás' },
  coinShows: {
    heads: (who) => `Fej. ${who.start} nevezi meg a vezető játékost.`,
    tails: (who) => `Írás. ${who.start} nevezi meg a vezető játékost.`,
  },
  roll: 'Dobás mindkettőtöknek',
  rollAgain: 'Új dobás',
  rolled: (first, one, second, other, who) =>
    `${first}: ${one}, ${second}: ${other}. ${who.start} nevezi meg a vezető játékost.`,
  rolledTie: (face) => `Mindkét kocka: ${face}. Dobjatok újra.`,

  missionName: 'A küldetés neve',
  ownMission: 'Saját küldetés…',
  missionKind: 'Fajtája',
  kinds: { training: 'Gyakorló', expert: 'Haladó', mutual: 'Kölcsönös', solo: 'Egyszemélyes' },
  kindNotes: {
    training: 'a vezető játékos nyer a feltételeivel',
    expert: 'a vezető játékos nyer a feltételeivel',
    solo: 'nem ezek a szabályok: csak fordulók és számlálók',
    mutual: 'bármelyik játékos nyerhet a feltételeivel',
  },

  depth: 'Mit őrizzen a telefon?',
  depthNotes: {
    rounds: 'óra, passzok',
    combat: 'és harci összegek',
    map: 'és minden lap',
  },
  deeperLater: 'Játszma közben bármikor mélyebbre léphetsz.',

  decks: 'A paklik ellenőrzése',
  decksChecked: (first, second) => `Paklik: ${first} és ${second} lap`,
  format: 'Formátum',
  formats: { constructed: 'Épített', limited: 'Limitált', casual: 'Kötetlen' },
  packs: 'Csomagok játékosonként',
  sizeOf: (who) => `Lapok a pakliban: ${who}`,
  minimum: (cards) => plural(cards, { one: 'Legalább # lap', other: 'Legalább # lap' }),
  noMinimum: 'Bármennyi lap',
  wholeNumber: (low, high) => `Egész számot írj be, ${low} és ${high} között.`,
  decksDone: 'Ezek legyenek',
  withoutDecks: 'Ellenőrzés nélkül',

  start: 'Kezdés',
  undecided: 'előbb a vezető játékos',
  startNote: (who) => `${who.start} kezd`,
  startRefused: 'Így nem kezdődhet el a játszma',

  seat: 'Tovább',
  seatTitle: 'Kik játszanak?',
  leadTitle: 'Ki a vezető játékos?',
  missionTitle: 'Melyik küldetés?',

  mulliganTitle: (who) => `Kézcsere: ${who}`,
  mulliganText: (who) => `${who.start} a kezdőkézből lapokat tehet a pakli aljára, és ugyanannyit húz.`,
  mulliganCards: 'Hány lapot cserélsz?',
  mulliganKeep: 'marad a kéz',
  mulliganNextDefending: (who) => `Utána ${who.inside} mond egy számot. A csere egyszerre történik.`,
  mulliganNextRound: (who) => `Utána mindketten cseréltek, és kezdődik az 1. forduló: ${who.inside} kezd.`,
  mulliganSaid: (who, count) =>
    plural(count, { one: `${who.start} # lapot cserél.`, other: `${who.start} # lapot cserél.` }),
  mulliganKept: (who) => `${who.start} megtartja a kezét.`,
};
