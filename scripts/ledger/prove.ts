/** Whether the scenarios of a rule would notice if the rule were gone. */
import type { Scenario } from '../../test/scenarios/format.ts';
import { findingsOf } from '../../test/scenarios/run.ts';
import { newTable } from '../../test/scenarios/table.ts';
import { gameWithout } from '../../test/scenarios/without.ts';
import type { Ledger, Scenarios } from './read.ts';

export const PROVABLE = ['enforced', 'prompted', 'computed'] as const;
type Provable = (typeof PROVABLE)[number];

type Rule = Ledger[number] & { readonly kind: Provable };
const isProvable = (rule: Ledger[number]): rule is Rule => PROVABLE.some((kind) => kind === rule.kind);

export type Proof = { readonly number: string; readonly kind: Provable; readonly proved: boolean };

/** An event that carries the number, or the line that says by which rule the match ended. */
const expects = ({ steps }: Scenario, number: string): boolean =>
  steps.some(
    ({ events = [], see }) => events.some((event) => event['rule'] === number) || see?.result?.rule === number,
  );

/** It holds as it is written, and no longer once the rule neither refuses, prompts nor closes anything. */
async function notices(scenario: Scenario, number: string): Promise<boolean> {
  if ((await findingsOf(scenario)).length > 0) return false;
  return (await findingsOf(scenario, await newTable(gameWithout(number)))).length > 0;
}

async function isProved({ number, kind, scenarios: names }: Rule, scenarios: Scenarios): Promise<boolean> {
  const shown = names.flatMap((name) => scenarios.get(name) ?? []);
  if (kind === 'computed') return shown.some((scenario) => expects(scenario, number));
  for (const scenario of shown) if (await notices(scenario, number)) return true;
  return false;
}

/** Every enforced, prompted and computed rule of a ledger, and whether one of its scenarios proves it. */
export async function proofsOf(ledger: Ledger, scenarios: Scenarios): Promise<readonly Proof[]> {
  const proofs: Proof[] = [];
  for (const rule of ledger.filter(isProvable)) {
    proofs.push({ number: rule.number, kind: rule.kind, proved: await isProved(rule, scenarios) });
  }
  return proofs;
}
