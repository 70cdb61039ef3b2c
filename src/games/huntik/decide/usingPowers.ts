/** Using a power: whose it is, where it works, how often, and on whom (701, 703.2, 704). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board } from '../board.ts';
import type { CommandOf } from '../commands/index.ts';
import { speaking } from '../projection/speaker.ts';
import { canFight, controllerOf } from '../questions/cards.ts';
import { playerOf, worksWhere } from '../questions/powers.ts';
import { refusal, senseless } from '../reasons.ts';
import { eachOf, label, when, withCard } from './judge.ts';
import { checkLoopOfPower } from './loops.ts';
import { checkTargets } from './targets.ts';
import { checkTaught, taughtPower } from './taught.ts';

/** Everything about using a power but the moment: whose it is, its limits, conditions and targets (701.2, 701.3). */
export function checkPower(board: Board, command: CommandOf<'usePower'>): readonly Refusal[] {
  const taught = taughtPower(board, command);
  const { seat, subtype, name } = command;
  const limit = taught === null ? command.limit : taught.power.limit;
  const key = taught === null ? name : taught.id;
  if (command.power !== undefined && taught?.power.action !== subtype)
    return [senseless('TK2', 'noSuchThing', { id: command.card })];
  return withCard(board, command.card, (card) =>
    eachOf(
      () => when(card.stunned, () => refusal('407.1', 'stunnedStays', { card: label(card) })),
      () =>
        when(playerOf(card, controllerOf(board, card)) !== seat, () =>
          refusal('701.2', 'notYourPower', { card: label(card) }),
        ),
      () =>
        when(taught === null ? card.place.area !== 'play' : !worksWhere(taught.power, card), () =>
          refusal('700.2', 'powerWorksElsewhere', { card: label(card) }),
        ),
      () =>
        when(subtype === 'exhaust' && (card.exhausted || !canFight(card)), () =>
          refusal('701.2', 'powerNeedsReady', { card: label(card) }),
        ),
      () => {
        const used = board.uses.find((use) => use.card === card.id && use.power === key && use.per === limit?.per);
        return limit === undefined || used === undefined || used.times < limit.times
          ? []
          : [refusal('701.3', 'powerLimit', { card: label(card), power: name, times: limit.times })];
      },
      () => checkLoopOfPower(board, command),
      () => checkTargets(board, command.targets),
      () =>
        taught === null
          ? []
          : checkTaught(
              board,
              taught.power,
              speaking(board, { you: seat, me: card.id, choices: command.choices ?? {} }),
            ),
    ),
  );
}
