/** A combat, its sums and its aims. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { Player } from '../player.ts';

const plural = pluralIn('en');

export const combat = {
  title: 'Combat',
  titleInZone: (zone: number) => `Combat in zone ${zone}`,
  attacks: (who: string) => `${who} attacks`,
  isAttacked: (who: string) => `${who} is attacked`,
  hasSay: (who: string) => `${who} has the say`,
  aimsNow: (who: string) => `${who} aims`,
  total: (who: string, value: number) =>
    plural(value, { one: `${who}: # attack in all`, other: `${who}: # attacks in all` }),

  // the sum
  fighterAtk: (name: string, atk: number) => `${name} ${atk}`,
  added: (count: number) => `${count} added`,
  removed: (count: number) => `${count} removed`,
  attacksRemoved: ' (removed)',
  nobodyYet: 'nobody yet',
  oneLess: (who: string) => `${who}: one attack less`,
  oneMore: (who: string) => `${who}: one attack more`,

  // fighters by their numbers
  addFighter: (who: string) => `Fighter of: ${who}`,
  asksAtk: 'Fighter: tap ATK',
  asksDef: (atk: number) => `ATK ${atk}: tap DEF`,
  digit: (number: string, digit: number) => `${number} ${digit}`,
  more: '10+',
  moreFighters: (who: string) => `${who}: a larger number, a name, or a hero of the library`,
  takeBack: 'Take the ATK back',
  intoCombat: 'Into the combat',
  leaveCombat: 'Leaves the combat',

  // what could be KO'd
  canKo: (who: string, attacks: number) =>
    plural(attacks, { one: `${who}: # attack can KO`, other: `${who}: # attacks can KO` }),
  koNobody: 'nobody',
  someOf: (count: number, names: string) => `${count} of: ${names}`,
  allNeed: (attacks: number) => `all need ${attacks}`,
  waysInAll: (count: number) => plural(count, { one: '# way in all', other: '# ways in all' }),

  // aiming
  aims: (who: string, attacks: number) =>
    plural(attacks, { one: `${who} aims # attack`, other: `${who} aims # attacks` }),
  left: (count: number) => (count === 0 ? 'all aimed' : `${count} left`),
  leftToAim: (count: number) =>
    plural(count, { one: '# attack is still to be aimed', other: '# attacks are still to be aimed' }),
  suggested: 'Suggested by the phone. Set them as you like.',
  aimAt: (name: string) => `Attacks aimed at: ${name}`,
  falls: (aimed: number, cost: number) => `${aimed} of ${cost}: KO’d`,
  stays: (aimed: number, cost: number) => `${aimed} of ${cost}: stays`,
  cannotBeAimedAt: 'can’t be aimed at',
  cannotBeKod: (aimed: number) => `${aimed}: can’t be KO’d`,
  aimedAt: (name: string, attacks: number, kod: boolean) => `${attacks} at ${name}: ${kod ? 'KO’d' : 'stays'}`,
  aim: (falling: number) => (falling === 0 ? 'Aim: nobody KO’d' : `Aim: ${falling} KO’d`),

  // the bar
  bar: 'What to do in the combat',
  pass: 'Pass',
  act: 'Action',
  thenSay: (who: Player) => `Next: ${who.inside}`,
  thenAims: (who: Player) => `Next: ${who.inside} aims`,
  thenOver: 'Then the combat is over',
  thenOverWith: (kod: number) =>
    kod === 0 ? 'Then the combat is over, nobody KO’d' : `Then the combat is over, ${kod} KO’d in all`,
  actionTitle: (who: string) => `${who} acts`,
  actionCard: 'Action card',
  power: 'Power in play',
  playAction: 'Play the combat action',
};
