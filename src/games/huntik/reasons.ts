/** Why a command is refused: each reason once, with what its sentence needs to say. Names are as on the table. */
import type { Refusal } from '../../engine/decision.ts';
import type { Seat } from './vocabulary.ts';

export type Reasons = {
  // order of play
  notYourTurn: { seat: Seat };
  notYourSay: { seat: Seat };
  notYourAim: { seat: Seat };
  mulliganOutOfOrder: { seat: Seat };
  mulliganTwice: { seat: Seat };
  mulliganCount: { count: number };
  settleInOrder: { seat: Seat };
  goAgainNotTurn: { seat: Seat };
  // one major hero a round
  majorHeroUsed: { seat: Seat };
  insteadAfterMajor: { seat: Seat };
  majorAfterInstead: { seat: Seat };
  insteadRuledOut: { seat: Seat };
  legendaryFromHand: { card: string };
  handEmpty: { seat: Seat };
  // exhaust actions and powers
  needsReadyHero: { seat: Seat };
  notYourHero: { card: string };
  heroNotReady: { card: string };
  obstacleCannotPay: { card: string };
  notYourPower: { card: string };
  powerNeedsReady: { card: string };
  powerWorksElsewhere: { card: string };
  nothingToCancel: Record<string, never>;
  cannotCancelThat: { card: string };
  powerLimit: { card: string; power: string; times: number };
  cannotCancelOwn: { seat: Seat };
  carriesOnLoop: { seat: Seat };
  // targets
  targetStunned: { card: string };
  targetNotHero: { card: string };
  targetObstacle: { card: string };
  targetTwice: { card: string };
  // moving
  notYoursToMove: { card: string };
  cannotMove: { card: string };
  exhaustedCannotMove: { card: string };
  stunnedStays: { card: string };
  moveTooFar: { zones: number };
  offTheMap: { card: string };
  blocked: { card: string; enemy: string; zone: number };
  zonesWhole: { zones: number };
  uncontrolledHasNoDirection: { card: string };
  sameZone: { card: string; zone: number };
  // combat
  noCombatToStart: { seat: Seat };
  mustStartCombat: { card: string };
  notInCombat: { card: string };
  uncontrolledObstacle: { card: string };
  stunnedNotAimed: { card: string };
  aimsWhole: { card: string };
  aimsSum: { need: number; have: number };
  aimProtected: { card: string };
  attacksGoneAlready: { card: string };
  // states of cards
  alreadyStunned: { card: string };
  notStunnable: { card: string };
  notStunned: { card: string };
  stunnedCannotReady: { card: string };
  alreadyReady: { card: string };
  alreadyExhausted: { card: string };
  stunnedNotEliminated: { card: string };
  eliminateOwnOnly: { card: string };
  onlyInPlay: { card: string };
  notKoable: { card: string };
  cannotBeKod: { card: string };
  forbidden: { card: string };
  cannotBePlayed: { card: string };
  nobodyOwns: { card: string };
  alreadyControls: { card: string };
  onlyObstaclesControlled: { card: string };
  heroAlwaysControlled: { card: string };
  featureElsewhere: { card: string; hero: string };
  featureTaken: { card: string; hero: string };
  notAFeature: { card: string };
  heroMustCarry: { card: string };
  notCarried: { card: string };
  noSuchModifierTime: { until: string };
  // winning
  onlyLeadWinsByTerms: { mission: string };
  missionOfOtherKind: { mission: string };
  soloKeepsRounds: { mission: string };
  soloEndsByItsCard: { mission: string };
  // decks
  deckTooSmall: { need: number; have: number };
  deckBothTeams: Record<string, never>;
  deckTooManyCopies: { card: string; copies: number };
  deckForbiddenKind: { card: string };
  targetMissing: { index: number };
  targetNotMeant: { card: string };
  cannotBeTargeted: { card: string };
  conditionNotMet: Record<string, never>;
  pileForbiddenKind: { card: string };
  pileTooManyCopies: { card: string; copies: number };
  deckSizeDiffers: { size: number; listed: number };
  // what makes no sense even then
  notTracked: { depth: string };
  notDeeper: { depth: string };
  zoneNeeded: Record<string, never>;
  noSuchCard: { id: string };
  noSuchZone: { zone: number };
  noSuchThing: { id: string };
  /** The phase closes it; the sentence is the closing rule's. */
  closed: Record<string, never>;
};
export type Reason = keyof Reasons;

export type HuntikRefusal = {
  [R in Reason]: { readonly rule: string; readonly reason: R; readonly params: Reasons[R]; readonly absolute?: true };
}[Reason];

export const refusal = <R extends Reason>(rule: string, reason: R, params: Reasons[R]): Refusal => ({
  rule,
  reason,
  params,
});

/**
 * A refusal that the table cannot overrule. The app has rules of its own for it, beside the rulebook's: TK1 what is not
 * kept cannot be judged, TK2 it names nothing on the table, TK3 no such place; and TK4, with which the chart says that an
 * open question is answered first.
 */
export const senseless = <R extends Reason>(rule: string, reason: R, params: Reasons[R]): Refusal => ({
  ...refusal(rule, reason, params),
  absolute: true,
});
