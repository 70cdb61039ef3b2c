/** The game without one of its rules: what it refuses is accepted, what it prompts is not asked, what it closes is open. */
import { accept, refuse, type Decision } from '../../src/engine/decision.ts';
import type { Phase } from '../../src/engine/chart.ts';
import { foldEvents } from '../../src/engine/fold.ts';
import type { Board } from '../../src/games/huntik/board.ts';
import type { Command } from '../../src/games/huntik/commands/index.ts';
import type { Event } from '../../src/games/huntik/events/index.ts';
import { Chart } from '../../src/match/chart.ts';
import type { Game } from '../../src/match/state.ts';
import { huntik } from '../../src/packs/huntik.ts';

type Accepted = Extract<Decision<Event>, { ok: true }>;

class ChartWithout extends Chart<Board> {
  readonly #rule: string;

  constructor(rule: string) {
    super(huntik.machine);
    this.#rule = rule;
  }

  override access(phase: Phase, board: Board, key: string): ReturnType<Chart<Board>['access']> {
    const said = super.access(phase, board, key);
    if (said.access === 'open' || said.access.closedBy !== this.#rule) return said;
    // What is yielded is no refusal: the command is asked again behind it.
    const yielded = this.yields(phase, board, said.region);
    if (yielded !== undefined && this.access(phase, board, yielded.type).access === 'open') return said;
    if (said.region === 'waiting' && typeof phase !== 'string') {
      return this.access({ ...phase, waiting: 'nothing' }, board, key);
    }
    return { ...said, access: 'open' };
  }
}

/** Decides a refused command as if the rule had not spoken; what makes no sense then comes to nothing. */
function anyway(board: Board, command: Command, rule: string): Decision<Event> {
  const overruling = huntik.parseCommand({ ...command, overrule: true });
  if (!overruling.ok) return accept<Event>([]);
  const decision = huntik.decide(board, overruling.value);
  if (decision.ok) return decision;
  const others = decision.refusals.filter((refusal) => refusal.rule !== rule);
  return others.length > 0 ? refuse(...others) : accept<Event>([]);
}

/** An action that nobody is asked about resolves at once. */
function resolvedAtOnce(board: Board, events: readonly Event[], window: string): readonly Event[] {
  const decision = huntik.decide(foldEvents(huntik.evolve, board, events), { type: 'resolveAction' });
  const after = decision.ok ? decision.events : [];
  return [...events, ...after].filter((event) => event.type !== 'waitingSettled' || event.id !== window);
}

function unprompted(board: Board, { events, overruled }: Accepted, rule: string): Accepted {
  const window = events
    .flatMap((event) => (event.type === 'waitingAdded' ? [event.item] : []))
    .find((item) => item.kind === 'cancelWindow' && item.rule === rule);
  const all = window === undefined ? events : resolvedAtOnce(board, events, window.id);
  const left = all.filter(
    (event) =>
      !(event.type === 'waitingAdded' && event.item.rule === rule) &&
      !(event.type === 'effectSkipped' && event.rule === rule),
  );
  return {
    ok: true,
    events: left,
    overruled: overruled.filter((one) => one !== rule),
  };
}

/** Huntik as it would be if it neither refused, nor prompted, nor closed anything by `rule`. */
export function gameWithout(rule: string): Game<Board, Command, Event> {
  const decide = (board: Board, command: Command): Decision<Event> => {
    const decision = huntik.decide(board, command);
    if (decision.ok) return unprompted(board, decision, rule);
    const others = decision.refusals.filter((refusal) => refusal.rule !== rule);
    if (others.length > 0) return refuse(...others);
    const forced = anyway(board, command, rule);
    return forced.ok ? unprompted(board, forced, rule) : forced;
  };
  return { pack: { ...huntik, decide }, chart: new ChartWithout(rule) };
}
