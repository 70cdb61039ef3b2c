/**
 * `npm run ledger`: per game, the numbered rules by kind, with and without scenarios. Fails where the ledger leaves a
 * number out, only explains too many, or names a scenario that is not there or does not show its rule; where a rule is
 * enforced, computed or prompted without a scenario; and where something is refused or prompted that no scenario expects.
 *
 * `-- --prove` takes one rule after another away and plays its scenarios: it is proved where one of them notices. Fails
 * where no scenario meets a closing of the statechart. What is unproved is listed, and fails with `--strict`.
 */
import { RULE_NUMBERS } from '../src/games/huntik/rulebook/numbers.ts';
import { readCited, unexpected, unexpectedClosings } from './ledger/cited.ts';
import { faultsOf } from './ledger/faults.ts';
import { PROVABLE, proofsOf } from './ledger/prove.ts';
import { KINDS, readLedger, readScenarios, type Ledger, type Scenarios } from './ledger/read.ts';

const TEXT = new Intl.ListFormat('en', { type: 'unit' });

const isGiven = (flag: string): boolean => process.argv.includes(flag);

/** @returns whether that is good enough */
async function prove(ledger: Ledger, scenarios: Scenarios): Promise<boolean> {
  const proofs = await proofsOf(ledger, scenarios);
  const unproved = proofs.filter(({ proved }) => !proved);
  console.table(
    PROVABLE.map((kind) => {
      const open = unproved.filter((proof) => proof.kind === kind).length;
      return { kind, proved: proofs.filter((proof) => proof.kind === kind).length - open, unproved: open };
    }),
  );
  for (const kind of PROVABLE) {
    const numbers = unproved.filter((proof) => proof.kind === kind).map(({ number }) => number);
    if (numbers.length > 0) console.log(`${kind}, unproved: ${TEXT.format(numbers)}`);
  }
  const closings = unexpectedClosings(scenarios.values());
  if (closings.length > 0) console.log(`closings that no scenario meets: ${TEXT.format(closings)}`);
  return closings.length === 0 && (unproved.length === 0 || !isGiven('--strict'));
}

const ledger = readLedger();
const scenarios = readScenarios();
const faults = [...faultsOf(ledger, scenarios), ...unexpected(readCited('src/games/huntik'), scenarios.values())];

console.log(`huntik: ${ledger.length} of ${RULE_NUMBERS.length} numbered rules, ${scenarios.size} scenarios`);
console.table(
  KINDS.map((kind) => {
    const rules = ledger.filter((rule) => rule.kind === kind);
    const shown = rules.filter((rule) => rule.scenarios.length > 0).length;
    return { kind, rules: rules.length, 'with scenarios': shown, without: rules.length - shown };
  }),
);
for (const fault of faults) console.log(fault);
const isGoodEnough = isGiven('--prove') ? await prove(ledger, scenarios) : true;
process.exit(faults.length === 0 && isGoodEnough ? 0 : 1);
