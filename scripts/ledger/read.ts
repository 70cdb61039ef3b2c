/** The ledger of a game and its scenarios, as they lie in the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { RULE_NUMBERS } from '../../src/games/huntik/rulebook/numbers.ts';
import { scenario, type Scenario } from '../../test/scenarios/format.ts';

/** `open`: a later release enforces, computes or prompts it. */
export const KINDS = ['enforced', 'computed', 'prompted', 'reference', 'open'] as const;

const ledgerSchema = v.array(
  v.strictObject({
    number: v.picklist(RULE_NUMBERS),
    reconstructed: v.boolean(),
    kind: v.picklist(KINDS),
    scenarios: v.array(v.string()),
  }),
);
export type Ledger = v.InferOutput<typeof ledgerSchema>;
/** By the name of the file, without its endings. */
export type Scenarios = ReadonlyMap<string, Scenario>;

const folder = 'test/scenarios/huntik';
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

export const readLedger = (): Ledger => v.parse(ledgerSchema, read('ledger.json'));

export const readScenarios = (): Scenarios =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.scenario.json'))
      .map((file) => [file.replace('.scenario.json', ''), v.parse(scenario, read(file))]),
  );
