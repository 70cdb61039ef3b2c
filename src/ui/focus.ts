/**
 * Keeps the keyboard's place in an element: where what had the focus is gone, the focus goes to the last `data-lands` in
 * its `main`, or else to the first heading there. Nothing scrolls, so that who taps sees nothing of it.
 *
 * @returns what ends it
 */
export function keepFocus(place: HTMLElement): () => void {
  let had: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => (had = target);

  const watch = new MutationObserver(() => {
    if (!(had instanceof Node) || had.isConnected || document.activeElement !== document.body) return;
    const landing =
      [...place.querySelectorAll<HTMLElement>('main [data-lands]')].at(-1) ??
      place.querySelector<HTMLElement>('main h2');
    if (landing === null) return;
    landing.tabIndex = -1;
    landing.focus({ preventScroll: true });
  });
  watch.observe(place, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
