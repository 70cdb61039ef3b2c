/** The page about commands: what a person, a scenario or a phone can ask for, from the schemas themselves. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { combatCommands } from '../../src/games/huntik/commands/combat.ts';
import { effectCommands, triggerCommands } from '../../src/games/huntik/commands/effects.ts';
import { sequenceCommands } from '../../src/games/huntik/commands/sequence.ts';
import { setupCommands } from '../../src/games/huntik/commands/setup.ts';
import { turnCommands } from '../../src/games/huntik/commands/turn.ts';

/** What of a JSON schema the page can say. */
type Shape = {
  readonly type?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
};

const shape: v.GenericSchema<unknown, Shape> = v.lazy(() =>
  v.object({
    type: v.exactOptional(v.unknown()),
    const: v.exactOptional(v.unknown()),
    enum: v.exactOptional(v.array(v.unknown())),
    anyOf: v.exactOptional(v.array(shape)),
    oneOf: v.exactOptional(v.array(shape)),
    items: v.exactOptional(shape),
    properties: v.exactOptional(v.record(v.string(), shape)),
    required: v.exactOptional(v.array(v.string())),
    minimum: v.exactOptional(v.number()),
    maximum: v.exactOptional(v.number()),
  }),
);

const json = (value: unknown): string => JSON.stringify(value);

function range({ minimum, maximum }: Shape): string {
  return minimum === undefined || maximum === undefined ? '' : ` ${minimum}…${maximum}`;
}

function say(one: Shape): string {
  if (one.const !== undefined) return json(one.const);
  if (one.enum !== undefined) return one.enum.map(json).join(' or ');
  const choices = one.anyOf ?? one.oneOf;
  if (choices !== undefined) {
    return choices.length > 12 ? 'an effect: any command of the group “Effects”' : choices.map(say).join(' or ');
  }
  if (one.items !== undefined) return `list of: ${say(one.items)}`;
  if (one.properties !== undefined) return `{ ${fields(one, true).join(', ')} }`;
  return `${String(one.type)}${range(one)}`;
}

function fields(one: Shape, inline: boolean): string[] {
  return Object.entries(one.properties ?? {})
    .filter(([name]) => inline || (name !== 'type' && name !== 'overrule'))
    .map(([name, field]) => `\`${name}${one.required?.includes(name) === true ? '' : '?'}\` ${say(field)}`);
}

const GROUPS = [
  { title: 'Before the first round', commands: setupCommands },
  { title: 'A turn', commands: turnCommands },
  { title: 'A combat', commands: combatCommands },
  { title: 'Effects', commands: effectCommands },
  { title: 'Triggers', commands: triggerCommands },
  { title: 'The order of play', commands: sequenceCommands },
];

function describe(schema: v.GenericSchema): string {
  const one = v.parse(shape, toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }));
  const name = String(one.properties?.['type']?.const);
  const list = fields(one, false);
  const byItself = one.properties?.['overrule'] === undefined ? ' Follows by itself; nobody sends it.' : '';
  return `- **${name}**${list.length === 0 ? '.' : `: ${list.join('; ')}.`}${byItself}`;
}

export function commandsPage(): string {
  return [
    '# Commands of Huntik',
    '',
    'Generated from the schemas by `npm run docs`. A `?` marks what may be left out. Every command that a person sends also',
    'takes `"overrule": true`: the table says that a card overrules the rule that refuses it. Zones are the lead player’s.',
    'In a scenario a card is written `"@word"`.',
    ...GROUPS.flatMap(({ title, commands }) => ['', `## ${title}`, '', ...commands.map(describe)]),
    '',
  ].join('\n');
}
