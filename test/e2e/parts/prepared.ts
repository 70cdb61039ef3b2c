/** A match that was played so far, brought to the phone as a file: cards that were taught stand on its table. */
import { execFileSync } from 'node:child_process';
import type { Command } from '../../../src/games/huntik/commands/index.ts';
import type { CardDefinition } from '../../../src/games/huntik/cards/card.ts';
import { cards } from '../../../src/games/huntik/cards/index.ts';
import type { Seat } from '../../../src/games/huntik/vocabulary.ts';
import type { Phone } from './phone.ts';

/** Round 1 on the map, Anna leads, and it is her turn. */
const BEGUN: readonly Command[] = [
  { type: 'seatPeople', first: 'Anna', second: 'Ben', depth: 'map' },
  { type: 'chooseLeadPlayer', person: 'first' },
  { type: 'chooseMission', name: '', kind: 'expert' },
  { type: 'announceMulligan', seat: 'lead', count: 0 },
  { type: 'announceMulligan', seat: 'defending', count: 0 },
  { type: 'setSequence', to: 'turn', seat: 'lead' },
];

/** A hero on the map, with the powers that the rulebook gives to the card of this name. */
export function standing(seat: Seat, name: string, [atk, def]: readonly [number, number], zone: number): Command {
  const known: CardDefinition | undefined = cards.find((card) => card.name === name && card.card === 'hero');
  const card = { name, kind: 'minor' as const, atk, def, powers: [...(known?.powers ?? [])] };
  return { type: 'bringIntoPlay', seat, card, from: 'nowhere', zone };
}

/** Brings a match in which these commands were played to the phone, and opens it. */
export async function openPrepared(phone: Phone, ...commands: readonly Command[]): Promise<void> {
  const file = execFileSync(process.execPath, ['scripts/run.mjs', 'test/e2e/parts/prepare.ts'], {
    input: JSON.stringify([...BEGUN, ...commands]),
  });

  const { home, backup } = phone.words.app;
  await phone.tap(phone.button(home.bringGames));
  await phone.page
    .getByLabel(backup.open)
    .setInputFiles({ name: 'prepared.json', mimeType: 'application/json', buffer: file });
  await phone.page.getByText(backup.imported(1)).first().waitFor();
  await phone.page.goBack();
  await phone.tap(phone.button(home.goOn));
  await phone.page.getByTestId('match').waitFor();
}
