/** What stands on the screens of a match that is being played. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { Depth, CardKind, Landing, Seat } from '../../vocabulary.ts';
import type { Player } from '../player.ts';

const plural = pluralIn('en');

export const match = {
  /** Labels; sentences take `players`. */
  seats: { lead: 'Lead', defending: 'Defending' } satisfies Record<Seat, string>,
  players: {
    lead: { start: 'The lead player', inside: 'the lead player' },
    defending: { start: 'The defending player', inside: 'the defending player' },
  } satisfies Record<Seat, Player>,
  kinds: {
    major: 'Major hero',
    minor: 'Minor hero',
    legendary: 'Legendary hero',
    obstacle: 'Obstacle',
    feature: 'Feature',
  } satisfies Record<CardKind, string>,
  /** A card that nobody named. */
  unnamed: (kind: string, atk: number, def: number) => `${kind} ${atk}/${def}`,
  unknownCard: 'a card',
  depths: { rounds: 'Rounds', combat: 'Combat', map: 'Map' } satisfies Record<Depth, string>,

  // the head
  title: (round: number) => (round === 0 ? 'Before round 1' : `Round ${round}`),
  ofRounds: (last: number) => `of ${last}`,
  timerLabel: (round: number, last: number, first: Player) =>
    `Mission timer: round ${round} of ${last}. ${first.start} went first. Set the order of play.`,
  acts: (who: string) => `${who} acts`,
  passed: (who: string) => `${who} passed`,
  hasPassed: 'passed',
  passEndsRound: (who: Player, round: number) => `If ${who.inside} passes too, round ${round} ends`,
  majorsLeft: (count: number) =>
    plural(count, { one: 'Major hero still to play', other: '# major heroes still to play' }),
  majorUsed: 'Major hero played this round',
  goesAgain: (who: Player) => `${who.start} goes again after this turn`,
  goesFirst: (who: Player, round: number) => `${who.start} goes first in round ${round}`,

  // read out
  hasTurn: (who: Player) => `${who.start} has the turn.`,
  hasSay: (who: Player) => `${who.start} has the say in the combat.`,
  aims: (who: Player) => `${who.start} aims.`,
  mayFight: (who: Player) => `${who.start} may start a combat.`,

  // what is kept
  effects: 'Effects',
  effectsCount: (count: number) => plural(count, { one: '# effect', other: '# effects' }),
  effectFrom: (source: string) => `from ${source}`,
  endNow: 'End it now',
  score: 'Score',
  points: (who: string) => `${who}: points`,

  // the bar
  bar: 'What to do',
  pass: 'Pass',
  passNote: (round: number) => `ends round ${round}`,
  acted: 'Acted',
  combat: 'Combat',
  map: 'Map',
  effect: 'Effect',
  play: 'Play',
  undo: 'Undo',
  redo: 'Redo',
  nothingToRedo: 'nothing ahead',
  undone: 'Undone.',
  redone: 'Done again.',
  more: 'More',

  // more
  orderOfPlay: 'Set the order of play',
  orderOfPlayText: 'The table decides whose turn it is. What you set stands in the log.',
  landings: { turn: 'A turn', combat: 'A combat', endOfRound: 'The end of the round' } satisfies Record<
    Landing,
    string
  >,
  landing: 'What comes now',
  whoseTurn: 'Whose turn',
  whoAttacks: 'Who attacks',
  inRound: 'Round',
  inZone: 'Zone',
  setIt: 'Set it so',
  sitOpposite: 'Turn the far half to its player',
  sitTogether: 'Both halves the same way',
  deepenTo: {
    combat: 'Keep combat sums too',
    map: 'Keep every card on the map',
  },
  deepenInZone: 'In which zone is the combat? Zone 1 is nearest to the lead player.',
  win: 'The mission’s terms are met',
  winner: (who: Player) => `${who.start} wins`,
  concede: 'Concede',
  concedes: (who: Player) => `${who.start} concedes`,
  draw: 'Draw: nobody can end the loop',
  endTheMatch: 'End the match',

  // at rounds depth
  majorPlayed: 'Major hero played',
  insteadPlayed: 'Instead of a major hero',
  goAgain: 'Go again',
  goFirst: 'First next round',

  // what only waits for the next command
  canCancel: (who: Player) => `${who.start} can cancel it.`,
  cancelIt: 'Cancel it',
  addEffect: 'Add an effect',
  cancelTitle: (name: string) => (name === '' ? 'Cancel the action' : `Cancel ${name}`),
  cancelName: 'Name of the cancelling card',
  cancelPaidBy: 'Exhausted for it',
  cancelPaidByNobody: 'nobody',
  takesTurn: 'The card takes the turn too',
  cancelDo: 'Cancel',
  combatOver: 'The combat is over',
  roundBegan: (round: number) => `Round ${round} has begun`,
  dismiss: 'OK',
  unstunned: (names: string) => (names === '' ? 'Nobody was stunned.' : `Turned face up: ${names}.`),
  unstunThem: 'Turn up the stunned cards.',
  nothingReadied: 'Every card was ready.',
  readied: (count: number) => plural(count, { one: '# card was readied.', other: '# cards were readied.' }),
  readyThem: 'Ready heroes and features.',
  bothDraw: 'Both players draw two cards.',
  startTriggers: 'Now resolve what triggers at the start of the round.',

  notNow: 'That is not possible at this moment.',
  refusalTitle: {
    move: 'The rules don’t allow this move',
    play: 'The rules don’t allow this play',
    combat: 'The rules don’t allow this in the combat',
    aim: 'The attacks can’t be aimed so',
    other: 'The rules don’t allow this',
  },
};
