/** The triggers that wait, as the table walks through them (702.5). */
import type { Board, Waiting } from '../../../../games/huntik/board.ts';
import type { Choices } from '../../../../games/huntik/powers/choices.ts';
import type { Telling } from '../../../../games/huntik/questions/asking.ts';
import { inSettlingOrder, settlingRank } from '../../../../games/huntik/questions/waiting.ts';

export type Trigger = Extract<Waiting, { kind: 'trigger' }>;
export type KnownTrigger = Trigger & { readonly power: NonNullable<Trigger['power']> };

export const isKnown = (trigger: Trigger): trigger is KnownTrigger => trigger.power !== undefined;

/** @returns each with whether it can be settled now */
export function triggersOf(board: Board): readonly { readonly trigger: Trigger; readonly due: boolean }[] {
  const triggers = inSettlingOrder(board);
  const [first] = triggers;
  return triggers.map((trigger) => ({
    trigger,
    due: first !== undefined && settlingRank(trigger) === settlingRank(first),
  }));
}

/** Who says it, and what it is about. */
export const tellingOf = ({ seat, power }: KnownTrigger): Telling => ({ you: seat, me: power.me, that: power.that });

/** What was known as it began to wait. */
export const knownOf = ({ power: { zone } }: KnownTrigger): Choices => (zone === null ? {} : { zone });

/** Whether a "no" is all that it takes. */
export const canDecline = ({ power: { do: effects } }: KnownTrigger): boolean =>
  effects.length === 1 && effects[0]?.do === 'may';
