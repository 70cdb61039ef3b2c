/** The end and the start of a round, in the rules' order (501, 502). */
import type { Board } from '../board.ts';
import { controlledBy } from '../questions/cards.ts';
import { firstInRound } from '../questions/rounds.ts';
import { LAST_ROUND, type CardKind, type Seat } from '../vocabulary.ts';
import { clearUses, expire } from './ends.ts';
import { senseless } from '../reasons.ts';
import { nothing, when, type Asked, type Judges, type Story } from './judge.ts';

const countOf = (board: Board, kinds: readonly CardKind[]) => {
  const count = (seat: Seat): number => controlledBy(board, seat).filter((card) => kinds.includes(card.kind)).length;
  return { lead: count('lead'), defending: count('defending') };
};

const scoresLevel = (board: Board): boolean => board.score.lead === board.score.defending;

/** Round 7 of a mutual mission: what the rules or the phone do not know, the table says (102.2a, 501.1d). */
function askLastRound(board: Board): Asked | undefined {
  if (board.round < LAST_ROUND || board.mission?.kind !== 'mutual') return undefined;
  if (!scoresLevel(board)) {
    if (board.mission.definition?.morePointsWin === true) return undefined;
    return board.rulings.scoresNotLevel === undefined
      ? { question: 'scoresNotLevel', rule: '501.1d', params: board.score }
      : undefined;
  }
  return board.depth === 'map' || board.rulings.tieOnHeroes !== undefined
    ? undefined
    : { question: 'tieOnHeroes', rule: '102.2a', params: {} };
}

const more = (counts: { lead: number; defending: number }): Seat | null =>
  counts.lead === counts.defending ? null : counts.lead > counts.defending ? 'lead' : 'defending';

/** More major and legendary heroes, then more minor ones, then the defending player (102.2a). */
function breakTie(story: Story): void {
  const { rulings, depth } = story.board;
  let winner: Seat | null = null;
  if (depth === 'map') {
    for (const [kind, kinds] of [
      ['major', ['major', 'legendary']],
      ['minor', ['minor']],
    ] as const) {
      const counts = countOf(story.board, kinds);
      story.add({ type: 'heroesCompared', kind, counts });
      winner ??= more(counts);
      if (winner !== null) break;
    }
  } else if (rulings.tieOnHeroes === 'leadHasMore') winner = 'lead';
  story.add({ type: 'gameWon', seat: winner ?? 'defending', reason: 'tieBreak', rule: '102.2a' });
}

function judgeMutual(story: Story): void {
  const { score, rulings, mission } = story.board;
  if (scoresLevel(story.board)) breakTie(story);
  else if (mission?.definition?.morePointsWin === true || rulings.scoresNotLevel === 'higherScoreWins') {
    story.add({ type: 'gameWon', seat: more(score) ?? 'defending', reason: 'score', rule: '102.2' });
  } else story.add({ type: 'gameWon', seat: 'defending', reason: 'lastRound', rule: '501.1d' });
}

type RoundCommand =
  | 'checkTerms'
  | 'finishRound'
  | 'expireRound'
  | 'judgeLastRound'
  | 'advanceTimer'
  | 'unstunAll'
  | 'readyAll'
  | 'drawTwo'
  | 'openTurns';

const DRAWN_EACH_ROUND = 2;

export const rounds: Judges<RoundCommand> = {
  checkTerms: { check: nothing, outcome: (story) => story.add({ type: 'termsChecked' }) },
  finishRound: {
    // How a solo mission ends is its own card's word (304.2c).
    check: ({ round, mission }) =>
      when(round >= LAST_ROUND && mission?.kind === 'solo', () =>
        senseless('304.2c', 'soloEndsByItsCard', { mission: mission?.name ?? '' }),
      ),
    outcome: (story) => story.add({ type: 'roundFinished' }),
  },
  expireRound: {
    check: nothing,
    outcome: (story) => {
      // A combat or turn that the table left by its own word may have left its modifiers behind.
      expire(story, 'combat', '501.1c');
      expire(story, 'turn', '501.1c');
      expire(story, 'round', '501.1c');
      clearUses(story, 'round');
      story.add({ type: 'roundExpired' });
    },
  },
  judgeLastRound: {
    check: nothing,
    asks: askLastRound,
    outcome: (story) => {
      const { round, mission } = story.board;
      if (round < LAST_ROUND) story.add({ type: 'lastRoundJudged' });
      else if (mission?.kind === 'mutual') judgeMutual(story);
      else story.add({ type: 'gameWon', seat: 'defending', reason: 'lastRound', rule: '501.1d' });
    },
  },
  advanceTimer: {
    check: nothing,
    outcome: (story) => story.add({ type: 'timerAdvanced', round: story.board.round + 1 }),
  },
  unstunAll: {
    check: nothing,
    outcome: (story) => {
      const cards = story.board.cards.filter((card) => card.stunned).map((card) => card.id);
      story.add({ type: 'allUnstunned', cards });
    },
  },
  readyAll: {
    check: nothing,
    outcome: (story) => {
      const ready = story.board.cards.filter((card) => card.exhausted);
      story.add({ type: 'allReadied', cards: ready.map((card) => card.id) });
    },
  },
  drawTwo: {
    check: nothing,
    outcome: (story) => {
      const drawn = (seat: Seat): number =>
        Math.min(DRAWN_EACH_ROUND, story.board.counts[seat].deck ?? DRAWN_EACH_ROUND);
      story.add({ type: 'twoDrawn', drawn: { lead: drawn('lead'), defending: drawn('defending') } });
    },
  },
  openTurns: {
    check: nothing,
    outcome: (story) => {
      const { round } = story.board;
      story.add({ type: 'turnsOpened', round, first: firstInRound(story.board, round) });
    },
  },
};
