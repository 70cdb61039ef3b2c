/**
 * Plays commands, given as JSON on the standard input, as a match, and writes it as a file to the standard output. A
 * process of its own: the journeys' runner reads no JSON modules, of which the store has one.
 */
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { commandSchema } from '../../../src/games/huntik/commands/index.ts';
import { createMatch } from '../../../src/match/create.ts';
import { gameOf } from '../../../src/match/state.ts';
import { huntik } from '../../../src/packs/huntik.ts';
import { exportMatch } from '../../../src/store/exchange.ts';
import { MemoryStore } from '../../../src/store/memory.ts';

const commands = v.parse(v.array(commandSchema), JSON.parse(await text(process.stdin)));
const store = new MemoryStore({ why: '' });
const created = await createMatch(store, gameOf(huntik), { now: () => Date.now(), commands });
if (created.kind !== 'created') throw new Error(`the match was not begun: ${JSON.stringify(created)}`);
const file = await exportMatch(store, created.session.header.id, Date.now());
if (!file.ok || file.value === null) throw new Error('the match could not be saved');
process.stdout.write(file.value.text);
