/** Keeps the phone awake while a match is played, and lets it sleep when nobody has touched it for long. */

const LONG = 20 * 60_000;

type StayAwake = (onRefused: () => void) => { release: () => void };

/**
 * @param stayAwake takes the wake lock
 * @param onRefused the phone will not stay awake; may be told again when a touch asks anew
 * @returns how to let it sleep
 */
export function keepAwake(stayAwake: StayAwake, onRefused: () => void): () => void {
  const match = new AbortController();
  let lock: { release: () => void } | undefined;
  let sleep: ReturnType<typeof setTimeout> | undefined;

  const letSleep = () => {
    clearTimeout(sleep);
    lock?.release();
    lock = undefined;
  };
  const touched = () => {
    lock ??= stayAwake(onRefused);
    clearTimeout(sleep);
    sleep = setTimeout(letSleep, LONG);
  };

  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, touched, { signal: match.signal });
  touched();
  return () => {
    match.abort();
    letSleep();
  };
}
