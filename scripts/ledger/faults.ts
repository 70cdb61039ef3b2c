/** What is wrong with a ledger, whatever its scenarios prove. */
import { RECONSTRUCTED, RULE_NUMBERS } from '../../src/games/huntik/rulebook/numbers.ts';
import type { Ledger, Scenarios } from './read.ts';

const MOST_REFERENCES = 45;

/** Numbers left out or marked wrongly, rules without scenarios, scenarios that do not show their rule. */
export function faultsOf(ledger: Ledger, scenarios: Scenarios): readonly string[] {
  const numbers = ledger.map((rule) => rule.number);
  const references = ledger.filter(({ kind }) => kind === 'reference').length;
  return [
    ...RULE_NUMBERS.filter((number) => !numbers.includes(number)).map((number) => `${number} is missing`),
    ...(new Set(numbers).size === numbers.length ? [] : ['a number stands twice']),
    ...(references <= MOST_REFERENCES ? [] : [`${references} rules are only explained, ${MOST_REFERENCES} may be`]),
    ...ledger.flatMap((rule) => faultsOfRule(rule, scenarios)),
  ];
}

function faultsOfRule({ number, reconstructed, kind, scenarios: names }: Ledger[number], scenarios: Scenarios) {
  const needsScenario = kind !== 'reference' && kind !== 'open';
  return [
    ...(reconstructed === RECONSTRUCTED.has(number) ? [] : [`${number} is marked wrongly as reconstructed`]),
    ...(needsScenario && names.length === 0 ? [`${number} is ${kind} and has no scenario`] : []),
    ...names.flatMap((name) => {
      const shown = scenarios.get(name);
      if (shown === undefined) return [`${number} names ${name}, which is not there`];
      return shown.rules.includes(number) ? [] : [`${number} names ${name}, which does not show it`];
    }),
  ];
}
