/** The statechart of a pack, asked and moved through pure functions: no actor runs. */
import { initialTransition, transition, type AnyStateMachine } from 'xstate';
import type { Access, Phase, StateMeta } from '../engine/chart.ts';

type Meta = StateMeta<string, { readonly type: string }>;
type Said = { readonly depth: number; readonly region: string; readonly meta: Meta };

/** What is waiting speaks before the sequence. */
const waitingFirst = (one: string, other: string): number => Number(other === 'waiting') - Number(one === 'waiting');

function isPhase(value: unknown): value is Phase {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isPhase);
}

function phaseOf({ value }: { readonly value: unknown }): Phase {
  if (!isPhase(value)) throw new Error('a statechart’s value is no phase');
  return value;
}

export class Chart<Board> {
  readonly #machine: AnyStateMachine;
  /** A state says the same on every board, so each phase is asked once. */
  readonly #said = new Map<string, readonly Said[]>();
  readonly first: Phase;

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
    this.first = phaseOf(initialTransition(machine)[0]);
  }

  #at(phase: Phase, board: Board) {
    return this.#machine.resolveState({ value: phase, context: board });
  }

  /** The metas of the states in a phase: how deep each state lies, and in which region. */
  #metas(phase: Phase, board: Board): readonly Said[] {
    const key = JSON.stringify(phase);
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    const metas = Object.entries(this.#at(phase, board).getMeta() as Record<string, Meta | undefined>);
    const said = metas.flatMap(([id, meta]) => {
      const path = id.split('.');
      return meta === undefined ? [] : [{ depth: path.length, region: path[1] ?? '', meta }];
    });
    this.#said.set(key, said);
    return said;
  }

  /**
   * Open, or the rule that closes it. The innermost state of each region speaks; between regions closed wins over open,
   * and what is waiting speaks first; a region that says nothing leaves it to the root.
   */
  access(phase: Phase, board: Board, key: string): { readonly region: string; readonly access: Access } {
    const innermost = new Map<string, { depth: number; access: Access }>();
    for (const { depth, region, meta } of this.#metas(phase, board)) {
      const access = meta.commands?.[key];
      const best = innermost.get(region);
      if (access !== undefined && (best === undefined || depth > best.depth)) innermost.set(region, { depth, access });
    }
    const words = [...innermost].map(([region, { access }]) => ({ region, access }));
    const regions = words
      .filter((word) => word.region !== '')
      .sort((one, other) => waitingFirst(one.region, other.region));
    const said = regions.find((word) => word.access !== 'open') ?? regions[0] ?? words[0];
    if (said === undefined) throw new Error(`no state says anything about ${key}`);
    return said;
  }

  /** What follows by itself in this phase. */
  does(phase: Phase, board: Board): { readonly type: string } | undefined {
    return this.#metas(phase, board).find(({ meta }) => meta.does !== undefined)?.meta.does;
  }

  /** What follows before a command that this region closes; where no region spoke, the first that yields does. */
  yields(phase: Phase, board: Board, region: string): { readonly type: string } | undefined {
    return this.#metas(phase, board)
      .filter((state) => state.meta.yields !== undefined && (region === '' || state.region === region))
      .sort((one, other) => waitingFirst(one.region, other.region))[0]?.meta.yields;
  }

  /** Moves the chart by a sequence event; `board` is the board after it. An event that no state takes is a bug. */
  move(phase: Phase, board: Board, event: { readonly type: string }): Phase {
    const before = this.#at(phase, board);
    if (!before.can(event)) throw new Error(`no state takes ${event.type} in ${JSON.stringify(phase)}`);
    return phaseOf(transition(this.#machine, before, event)[0]);
  }
}
