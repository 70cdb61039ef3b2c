/** The format of a scenario file. Its JSON schema and `docs/scenario-format.md` come from here. */
import * as v from 'valibot';
import { seat, zone, missionKind, depth } from '../../src/games/huntik/schemas.ts';

/** How a scenario calls a card: its own word, written `@word` inside commands. */
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.description('The scenario’s own word for a card'));
const whole = v.pipe(v.number(), v.integer());

export const givenCard = v.strictObject({
  as: word,
  name: v.exactOptional(v.string()),
  kind: v.exactOptional(v.picklist(['major', 'minor', 'legendary', 'obstacle', 'feature'])),
  atk: v.exactOptional(whole),
  def: v.exactOptional(whole),
  seat: v.exactOptional(
    v.pipe(v.nullable(seat), v.description('Who controls it; null for a feature or an uncontrolled obstacle')),
  ),
  zone: v.pipe(zone, v.description('In the lead player’s numbering')),
  state: v.exactOptional(v.picklist(['ready', 'exhausted', 'stunned'])),
  unblockable: v.exactOptional(v.boolean()),
  token: v.exactOptional(v.boolean()),
  with: v.exactOptional(v.pipe(word, v.description('The hero that carries it'))),
  tags: v.exactOptional(v.array(v.string())),
  powers: v.exactOptional(v.pipe(v.array(v.looseObject({ kind: v.string() })), v.description('As in docs/powers.md'))),
});
export type GivenCard = v.InferOutput<typeof givenCard>;

const someSeats = <S extends v.GenericSchema>(value: S) => v.partial(v.strictObject({ lead: value, defending: value }));
const someCounts = <S extends v.GenericSchema>(value: S) =>
  v.partial(v.strictObject({ deck: value, hand: value, discard: value }));

const given = v.strictObject({
  depth: v.exactOptional(v.pipe(depth, v.description('map where nothing is said'))),
  mission: v.exactOptional(
    v.pipe(
      v.union([missionKind, v.looseObject({ kind: missionKind })]),
      v.description('Its kind, or what its card says: as in chooseMission, with nothing where nothing is said'),
    ),
  ),
  round: v.exactOptional(v.pipe(whole, v.minValue(1), v.maxValue(7))),
  turn: v.exactOptional(
    v.pipe(seat, v.description('Whose turn it is; who goes first in the round where nothing is said')),
  ),
  setup: v.exactOptional(v.pipe(v.literal('open'), v.description('The match is still being set up: nothing is given'))),
  cards: v.exactOptional(v.array(givenCard)),
  counts: v.exactOptional(someSeats(someCounts(whole))),
});
export type Given = v.InferOutput<typeof given>;

const perSeat = <S extends v.GenericSchema>(value: S) => v.strictObject({ lead: value, defending: value });
const somebody = v.nullable(seat);

const rules = v.pipe(v.array(v.string()), v.minLength(1));

/** What is seen of a card; `null` where it is not on the table any more. */
const seenCard = v.nullable(
  v.strictObject({
    zone: v.exactOptional(v.nullable(zone)),
    area: v.exactOptional(v.picklist(['play', 'legendaryPile', 'removed'])),
    state: v.exactOptional(v.picklist(['ready', 'exhausted', 'stunned'])),
    atk: v.exactOptional(whole),
    def: v.exactOptional(whole),
    controller: v.exactOptional(somebody),
    owner: v.exactOptional(somebody),
    with: v.exactOptional(v.nullable(word)),
    alone: v.exactOptional(v.boolean()),
    unblockable: v.exactOptional(v.boolean()),
    tags: v.exactOptional(v.array(v.string())),
    kind: v.exactOptional(v.pipe(v.string(), v.description('As it is seen: "is treated as" included'))),
    atkFrom: v.exactOptional(v.pipe(v.array(v.string()), v.description('What changed its ATK, in order'))),
    atkRules: v.exactOptional(v.pipe(rules, v.description('Rules that the lines of its ATK go by, among others'))),
    defRules: v.exactOptional(v.pipe(rules, v.description('Rules that the lines of its DEF go by, among others'))),
    powers: v.exactOptional(v.pipe(whole, v.description('How many powers it has now'))),
    counters: v.exactOptional(whole),
    moves: v.exactOptional(v.pipe(v.array(v.string()), v.description('Legal moves, such as "forward 1"'))),
  }),
);

