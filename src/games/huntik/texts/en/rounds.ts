/** Between two rounds, and after the last. */
import { pluralIn } from '../../../../texts/plural.ts';
import type { WinReason } from '../../vocabulary.ts';
import type { Player } from '../player.ts';

const plural = pluralIn('en');

export const rounds = {
  over: (round: number) => `Round ${round} is over`,
  begins: (round: number) => `Round ${round} begins`,
  startRound: (round: number) => `Start round ${round}`,
  endMatch: 'End the match',
  next: (who: Player, round: number) => `${who.start} goes first in round ${round}.`,
  nextByCard: (who: Player, round: number) => `${who.start} goes first in round ${round}, because a card says so.`,

  terms: 'Mission terms',
  termsText: 'Are they met now?',
  termsMet: (who: Player) => `Met: ${who.inside} wins`,
  powers: 'End-of-round powers',
  powersText: 'Resolve what triggers now; this round’s effects still last.',
  expire: 'This round’s effects end',
  lastRound: 'The last round',
  lastRoundText: 'Nobody has won by the terms: the defending player wins.',
  lastRoundMutual: 'Nobody has won by the terms: the score decides.',
  timer: (round: number) => `Timer to ${round}`,
  unstun: 'Turn up the stunned',
  ready: 'Ready heroes and features',
  readyCount: (count: number) => plural(count, { one: '# card', other: '# cards' }),
  nobody: 'none',
  onTheTable: 'on the table',
  draw: 'Both draw two',
  startPowers: 'Start-of-round powers',
  startPowersText: 'Resolve what triggers then.',

  wins: (who: string) => `${who} wins`,
  drawn: 'A draw',
  afterRound: (round: number) => `in round ${round} of 7`,
  reasons: {
    terms: 'The terms of the mission are met.',
    concession: 'The opponent conceded.',
    lastRound: 'The terms were not met by the end of round 7.',
    tieBreak: 'The score is tied after round 7: the steps of the tie-break decide.',
    score: 'More points after round 7.',
    draw: 'A loop that nobody can end.',
  } satisfies Record<WinReason, string>,
  goHome: 'Home',
};
