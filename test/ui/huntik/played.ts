/** A match that was played so far: the pack, the statechart and a store in memory. */
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import type { Depth, MissionKind } from '../../../src/games/huntik/vocabulary.ts';
import { createMatch } from '../../../src/match/create.ts';
import { gameOf } from '../../../src/match/state.ts';
import { huntik } from '../../../src/packs/huntik.ts';
import { newId } from '../../../src/store/ids.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import type { Language } from '../../../src/texts/language.ts';
import { language } from '../../../src/ui/language.svelte.ts';
import { Library } from '../../../src/ui/library.svelte.ts';
import { MatchView } from '../../../src/ui/session.svelte.ts';
import { huntikTexts, inPlay } from '../../../src/ui/games/huntik/texts.svelte.ts';

export async function speak(spoken: Language): Promise<void> {
  await language.use(spoken);
  await huntikTexts.load();
  await inPlay(() => Promise.resolve());
}

/** Anna leads, Béla defends and goes first in round 1. */
export const begun = (depth: Depth = 'rounds', kind: MissionKind = 'expert'): readonly Command[] => [
  { type: 'seatPeople', first: 'Anna', second: 'Béla', depth },
  { type: 'chooseLeadPlayer', person: 'first' },
  { type: 'chooseMission', name: '', kind },
  { type: 'announceMulligan', seat: 'lead', count: 0 },
  { type: 'announceMulligan', seat: 'defending', count: 0 },
];

/** What `Match.svelte` is given once these commands have been played, in English. */
export async function played(...commands: readonly Command[]) {
  await speak('en');
  const store = new MemoryStore({ why: '' });
  const created = await createMatch(store, gameOf(huntik), { now: () => 1_000, commands });
  if (created.kind !== 'created') throw new Error(`the match was not begun: ${JSON.stringify(created)}`);
  return { match: new MatchView(created.session), library: new Library(store, 'huntik', newId) };
}
