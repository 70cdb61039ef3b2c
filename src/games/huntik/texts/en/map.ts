/** The map, cards up close, what is played and what effects do. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { Player } from '../player.ts';

const plural = pluralIn('en');

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

export const map = {
  // zones
  zone: (number: number) => `zone ${number}`,
  zoneOfOther: (who: string, number: number) => `${who} ${number}`,
  moves: (direction: 'forward' | 'back' | 'none', zones: number, combat: boolean) => {
    const move = direction === 'none' ? 'stay' : `${direction} ${zones}`;
    if (!combat) return move;
    return direction === 'none' ? 'stay and fight' : `${move}, combat`;
  },
  moveHere: (number: number, hint: string | undefined) =>
    hint === undefined ? `Zone ${number}: out of reach` : `Zone ${number}: ${hint}`,
  seenBy: (who: string) => `Side: ${who}`,
  turnMap: (who: string) => `See the map from the side of: ${who}`,
  tapZone: (card: string) => `${card}: tap a zone to move there.`,
  openCard: 'Open card',
  release: 'Put it back',
  releaseIn: (number: number) => `Zone ${number}: put it back`,

  // after a move
  besideEnemy: (card: string) => `${card} stands beside an enemy.`,
  startCombat: 'Start combat',
  noCombat: 'No combat',
  thenSayOf: (who: Player) => `${who.start} has the first say`,
  thenTurnOf: (who: Player) => `Then ${who.inside} has the turn`,

  // off the map
  offTheMap: 'Off the map',
  offTheMapCount: (count: number) => `Off the map: ${count}`,
  legendaryPiles: 'Legendary hero piles',
  removedFromMap: 'Removed from the map',
  ownedBy: (what: string, who: string) => `${what} (${who})`,

  // a card in words
  nobodys: 'nobody’s',
  tokenOf: (kind: string) => `${kind}, token`,
  states: { ready: 'ready', exhausted: 'exhausted', stunned: 'stunned' },
  atk: (value: number, printed: number) => (value === printed ? `ATK ${value}` : `ATK ${value}, printed ${printed}`),
  def: (value: number, printed: number) => (value === printed ? `DEF ${value}` : `DEF ${value}, printed ${printed}`),
  counters: (count: number) => plural(count, { one: '# counter', other: '# counters' }),
  carries: (feature: string) => `carries ${feature}`,
  about: (who: string, what: string) => `${who}: ${what}`,
  stunnedMeans: 'Stunned: exhausted and face down, without text or tags. Modifiers and counters stay.',
  alone: 'It is alone in its zone.',

  // numbers
  numbers: { atk: 'ATK', def: 'DEF' },
  printed: (amount: number) => `${amount} printed`,
  step: (op: 'by' | 'to', amount: number, source: string) => {
    const change = op === 'by' ? signed(amount) : `becomes ${amount}`;
    return source === '' ? change : `${change} ${source}`;
  },
  counterNamed: (name: string) => (name === '' ? 'counter' : `counter “${name}”`),
  whyThisNumber: (number: string) => `How ${number} came about`,
  numberChange: (number: string, op: 'by' | 'to', amount: number) =>
    op === 'by' ? `${signed(amount)} ${number}` : `${number} becomes ${amount}`,
  until: (what: string, end: string) => `${what}, ${end}`,
  ends: {
    combat: 'this combat',
    turn: 'this turn',
    round: 'this round',
    nextRound: 'until the next round ends',
    game: 'this game',
  },
  howLong: 'How long',
  chooseChange: 'Tap − or + first',
  changeNumbers: 'Change ATK or DEF',
  moreOnNumbers: 'Set a number, name the source',
  becomes: (number: string) => `${number} becomes`,
  source: 'Which card does it',
  sourceHint: 'Optional. It is named where the number is explained.',

  // what a card can be made
  changes: {
    addTag: (tag: string) => `gains the tag ${tag}`,
    removeTag: (tag: string) => `loses the tag ${tag}`,
    treatedAs: (kind: string) => `counts as: ${kind}`,
    losesPowers: 'loses its powers',
    gainsPower: (power: string) => `gains: ${power}`,
  },
  byTimestamp: 'Too many effects could matter to each other here: they are applied in order of time.',
  waited: (what: string) => `${what} (after what it depends on)`,
  forbidden: {
    ko: 'can’t be KO’d',
    koByCombat: 'can’t be KO’d by combat attacks',
    ready: 'can’t be readied',
    exhaust: 'can’t be exhausted',
    stun: 'can’t be stunned',
    move: 'can’t move',
    block: 'doesn’t block',
    target: 'can’t be targeted',
    aim: 'can’t be aimed at',
    play: 'can’t be played',
    startCombat: 'can’t start a combat',
  },
  keeps: {
    unblockable: 'unblockable',
    blockable: 'no longer unblockable',
    cannotBeAimedAt: 'can’t be aimed at',
    cannotBeKod: 'can’t be KO’d',
    cannotBeKodByAttacks: 'can’t be KO’d by combat attacks',
    mustStartCombat: 'must start a combat',
  },

  // effects
  effects: 'Effects',
  deeds: {
    stunCard: 'stun',
    unstunCard: 'unstun',
    readyCard: 'ready',
    exhaustCard: 'exhaust',
    koCards: 'KO',
    eliminateCard: 'eliminate',
    returnToPlay: 'back into play',
    removeCounter: 'remove a counter',
    dropFeature: 'drop',
    endModifier: 'end a modifier',
    goAgain: 'go again',
    goFirstNextRound: 'goes first next round',
    allowExtraMajorHero: 'one more major hero this round',
    removeAttacksOf: 'remove its attacks',
  },
  putInZone: 'Put into a zone',
  putInto: (zone: string) => `put into ${zone}`,
  moveByEffect: 'Move by an effect',
  moveBy: (direction: 'forward' | 'back', zones: number) => `${direction} ${zones}`,
  bring: (card: string) => `${card} enters play`,
  bringCard: 'Bring a card into play',
  returnTo: (zone: string) => `back into play: ${zone}`,
  outOfPlay: 'Out of play',
  takeTo: { hand: 'to hand', deck: 'into the deck', removed: 'removed from the map' },
  control: 'Control',
  controlledBy: (who: string) => `controlled by ${who}`,
  controlledByNobody: 'controlled by nobody',
  counter: 'Counter',
  counterName: 'Name of the counter',
  counterEmpty: 'Give it a name or a number',
  addCounter: (name: string, atk: number, def: number) => {
    const numbers = atk === 0 && def === 0 ? '' : ` ${signed(atk)}/${signed(def)}`;
    return name === '' ? `counter${numbers}` : `counter${numbers} “${name}”`;
  },
  picksUp: (feature: string) => `pick up ${feature}`,
  dropsIt: (feature: string) => `drop ${feature}`,
  liesOn: 'On this card',
  takeOff: 'Take off',
  takeOffThis: (what: string) => `Take off: ${what}`,

  // effects on the table
  whichPlayer: 'Which player',
  addAttacks: 'Add attacks',
  addsAttacks: (count: number) => plural(count, { one: 'adds # attack', other: 'adds # attacks' }),
  removeAttacks: 'Remove attacks',
  removesAttacks: (count: number) =>
    plural(count, { one: 'removes # attack of the opponent', other: 'removes # attacks of the opponent' }),
  draw: 'Draw',
  draws: (count: number) => plural(count, { one: 'draws # card', other: 'draws # cards' }),
  discard: 'Discard',
  discards: (count: number) => plural(count, { one: 'discards # card', other: 'discards # cards' }),
  otherNumber: 'Another number',
  note: 'Note with an end',
  noteHint: 'Such as: trap in zone 2.',
  noteEmpty: 'Write it first',
  keepNote: 'Keep the note',
  trigger: 'Trigger to settle',
  triggerWhat: 'What triggers',
  triggerHint: 'It waits until the table has settled it.',
  triggerOf: (who: string) => `Trigger of: ${who}`,
  triggerOfFeature: 'Trigger of a feature',
  counts: 'Cards in hand, deck and discard pile',
  areas: {
    hand: 'hand',
    deck: 'deck',
    discard: 'discard pile',
    legendaryPile: 'legendary hero pile',
    side: 'beside the map',
    nowhere: 'new',
  },
  countIs: (area: string, count: number) => `${area}: ${count}`,
  countUnknown: (area: string) => `${area}: not counted`,
  scores: (points: number) =>
    plural(Math.abs(points), { one: `${signed(points)} point`, other: `${signed(points)} points` }),

  // playing
  playTitle: (who: string) => `${who} plays`,
  whatIsPlayed: 'What is played',
  plays: {
    hero: 'Hero',
    action: 'Action',
    amulet: 'Amulet',
    power: 'Power',
    byEffect: 'By an effect',
    score: 'Points',
  },
  playHero: 'Play a hero',
  playIt: 'Play',
  typeHero: 'Type a hero',
  findCard: 'Find a card',
  heroKind: 'Kind',
  shortKinds: {
    minor: 'Minor',
    major: 'Major',
    legendary: 'Legendary',
    obstacle: 'Obstacle',
    feature: 'Feature',
  },
  heroName: 'Name',
  heroNameHint: 'Optional. A named hero is remembered on this phone.',
  bothNumbers: 'ATK and DEF first',
  heroInShort: (kind: string, atk: number, def: number) => `${kind} ${atk}/${def}`,
  cardInFull: (name: string, kind: string, atk: number, def: number) => `${name}, ${kind}, ATK ${atk}, DEF ${def}`,
  entersExhausted: 'Enters exhausted',
  subtype: 'Which kind',
  subtypes: { exhaust: 'Exhaust action', free: 'Free action' },
  whoExhausts: 'Who is exhausted for it',
  nobodyReady: 'No hero is ready.',
  cardName: 'Name of the card (optional)',
  cardNameHint: 'A named card is remembered on this phone.',
  insteadOfMajor: 'Instead of a major hero',
  addEffect: 'Add an effect',
  effectOn: 'On what',
  effectsOn: { card: 'A card', table: 'A player or the table', entering: 'A card that enters play' },
  whichCard: 'Which card',
  noCards: 'There is none.',
  tooManyEffects: 'No more than 30',
  playAction: { exhaust: 'Play the exhaust action', free: 'Play the free action' },
  playAmulet: 'Play the amulet',
  usePower: 'Use a power',
  whosePower: 'Whose power',
  powerSubtypes: { combat: 'Combat action power', exhaust: 'Exhaust action power', free: 'Free action power' },
  powerName: 'Name of the power (optional)',
  powerNameHint: 'Needed only where a card has several limited powers.',
  oncePer: 'Only once a',
  limits: { none: 'no limit', combat: 'combat', turn: 'turn', round: 'round', game: 'game' },
  chooseCard: 'Choose the card first',
  whoseCard: 'Whose',
  whatEnters: 'What enters play',
  intoWhichZone: 'Into which zone',
  from: 'From where',
  token: 'token',
  bringIn: 'Bring into play',
  scoreOf: (who: string, points: number) => `${who}: ${points}`,
};
