/**
 * `npm run docs`: writes what is generated from the code. `--check` writes nothing and fails where something is out of
 * date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { format, resolveConfig } from 'prettier';
import { cardDefinition } from '../src/games/huntik/cards/schema.ts';
import { commandSchema } from '../src/games/huntik/commands/index.ts';
import { amount } from '../src/games/huntik/powers/amount.ts';
import { condition } from '../src/games/huntik/powers/condition.ts';
import { change, power, powerEffect, trigger } from '../src/games/huntik/powers/schema.ts';
import { description, place, selector } from '../src/games/huntik/powers/selector.ts';
import { cardId } from '../src/games/huntik/schemas.ts';
import { command as commandInFormat, scenario } from '../test/scenarios/format.ts';
import { chartDiagram } from './docs/chart.ts';
import { commandsPage } from './docs/commands.ts';
import { powersPage } from './docs/powers.ts';

const MARK = { begin: '<!-- chart: begin (npm run docs) -->', end: '<!-- chart: end -->' };

const diagram = (region: 'sequence' | 'waiting'): string => `\`\`\`mermaid\n${chartDiagram(region)}\n\`\`\``;

/** Puts the diagrams between the marks of a page and leaves the rest alone. */
function withDiagram(page: string): string {
  const [before, rest] = page.split(MARK.begin);
  const after = rest?.split(MARK.end)[1];
  if (before === undefined || after === undefined) throw new Error('README.md has lost the marks around its chart');
  return `${before}${MARK.begin}\n\n${diagram('sequence')}\n\nBeside it, what people still have to settle:\n\n${diagram('waiting')}\n\n${MARK.end}${after}`;
}

/** A card's id as a scenario may write it, its own word as well. */
const WORD_OR_ID = '^(@[a-z][a-z0-9-]*|[a-z]+\\d{1,6})$';

/** The schema of the commands as a scenario writes them. */
function commandInScenario(): unknown {
  const schema = toJsonSchema(commandSchema, { typeMode: 'input', errorMode: 'ignore' });
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'pattern' && value === cardId.pipe[1].requirement.source ? WORD_OR_ID : value,
    ),
  );
}

async function scenarioSchema(): Promise<string> {
  const path = 'test/scenarios/scenario.schema.json';
  const schema = toJsonSchema(scenario, {
    typeMode: 'input',
    definitions: { command: commandInFormat },
  });
  const whole = { ...schema, $defs: { ...schema.$defs, command: commandInScenario() } };
  return format(JSON.stringify(whole), { ...(await resolveConfig(path)), parser: 'json' });
}

/** What is printed on a card, powers and all, for whoever writes cards down outside the app. */
async function cardSchema(path: string): Promise<string> {
  const definitions = { power, effect: powerEffect, change, trigger, condition, amount, selector, description, place };
  const schema = toJsonSchema(cardDefinition, { typeMode: 'input', errorMode: 'ignore', definitions });
  return format(JSON.stringify(schema), { ...(await resolveConfig(path)), parser: 'json' });
}

const pages = [
  { path: 'docs/commands.md', text: commandsPage() },
  { path: 'docs/powers.md', text: powersPage('docs/powers.md') },
  { path: 'docs/card.schema.json', text: await cardSchema('docs/card.schema.json') },
  { path: 'test/scenarios/scenario.schema.json', text: await scenarioSchema() },
  { path: 'README.md', text: withDiagram(readFileSync('README.md', 'utf8')) },
];

const stale = pages.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
if (process.argv.includes('--check')) {
  for (const { path } of stale) console.log(`${path} is out of date: npm run docs`);
  process.exit(stale.length === 0 ? 0 : 1);
}
for (const { path, text } of stale) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
