/** The powers that an entry carried out, as they were said: what they mention, and who says it. */
import type { CardId } from '../board.ts';
import type { Command } from '../commands/index.ts';
import type { Event, EventOf } from '../events/index.ts';
import type { Happened } from '../decide/judge.ts';
import { taughtPower } from '../decide/taught.ts';
import type { PowerEffect } from '../powers/power.ts';
import { cardOf } from '../questions/cards.ts';
import type { Seat } from '../vocabulary.ts';

export type Said = {
  readonly you: Seat;
  readonly me: CardId | null;
  /** What the modifiers that come of it are from (706.6). */
  readonly source: string;
  readonly effects: readonly PowerEffect[];
};

type Told = readonly Happened[];

/** An action resolves out of the window in which it could be cancelled, with what was played in it. */
function ofAction(told: Told, { seat, name }: EventOf<'actionResolved'>): readonly Said[] {
  const stacks = told.flatMap(({ event, before }) => {
    if (event.type !== 'waitingSettled') return [];
    const item = before.waiting.find(({ id }) => id === event.id);
    return item?.kind === 'cancelWindow' ? [item.stack] : [];
  });
  const played = stacks.flat().find((one) => one.seat === seat && one.name === name);
  return (played?.taught ?? []).flatMap((power) =>
    power.kind === 'action' ? [{ you: seat, me: played?.paidWith ?? null, source: name, effects: power.do }] : [],
  );
}

function ofTrigger({ event, before }: Happened, command: Command): readonly Said[] {
  if (event.type !== 'waitingSettled' || command.type !== 'settleTrigger' || command.skipped !== undefined) return [];
  const item = before.waiting.find(({ id }) => id === event.id);
  if (item?.kind !== 'trigger' || item.power === undefined) return [];
  return [{ you: item.seat, me: item.power.me, source: item.power.source, effects: item.power.do }];
}

function ofPower({ event, before }: Happened, command: Command): readonly Said[] {
  if (event.type !== 'powerUsed' || command.type !== 'usePower') return [];
  const taught = taughtPower(before, command);
  if (taught === null) return [];
  const effects = [...(taught.power.cost ?? []), ...taught.power.do];
  return [{ you: event.seat, me: event.card, source: cardOf(before, event.card).name, effects }];
}

/** What was said in an entry, in the order in which it was carried out. */
export const saidIn = (told: Told, command: Command): readonly Said[] =>
  told.flatMap((one) => [
    ...(one.event.type === 'actionResolved' ? ofAction(told, one.event) : []),
    ...ofTrigger(one, command),
    ...ofPower(one, command),
  ]);

type Part = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Every piece of what was said, those inside others included. */
export const partsOf = (said: unknown): readonly Part[] =>
  isObject(said) ? [said, ...Object.values(said).flatMap(partsOf)] : [];

/** A piece of what was said speaks of this. */
export const mentions = (effects: readonly PowerEffect[], what: 'me' | 'that'): boolean =>
  partsOf(effects).some(({ who, of, on }) => [who, of, on].includes(what));

/** Whether anything before a place in an entry answers to this. */
export const earlier = (
  { told, at }: { readonly told: Told; readonly at: number },
  is: (event: Event) => boolean,
): boolean => told.slice(0, at).some(({ event }) => is(event));
