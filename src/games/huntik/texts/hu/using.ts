import type { UsingTexts } from '../en/using.ts';
import { effectsSentence, occasionWords, powerSentence } from './powers.ts';

export const using: UsingTexts = {
  powerSentence,
  effectsSentence,
  occasionWords,

  powers: 'Képességek',
  lost: 'elveszett',
  given: 'kapott képesség',
  use: 'Használat',
  useOf: (power) => `Használat: ${power}`,
  taughtPowers: 'Használható képességek',
  otherPower: 'Képesség, amelyet az app nem ismer',
  choosing: (name) => (name === '' ? 'Képesség használata' : name),

  targetOf: (number, many) => (many === 1 ? 'Célpont' : `${number}. célpont (összesen ${many})`),
  noneAnswers: 'Nincs megfelelő lap.',
  theOthers: (count) => `Miért nem a többi? (${count})`,
  whichX: 'Mennyi legyen X?',
  rolled: 'Mit mutat a kocka?',
  chooseOne: 'Válassz egyet',
  asksOther: (who) => `Döntésre vár: ${who}`,
  yes: 'Igen',
  no: 'Nem',
  xIs: (x) => `X = ${x}`,
  dieIs: (die) => `A kocka: ${die}`,
  takeBack: 'Másikat választok',
  byHand: 'Ezt a kezedben tartott lapokkal végezd el. Ami játékba kerül, azt a „Hatással” gombbal vidd be.',
  says: 'Mit mond a lap',

  triggers: {
    order:
      'Előbb a pályaelemeké, aztán a vezető, végül a védekező játékosé. A sajátjai között mindenki maga választ sorrendet.',
    about: (cards) => `Kiről szól: ${cards}`,
    resolve: 'Végrehajtás',
    resolveOf: (note) => `Végrehajtás: ${note}`,
    decline: 'Nem kérem',
    declineOf: (note) => `Nem kérem: ${note}`,
    skip: 'Kihagyás',
    skipOf: (note) => `Kihagyás: ${note}`,
    why: 'Miért marad ki?',
    reasons: {
      impossible: 'semmi sem hajtható végre belőle',
      notSo: 'nem teljesül a feltétele',
      mistaken: 'az app tévedett',
    },
    otherReason: 'Más ok',
    skipIt: 'Kimarad',
    afterThese: 'a fentiek után',
    ofFeature: 'pályaelemé',
    ofMission: 'a küldetésé',
  },

  totalOf: (who) => `Támadások: ${who}`,
  order: 'Abban a sorrendben, ahogy elkezdődtek. Ami egy másiktól függ, az után következik.',
  inAll: (total) => `Összesen: ${total}`,
  neverBelow: 'Sosem kevesebb 0-nál.',

  whom: {
    label: 'Kire vonatkozik',
    several: 'Több lap',
    heroesOf: (who) => `Minden hős: ${who}`,
    living: (who) => `Minden hőse, a későbbiek is: ${who}`,
    livingMeans: 'Aki később csatlakozik, arra is hat, aki elmegy, arra nem. Számokhoz és ahhoz, ami tart valameddig.',
    alsoWhich: 'Mely lapok',
  },

  watch: {
    kinds: { when: 'Amikor megtörténik', replace: 'KO helyett' },
    kind: 'Melyik fajta',
    about: 'Kiről szól',
    abouts: {
      friendly: 'egy baráti hős',
      enemy: 'egy ellenséges hős',
      any: 'bármelyik hős',
    },
    occasion: 'Mikor',
    then: 'Akkor',
    whoThen: 'Kivel',
    whosThen: {
      that: 'akivel megtörtént',
      friendly: 'minden baráti hős',
      enemy: 'minden ellenséges hős',
    },
    howMany: 'Mennyi',
    make: 'Mostantól',
    waiting: 'A pillanatára vár',
    end: 'Vége most',
  },
};
