import type { RefusalWords } from '../player.ts';
import { pluralIn } from '../../../../texts/plural.ts';

const plural = pluralIn('en');

/** Why a command is refused, one sentence per reason. */
export const refusals = {
  notYourTurn: ({ seat }, who) => `${who(seat).start} does not have the turn.`,
  notYourSay: ({ seat }, who) => `${who(seat).start} does not have the say in this combat now.`,
  notYourAim: ({ seat }, who) =>
    `${who(seat).start} does not aim now: the attacking player aims first, then the attacked player.`,
  mulliganOutOfOrder: () => 'The lead player announces first, then the defending player.',
  mulliganTwice: ({ seat }, who) =>
    `${who(seat).start} has already announced a mulligan, and each player does so once.`,
  mulliganCount: ({ count }) => `A mulligan of ${count} makes no sense: the opening hand has five cards.`,
  settleInOrder: () => 'Triggers of features come first, then the lead player’s, then the defending player’s.',
  goAgainNotTurn: ({ seat }, who) => `${who(seat).start} can’t go again without having the turn.`,

  majorHeroUsed: ({ seat }, who) => `${who(seat).start} has already played a major hero this round.`,
  insteadAfterMajor: ({ seat }, who) =>
    `${who(seat).start} has already played a major hero this round, so nothing can be played instead of one.`,
  majorAfterInstead: ({ seat }, who) =>
    `${who(seat).start} has already played something instead of a major hero this round.`,
  insteadRuledOut: ({ seat }, who) =>
    `${who(seat).start} has already played something instead of a major hero, and this table allows that once a round.`,
  legendaryFromHand: ({ card }) =>
    card === ''
      ? 'Legendary heroes aren’t played from the hand: an effect brings them into play.'
      : `${card} is a legendary hero, and those aren’t played from the hand: an effect brings them into play.`,
  handEmpty: ({ seat }, who) => `${who(seat).start} has no card in hand.`,

  needsReadyHero: () => 'An exhaust action is paid for by exhausting a ready hero of one’s own: choose which.',
  notYourHero: ({ card }) => `${card} is not controlled by the player who plays the action.`,
  heroNotReady: ({ card }) => `${card} is already exhausted and can’t be exhausted to pay.`,
  obstacleCannotPay: ({ card }) =>
    `${card} is an obstacle, and only a hero can be exhausted to play an exhaust action.`,
  notYourPower: ({ card }) => `Only the player who controls ${card} can use its powers.`,
  powerNeedsReady: ({ card }) => `${card} has to be ready to use an exhaust action power.`,
  powerLimit: ({ card, power, times }) =>
    plural(times, {
      one: `${power === '' ? 'This power' : power} of ${card} has been used # time, and that is the limit.`,
      other: `${power === '' ? 'This power' : power} of ${card} has been used # times, and that is the limit.`,
    }),
  powerWorksElsewhere: ({ card }) => `${card} is not where this power works.`,
  nothingToCancel: () => 'This cancels an action, and no action is being played that it could cancel.',
  cannotCancelThat: ({ card }) => `${card} is not an action of a kind that this can cancel.`,
  cannotBePlayed: ({ card }) =>
    card === ''
      ? 'Something in play says that this card can’t be played.'
      : `Something in play says that ${card} can’t be played.`,
  carriesOnLoop: ({ seat }, who) =>
    `${who(seat).start} stopped the loop here, so the next play can’t be the one that carries it on.`,
  cannotCancelOwn: ({ seat }, who) => `${who(seat).start} played this action: only the opponent can cancel it.`,

  targetStunned: ({ card }) => `${card} is stunned, and only powers that say so can target a stunned card.`,
  targetNotHero: ({ card }) => `${card} does not fit what the power says about its target.`,
  targetObstacle: ({ card }) => `${card} is an obstacle: what targets a hero can’t target it.`,
  targetTwice: ({ card }) => `${card} has already been chosen as a target of this power.`,

  notYoursToMove: ({ card }) => `${card} is not controlled by the player whose turn it is.`,
  cannotMove: ({ card }) => `${card} is a feature, and only heroes and obstacles move.`,
  exhaustedCannotMove: ({ card }) => `${card} is exhausted, and only a ready card can move.`,
  stunnedStays: ({ card }) => `${card} is stunned: it stays where it is and does nothing.`,
  moveTooFar: () => 'A move is 0, 1 or 2 zones, all of them forward or all of them back.',
  offTheMap: ({ card }) => `${card} can’t leave the map: there is no zone that way.`,
  blocked: ({ card, enemy, zone }) => `${enemy} in zone ${zone} blocks the way forward, so ${card} can’t get past.`,
  zonesWhole: () => 'A card moves by a whole number of zones, at least one.',
  uncontrolledHasNoDirection: ({ card }) => `Nobody controls ${card}, so it has no forward and no back.`,
  sameZone: ({ card, zone }) => `${card} is in zone ${zone} already.`,

  noCombatToStart: () => 'No move of this turn ended in a zone with an enemy, so there is no combat to start.',
  mustStartCombat: ({ card }) => `${card} must start a combat when it ends its move beside an enemy.`,
  notInCombat: ({ card }) => `${card} is not an enemy in this combat, or was aimed at twice.`,
  uncontrolledObstacle: ({ card }) => `Nobody controls ${card}, so it is in no combat and can’t be aimed at.`,
  stunnedNotAimed: ({ card }) => `${card} is stunned: it is not in the combat and can’t be aimed at.`,
  aimsWhole: ({ card }) => `The attacks aimed at ${card} must be a whole number, 0 or more.`,
  aimsSum: ({ need, have }) =>
    plural(need, {
      one: `Exactly # attack has to be aimed, and ${have} are.`,
      other: `All # attacks have to be aimed, no more and no fewer; now it is ${have}.`,
    }),
  aimProtected: ({ card }) => `A card says that attacks can’t be aimed at ${card}.`,
  attacksGoneAlready: ({ card }) => `The attacks of ${card} have already been removed from this combat.`,

  alreadyStunned: ({ card }) => `${card} is stunned already.`,
  notStunnable: ({ card }) => `${card} is neither a hero nor an obstacle, so it can’t be stunned.`,
  notStunned: ({ card }) => `${card} is not stunned.`,
  stunnedCannotReady: ({ card }) => `${card} is stunned, and a stunned card can’t be readied.`,
  alreadyReady: ({ card }) => `${card} is ready already.`,
  alreadyExhausted: ({ card }) => `${card} is exhausted already.`,
  stunnedNotEliminated: ({ card }) => `${card} is stunned and can’t be eliminated for a power.`,
  eliminateOwnOnly: ({ card }) => `${card} can be eliminated only by the player who controls it.`,
  onlyInPlay: ({ card }) => `${card} is not in play.`,
  notKoable: ({ card }) => `${card} can’t be KO’d: of the features only obstacles can.`,
  forbidden: ({ card }) => `Something in play says that ${card} can’t do that, or have it done to it.`,
  cannotBeKod: ({ card }) => `A card says that ${card} can’t be KO’d.`,
  nobodyOwns: ({ card }) => `Nobody owns ${card}, so it can’t go to anybody’s hand or deck.`,
  alreadyControls: ({ card }) => `${card} is under that control already.`,
  onlyObstaclesControlled: ({ card }) =>
    `Nobody can control ${card}: of the features only obstacles can be controlled.`,
  heroAlwaysControlled: ({ card }) => `${card} is a hero, and a hero in play is always under somebody’s control.`,
  featureElsewhere: ({ card, hero }) => `${card} and ${hero} are not in the same zone.`,
  featureTaken: ({ card, hero }) => `${card} is with ${hero} already.`,
  notAFeature: ({ card }) => `${card} is not a feature that can be picked up.`,
  heroMustCarry: ({ card }) => `${card} can’t carry a feature: only an unstunned hero can.`,
  notCarried: ({ card }) => `${card} is not with any hero.`,
  noSuchModifierTime: () => 'No combat is going on, so nothing can last until the end of one.',

  missionOfOtherKind: ({ mission }) => `The mission that was entered is of another kind: ${mission}.`,
  soloKeepsRounds: () => 'A solo mission is outside these rules, so only its rounds and tallies are kept.',
  soloEndsByItsCard: () => 'A solo mission ends as its own card says: say whether it was won.',
  onlyLeadWinsByTerms: ({ mission }) =>
    mission === ''
      ? 'In training and expert missions only the lead player wins by the terms.'
      : `In ${mission} only the lead player wins by the terms.`,

  deckTooSmall: ({ need, have }) =>
    plural(need, {
      one: `The deck has ${have} cards and needs at least #.`,
      other: `The deck has ${have} cards and needs at least #.`,
    }),
  deckBothTeams: () => 'A Constructed deck holds Good or Evil cards, not both.',
  deckTooManyCopies: ({ card, copies }) => `The deck has ${copies} copies of ${card}; three are the most.`,
  deckForbiddenKind: ({ card }) =>
    `${card} can’t be in a deck: missions, features and legendary heroes stay out of it.`,
  targetMissing: ({ index }) => `Target ${index} has to be chosen.`,
  targetNotMeant: ({ card }) => `That is no target for it: ${card}.`,
  cannotBeTargeted: ({ card }) => `It can’t be a target: ${card}.`,
  conditionNotMet: () => 'What it needs is not so now.',
  pileForbiddenKind: ({ card }) => `Only legendary heroes go into this pile, and this card is none: ${card}.`,
  pileTooManyCopies: ({ card, copies }) =>
    `The legendary hero pile has ${copies} copies of ${card}; three are the most.`,
  deckSizeDiffers: ({ size, listed }) => `The list adds up to ${listed} cards, but the deck was said to have ${size}.`,

  notTracked: () => 'The phone does not keep this at the depth of this match. Go deeper to keep it.',
  notDeeper: () => 'The match is kept at least as deep as that already.',
  zoneNeeded: () => 'A zone has to be named for this.',
  noSuchCard: () => 'There is no such card on the table.',
  noSuchZone: ({ zone }) => `There is no zone ${zone}: the map has zones 1 to 5.`,
  noSuchThing: () => 'There is no such thing on the table any more.',
  closed: () => 'That is not possible at this moment.',
} satisfies RefusalWords as RefusalWords;
