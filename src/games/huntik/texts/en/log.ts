/** The log in words: one sentence or a few per command, each said as it happens. Cards stand after a colon, uninflected. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { CoinFace } from '../../../../engine/random.ts';
import type { ActionSubtype, Depth, HeroKind, Landing, MissionKind } from '../../vocabulary.ts';
import type { Player } from '../player.ts';

const plural = pluralIn('en');
const subtypes = { combat: 'a combat action', exhaust: 'an exhaust action', free: 'a free action' } satisfies Record<
  ActionSubtype,
  string
>;
const powers = {
  combat: 'a combat action power',
  exhaust: 'an exhaust action power',
  free: 'a free action power',
} satisfies Record<ActionSubtype, string>;
const areas = { deck: 'deck', hand: 'hand', discard: 'discard pile' };

export const log = {
  // before round 1
  seated: (first: string, second: string) => `${first} and ${second} sit down to play.`,
  kept: {
    rounds: 'The phone keeps rounds, turns and passes.',
    combat: 'The phone keeps rounds, turns, passes and combat sums.',
    map: 'The phone keeps every card on the map.',
  } satisfies Record<Depth, string>,
  coin: {
    heads: (who: Player) => `The coin shows heads: ${who.inside} names the lead player.`,
    tails: (who: Player) => `The coin shows tails: ${who.inside} names the lead player.`,
  } satisfies Record<CoinFace, (who: Player) => string>,
  dice: (one: number, other: number, who: Player) =>
    `The dice show ${one} and ${other}: ${who.inside} names the lead player.`,
  diceTie: (face: number) => `Both dice show ${face}: roll again.`,
  leads: (who: Player) => `${who.start} is the lead player.`,
  mission: {
    training: (name: string) => (name === '' ? 'A training mission is chosen.' : `The mission is ${name}, training.`),
    expert: (name: string) => (name === '' ? 'An expert mission is chosen.' : `The mission is ${name}, expert.`),
    solo: (name: string) => (name === '' ? 'A solo mission is chosen.' : `The mission is ${name}, solo.`),
    mutual: (name: string) => (name === '' ? 'A mutual mission is chosen.' : `The mission is ${name}, mutual.`),
  } satisfies Record<MissionKind, (name: string) => string>,
  deck: (who: Player, size: number) =>
    plural(size, { one: `${who.start} shows a deck of # card.`, other: `${who.start} shows a deck of # cards.` }),
  mulligan: (who: Player, count: number) =>
    plural(count, { one: `${who.start} changes # card.`, other: `${who.start} changes # cards.` }),
  keepsHand: (who: Player) => `${who.start} keeps the opening hand.`,
  roundBegins: (round: number, who: Player) => `Round ${round} begins; ${who.inside} goes first.`,

  // turns
  acts: (who: Player) => `${who.start} acts.`,
  actsWithMajor: (who: Player) => `${who.start} acts and plays a major hero.`,
  actsInstead: (who: Player) => `${who.start} acts, with a play instead of a major hero.`,
  passes: (who: Player) => `${who.start} passes.`,
  roundEnds: (round: number) => `Both have passed: round ${round} ends.`,
  playsHero: (who: Player, hero: string, kind: HeroKind, atk: number, def: number) =>
    `${who.start} plays a ${kind} hero: ${hero}, ${atk} ATK, ${def} DEF.`,
  playsAction: (who: Player, subtype: ActionSubtype, name: string) =>
    name === '' ? `${who.start} plays ${subtypes[subtype]}.` : `${who.start} plays ${subtypes[subtype]}: ${name}.`,
  playsAmulet: (who: Player, name: string) =>
    name === '' ? `${who.start} plays an amulet.` : `${who.start} plays an amulet: ${name}.`,
  usesPower: (who: Player, subtype: ActionSubtype, card: string, name: string) =>
    name === ''
      ? `${who.start} uses ${powers[subtype]}, from ${card}.`
      : `${who.start} uses ${powers[subtype]}, from ${card}: ${name}.`,
  paidBy: (card: string) => `Exhausted for it: ${card}.`,
  insteadOfMajor: 'It is played instead of a major hero.',
  cancels: (who: Player, action: string, name: string) =>
    `${who.start} cancels ${action === '' ? 'the action' : action}${name === '' ? '' : ` with ${name}`}.`,
  takesTurn: (who: Player) => `${who.start} will have the turn.`,
  moves: (who: Player, card: string, from: number, to: number) =>
    from === to
      ? `${who.start} moves ${card} 0 zones, in zone ${to}.`
      : `${who.start} moves ${card} from zone ${from} to zone ${to}.`,
  declines: (who: Player) => `${who.start} starts no combat.`,
  offered: (card: string) => `A card’s effect moved ${card} beside enemies.`,

  // combat
  startsCombat: (who: Player, zone: number | null) =>
    zone === null ? `${who.start} starts a combat.` : `${who.start} starts a combat in zone ${zone}.`,
  joins: (who: Player, card: string, atk: number, def: number) =>
    `${who.start} has a fighter in the combat: ${card}, ${atk} ATK, ${def} DEF.`,
  leavesCombat: (card: string) => `${card} leaves the combat.`,
  passesCombat: (who: Player) => `${who.start} passes in the combat.`,
  aims: (who: Player, aims: string) => `${who.start} aims: ${aims}.`,
  aimsNothing: (who: Player) => `${who.start} aims no attack.`,
  aim: (attacks: number, card: string) => `${attacks} at ${card}`,
  addsAttacks: (who: Player, count: number) =>
    plural(count, { one: `${who.start} adds # attack.`, other: `${who.start} adds # attacks.` }),
  removesAttacks: (who: Player, count: number) =>
    plural(count, { one: `${who.start} removes # enemy attack.`, other: `${who.start} removes # enemy attacks.` }),
  removesAttacksOf: (who: Player, card: string) => `${who.start} removes the attacks of ${card} from the combat.`,

  // cards
  stuns: (card: string) => `${card} is stunned.`,
  unstuns: (card: string) => `${card} is unstunned.`,
  readies: (card: string) => `${card} is readied.`,
  exhausts: (card: string) => `${card} is exhausted.`,
  kos: (cards: string) => `KO’d: ${cards}.`,
  eliminates: (who: Player, card: string) => `${who.start} eliminates ${card}.`,
  puts: (card: string, zone: number) => `${card} is put into zone ${zone}.`,
  movedByEffect: (card: string, from: number, to: number) => `An effect moves ${card} from zone ${from} to zone ${to}.`,
  movedNowhere: (card: string) => `An effect would move ${card}, and it stays.`,
  entersPlay: (who: Player, card: string, zone: number | null) =>
    zone === null
      ? `${who.start} brings into play: ${card}.`
      : `${who.start} brings into play: ${card}, in zone ${zone}.`,
  leavesPlay: {
    hand: (card: string) => `${card} goes back to the hand.`,
    deck: (card: string) => `${card} goes back into the deck.`,
    removed: (card: string) => `${card} is removed from the map.`,
  },
  control: (who: Player, card: string) => `${who.start} now controls ${card}.`,
  controlNobody: (card: string) => `Nobody controls ${card} now.`,
  counter: (card: string, name: string) =>
    name === '' ? `A counter is put on ${card}.` : `A counter is put on ${card}: ${name}.`,
  counterGone: (card: string) => `A counter is taken off ${card}.`,
  picksUp: (hero: string, feature: string) => `${hero} picks up ${feature}.`,
  drops: (feature: string) => `${feature} is dropped.`,
  draws: (who: Player, count: number) =>
    plural(count, { one: `${who.start} draws # card.`, other: `${who.start} draws # cards.` }),
  discards: (who: Player, count: number) =>
    plural(count, { one: `${who.start} discards # card.`, other: `${who.start} discards # cards.` }),
  counted: (who: Player, area: keyof typeof areas, count: number) =>
    `${who.start} has ${count} in the ${areas[area]}, corrected by hand.`,
  effect: (what: string, until: string) => `${what}, ${until}.`,
  effectOn: (what: string, until: string, cards: string) => `${what}, ${until}: ${cards}.`,
  effectOnHeroes: (what: string, until: string, of: Player) => `${what}, ${until}: every hero of ${of.inside}.`,
  watching: (source: string, says: string) => (source === '' ? says : `${source}: ${says}`),
  watches: (source: string, until: string) =>
    source === ''
      ? `From now on an effect waits for its moment, ${until}.`
      : `From now on an effect waits for its moment, ${until}: ${source}.`,
  effectEnds: (what: string) => `It ends: ${what}.`,
  goAgain: (who: Player) => `${who.start} will go again.`,
  goFirst: (who: Player) => `${who.start} will go first next round.`,
  extraMajor: (who: Player) => `${who.start} may play one more major hero this round.`,
  scores: (who: Player, points: number) =>
    plural(Math.abs(points), {
      one: points < 0 ? `${who.start} loses # point.` : `${who.start} scores # point.`,
      other: points < 0 ? `${who.start} loses # points.` : `${who.start} scores # points.`,
    }),
  tally: (name: string, value: number) => `${name}: ${value}.`,
  tallyGone: (name: string) => `No longer counted: ${name}.`,
  trigger: (note: string) => `A trigger waits: ${note}.`,
  settled: (note: string) => `A trigger is resolved: ${note}.`,
  settledNot: (note: string, why: string) => `A trigger is not resolved: ${note} (${why}).`,

  // the sequence
  roundFinished: (round: number, next: number) => `Round ${round} is over; round ${next} begins.`,
  lastRoundFinished: 'The last round is over.',
  winsByTerms: (who: Player) => `The terms of the mission are met: ${who.inside} wins.`,
  concedes: (who: Player) => `${who.start} concedes.`,
  draw: 'A loop that nobody can end: the match is a draw.',
  answers: (question: string, answer: string) => `${question} The table says: ${answer}.`,
  setSequence: {
    turn: (who: Player, round: number) =>
      `The table sets the order of play: ${who.inside} has the turn, in round ${round}.`,
    combat: (who: Player) => `The table sets the order of play: a combat, and ${who.inside} attacks.`,
    endOfRound: (_who: Player, round: number) => `The table sets the order of play: the end of round ${round}.`,
  } satisfies Record<Landing, (who: Player, round: number) => string>,
  byItself: 'The match goes on by itself.',

  // what followed
  resolved: (name: string) => (name === '' ? 'The action resolves.' : `Resolved: ${name}.`),
  cancelled: (name: string) => (name === '' ? 'The action is cancelled.' : `Cancelled: ${name}.`),
  spared: (card: string) => `${card} can’t be KO’d and stays.`,
  skipped: 'A part of the effect could not be done and was left out.',
  combatEndedEarly: 'The combat ends early: a side has nobody left in it.',
  nobodyKod: 'Nobody is KO’d.',
  wins: (who: Player) => `${who.start} wins.`,
  asked: 'The table has to answer a question.',
};
