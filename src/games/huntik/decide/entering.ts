/** How a card comes into play: what its own text says of that comes with it, not after it (705.2). */
import type { EventOf } from '../events/index.ts';
import type { Power } from '../powers/power.ts';
import { findCard } from '../questions/cards.ts';
import { newId, type Story } from './judge.ts';

type Entering = Extract<Power, { kind: 'entering' }>;
const isEntering = (power: Power): power is Entering => power.kind === 'entering';

/** All cards enter play ready unless something says otherwise; several such texts add up. */
export const entersExhausted = (powers: readonly Power[] = []): boolean =>
  powers.some((power) => isEntering(power) && power.exhausted === true);

function withCounters(story: Story, card: string, { counters }: Entering): void {
  if (counters === undefined) return;
  const { name, atk, def, count } = counters;
  for (let put = 0; put < count; put += 1) {
    story.add({ type: 'counterAdded', id: newId(story.board, 'n'), card, name, atk, def });
  }
}

/** "Do this or eliminate me" is settled before anything that triggers on its entering (705.2b). */
function orElse(story: Story, { id, card, controller }: EventOf<'cardEntered'>, power: Entering): void {
  if (power.orElse === undefined || controller === null) return;
  const otherwise = [{ do: 'eliminate', who: 'me' } as const];
  story.add({
    type: 'waitingAdded',
    item: {
      kind: 'trigger',
      id: newId(story.board, 'w'),
      rule: '705.2b',
      seat: controller,
      feature: false,
      note: card.name === '' ? `${card.atk}/${card.def}` : card.name,
      power: {
        source: card.name,
        me: id,
        that: [],
        zone: null,
        targets: [],
        do: [{ do: 'unless', who: 'you', does: [...power.orElse], otherwise }],
      },
    },
  });
}

/**
 * A card comes into play, with the counters that it comes with (705.2b).
 *
 * @returns false where something replaced its entering
 */
export function enter(story: Story, entered: EventOf<'cardEntered'>): boolean {
  story.add(entered);
  if (findCard(story.board, entered.id) === undefined) return false;
  const powers = (entered.card.powers ?? []).filter(isEntering);
  for (const power of powers) withCounters(story, entered.id, power);
  for (const power of powers) orElse(story, entered, power);
  return true;
}
