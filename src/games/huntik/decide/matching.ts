/** Whether something that happens, or would, is what a power waits for (702, 709, 710). */
import type { Trigger } from '../powers/power.ts';
import { isDescription, type Description } from '../powers/selector.ts';
import { answers, zoneOfPlace, type Speaker } from '../projection/matching.ts';
import { opponentOf, type Seat } from '../vocabulary.ts';
import type { Occurrence } from './occurrences.ts';

type OffBoard = { readonly name: string; readonly type: 'action' | 'amulet'; readonly by: Seat | null };

/** An action is on no board: of it only the name, the type and whose it is can be asked. */
export const isAbout = ({ what, type, named, side }: Description, card: OffBoard, you: Seat): boolean =>
  what === 'card' &&
  (type === undefined || type === card.type) &&
  (named === undefined || card.name.toLowerCase().includes(named.toLowerCase())) &&
  (side === undefined || card.by === (side === 'friendly' ? you : opponentOf(you)));

function matchesSubject(of: Trigger['of'], occurrence: Occurrence, speaker: Speaker): boolean {
  const { card, offBoard, by } = occurrence;
  if (of === undefined) return true;
  if (!isDescription(of)) return of === 'me' && card !== null && card === speaker.me;
  if (offBoard !== undefined) return isAbout(of, { ...offBoard, by }, speaker.you);
  const view = card === null ? undefined : speaker.views.get(card);
  return view !== undefined && answers(view, of, speaker);
}

/** @param speaker who waits for it, on the board that it is judged by */
export function fits(when: Trigger, occurrence: Occurrence, speaker: Speaker): boolean {
  if (when.event !== occurrence.occasion) return false;
  const by = when.by === undefined ? null : when.by === 'you' ? speaker.you : opponentOf(speaker.you);
  return (
    (by === null || occurrence.by === by) &&
    (when.from === undefined || occurrence.fromHand) &&
    (when.zone === undefined || (occurrence.zone !== null && occurrence.zone === zoneOfPlace(when.zone, speaker))) &&
    matchesSubject(when.of, occurrence, speaker)
  );
}
