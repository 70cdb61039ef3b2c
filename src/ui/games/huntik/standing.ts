/** Where a match stands, in a sentence for those who hear the app. */
import { phaseIs, type Phase } from '../../../engine/chart.ts';
import type { Board } from '../../../games/huntik/board.ts';
import { aimingSeat } from '../../../games/huntik/questions/combat.ts';
import type { HuntikTexts } from '../../../games/huntik/texts/en/index.ts';
import { player, seatName } from './names.ts';

export function standingWords(t: HuntikTexts, board: Board, phase: Phase): string {
  const { match, rounds, setup } = t;
  const { combat, result, round, turn } = board;
  if (result !== null) {
    return result.winner === null ? rounds.drawn : rounds.wins(seatName(t, board, result.winner));
  }
  if (phaseIs(phase, 'setup.mulligans.lead')) return setup.mulliganTitle(seatName(t, board, 'lead'));
  if (phaseIs(phase, 'setup.mulligans.defending')) return setup.mulliganTitle(seatName(t, board, 'defending'));
  if (phaseIs(phase, 'end')) return rounds.over(round);
  if (phaseIs(phase, 'turn.moved')) return match.mayFight(player(t, board, board.move?.seat ?? turn));
  if (combat !== null) {
    const aims = phaseIs(phase, 'combat.attackingAims') || phaseIs(phase, 'combat.attackedAims');
    const seat = aims ? aimingSeat(combat) : combat.say;
    return seat === null ? '' : aims ? match.aims(player(t, board, seat)) : match.hasSay(player(t, board, seat));
  }
  return round === 0 ? '' : match.hasTurn(player(t, board, turn));
}
