/** The powers of a card as its sheet lists them: what is printed on it, lost or not, and what it was given. */
import type { Board, Card } from '../../../../games/huntik/board.ts';
import type { CommandOf } from '../../../../games/huntik/commands/index.ts';
import type { ActionPower } from '../../../../games/huntik/decide/taught.ts';
import type { Choices } from '../../../../games/huntik/powers/choices.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';
import { seen } from '../../../../games/huntik/questions/seen.ts';
import type { ActionSubtype, Seat } from '../../../../games/huntik/vocabulary.ts';

export type PowerRow = {
  readonly power: Power;
  readonly state: 'printed' | 'given' | 'lost';
  /** Its place among the powers that the card has now, which is how a command names it; null where it has it no more. */
  readonly index: number | null;
};

export function powerRows(board: Board, card: Card): readonly PowerRow[] {
  const held = seen(board, card).powers.map(({ power, printed }, index): PowerRow => {
    return { power, state: printed ? 'printed' : 'given', index };
  });
  const printed = held.filter(({ state }) => state === 'printed');
  const lost = printed.length > 0 ? [] : card.powers.map((power): PowerRow => ({ power, state: 'lost', index: null }));
  return [...lost, ...held];
}

/** An action power that a card has now. */
export type Usable = { readonly card: Card; readonly index: number; readonly power: ActionPower };

/** The action powers of some cards, of the subtypes that are asked for. */
export const usablePowers = (
  board: Board,
  cards: readonly Card[],
  subtypes: readonly ActionSubtype[],
): readonly Usable[] =>
  cards.flatMap((card) =>
    powerRows(board, card).flatMap(({ power, index }) =>
      index !== null && power.kind === 'action' && subtypes.includes(power.action) ? [{ card, index, power }] : [],
    ),
  );

/** The command that uses it. */
export const useOf = ({ card, index, power }: Usable, seat: Seat, choices: Choices): CommandOf<'usePower'> => ({
  type: 'usePower',
  seat,
  card: card.id,
  subtype: power.action,
  name: power.name ?? '',
  power: index,
  choices,
});
