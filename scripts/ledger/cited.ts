/** Which rules the game refuses, prompts or closes by, and which of them no scenario expects. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import { CLOSING_RULES } from '../../src/games/huntik/access.ts';
import type { Scenario } from '../../test/scenarios/format.ts';

export type Cited = { readonly refusals: ReadonlySet<string>; readonly prompts: ReadonlySet<string> };
type Step = Scenario['steps'][number];

/** The rules that an expression can be: a literal, or one of two. */
function literals(expression: ts.Expression | undefined): readonly string[] {
  if (expression === undefined) return [];
  if (ts.isConditionalExpression(expression)) {
    return [...literals(expression.whenTrue), ...literals(expression.whenFalse)];
  }
  return ts.isStringLiteral(expression) ? [expression.text] : [];
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find((one) => one.name?.getText() === name);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

function isPrompt(object: ts.ObjectLiteralExpression): boolean {
  return (
    propertyOf(object, 'question') !== undefined ||
    literals(propertyOf(object, 'kind')).some((kind) => kind === 'trigger' || kind === 'cancelWindow')
  );
}

/** What refuses by the rule that it is told, and at which place it is told it. */
type Told = ReadonlyMap<string, number>;

const functionIn = (node: ts.Node): readonly [ts.Node | undefined, ts.SignatureDeclaration] | undefined => {
  if (ts.isFunctionDeclaration(node)) return [node.name, node];
  const isArrow =
    ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isArrowFunction(node.initializer);
  return isArrow ? [node.name, node.initializer] : undefined;
};

function toldIn(file: ts.SourceFile): Told {
  const told = new Map([
    ['refusal', 0],
    ['senseless', 0],
  ]);
  const visit = (node: ts.Node): void => {
    const [name, declared] = functionIn(node) ?? [];
    const at = declared?.parameters.findIndex((parameter) => parameter.name.getText() === 'rule') ?? -1;
    if (name !== undefined && at >= 0 && declared?.type?.getText().includes('Refusal') === true)
      told.set(name.getText(), at);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return told;
}

/** The rules that a call refuses by; none where it hands on the rule that it was told itself. */
function refusedBy(call: ts.CallExpression, told: Told): readonly string[] {
  const at = told.get(call.expression.getText());
  const argument = at === undefined ? undefined : call.arguments[at];
  if (argument === undefined || argument.getText() === 'rule') return [];
  const rules = literals(argument);
  if (rules.length === 0) throw new Error(`which rule is it? ${call.getText()}`);
  return rules;
}

/** The rules of the refusals and prompts that are written in a file. Throws where a refusal's rule cannot be read. */
export function citedIn(name: string, text: string): Cited {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const told = toldIn(file);
  const refusals = new Set<string>();
  const prompts = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) for (const rule of refusedBy(node, told)) refusals.add(rule);
    if (ts.isObjectLiteralExpression(node) && isPrompt(node)) {
      for (const rule of literals(propertyOf(node, 'rule'))) prompts.add(rule);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { refusals, prompts };
}

/** The rules of all refusals and prompts of the game in a folder. */
export function readCited(folder: string): Cited {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const each = files.map((file) => citedIn(file, readFileSync(join(folder, file), 'utf8')));
  return {
    refusals: new Set(each.flatMap(({ refusals }) => [...refusals])),
    prompts: new Set(each.flatMap(({ prompts }) => [...prompts])),
  };
}

/** A refusal is expected where it stops a command, where the table overrules it, or where it leaves out an effect. */
const refusedIn = ({ refused = [], overruled = [], events = [] }: Step): readonly unknown[] => [
  ...refused,
  ...overruled,
  ...events.filter(({ type }) => type === 'effectSkipped').map((event) => event['rule']),
];

const added = v.looseObject({ type: v.literal('waitingAdded'), item: v.looseObject({ rule: v.string() }) });

/** A prompt is expected where the table sees it, or where it comes up: a cancel window costs nobody a look (701.4). */
const promptedIn = ({ see, events = [] }: Step): readonly unknown[] => [
  ...(see?.waiting ?? []).map(({ rule }) => rule),
  ...events.flatMap((event) => (v.is(added, event) ? [event.item.rule] : [])),
];

const stepsOf = (scenarios: Iterable<Scenario>): readonly Step[] => [...scenarios].flatMap(({ steps }) => steps);

/** Every refusal's or prompt's rule that no scenario expects, in words. */
export function unexpected({ refusals, prompts }: Cited, scenarios: Iterable<Scenario>): readonly string[] {
  const steps = stepsOf(scenarios);
  const refused = new Set(steps.flatMap(refusedIn));
  const prompted = new Set(steps.flatMap(promptedIn));
  return [
    ...[...refusals].filter((rule) => !refused.has(rule)).map((rule) => `no scenario is refused by ${rule}`),
    ...[...prompts].filter((rule) => !prompted.has(rule)).map((rule) => `no scenario expects what ${rule} prompts`),
  ].sort();
}

/** Every rule that a state closes something by, and that no scenario expects. */
export function unexpectedClosings(scenarios: Iterable<Scenario>): readonly string[] {
  const refused = new Set(stepsOf(scenarios).flatMap(refusedIn));
  return CLOSING_RULES.filter((rule) => !refused.has(rule));
}
