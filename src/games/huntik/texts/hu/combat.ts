import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('hu');

export const combat: HuntikTexts['combat'] = {
  title: 'Harc',
  titleInZone: (zone) => `Harc: ${zone}. zóna`,
  attacks: (who) => `Támad: ${who}`,
  isAttacked: (who) => `Megtámadott: ${who}`,
  hasSay: (who) => `Most cselekszik: ${who}`,
  aimsNow: (who) => `Most céloz: ${who}`,
  total: (who, value) => plural(value, { one: `${who}: összesen # támadás`, other: `${who}: összesen # támadás` }),

  fighterAtk: (name, atk) => `${name} ${atk}`,
  added: (count) => `${count} hozzáadva`,
  removed: (count) => `${count} eltávolítva`,
  attacksRemoved: ' (eltávolítva)',
  nobodyYet: 'még senki',
  oneLess: (who) => `${who}: eggyel kevesebb támadás`,
  oneMore: (who) => `${who}: eggyel több támadás`,

  addFighter: (who) => `Harcoló: ${who}`,
  asksAtk: 'Harcoló: ATK?',
  asksDef: (atk) => `ATK ${atk}, DEF?`,
  digit: (number, digit) => `${number} ${digit}`,
  more: '10+',
  moreFighters: (who) => `${who}: nagyobb szám, név vagy megjegyzett hős`,
  takeBack: 'ATK visszavonása',
  intoCombat: 'Belép a harcba',
  leaveCombat: 'Kikerül a harcból',

  canKo: (who, attacks) =>
    plural(attacks, { one: `${who}: # támadással kiüthető`, other: `${who}: # támadással kiüthető` }),
  koNobody: 'senki',
  someOf: (count, names) => `${count} közülük: ${names}`,
  allNeed: (attacks) => `mindenkihez ${attacks} kell`,
  waysInAll: (count) => plural(count, { one: 'összesen # lehetőség', other: 'összesen # lehetőség' }),

  aims: (who, attacks) => plural(attacks, { one: `${who}: # támadást céloz`, other: `${who}: # támadást céloz` }),
  left: (count) => (count === 0 ? 'mind célozva' : `maradt: ${count}`),
  leftToAim: (count) => plural(count, { one: 'még # támadást célozni kell', other: 'még # támadást célozni kell' }),
  suggested: 'A telefon javaslata. Állítsd be, ahogy szeretnéd.',
  aimAt: (name) => `Rá célzott támadások: ${name}`,
  falls: (aimed, cost) => `${aimed} / ${cost}: KO`,
  stays: (aimed, cost) => `${aimed} / ${cost}: marad`,
  cannotBeAimedAt: 'nem célozható',
  cannotBeKod: (aimed) => `${aimed}: nem üthető ki`,
  aimedAt: (name, attacks, kod) => `${name}, ${attacks} támadás: ${kod ? 'KO' : 'marad'}`,
  aim: (falling) => (falling === 0 ? 'Célzás: nincs KO' : `Célzás: ${falling} KO`),

  bar: 'Teendők a harcban',
  pass: 'Passz',
  act: 'Akció',
  thenSay: (who) => `Utána: ${who.inside}`,
  thenAims: (who) => `Utána ${who.inside} céloz`,
  thenOver: 'Utána vége a harcnak',
  thenOverWith: (kod) =>
    kod === 0 ? 'Utána vége a harcnak, senki sem KO' : `Utána vége a harcnak, összesen ${kod} KO`,
  actionTitle: (who) => `Cselekszik: ${who}`,
  actionCard: 'Akciólap',
  power: 'Képesség a játékban',
  playAction: 'Harci akció kijátszása',
};
