/** The lists of the page about powers: a line for every word of the vocabulary; a word without a line is a type error. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Duration } from '../../src/engine/modifiers/modifier.ts';
import type { Amount } from '../../src/games/huntik/powers/amount.ts';
import type { Condition } from '../../src/games/huntik/powers/condition.ts';
import type { Power, PowerChange, PowerEffect, Trigger } from '../../src/games/huntik/powers/power.ts';
import { power } from '../../src/games/huntik/powers/schema.ts';
import type { Description, Place, Reference } from '../../src/games/huntik/powers/selector.ts';
import {
  REPLACEABLE,
  type AREAS,
  type FORBIDDEN,
  type LIMITS,
  type Occasion,
  type Thing,
  type WorksIn,
} from '../../src/games/huntik/powers/words.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type Lines<Word extends string | number> = Readonly<Record<Word, string>>;

const kinds: Lines<Power['kind']> = {
  keyword: '`unblockable`, and no other',
  action: 'used by its player: `action` says exhaust, free or combat; with limit, condition, cost and targets',
  triggered: 'comes up by itself when its event happens; with a condition and targets; `next` for the next time only',
  alwaysOn: 'changes whoever it `affects`, as long as the card has it, and `while` a condition holds',
  replacement: 'what `would` happen does not, and something happens `instead`',
  entering: 'how it enters play: exhausted, with counters; or what is done as it enters, `orElse` it is eliminated',
  playing: 'how it may be played: instead of a major hero, or only if a condition holds',
};

const references: Lines<Exclude<Reference, object> | 'target'> = {
  me: 'the card whose power it is',
  that: 'what was mentioned last, or what the trigger is about',
  chosen: 'what was chosen while the power resolves',
  you: 'the player who says it',
  opponent: 'the other player',
  target: '`{ "target": 0 }`, the first target, and so on',
};

const descriptions: Lines<KeysOf<Description>> = {
  what: 'the thing, from the list below; always said',
  side: '`friendly` or `enemy`, read from the side of the card’s controller',
  type: 'major, minor, legendary, or what kind of card it is',
  other: 'not the card that says it',
  tags: 'has all of these tags',
  named: 'a part of its name',
  zone: 'stands there',
  state: '`ready`, `exhausted`, `stunned` or `unstunned`',
  alone: 'no other unstunned hero is in its zone, or one is',
  inCombat: 'fights in this combat, or does not',
  atk: 'its ATK as it is seen, from `min` to `max`; a bound is a number or `"round"`',
  def: 'its DEF, in the same way',
  token: 'is a token, or is none',
  withFeature: 'carries a feature, or none',
  hasCounter: 'a counter of this name lies on it',
  area: 'lies outside play, in this area; play is meant where none is said',
};

const things: Lines<Thing> = {
  hero: 'a major, minor or legendary hero',
  obstacle: 'an obstacle; it is no hero',
  feature: 'a feature, obstacles as well',
  card: 'any card',
  player: 'a player: chosen and said at the table',
  zone: 'a zone: chosen and said at the table',
};

const areas: Lines<(typeof AREAS)[number]> = {
  hand: 'its owner’s hand',
  deck: 'its owner’s deck; where in it is not said',
  discard: 'its owner’s discard pile',
  legendaryPile: 'its owner’s legendary pile',
  removed: 'out of the game',
};

const places: Lines<Place> = {
  mine: 'the zone of the card that says it',
  combat: 'the zone of the combat',
  that: 'the zone of what was mentioned last',
  chosen: 'the zone that was chosen',
  first: 'the first zone of whoever says it',
  1: 'zone 1, counted from the side of whoever says it',
  2: 'zone 2',
  3: 'zone 3',
  4: 'zone 4',
  5: 'zone 5',
};

const amounts: Lines<Exclude<KeysOf<Exclude<Amount, number>>, 'times' | 'on'>> = {
  count: 'how many answer this description',
  round: 'the number of the round',
  atkOf: 'the ATK of a card that is known',
  defOf: 'its DEF',
  counters: 'how many counters of this name lie `on` a card; on the one that says it where nothing is said',
  die: 'what was rolled',
  x: 'what the player names as the power is used',
};

const conditions: Lines<Exclude<KeysOf<Condition>, 'atLeast'>> = {
  exists: 'one answers the description, or `atLeast` so many',
  round: 'the round is from `min` to `max`',
  inCombat: 'the card fights in this combat',
  alone: 'the card is alone in its zone',
  yourTurn: 'it is your turn, or is not',
  all: 'all of these hold',
  any: 'one of these holds',
  not: 'this does not hold',
};

const effects: Lines<PowerEffect['do']> = {
  ko: 'KO, all at the same time',
  eliminate: 'eliminate',
  stun: 'stun',
  unstun: 'unstun',
  ready: 'ready',
  exhaust: 'exhaust',
  drop: 'drop what it carries',
  reveal: 'show it; done with people’s hands',
  removeAttacksOf: 'its own attacks do not count in this combat',
  goAgain: 'you go again',
  takeTurn: 'the next turn is yours',
  goFirstNextRound: 'you go first in the next round',
  extraMajorHero: 'one more major hero may be played this round',
  rollDie: 'roll a die; what it shows is told to the app',
  chooseZone: 'choose a zone',
  shuffle: 'shuffle; done with people’s hands',
  win: 'you win',
  lose: 'you lose',
  put: 'put `to` a zone or an area, which is no move',
  move: 'move `forward` or `back`, so many zones',
  draw: 'draw so many',
  score: 'score so many points',
  discard: 'discard so many, at `random` if it says so',
  chooseCard: 'choose a card that answers the description',
  search: 'look through areas for a card, `then` do something with it',
  addCounter: 'put a counter on it, with ATK and DEF where it changes them',
  removeCounter: 'take a counter of this name off it',
  createToken: 'a hero token with a name, a type, ATK and DEF enters a zone',
  pickUp: 'it picks up a feature',
  addAttacks: 'so many attacks more for you in this combat',
  removeAttacks: 'so many attacks fewer for one side in this combat',
  cancel: 'cancel the action of one of these subtypes that is being played; whether that takes a turn',
  modify: 'change cards `until` something ends, or `while` a condition holds',
  gainControl: 'you control it',
  when: 'from now on, when something happens, `then` do this; `next` for the next time only',
  replace: 'from now on, what `would` happen does not; something happens `instead`',
  may: 'you may do this',
  chooseOne: 'do one of two to four things',
  unless: 'a player does this, or else that happens',
  both: 'each player does this from their own side; both choose, the lead player first, before it happens together',
  repeat: 'do this so many times',
};

const changes: Lines<PowerChange['kind']> = {
  atk: 'ATK `by` an amount, or `to` it',
  def: 'DEF, in the same way',
  tag: '`add` or `remove` a tag',
  type: 'it becomes a major, minor or legendary hero',
  losesPowers: 'it loses the powers that it has by then',
  unblockable: 'it becomes unblockable, or blockable',
  gains: 'it gains a power of any kind of this page',
  forbid: 'something cannot be done to it or by it',
  mustStartCombat: 'it has to start a combat where it can',
};

const forbidden: Lines<(typeof FORBIDDEN)[number]> = {
  ko: 'be KO’d',
  koByCombat: 'be KO’d by combat attacks',
  ready: 'ready',
  exhaust: 'be exhausted',
  stun: 'be stunned',
  move: 'move',
  block: 'block',
  target: 'be targeted',
  aim: 'be aimed at',
  play: 'be played',
  startCombat: 'start a combat',
};

const occasions: Lines<Occasion> = {
  played: 'a card is played; an action when it resolves',
  entersPlay: 'it enters play',
  leavesPlay: 'it leaves play',
  movesInto: 'it moves into another zone',
  put: 'it is put into a zone',
  ko: 'it is KO’d',
  koByCombat: 'it is KO’d by combat attacks',
  eliminated: 'it is eliminated',
  stunned: 'it becomes stunned',
  unstunned: 'it becomes unstunned',
  readied: 'it becomes ready',
  exhausted: 'it becomes exhausted',
  combatStarts: 'a combat starts',
  combatConcludes: 'a combat comes to its end; one that ends early does not',
  attacksAdded: 'somebody adds attacks',
  roundStarts: 'a round starts',
  roundEnds: 'a round ends',
  turnStarts: 'a turn starts',
  draws: 'a player draws',
  discards: 'a player discards; once for each card',
  controlChanges: 'somebody else controls it',
  pickedUp: 'a feature is picked up',
  dropped: 'a feature is dropped',
};

const replaceable: Readonly<Record<string, string>> = Object.fromEntries(
  REPLACEABLE.map((occasion) => [occasion, occasions[occasion]]),
);

const triggers: Lines<KeysOf<Trigger>> = {
  event: 'the event, from the list below; always said',
  of: 'whom it is about: `"me"`, or a description',
  zone: 'where it happens, or where it ends',
  by: '`you` or `opponent` brings it about',
  from: '`hand`: only if it was played from there',
};

const durations: Lines<Duration> = {
  combat: 'this combat',
  turn: 'this turn',
  round: 'this round',
  nextRound: 'this round and the next',
  game: 'the rest of the game; meant where none is said',
};

const elsewhere: Lines<WorksIn> = {
  legendaryPile: 'while it lies in its owner’s legendary pile',
  removed: 'while it is removed from the map',
};

const limits: Lines<(typeof LIMITS)[number]> = {
  combat: 'so many times a combat',
  turn: 'a turn',
  round: 'a round',
  game: 'a game',
};

const LISTS: readonly { readonly title: string; readonly lines: Readonly<Record<string, string>> }[] = [
  { title: 'Kinds of powers', lines: kinds },
  { title: 'Limits of an action power', lines: limits },
  { title: 'Where a power `worksIn`; in play where nothing is said', lines: elsewhere },
  { title: 'References', lines: references },
  { title: 'Descriptions', lines: descriptions },
  { title: 'Things', lines: things },
  { title: 'Areas', lines: areas },
  { title: 'Zones', lines: places },
  { title: 'Amounts, beside plain numbers', lines: amounts },
  { title: 'Conditions', lines: conditions },
  { title: 'Effects', lines: effects },
  { title: 'What `modify` and always-on powers change', lines: changes },
  { title: 'What can be forbidden', lines: forbidden },
  { title: 'Triggers', lines: triggers },
  { title: 'Events', lines: occasions },
  { title: 'Events that can be replaced: what `would` can say', lines: replaceable },
  { title: 'Durations', lines: durations },
];

const list = (lines: Readonly<Record<string, string>>): string =>
  Object.entries(lines)
    .map(([word, line]) => `- **${word}**: ${line}.`)
    .join('\n');

const MARK = { begin: '<!-- words: begin (npm run docs) -->', end: '<!-- words: end -->' };
const EXAMPLE = /```json\n([^`]*)```/g;

/** The page with its lists written anew. Throws where an example on it is no power. */
export function powersPage(path: string): string {
  const page = readFileSync(path, 'utf8');
  for (const [, example] of page.matchAll(EXAMPLE)) v.parse(power, JSON.parse(example ?? ''));
  const [before, rest] = page.split(MARK.begin);
  const after = rest?.split(MARK.end)[1];
  if (before === undefined || after === undefined) throw new Error(`${path} has lost the marks around its words`);
  const lists = LISTS.map(({ title, lines }) => `### ${title}\n\n${list(lines)}`).join('\n\n');
  return `${before}${MARK.begin}\n\n${lists}\n\n${MARK.end}${after}`;
}
