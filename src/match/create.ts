/** Begins a match. */
import type { Refusal } from '../engine/decision.ts';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import { newId } from '../store/ids.ts';
import type { MatchHeader, Store, StoreFailure } from '../store/port.ts';
import { Session } from './session.ts';
import { beginning, type Game, type MatchState } from './state.ts';
import { headlineOf, step, taken } from './step.ts';

export type Created<Board, Command extends AnyCommand, Event extends AnyEvent> =
  | { readonly kind: 'created'; readonly session: Session<Board, Command, Event> }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'notStored'; readonly failure: StoreFailure };

type State<Board, Command, Event> =
  | { readonly ok: true; readonly state: MatchState<Board, Command, Event> }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

async function playAll<Board, Command extends AnyCommand, Event extends AnyEvent>(
  game: Game<Board, Command, Event>,
  commands: readonly Command[],
  now: () => number,
): Promise<State<Board, Command, Event>> {
  let state = beginning(game);
  for (const command of commands) {
    await game.pack.fetchRules(state.board, command);
    const stepped = step(game, state, command);
    if (!stepped.ok) return stepped;
    state = { ...stepped.standing, log: [...state.log, taken(game.pack, state.log, command, stepped, now())] };
  }
  await game.pack.fetchRules(state.board);
  return { ok: true, state };
}

/**
 * Begins a match with its first commands, in one write: a refusal of any of them, or of the store, leaves nothing
 * behind.
 *
 * @param options `id` is made up where it is not given; `commands` are sent in order
 * @returns the open session, the refusals of the first command refused, or why it is not stored
 */
export async function createMatch<Board, Command extends AnyCommand, Event extends AnyEvent>(
  store: Store,
  game: Game<Board, Command, Event>,
  options: { readonly now: () => number; readonly id?: string; readonly commands?: readonly Command[] },
): Promise<Created<Board, Command, Event>> {
  const { now } = options;
  const played = await playAll(game, options.commands ?? [], now);
  if (!played.ok) return { kind: 'refused', refusals: played.refusals };
  const { log, board, phase } = played.state;
  const at = now();
  const header: MatchHeader = {
    id: options.id ?? newId(),
    game: game.pack.id,
    createdAt: log[0]?.at ?? at,
    changedAt: at,
    head: log.length,
    headline: headlineOf(game, { board, phase }),
    binnedAt: null,
    imported: false,
  };
  const stored = await store.createMatch(header, log);
  if (!stored.ok) return { kind: 'notStored', failure: stored.failure };
  return {
    kind: 'created',
    session: new Session({ game, store, header, log, standing: { board, phase }, mode: 'ready', now }),
  };
}
