import { bestLanguage, type Language } from '../texts/language.ts';
import type { Texts } from '../texts/en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('../texts/en.ts')).en,
  hu: async () => (await import('../texts/hu.ts')).hu,
  ru: async () => (await import('../texts/ru.ts')).ru,
};

/** Texts that change with the language, such as a game's: shown only once they are there. */
type Follower = (language: Language) => Promise<() => void>;

class LanguageState {
  #current = $state<Language>('en');
  #texts = $state.raw<Texts | null>(null);
  readonly #followers = new Set<Follower>();

  get current(): Language {
    return this.#current;
  }

  /** For dates and numbers: the language as the phone's owner speaks it, such as `en-GB`. */
  get locale(): string {
    const spoken = this.#current;
    return navigator.languages.find((wish) => wish === spoken || wish.startsWith(`${spoken}-`)) ?? spoken;
  }

  /** The app's own words. Reading them before `use` has resolved is a bug. */
  get texts(): Texts {
    if (this.#texts === null) throw new Error('no language is loaded yet');
    return this.#texts;
  }

  /** Loads a language with everything that follows it, then switches all at once. */
  async use(language: Language): Promise<void> {
    const [texts, ...switches] = await Promise.all([
      LOADERS[language](),
      ...[...this.#followers].map((follower) => follower(language)),
    ]);
    this.#texts = texts;
    this.#current = language;
    for (const change of switches) change();
    document.documentElement.lang = language;
  }

  /** `null` is the browser's wish. */
  choose(language: Language | null): Promise<void> {
    return this.use(language ?? bestLanguage(navigator.languages));
  }

  follow(follower: Follower): void {
    this.#followers.add(follower);
  }
}

export const language = new LanguageState();

/**
 * The words of one game, in the app's language.
 *
 * `load` before the game is shown; from then on `current` follows the language.
 */
export class GameTexts<T> {
  readonly #loaders: Readonly<Record<Language, () => Promise<T>>>;
  #current = $state.raw<{ readonly texts: T } | null>(null);

  constructor(loaders: Readonly<Record<Language, () => Promise<T>>>) {
    this.#loaders = loaders;
  }

  get current(): T {
    if (this.#current === null) throw new Error("the game's texts are not loaded yet");
    return this.#current.texts;
  }

  async load(): Promise<void> {
    if (this.#current !== null) return;
    const texts = await this.#loaders[language.current]();
    this.#current = { texts };
    language.follow(async (next) => {
      const loaded = await this.#loaders[next]();
      return () => (this.#current = { texts: loaded });
    });
  }
}
