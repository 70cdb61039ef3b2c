/** A table with a real match behind it: the pack, the statechart and a store in memory. */
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import type { Seat } from '../../../src/games/huntik/vocabulary.ts';
import { createMatch } from '../../../src/match/create.ts';
import { gameOf } from '../../../src/match/state.ts';
import { huntik } from '../../../src/packs/huntik.ts';
import { newId } from '../../../src/store/ids.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import { language } from '../../../src/ui/language.svelte.ts';
import { Library } from '../../../src/ui/library.svelte.ts';
import { MatchView } from '../../../src/ui/session.svelte.ts';
import { Table } from '../../../src/ui/games/huntik/table.svelte.ts';
import { huntikTexts } from '../../../src/ui/games/huntik/texts.svelte.ts';

const begun = (depth: 'combat' | 'map'): readonly Command[] => [
  { type: 'seatPeople', first: 'Anna', second: 'Ben', depth },
  { type: 'chooseLeadPlayer', person: 'first' },
  { type: 'chooseMission', name: '', kind: 'expert' },
  { type: 'announceMulligan', seat: 'lead', count: 0 },
  { type: 'announceMulligan', seat: 'defending', count: 0 },
];

/** A card that stands somewhere before a test begins. */
export const stands = (
  seat: Seat,
  name: string,
  [atk, def]: readonly [number, number],
  zone: number,
  kind: 'major' | 'minor' | 'legendary' | 'obstacle' | 'feature' = 'minor',
): Command => ({
  type: 'bringIntoPlay',
  seat,
  card: { name, kind, atk, def },
  from: 'nowhere',
  zone,
  ...(kind === 'obstacle' ? { controller: seat } : {}),
});

/** Round 1 of a match between Anna, who leads, and Ben, with the lead player's turn on. */
export async function tableWith(depth: 'combat' | 'map', ...commands: readonly Command[]): Promise<Table> {
  await language.use('en');
  await huntikTexts.load();
  const store = new MemoryStore({ why: '' });
  const turn: Command = { type: 'setSequence', to: 'turn', seat: 'lead' };
  const created = await createMatch(store, gameOf(huntik), {
    now: () => 1_000,
    commands: [...begun(depth), turn, ...commands],
  });
  if (created.kind !== 'created') throw new Error(`the match was not begun: ${JSON.stringify(created)}`);
  return new Table(new MatchView(created.session), new Library(store, 'huntik', newId));
}

/** The id of a card by its name. */
export function idOf(table: Table, name: string): string {
  const card = table.board.cards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`no card is named ${name}`);
  return card.id;
}
