/** Beginning a match: people, lead player, mission, decks, mulligans. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { CoinFace } from '../../../../engine/random.ts';
import type { Depth, Format, MissionKind, Person } from '../../vocabulary.ts';
import type { Player } from '../player.ts';

const plural = pluralIn('en');

export const setup = {
  title: 'New Huntik match',
  person: { first: 'First player', second: 'Second player' } satisfies Record<Person, string>,
  personSentence: {
    first: { start: 'The first player', inside: 'the first player' },
    second: { start: 'The second player', inside: 'the second player' },
  } satisfies Record<Person, Player>,
  nameHint: 'can stay empty',

  leadPlayer: 'Lead player',
  howLead: 'Who names the lead player?',
  ways: { known: 'We know', coin: 'Flip a coin', dice: 'Roll dice' },
  calls: 'Who calls?',
  callFace: { heads: 'Call heads', tails: 'Call tails' } satisfies Record<CoinFace, string>,
  coinShows: {
    heads: (who: Player) => `Heads. ${who.start} names the lead player.`,
    tails: (who: Player) => `Tails. ${who.start} names the lead player.`,
  },
  roll: 'Roll for both',
  rollAgain: 'Roll again',
  rolled: (first: string, one: number, second: string, other: number, who: Player) =>
    `${first} ${one}, ${second} ${other}. ${who.start} names the lead player.`,
  rolledTie: (face: number) => `Both rolled ${face}.`,

  missionName: 'Name of the mission',
  ownMission: 'Own mission…',
  missionKind: 'Kind',
  kinds: { training: 'Training', expert: 'Expert', mutual: 'Mutual', solo: 'Solo' } satisfies Record<
    MissionKind,
    string
  >,
  kindNotes: {
    training: 'the lead player wins by its terms',
    expert: 'the lead player wins by its terms',
    mutual: 'either player can win by its terms',
    solo: 'outside these rules: only rounds and tallies',
  } satisfies Record<MissionKind, string>,

  depth: 'How much shall the phone keep?',
  depthNotes: {
    rounds: 'timer, passes',
    combat: 'and combat sums',
    map: 'and every card',
  } satisfies Record<Depth, string>,
  deeperLater: 'You can go deeper at any time during the match.',

  decks: 'Check the decks',
  decksChecked: (first: number, second: number) => `Decks of ${first} and ${second} cards`,
  format: 'Format',
  formats: { constructed: 'Constructed', limited: 'Limited', casual: 'Casual' } satisfies Record<Format, string>,
  packs: 'Packs for each player',
  sizeOf: (who: string) => `Cards in the deck: ${who}`,
  minimum: (cards: number) => plural(cards, { one: 'At least # card', other: 'At least # cards' }),
  noMinimum: 'Any number of cards',
  wholeNumber: (low: number, high: number) => `A whole number from ${low} to ${high}.`,
  decksDone: 'Take these',
  withoutDecks: 'Without checking',

  start: 'Start',
  undecided: 'first the lead player',
  startNote: (who: Player) => `${who.start} goes first`,
  startRefused: 'The match can’t begin like this',

  seat: 'Next',
  seatTitle: 'Who plays?',
  leadTitle: 'Who is the lead player?',
  missionTitle: 'Which mission?',

  mulliganTitle: (who: string) => `Mulligan: ${who}`,
  mulliganText: (who: Player) => `${who.start} may put cards of the opening hand under the deck and draw as many.`,
  mulliganCards: 'How many cards go back?',
  mulliganKeep: 'keep the hand',
  mulliganNextDefending: (who: Player) => `Then ${who.inside} says a number. Both change cards at the same time.`,
  mulliganNextRound: (who: Player) => `Then both change cards, and round 1 begins: ${who.inside} goes first.`,
  mulliganSaid: (who: Player, count: number) =>
    plural(count, { one: `${who.start} changes # card.`, other: `${who.start} changes # cards.` }),
  mulliganKept: (who: Player) => `${who.start} keeps the hand.`,
};
