import { createSubscriber } from 'svelte/reactivity';

const MINUTE = 60_000;

/** The time of day as far as "2 minutes ago" needs it. No timer runs while nobody reads it or the page is hidden. */
class Minutely {
  readonly #follow = createSubscriber((update) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      clearInterval(timer);
      if (document.visibilityState !== 'visible') return;
      update();
      timer = setInterval(update, MINUTE);
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  });

  get now(): number {
    this.#follow();
    return Date.now();
  }
}

export const minutely = new Minutely();
