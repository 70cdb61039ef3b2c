/** A match that may be open in several tabs: one writes, the others follow. */
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import type { Store } from '../store/port.ts';
import { claimWriter } from '../store/writer.ts';
import type { Session } from './session.ts';

export type Share = {
  /** "Continue here": this tab writes from now on, and the one that did follows. */
  readonly takeOver: () => Promise<void>;
  /** Lets the match go: the next tab in line may write. */
  readonly stop: () => void;
};

/** Fired on the document when the page comes to the front; a frozen page may have missed what others wrote. */
const VISIBLE = 'visibilitychange';

/**
 * Makes a session the writer of its match, or a follower of the tab that is. From then on it shows what others write,
 * and its mode is `ready` exactly while this tab is the writer.
 */
export async function shareMatch<Board, Command extends AnyCommand, Event extends AnyEvent>(
  store: Store,
  session: Session<Board, Command, Event>,
): Promise<Share> {
  const { id } = session.header;
  const write = async (): Promise<void> => {
    await session.refresh();
    session.setMode('ready');
  };
  const claim = await claimWriter(id, {
    onLost: () => session.setMode('following'),
    onGained: () => void write(),
  });
  if (!claim.held) session.setMode('following');

  const refresh = (): void => void session.refresh();
  const unlisten = store.onChange(({ matchId }) => {
    if (matchId === null || matchId === id) refresh();
  });
  const page = 'document' in globalThis ? document : new EventTarget();
  page.addEventListener(VISIBLE, refresh);

  return {
    takeOver: async () => {
      await claim.take();
      await write();
    },
    stop: () => {
      page.removeEventListener(VISIBLE, refresh);
      unlisten();
      claim.release();
    },
  };
}
