/** Aiming attacks: what is legal, and what is forced (602.2, 602.2a, 602.2b). */
import type { Refusal } from '../../../engine/decision.ts';
import type { Board, Combat } from '../board.ts';
import { canFight, controllerOf } from '../questions/cards.ts';
import { aimables, aimingSeat, fightersOf, totalOf } from '../questions/combat.ts';
import { refusal } from '../reasons.ts';
import type { Aim } from '../schemas.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import { firstOf, label, when, withCard, type Asked, type Story } from './judge.ts';

function checkAim(board: Board, combat: Combat, seat: Seat, aim: Aim, earlier: readonly Aim[]): readonly Refusal[] {
  return withCard(board, aim.card, (card) => {
    const named = { card: label(card) };
    const { enemies, open } = aimables(board, combat, seat);
    return firstOf(
      () =>
        when(canFight(card) && card.kind === 'obstacle' && controllerOf(board, card) === null, () =>
          refusal('305.3c', 'uncontrolledObstacle', named),
        ),
      () => when(card.stunned, () => refusal('407.3', 'stunnedNotAimed', named)),
      () =>
        when(!enemies.some((enemy) => enemy.id === card.id) || earlier.some((other) => other.card === card.id), () =>
          refusal('602.2a', 'notInCombat', named),
        ),
      () => when(!Number.isInteger(aim.attacks) || aim.attacks < 0, () => refusal('602.2a', 'aimsWhole', named)),
      () =>
        when(aim.attacks > 0 && !open.some((enemy) => enemy.id === card.id), () =>
          refusal('103.3', 'aimProtected', named),
        ),
    );
  });
}

/** Whole numbers from 0 at enemies in the combat, adding up to all the attacks there are (602.2a). */
export function checkAims(board: Board, combat: Combat, seat: Seat, aims: readonly Aim[]): readonly Refusal[] {
  const have = aims.reduce((so, aim) => so + aim.attacks, 0);
  const need = aimables(board, combat, seat).open.length === 0 ? 0 : totalOf(board, combat, seat).value;
  return firstOf(
    () => when(aimingSeat(combat) !== seat, () => refusal('602.2', 'notYourAim', { seat })),
    () => aims.flatMap((aim, index) => checkAim(board, combat, seat, aim, aims.slice(0, index))),
    () => when(have !== need, () => refusal('602.2a', 'aimsSum', { need, have })),
  );
}

export function aim(story: Story, combat: Combat, seat: Seat, aims: readonly Aim[], rule: string): void {
  const total = totalOf(story.board, combat, seat).value;
  const aimed = aims.reduce((so, one) => so + one.attacks, 0);
  story.add({
    type: 'attacksAimed',
    seat,
    aims: aims.map((one) => ({ ...one })),
    unaimed: Math.max(0, total - aimed),
    rule,
  });
}

/** Only where the letter of 602.2b ends: several enemies, all of them protected. */
export function askAllProtected(board: Board): Asked | undefined {
  const seat = board.combat === null ? null : aimingSeat(board.combat);
  if (board.combat === null || seat === null || board.rulings.allProtectedFromAims !== undefined) return undefined;
  const { enemies, open } = aimables(board, board.combat, seat);
  const asked = open.length === 0 && enemies.length > 1 && totalOf(board, board.combat, seat).value > 0;
  return asked ? { question: 'allProtectedFromAims', rule: '602.2b', params: { seat } } : undefined;
}

/** Aims where there is nothing to choose: no attacks, one enemy to take them all, or none that can be aimed at. */
export function aimWhatIsForced(story: Story): void {
  const { combat } = story.board;
  const seat = combat === null ? null : aimingSeat(combat);
  if (combat === null || seat === null) return;
  const { open } = aimables(story.board, combat, seat);
  const total = totalOf(story.board, combat, seat).value;
  const [only, second] = open;
  if (only === undefined) aim(story, combat, seat, [], '602.2b');
  else if (total === 0) aim(story, combat, seat, [], '602.1a');
  else if (second === undefined) aim(story, combat, seat, [{ card: only.id, attacks: total }], '602.2a');
}

/** Attacks aimed at each fighter of a combat, 0 included. */
export function attacksOn(board: Board, combat: Combat): readonly { readonly id: string; readonly attacks: number }[] {
  const seats: readonly Seat[] = [combat.attacking, opponentOf(combat.attacking)];
  return seats.flatMap((seat) =>
    fightersOf(board, combat, opponentOf(seat)).map((card) => ({
      id: card.id,
      attacks: combat.aims[seat]?.find((one) => one.card === card.id)?.attacks ?? 0,
    })),
  );
}
