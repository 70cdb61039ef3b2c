/** What is said to those who hear the app, and the one notice on the screen. No timer takes a notice away unread. */
type Toast = { readonly text: string; readonly action?: { readonly label: string; readonly act: () => unknown } };

class Notices {
  #said = $state('');
  #toast = $state.raw<Toast | null>(null);

  get said(): string {
    return this.#said;
  }

  get toast(): Toast | null {
    return this.#toast;
  }

  /** Read out once the reader is free. */
  say(text: string): void {
    // The same words twice would be read out once: an invisible space makes them new.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
  }

  /** Shown, and read out by being shown. */
  show(toast: Toast): void {
    this.#toast = toast;
  }

  dismiss(): void {
    this.#toast = null;
  }

  /** What was said last is no longer so, or no longer in the language that is heard. */
  hush(): void {
    this.#said = '';
  }
}

export const notices = new Notices();
