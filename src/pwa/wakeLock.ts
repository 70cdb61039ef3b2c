/** Keeps the screen on until `release` is called. */
export type Wakefulness = { release(): void };

/**
 * Keeps the screen on while a match is being played. The browser drops the lock whenever the page is hidden, so it is
 * taken again each time the page comes back.
 *
 * @param onRefused told once where the phone will not stay awake (battery saver, insecure origin); nothing is thrown
 */
export function stayAwake(onRefused: (why: unknown) => void): Wakefulness {
  let released = false;
  let refused = false;
  let lock: WakeLockSentinel | undefined;

  async function take() {
    if (released || document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      // The match may have ended while the browser was making up its mind.
      if (released) await taken.release();
      else lock = taken;
    } catch (why) {
      if (!refused) onRefused(why);
      refused = true;
    }
  }

  const retake = () => void take();
  document.addEventListener('visibilitychange', retake);
  void take();

  return {
    release() {
      released = true;
      document.removeEventListener('visibilitychange', retake);
      void lock?.release();
      lock = undefined;
    },
  };
}
