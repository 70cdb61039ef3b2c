/**
 * One writer per match, by Web Locks. Where there are none (insecure origins), every tab may write, and the expected
 * head of `append` is the guard.
 */
export interface Claim {
  /** Whether this tab is the writer. */
  readonly held: boolean;
  /** "Continue here": takes the claim from whoever has it. */
  take(): Promise<void>;
  release(): void;
}

type Listeners = {
  /** Another tab took the claim. */
  readonly onLost: () => void;
  /** The tab that had it is gone, and this one was next. */
  readonly onGained: () => void;
};

/** Every tab may write: there is nothing to hold. */
const UNGUARDED: Claim = { held: true, take: () => Promise.resolve(), release: () => undefined };

class LockClaim implements Claim {
  readonly #locks: LockManager;
  readonly #name: string;
  readonly #listeners: Listeners;
  #letGo: (() => void) | null = null;
  #queue: AbortController | null = null;
  #isReleased = false;

  constructor(locks: LockManager, name: string, listeners: Listeners) {
    this.#locks = locks;
    this.#name = name;
    this.#listeners = listeners;
  }

  get held(): boolean {
    return this.#letGo !== null;
  }

  async begin(): Promise<void> {
    if (!(await this.#request({ ifAvailable: true }))) this.#wait();
  }

  async take(): Promise<void> {
    if (this.held || this.#isReleased) return;
    this.#queue?.abort();
    await this.#request({ steal: true });
  }

  release(): void {
    this.#isReleased = true;
    this.#queue?.abort();
    this.#letGo?.();
    this.#letGo = null;
  }

  /** Resolves once the lock is held, or cannot be had; it is held until it is let go or stolen. */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      this.#locks
        .request(this.#name, options, (lock) => {
          if (lock === null || this.#isReleased) {
            resolve(false);
            return;
          }
          return new Promise<void>((letGo) => {
            this.#letGo = letGo;
            resolve(true);
          });
        })
        .catch(() => {
          // Stolen while it was held, or no longer waited for.
          resolve(false);
          if (this.held) this.#lose();
        });
    });
  }

  #lose(): void {
    this.#letGo = null;
    this.#listeners.onLost();
    this.#wait();
  }

  /** Stands in line for the day when the other tab is gone. */
  #wait(): void {
    const queue = new AbortController();
    this.#queue = queue;
    void this.#request({ signal: queue.signal }).then((isHeld) => {
      if (isHeld) this.#listeners.onGained();
    });
  }
}

const ofThisBrowser = (): LockManager | null =>
  'navigator' in globalThis && 'locks' in navigator ? navigator.locks : null;

/** Claims the right to write to a match. `held` says whether it was free; if not, this tab stands in line for it. */
export async function claimWriter(
  matchId: string,
  listeners: Listeners,
  locks: LockManager | null = ofThisBrowser(),
): Promise<Claim> {
  if (locks === null) return UNGUARDED;
  const claim = new LockClaim(locks, `tablekeeper/match/${matchId}`, listeners);
  await claim.begin();
  return claim;
}
