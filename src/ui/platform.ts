/** What main.ts hands the app: of the browser, of the build, and of the store. */
import type { Capability } from '../pwa/capabilities.ts';
import type { AppUpdates } from '../pwa/register.ts';
import type { Wakefulness } from '../pwa/wakeLock.ts';
import type { MatchHeader, StoredEntry } from '../store/port.ts';
import type * as exchange from '../store/exchange.ts';

export type Exchange = Pick<typeof exchange, 'exportAll' | 'exportLog' | 'exportMatch' | 'importBundle' | 'readExport'>;

export type Platform = {
  readonly version: string;
  /** What this origin lacks; the app plays without each. */
  readonly missing: readonly Capability[];
  /** Null on an origin without service workers. */
  readonly updates: AppUpdates | null;
  readonly stayAwake: (onRefused: (why: unknown) => void) => Wakefulness;
  /** Asks the browser to keep the storage for good. False where it will not, or cannot be asked. */
  readonly askToPersist: () => Promise<boolean>;
  /** Shows the app anew over a store that keeps nothing, with this match in it. */
  readonly goOnWithoutSaving: (why: string, header: MatchHeader, log: readonly StoredEntry[]) => Promise<void>;
  readonly newId: () => string;
  /** Loaded when the first file goes out or in. */
  readonly exchange: () => Promise<Exchange>;
};
