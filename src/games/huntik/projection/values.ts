/** What amounts and conditions come to on the table as it is seen (104, 702.2). */
import type { Amount } from '../powers/amount.ts';
import type { Condition } from '../powers/condition.ts';
import { compares, isAloneIn, selected, type Speaker } from './matching.ts';

/** A number that a power gives. What is not defined is 0 (104.3); a use that cannot be negative cuts it off itself. */
export function amountOf(amount: Amount, speaker: Speaker): number {
  if (typeof amount === 'number') return amount;
  return plain(amount, speaker) * (amount.times ?? 1);
}

function plain(amount: Exclude<Amount, number>, speaker: Speaker): number {
  const view = (reference: Parameters<typeof selected>[0]) => {
    const [id] = selected(reference, speaker);
    return id === undefined ? undefined : speaker.views.get(id);
  };
  if ('count' in amount) return selected(amount.count, speaker).length;
  if ('round' in amount) return speaker.surroundings.round;
  if ('atkOf' in amount) return view(amount.atkOf)?.atk.value ?? 0;
  if ('defOf' in amount) return view(amount.defOf)?.def.value ?? 0;
  if ('counters' in amount) {
    return view(amount.on ?? 'me')?.card.counters.filter((one) => one.name === amount.counters).length ?? 0;
  }
  return 'die' in amount ? speaker.die : speaker.x;
}

/** Whether something is so. */
export function holds(condition: Condition, speaker: Speaker): boolean {
  if ('exists' in condition) return selected(condition.exists, speaker).length >= (condition.atLeast ?? 1);
  if ('round' in condition) return compares(speaker.surroundings.round, condition.round, speaker.surroundings.round);
  if ('inCombat' in condition) {
    const ids = selected(condition.inCombat, speaker);
    return ids.length > 0 && ids.every((id) => speaker.surroundings.fighting.includes(id));
  }
  if ('alone' in condition) {
    const views = selected(condition.alone, speaker).flatMap((id) => speaker.views.get(id) ?? []);
    return views.length > 0 && views.every((view) => isAloneIn(speaker.views, view));
  }
  if ('yourTurn' in condition) {
    const { turn } = speaker.surroundings;
    return turn !== null && (turn === speaker.you) === condition.yourTurn;
  }
  if ('all' in condition) return condition.all.every((one) => holds(one, speaker));
  if ('any' in condition) return condition.any.some((one) => holds(one, speaker));
  return !holds(condition.not, speaker);
}
