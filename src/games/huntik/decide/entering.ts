/** How a card comes into play: what its own text says of that comes with it, not after it (705.2b). */
import type { CardId } from '../board.ts';
import type { Power } from '../powers/power.ts';
import { newId, type Story } from './judge.ts';

type Entering = Extract<Power, { kind: 'entering' }>;
const isEntering = (power: Power): power is Entering => power.kind === 'entering';

/** All cards enter play ready unless something says otherwise; several such texts add up. */
export const entersExhausted = (powers: readonly Power[] = []): boolean =>
  powers.some((power) => isEntering(power) && power.exhausted === true);

/** The counters that a card comes into play with. */
export function enterWithCounters(story: Story, card: CardId, powers: readonly Power[] = []): void {
  for (const { counters } of powers.filter(isEntering)) {
    if (counters === undefined) continue;
    const { name, atk, def, count } = counters;
    for (let put = 0; put < count; put += 1) {
      story.add({ type: 'counterAdded', id: newId(story.board, 'n'), card, name, atk, def });
    }
  }
}
