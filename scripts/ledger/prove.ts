/** Whether the scenarios of a rule would notice if the rule were gone. */
import type { Scenario } from '../../test/scenarios/format.ts';
import { findingsOf, type Stage } from '../../test/scenarios/run.ts';
import { newTable } from '../../test/scenarios/table.ts';
import { gameWithout } from '../../test/scenarios/without.ts';
import type { Ledger, Scenarios } from './read.ts';

export const PROVABLE = ['enforced', 'prompted', 'computed'] as const;
type Provable = (typeof PROVABLE)[number];

type Rule = Ledger[number] & { readonly kind: Provable };
const isProvable = (rule: Ledger[number]): rule is Rule => PROVABLE.some((kind) => kind === rule.kind);

export type Proof = { readonly number: string; readonly kind: Provable; readonly proved: boolean };

/**
 * The game as it is played without a rule: what it refuses is accepted, what it prompts is not asked. What it computes
 * would have to be computed otherwise, so there it is only its number that nothing cites any more: no event, no line
 * behind a number, no result.
 */
const stageWithout = async ({ number, kind }: Rule): Promise<Stage> =>
  kind === 'computed' ? { uncited: number } : { table: await newTable(gameWithout(number)) };

/** It holds as it is written, and no longer once the rule is gone. */
async function notices(scenario: Scenario, rule: Rule): Promise<boolean> {
  if ((await findingsOf(scenario, await stageWithout(rule))).length === 0) return false;
  return (await findingsOf(scenario)).length === 0;
}

async function isProved(rule: Rule, scenarios: Scenarios): Promise<boolean> {
  const shown = rule.scenarios.flatMap((name) => scenarios.get(name) ?? []);
  for (const scenario of shown) if (await notices(scenario, rule)) return true;
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
