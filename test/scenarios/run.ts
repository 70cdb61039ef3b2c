/** Plays a scenario through the same `send` as the phone, and says what differs. */
import * as v from 'valibot';
import { missionDefinition } from '../../src/games/huntik/missions/schema.ts';
import { powers } from '../../src/games/huntik/powers/schema.ts';
import { citationsOf } from '../../src/games/huntik/citations/index.ts';
import { rulesBehind } from '../../src/games/huntik/citations/refusals.ts';
import { huntik } from '../../src/packs/huntik.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import type { Event } from '../../src/games/huntik/events/index.ts';
import { firstByRule } from '../../src/games/huntik/questions/rounds.ts';
import { differences, missingEvents } from './compare.ts';
import type { Given, GivenCard, Scenario, Step } from './format.ts';
import { observe } from './observe.ts';
import { newTable, type HuntikSession } from './table.ts';

/** One difference, in words that name the step. */
export type Finding = string;

/** Where a scenario is played, a new table where nothing is said, and the rule that nothing there cites. */
export type Stage = { readonly table?: HuntikSession; readonly uncited?: string };

class Player {
  readonly #session: HuntikSession;
  readonly #ids = new Map<string, string>();
  readonly #uncited: string | undefined;
  readonly findings: Finding[] = [];
  #told: readonly string[] = [];

  constructor({ table, uncited }: Stage & { readonly table: HuntikSession }) {
    this.#session = table;
    this.#uncited = uncited;
  }

  get session(): HuntikSession {
    return this.#session;
  }

  idOf = (word: string): string => this.#ids.get(word) ?? word;

  wordOf = (id: string): string => [...this.#ids].find(([, known]) => known === id)?.[0] ?? id;

  /** Sends what the scenario only assumes; a refusal here is a mistake in the scenario. */
  async assume(command: Command, as?: string): Promise<void> {
    const known = this.#cards();
    const sent = await this.#session.send(command);
    if (sent.kind !== 'done') throw new Error(`given: ${command.type} did not happen: ${JSON.stringify(sent)}`);
    this.#name(as, known);
  }

  #cards(): readonly string[] {
    return this.#session.shown.board.cards.map((card) => card.id);
  }

  #lastEvents(): readonly Event[] {
    const entry = this.#session.log.at(-1);
    return entry?.kind === 'played' ? entry.events : [];
  }

  /** A card that changes areas is another card (400.11a), so whatever is new among the tracked ones gets the word. */
  #name(as: string | undefined, known: readonly string[]): void {
    if (as === undefined) return;
    const entered = this.#cards().findLast((id) => !known.includes(id));
    if (entered !== undefined) this.#ids.set(as, entered);
    else this.findings.push(`nothing came to be called ${as}`);
  }

  async play(step: Step, index: number): Promise<void> {
    const here = `step ${index + 1} (${JSON.stringify(step.do).slice(0, 90)})`;
    const found = await this.#do(step);
    const seen = step.see === undefined ? [] : differences(step.see, this.#observe(step.see));
    const told = seen.map(
      (one) => `${one.path}: expected ${JSON.stringify(one.expected)}, seen ${JSON.stringify(one.seen)}`,
    );
    this.findings.push(...[...found, ...told].map((finding) => `${here}: ${finding}`));
  }

  #observe(wanted: NonNullable<Step['see']>) {
    return observe(this.#session, wanted, this.idOf, this.wordOf, { rules: this.#told, uncited: this.#uncited });
  }

  async #do(step: Step): Promise<string[]> {
    if ('undo' in step.do) return this.#goTo(this.#session.undoTo, 'nothing to undo');
    if ('redo' in step.do) return this.#goTo(this.#session.redoTo, 'nothing to redo');
    if ('goTo' in step.do) return this.#goTo(Number(step.do['goTo']), 'nowhere to go');
    const parsed = huntik.parseCommand(this.#withIds(step.do));
    if (!parsed.ok) return step.malformed === true ? [] : [`no command: ${parsed.path}: ${parsed.message}`];
    if (step.malformed === true) return ['was expected to be no command, and is one'];
    const before = this.#session.log.length;
    const known = this.#cards();
    const { standing, shown } = this.#session;
    const sent = await this.#session.send(parsed.value);
    if (sent.kind === 'notStored') return [`not stored: ${sent.failure.message}`];
    if (sent.kind === 'refused') {
      const rules = sent.refusals.map((refusal) => refusal.rule);
      this.#told = [...rules, ...rulesBehind(shown.board, parsed.value, sent.refusals)];
      if (this.#session.log.length !== before) return ['was refused and changed the log'];
      return step.refused === undefined
        ? [`refused by ${rules.join(', ')} (${sent.refusals.map((refusal) => refusal.reason).join(', ')})`]
        : differences([...step.refused].sort(), [...new Set(rules)].sort(), 'refused').map(
            () => `refused by ${rules.join(', ')} instead of ${step.refused?.join(', ') ?? ''}`,
          );
    }
    if (step.refused !== undefined) return [`was accepted, ${step.refused.join(', ')} should refuse it`];
    this.#name(step.as, known);
    const entry = this.#session.log.at(-1);
    this.#told = entry?.kind === 'played' ? citationsOf(entry, standing.board) : [];
    return this.#judgeEntry(step);
  }

  #judgeEntry(step: Step): string[] {
    const events = this.#lastEvents().map((event) => this.#asCited(event));
    const entry = this.#session.log.at(-1);
    const overruled = entry?.kind === 'played' ? [...entry.overruled].sort() : [];
    const missing = missingEvents(
      (step.events ?? []).map((event) => this.#withIds(event)),
      events,
    );
    const happened = events.map((event) => event.type).join(' ');
    return [
      ...missing.slice(0, 1).map((event) => `no event ${JSON.stringify(event)} in order among: ${happened}`),
      ...(step.noEvents ?? [])
        .filter((type) => events.some((event) => event.type === type))
        .map((type) => `event ${type} must not happen`),
      ...(JSON.stringify([...(step.overruled ?? [])].sort()) === JSON.stringify(overruled)
        ? []
        : [`overruled ${JSON.stringify(overruled)} instead of ${JSON.stringify(step.overruled ?? [])}`]),
    ];
  }

  /** An event without the number of the rule that nothing cites. */
  #asCited(event: Event): Readonly<Record<string, unknown>> & Pick<Event, 'type'> {
    return 'rule' in event && event.rule === this.#uncited ? { ...event, rule: null } : event;
  }

  #lastCounter() {
    const counters = this.#session.standing.board.cards.flatMap((card) => card.counters);
    return counters.toSorted((one, other) => one.timestamp - other.timestamp).at(-1);
  }

  async #goTo(seq: number | undefined, otherwise: string): Promise<string[]> {
    this.#told = [];
    if (seq === undefined) return [otherwise];
    const sent = await this.#session.goTo(seq);
    return sent.kind === 'done' ? [] : [JSON.stringify(sent)];
  }

  /** `@word` becomes the card's id; what has no word is named by its place: `@first-waiting`, `@last-counter` … */
  #withIds(value: object): unknown {
    const { waiting } = this.#session.shown.board;
    const { waiting: stored } = this.#session.standing.board;
    return JSON.parse(
      JSON.stringify(value, (_key, part: unknown) => {
        if (part === '@first-waiting') return (waiting[0] ?? stored[0])?.id ?? '';
        if (part === '@last-waiting') return (waiting.at(-1) ?? stored.at(-1))?.id ?? '';
        if (part === '@last-modifier') return this.#session.standing.board.modifiers.at(-1)?.id ?? '';
        if (part === '@last-counter') return this.#lastCounter()?.id ?? '';
        if (typeof part !== 'string' || !part.startsWith('@')) return part;
        return this.#ids.get(part.slice(1)) ?? part;
      }),
    );
  }
}

