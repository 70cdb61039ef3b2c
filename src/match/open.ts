/** Opens a match that is stored. */
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import type { Store } from '../store/port.ts';
import { loadMatch, type LoadRefusal } from './load.ts';
import { Session } from './session.ts';
import type { Game } from './state.ts';

export type Opened<Board, Command extends AnyCommand, Event extends AnyEvent> =
  | { readonly ok: true; readonly session: Session<Board, Command, Event> }
  | { readonly ok: false; readonly reason: LoadRefusal };

/**
 * Opens a match at its end. A log that cannot be gone on with opens `readOnly` at its last good entry (`session.stop`
 * says what stopped it), and so does every match in a database that a newer version of the app wrote.
 *
 * @returns the session, or why there is none
 */
export async function openMatch<Board, Command extends AnyCommand, Event extends AnyEvent>(
  store: Store,
  game: Game<Board, Command, Event>,
  id: string,
  { now }: { readonly now: () => number },
): Promise<Opened<Board, Command, Event>> {
  const loaded = await loadMatch(store, game, id);
  if (!loaded.ok) return loaded;
  const { header, state, stop } = loaded;
  const { readOnly } = await store.health();
  const mode = stop !== null || readOnly ? 'readOnly' : 'ready';
  return { ok: true, session: new Session({ game, store, header, log: state.log, standing: state, stop, mode, now }) };
}