export const seen = v.partial(
  v.strictObject({
    phase: v.pipe(v.string(), v.description('A state of the chart that the table is in, such as "turn.acting"')),
    depth,
    round: whole,
    turn: seat,
    passes: v.pipe(v.array(seat), v.description('Who passed since anybody last acted')),
    score: v.partial(perSeat(whole)),
    scored: v.pipe(
      v.array(v.partial(v.strictObject({ seat, points: whole, round: whole, by: v.nullable(whole) }))),
      v.description('Every change of the score, in order; by: which of the mission’s rules of points'),
    ),
    kos: v.pipe(v.partial(perSeat(whole)), v.description('Heroes of each player that were KO’d so far')),
    tallies: v.pipe(v.record(v.string(), v.nullable(whole)), v.description('What is counted by name; null: it is not')),
    counts: someSeats(someCounts(v.nullable(whole))),
    first: v.pipe(v.record(v.string(), seat), v.description('Who goes first in a round, by its number')),
    majorHeroesLeft: someSeats(whole),
    cards: v.record(word, seenCard),
    legendaryPile: v.pipe(v.array(v.string()), v.description('Names in the legendary hero piles')),
    removed: v.pipe(v.array(v.string()), v.description('Names removed from the map')),
    combat: v.nullable(
      v.partial(
        v.strictObject({
          attacking: seat,
          say: seat,
          totals: v.partial(perSeat(whole)),
          members: v.array(word),
          aiming: somebody,
        }),
      ),
    ),
    canKo: someSeats(
      v.strictObject({
        count: v.pipe(whole, v.description('Maximal sets of enemies that the attacks can KO')),
        sets: v.exactOptional(v.pipe(v.array(v.array(word)), v.description('Enemies with equal DEF are listed once'))),
        sizes: v.exactOptional(v.pipe(v.tuple([whole, whole]), v.description('Fewest and most enemies in a set'))),
        exactly: v.exactOptional(v.pipe(whole, v.description('How many of the sets use up every attack'))),
        all: v.exactOptional(v.boolean()),
      }),
    ),
    modifiers: v.pipe(whole, v.description('How many continuous modifiers there are')),
    waiting: v.array(
      v.partial(
        v.strictObject({
          kind: v.picklist(['cancelWindow', 'trigger', 'question']),
          rule: v.string(),
          question: v.string(),
          params: v.record(v.string(), v.union([v.string(), v.number()])),
          note: v.string(),
          seat,
        }),
      ),
    ),
    result: v.nullable(v.partial(v.strictObject({ winner: somebody, rule: v.string(), reason: v.string() }))),
    undo: v.pipe(v.boolean(), v.description('There is something to undo')),
    told: v.pipe(rules, v.description('Rules that the last command carried out, or was refused by, among others')),
    untold: v.pipe(rules, v.description('Rules that had nothing to do with it')),
  }),
);
export type Seen = v.InferOutput<typeof seen>;

/** A command with cards as `@word`; the game's own codec judges it when it is played. */
export const command = v.looseObject({ type: v.string() });

const step = v.strictObject({
  do: v.pipe(
    v.union([
      command,
      v.strictObject({ undo: v.literal(true) }),
      v.strictObject({ redo: v.literal(true) }),
      v.strictObject({ goTo: v.pipe(whole, v.minValue(0)) }),
    ]),
    v.description('A command (see docs/commands.md; cards as "@word"), or undo, redo, goTo'),
  ),
  as: v.exactOptional(v.pipe(word, v.description('A word for the card that this brings into another area'))),
  refused: v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1), v.description('The rules that refuse it'))),
  malformed: v.exactOptional(v.pipe(v.literal(true), v.description('No command at all: the codec turns it away'))),
  overruled: v.exactOptional(v.pipe(v.array(v.string()), v.description('The rules that the table overruled'))),
  events: v.exactOptional(
    v.pipe(
      v.array(v.looseObject({ type: v.string() })),
      v.description('Events in this order, others may lie between; only the fields given are compared'),
    ),
  ),
  noEvents: v.exactOptional(v.pipe(v.array(v.string()), v.description('Events that must not happen'))),
  see: v.exactOptional(seen),
});
export type Step = v.InferOutput<typeof step>;

export const scenario = v.strictObject({
  $schema: v.exactOptional(v.string()),
  game: v.literal('huntik'),
  name: v.pipe(v.string(), v.minLength(1)),
  cases: v.exactOptional(v.pipe(v.array(v.string()), v.description('Cases that this scenario answers, such as "C30"'))),
  rules: v.pipe(v.array(v.string()), v.minLength(1), v.description('Rules that it shows')),
  example: v.exactOptional(v.pipe(v.string(), v.description('The rule whose worked example in the rulebook it plays'))),
  given: v.exactOptional(given, {}),
  steps: v.pipe(v.array(step), v.minLength(1)),
});
export type Scenario = v.InferOutput<typeof scenario>;
