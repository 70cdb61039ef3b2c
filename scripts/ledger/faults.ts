/** What is wrong with a ledger, whatever its scenarios prove. */
import { RECONSTRUCTED, RULE_NUMBERS } from '../../src/games/huntik/rulebook/numbers.ts';
import type { Ledger, Scenarios } from './read.ts';

const MOST_REFERENCES = 45;

/** The rules that the rulebook gives a worked example of. */
const WORKED_EXAMPLES = [
  ...['200.3', '400.4', '403.4', '406.3', '500.1b', '602.3', '701.3', '701.4', '702.2', '704.3', '705.2b', '707.1'],
  ...['708.2', '708.3c', '708.3d', '709.3', '710.3'],
] as const;

/** Numbers left out or marked wrongly, rules without scenarios, scenarios that do not show their rule. */
export function faultsOf(ledger: Ledger, scenarios: Scenarios): readonly string[] {
  const numbers = ledger.map((rule) => rule.number);
  const references = ledger.filter(({ kind }) => kind === 'reference').length;
  return [
    ...RULE_NUMBERS.filter((number) => !numbers.includes(number)).map((number) => `${number} is missing`),
    ...(new Set(numbers).size === numbers.length ? [] : ['a number stands twice']),
    ...(references <= MOST_REFERENCES ? [] : [`${references} rules are only explained, ${MOST_REFERENCES} may be`]),
    ...faultsOfExamples(scenarios),
    ...ledger.flatMap((rule) => faultsOfRule(rule, scenarios)),
  ];
}

/** Each worked example is played by a scenario, and none is claimed that the rulebook does not have. */
function faultsOfExamples(scenarios: Scenarios): readonly string[] {
  const played = [...scenarios.values()].flatMap(({ example, rules }) =>
    example === undefined ? [] : [{ example, isShown: rules.includes(example) }],
  );
  return [
    ...WORKED_EXAMPLES.filter((number) => !played.some(({ example }) => example === number)).map(
      (number) => `nothing plays the example of ${number}`,
    ),
    ...played
      .filter(({ example, isShown }) => !isShown || !WORKED_EXAMPLES.some((number) => number === example))
      .map(({ example }) => `${example} has no example, or its scenario does not show it`),
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
