/** The screen is kept on until `release` is called. */
export type Wakefulness = { release: () => void };

/**
 * Keeps the screen on while a match is being played. The browser drops the lock whenever the page is hidden, so it is
 * taken again each time the page comes back.
 *
 * @param onRefused told once where the phone will not stay awake (battery saver, insecure origin); nothing is thrown
 */
export function stayAwake(onRefused: (why: unknown) => void): Wakefulness {
  const match = new AbortController();
  let told = false;

  const take = () => {
    if (document.visibilityState !== 'visible') return;
    // Inside a promise the absence of `wakeLock` is a rejection like any other.
    Promise.resolve()
      .then(() => navigator.wakeLock.request('screen'))
      .then((lock) => {
        const release = () => void lock.release();
        // The match may have ended while the browser was making up its mind.
        if (match.signal.aborted) release();
        else match.signal.addEventListener('abort', release, { once: true });
      })
      .catch((why: unknown) => {
        if (!told && !match.signal.aborted) onRefused(why);
        told = true;
      });
  };

  document.addEventListener('visibilitychange', take, { signal: match.signal });
  take();

  return { release: () => match.abort() };
}
