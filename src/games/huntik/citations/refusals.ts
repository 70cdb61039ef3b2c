/** The rules behind a refusal: why the one that speaks was in force there, or what else follows from it. */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { Command } from '../commands/index.ts';
import { replacementsOf } from '../decide/replacing.ts';
import { taughtPower } from '../decide/taught.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';
import { cite } from './moment.ts';
import { partsOf } from './said.ts';

/** Rules about the price of a play itself. */
const PRICES: readonly string[] = ['302.3', '305.3d', '701.2', '405.1'];

function hasPrice(board: Board, command: Command): boolean {
  switch (command.type) {
    case 'playAction':
    case 'cancelAction':
      return command.exhausts !== undefined;
    case 'usePower':
      return command.subtype === 'exhaust' || taughtPower(board, command)?.power.cost !== undefined;
    default:
      return false;
  }
}

/** Whether the power asks if somebody is alone (400.10d). */
const asksIfAlone = (board: Board, command: Command): boolean =>
  command.type === 'usePower' && partsOf(taughtPower(board, command)?.power.if).some((part) => 'alone' in part);

/** An obstacle stands in the way as a hero would (305.3). */
function isBlockedByObstacle(board: Board, { rule, params }: Refusal): boolean {
  if (rule !== '403.4') return false;
  return board.cards.some(({ kind, name }) => kind === 'obstacle' && name === params['enemy']);
}

/** What cannot happen is not replaced either, whatever would have replaced it (103.3b). */
const isNotReplaced = (board: Board, command: Command): boolean =>
  command.type === 'koCards' && command.cards.some((id) => replacementsOf(board, id, false).length > 0);

/** The rules that have a part in a refusal beside those that speak in it. */
export function rulesBehind(board: Board, command: Command, refusals: readonly Refusal[]): readonly RuleNumber[] {
  const isUnpaid = hasPrice(board, command) && refusals.every(({ rule }) => !PRICES.includes(rule));
  return [
    ...cite(isUnpaid, '103.3a'),
    ...cite(refusals.some(({ rule }) => rule === '103.3') && isNotReplaced(board, command), '103.3b'),
    ...cite(
      refusals.some((refusal) => isBlockedByObstacle(board, refusal)),
      '305.3',
    ),
    ...cite(refusals.some(({ rule }) => rule === '703.2') && asksIfAlone(board, command), '400.10d'),
  ];
}
