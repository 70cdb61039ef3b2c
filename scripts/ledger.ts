/**
 * `npm run ledger`: per game, the numbered rules by kind, with and without scenarios. Fails where the ledger leaves a
 * number out, names a scenario that is not there, or cites a rule that its scenario does not show.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { RECONSTRUCTED, RULE_NUMBERS } from '../src/games/huntik/rulebook/numbers.ts';
import { scenario } from '../test/scenarios/format.ts';

/** `open`: a later release enforces, computes or prompts it. */
const KINDS = ['enforced', 'computed', 'prompted', 'reference', 'open'] as const;

const ledgerSchema = v.array(
  v.strictObject({
    number: v.picklist(RULE_NUMBERS),
    reconstructed: v.boolean(),
    kind: v.picklist(KINDS),
    scenarios: v.array(v.string()),
  }),
);

const folder = 'test/scenarios/huntik';
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const shownBy = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.scenario.json'))
    .map((file) => [file.replace('.scenario.json', ''), v.parse(scenario, read(file)).rules] as const),
);
const ledger = v.parse(ledgerSchema, read('ledger.json'));
const faults: string[] = [];

const numbers = ledger.map((rule) => rule.number);
for (const number of RULE_NUMBERS) if (!numbers.includes(number)) faults.push(`${number} is missing`);
if (new Set(numbers).size !== numbers.length) faults.push('a number stands twice');
for (const { number, reconstructed, scenarios } of ledger) {
  if (reconstructed !== RECONSTRUCTED.has(number)) faults.push(`${number} is marked wrongly as reconstructed`);
  for (const name of scenarios) {
    const rules = shownBy.get(name);
    if (rules === undefined) faults.push(`${number} names ${name}, which is not there`);
    else if (!rules.includes(number)) faults.push(`${number} names ${name}, which does not show it`);
  }
}

const rows = KINDS.map((kind) => {
  const rules = ledger.filter((rule) => rule.kind === kind);
  const shown = rules.filter((rule) => rule.scenarios.length > 0).length;
  return { kind, rules: rules.length, 'with scenarios': shown, without: rules.length - shown };
});
console.log(`huntik: ${ledger.length} of ${RULE_NUMBERS.length} numbered rules, ${shownBy.size} scenarios`);
console.table(rows);
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