async function placeCard(player: Player, card: GivenCard): Promise<void> {
  const kind = card.kind ?? 'minor';
  const isFeature = kind === 'feature' || kind === 'obstacle';
  const controller = card.seat === undefined ? (isFeature ? null : 'lead') : card.seat;
  const seat = controller ?? 'lead';
  await player.assume(
    {
      type: 'bringIntoPlay',
      seat,
      from: 'nowhere',
      zone: card.zone,
      controller,
      exhausted: card.state === 'exhausted',
      card: {
        name: card.name ?? card.as,
        kind,
        atk: card.atk ?? 1,
        def: card.def ?? 1,
        unblockable: card.unblockable ?? false,
        token: card.token ?? false,
        ...(card.tags === undefined ? {} : { tags: card.tags }),
        ...(card.powers === undefined ? {} : { powers: v.parse(powers, card.powers) }),
      },
    },
    card.as,
  );
  if (card.state === 'stunned') await player.assume({ type: 'stunCard', seat, card: player.idOf(card.as) });
  if (card.with !== undefined) {
    await player.assume({ type: 'pickUpFeature', seat, hero: player.idOf(card.with), feature: player.idOf(card.as) });
  }
}

/** A kind alone is a mission of which nothing is known but its name. */
function missionOf({ mission = 'expert' }: Given): Command {
  if (typeof mission === 'string') return { type: 'chooseMission', name: 'The mission', kind: mission };
  const definition = v.parse(missionDefinition, {
    name: 'The mission',
    features: [],
    reminders: [],
    terms: [],
    points: [],
    ...mission,
  });
  return { type: 'chooseMission', name: definition.name, kind: definition.kind, definition };
}

async function setUp(player: Player, given: Given): Promise<void> {
  if (given.setup === 'open') return;
  const round = given.round ?? 1;
  await player.assume({ type: 'seatPeople', first: 'Ada', second: 'Ben', depth: given.depth ?? 'map' });
  await player.assume({ type: 'chooseLeadPlayer', person: 'first' });
  await player.assume(missionOf(given));
  await player.assume({ type: 'announceMulligan', seat: 'lead', count: 0 });
  await player.assume({ type: 'announceMulligan', seat: 'defending', count: 0 });
  for (let passed = 1; passed < round; passed += 1) {
    const first = firstByRule(passed);
    await player.assume({ type: 'pass', seat: first });
    await player.assume({ type: 'pass', seat: first === 'lead' ? 'defending' : 'lead' });
    await player.assume({ type: 'finishRound' });
  }
  for (const card of given.cards ?? []) await placeCard(player, card);
  for (const seat of ['lead', 'defending'] as const) {
    for (const area of ['deck', 'hand', 'discard'] as const) {
      const count = given.counts?.[seat]?.[area];
      if (count !== undefined) await player.assume({ type: 'setCount', seat, area, count });
    }
  }
  if (given.turn !== undefined && given.turn !== player.session.shown.board.turn) {
    await player.assume({ type: 'setSequence', to: 'turn', seat: given.turn });
  }
}

/** Every difference between a scenario and the game; none where it holds. */
export async function findingsOf(scenario: Scenario, stage: Stage = {}): Promise<readonly Finding[]> {
  const player = new Player({ ...stage, table: stage.table ?? (await newTable()) });
  try {
    await setUp(player, scenario.given);
    for (const [index, step] of scenario.steps.entries()) await player.play(step, index);
  } catch (error) {
    return [...player.findings, error instanceof Error ? error.message : String(error)];
  }
  return player.findings;
}
