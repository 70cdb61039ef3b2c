/** Missions: entering one, what it says, and how far its terms are. Checks are said from the side of whoever would win by them. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { Beneficiary, CheckKind, MomentKind, PointRule, TermTime } from '../../missions/mission.ts';
import type { Verdict } from '../../missions/terms.ts';
import type { Side } from '../../powers/words.ts';

const plural = pluralIn('en');
const quoted = (named: string | undefined): string => (named === undefined ? '' : ` named “${named}”`);
const inZone = (zone: number | undefined): string => (zone === undefined ? '' : ` in zone ${zone}`);

const who = {
  either: 'Either player',
  lead: 'The lead player',
  defending: 'The defending player',
} satisfies Record<Beneficiary, string>;

export const missions = {
  and: (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts),
  or: (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(parts),

  // what a mission says
  score: (atLeast: number) => plural(atLeast, { one: 'at least # point', other: 'at least # points' }),
  heroInZone: (side: Side, atLeast: number, zone: number, named: string | undefined) =>
    atLeast === 1
      ? `${side === 'friendly' ? 'a friendly' : 'an enemy'} hero${quoted(named)}${inZone(zone)}`
      : `at least ${atLeast} ${side} heroes${quoted(named)}${inZone(zone)}`,
  featureInZone: (zone: number, named: string | undefined) => `a feature${quoted(named)}${inZone(zone)}`,
  carried: (side: Side, zone: number | undefined, named: string | undefined) =>
    `a feature${quoted(named)} with ${side === 'friendly' ? 'a friendly' : 'an enemy'} hero${inZone(zone)}`,
  kos: (side: Side, atLeast: number) =>
    plural(atLeast, { one: `at least # ${side} hero KO’d`, other: `at least # ${side} heroes KO’d` }),
  term: {
    atOnce: (whose: Beneficiary, check: string) => `${who[whose]} wins at once: ${check}.`,
    endOfRound: (whose: Beneficiary, check: string) => `${who[whose]} wins at the end of a round: ${check}.`,
  } satisfies Record<TermTime, (whose: Beneficiary, check: string) => string>,
  pointsForKo: (whose: Beneficiary, points: number) =>
    plural(points, {
      one: `${who[whose]} scores # point for each enemy hero KO’d.`,
      other: `${who[whose]} scores # points for each enemy hero KO’d.`,
    }),
  pointsAtEnd: (whose: Beneficiary, points: number, check: string) =>
    plural(points, {
      one: `${who[whose]} scores # point at the end of each round: ${check}.`,
      other: `${who[whose]} scores # points at the end of each round: ${check}.`,
    }),
  morePointsWin: 'After round 7 the player with more points wins.',
  moments: {
    matchBegins: 'As round 1 begins',
    roundStarts: 'At the start of each round',
    roundEnds: 'At the end of each round',
    combatStarts: 'As a combat starts',
    heroKod: 'When a hero is KO’d',
    pickedUp: 'When a feature is picked up',
    dropped: 'When a feature is dropped',
    heroEnters: 'When a hero enters a zone',
    timerAt: 'When the timer shows a number',
  } satisfies Record<MomentKind, string>,
  heroEnters: (zone: number) => `When a hero enters zone ${zone}`,
  timerAt: (round: number) => `When the timer shows ${round}`,
  at: { zone: (zone: number) => `in zone ${zone}`, side: 'to the side' },
  obstacle: (name: string, atk: number, def: number) => `${name}, ${atk} ATK, ${def} DEF`,
  controlledBy: { lead: 'the lead player’s', defending: 'the defending player’s', nobody: 'nobody’s' },
  zonesAreLeads: 'Zones are counted from the lead player.',

  // how far its terms are
  verdicts: { met: 'met', unmet: 'not met', unknown: 'the table tells' } satisfies Record<Verdict, string>,
  has: (has: number) => `now ${has}`,
  inWords: 'The table tells whether they are met.',

  // entering one
  chosen: 'With its features, terms and rules.',
  kept: 'Kept missions',
  enter: 'Enter a mission',
  edit: 'Change it',
  forget: 'Forget it',
  forgetSure: (name: string) => `Forget ${name}? Matches that play it keep it.`,
  choose: 'Choose it',
  keep: 'Keep and choose',
  noName: 'A mission is kept under its name.',
  wrong: (piece: string) => `This can’t be kept yet: ${piece}.`,
  features: 'Features and obstacles',
  addFeature: 'Add a feature',
  terms: 'Terms for winning',
  addTerm: 'Add terms',
  reminders: 'Rules of its own',
  addReminder: 'Add a rule',
  points: 'Points',
  addPoints: 'Add points',
  done: 'Done',
  remove: 'Take it out',
  name: 'Name',
  kindOfFeature: 'What is it?',
  feature: 'Feature',
  anObstacle: 'Obstacle',
  where: 'Where does it begin?',
  zone: 'Zone',
  side: 'Side',
  controller: 'Who controls it?',
  nobody: 'Nobody',
  lead: 'Lead player',
  defending: 'Defending player',
  either: 'Either player',
  words: 'In words, as on the card',
  wordsMissing: 'Write it as the card says it.',
  reminderWords: 'What is to be done then?',
  forWhom: 'For whom?',
  whenChecked: 'When is it checked?',
  times: { atOnce: 'At any time', endOfRound: 'At the end of a round' } satisfies Record<TermTime, string>,
  theTableTells: 'Only the table can tell',
  byPieces: 'Put together',
  checks: {
    score: 'Points',
    heroInZone: 'Heroes in a zone',
    featureInZone: 'A feature in a zone',
    carried: 'A feature carried',
    kos: 'Heroes KO’d',
    all: 'All of these',
    any: 'One of these',
  } satisfies Record<CheckKind, string>,
  whatIsChecked: 'What can the phone check?',
  check: 'It is met with',
  addCheck: 'Add a part',
  part: (number: number) => `Part ${number}`,
  atLeast: 'At least',
  whose: 'Whose?',
  sides: { friendly: 'Friendly', enemy: 'Enemy' } satisfies Record<Side, string>,
  called: 'Name contains (can stay empty)',
  anyZone: 'Any',
  moment: 'When?',
  round: 'Timer',
  scoring: 'Points for what?',
  scorings: {
    ko: 'Each enemy hero KO’d',
    roundEnds: 'At the end of each round, if…',
  } satisfies Record<PointRule['on'], string>,
  howMany: 'How many points?',

  // in the match
  title: 'The mission',
  onlyName: 'Only its name and kind are known.',
  putIn: (name: string) => `Put ${name} into zone`,
  termsTitle: 'Mission terms met?',
  notOnMap: 'Not on the map',
  kosTitle: 'Heroes KO’d',
  origins: 'Where the points come from',
  byHand: 'By hand',
  byCard: 'By a card',
  inRound: (round: number) => `round ${round}`,
  signed: (points: number) => (points < 0 ? `−${-points}` : `+${points}`),

  // solo missions
  solo: 'Solo mission',
  soloText: 'Solo missions have rules of their own. The phone keeps the round and what you count.',
  tally: 'What do you count?',
  addTally: 'Count it',
  dropTally: (name: string) => `Stop counting ${name}`,
  endRound: 'End the round',
  won: 'The mission is won',
  lost: 'The mission is lost',
};

export type MissionTexts = typeof missions;
