/** One command, taken as far as it goes by itself. Pure: storage and time are elsewhere. */
import type { Decision } from '../engine/decision.ts';
import type { Entry, Played } from '../engine/log.ts';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import type { Game, MatchPack, Standing } from './state.ts';

export type Stepped<Board, Event> =
  | {
      readonly ok: true;
      readonly events: readonly Event[];
      readonly overruled: readonly string[];
      readonly standing: Standing<Board>;
    }
  | Extract<Decision<Event>, { ok: false }>;

/** More follow-ups than any chart has states; beyond it the chart runs in a circle. */
const FOLLOW_CAP = 40;

/** The walk of one command through board and chart. */
class Walk<Board, Command extends AnyCommand, Event extends AnyEvent> {
  readonly #game: Game<Board, Command, Event>;
  readonly #events: Event[] = [];
  #overruled: readonly string[] = [];
  #standing: Standing<Board>;
  #steps = 0;

  constructor(game: Game<Board, Command, Event>, standing: Standing<Board>) {
    this.#game = game;
    this.#standing = standing;
  }

  result(): Stepped<Board, Event> {
    return { ok: true, events: this.#events, overruled: this.#overruled, standing: this.#standing };
  }

  access(command: Command) {
    const { board, phase } = this.#standing;
    return this.#game.chart.access(phase, board, this.#game.pack.commandKey(board, command));
  }

  /** Follows what a region yields before the commands that it closes. False where it yields nothing. */
  yieldIn(region: string): boolean {
    const { board, phase } = this.#standing;
    const command = this.#game.chart.yields(phase, board, region);
    // What waits holds it up as it holds up anything else: a trigger is settled before the turn is over.
    if (command === undefined || this.#game.chart.access(phase, board, command.type).access !== 'open') return false;
    const followed = this.decide(this.#followUp(command));
    if (!followed.ok)
      throw new Error(`${command.type} was yielded and refused by ${followed.refusals[0]?.rule ?? '?'}`);
    this.follow();
    return followed.events.length > 0;
  }

  /** What the states say follows, until none says so or nothing changes. */
  follow(): void {
    for (;;) {
      const { board, phase } = this.#standing;
      const command = this.#game.chart.does(phase, board);
      if (command === undefined || this.#game.chart.access(phase, board, command.type).access !== 'open') return;
      const decision = this.decide(this.#followUp(command));
      if (!decision.ok)
        throw new Error(`${command.type} follows and was refused by ${decision.refusals[0]?.rule ?? '?'}`);
      if (decision.events.length === 0) return;
    }
  }

  /** The table may overrule a closed phase where nothing moves the sequence; the order itself is `setSequence`'s. */
  opensBoardOnly(command: Command): boolean {
    const decision = this.#game.pack.decide(this.#standing.board, command);
    return !decision.ok || decision.events.every((event) => !this.#game.pack.sequenceEvents.has(event.type));
  }

  overruleChart(rule: string): void {
    this.#overruled = [...this.#overruled, rule];
  }

  decide(command: Command): Decision<Event> {
    this.#steps += 1;
    if (this.#steps > FOLLOW_CAP) throw new Error(`the chart does not come to rest: ${command.type}`);
    const decision = this.#game.pack.decide(this.#standing.board, command);
    if (!decision.ok) return decision;
    this.#overruled = [...this.#overruled, ...decision.overruled];
    for (const event of decision.events) this.#take(event);
    return decision;
  }

  #take(event: Event): void {
    const { chart, pack } = this.#game;
    const board = pack.evolve(this.#standing.board, event);
    const phase = pack.sequenceEvents.has(event.type)
      ? chart.move(this.#standing.phase, board, event)
      : this.#standing.phase;
    this.#standing = { board, phase };
    this.#events.push(event);
  }

  /** A follow-up named by the chart, checked by the pack's own codec. */
  #followUp(command: { readonly type: string }): Command {
    const parsed = this.#game.pack.parseCommand(command);
    if (!parsed.ok) throw new Error(`the chart names ${command.type}, which is no command: ${parsed.message}`);
    return parsed.value;
  }
}

/**
 * Carries a command out on a standing: what the phase yields first, then the command, then all that follows by itself.
 * Refusals change nothing. A command that the phase closes is refused with the closing rule, reason `closed`.
 */
export function step<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  standing: Standing<Board>,
  command: Command,
): Stepped<Board, Event> {
  const walk = new Walk(game, standing);
  for (;;) {
    const { region, access } = walk.access(command);
    if (access === 'open') break;
    if (walk.yieldIn(region)) continue;
    if (command.overrule === true && walk.opensBoardOnly(command)) {
      walk.overruleChart(access.closedBy);
      break;
    }
    return { ok: false, refusals: [{ rule: access.closedBy, reason: 'closed', params: {} }] };
  }
  const decision = walk.decide(command);
  if (!decision.ok) return decision;
  walk.follow();
  return walk.result();
}

/** The entry of a command that was carried out. */
export function taken<Board, Command extends AnyCommand, Event extends AnyEvent>(
  pack: MatchPack<Board, Command, Event>,
  log: readonly Entry<Command, Event>[],
  command: Command,
  stepped: Extract<Stepped<Board, Event>, { ok: true }>,
  at: number,
): Played<Command, Event> {
  return {
    kind: 'played',
    seq: log.length + 1,
    at,
    seat: pack.seatOf(command),
    command,
    events: stepped.events,
    phase: stepped.standing.phase,
    chart: pack.chartVersion,
    overruled: stepped.overruled,
  };
}

/** What the table sees: the standing once everything that has been yielded has come about. */
export function shown<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  standing: Standing<Board>,
): Standing<Board> {
  const walk = new Walk(game, standing);
  let moved = true;
  while (moved) moved = walk.yieldIn('waiting') || walk.yieldIn('sequence');
  const result = walk.result();
  return result.ok ? result.standing : standing;
}

/** What the list of matches shows: what the table sees, whoever still waits for the next command. */
export const headlineOf = <Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  standing: Standing<Board>,
) => game.pack.headline(shown(game, standing).board);
