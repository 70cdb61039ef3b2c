/** What somebody chose in Settings. Stored as it is chosen; anything unreadable is as if it had not been chosen. */
import type { Store } from '../store/port.ts';
import { LANGUAGES, type Language } from '../texts/language.ts';
import { language } from './language.svelte.ts';
import { seating, SEATINGS } from './seating.svelte.ts';

export const THEMES = ['night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

/** The bar that some phones show above the app has the table's colour. */
const TABLE: Readonly<Record<Theme, string>> = { night: '#14181b', day: '#e9e3d6' };

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | null =>
  list.find((item) => item === value) ?? null;

export class Settings {
  readonly #store: Store;
  #language = $state<Language | null>(null);
  #theme = $state<Theme | null>(null);
  #lastBackupAt = $state<number | null>(null);
  #unkept = $state(false);

  constructor(store: Store) {
    this.#store = store;
  }

  /** Null: as the phone wishes. */
  get language(): Language | null {
    return this.#language;
  }

  get theme(): Theme | null {
    return this.#theme;
  }

  get lastBackupAt(): number | null {
    return this.#lastBackupAt;
  }

  /** The last change holds only until the app is closed. */
  get unkept(): boolean {
    return this.#unkept;
  }

  /** Reads what was chosen and puts it into effect. */
  async load(): Promise<void> {
    const read = await this.#store.readSettings();
    const kept = read.ok ? read.value : {};
    this.#language = oneOf(LANGUAGES, kept['language']);
    this.#theme = oneOf(THEMES, kept['theme']);
    seating.restore(oneOf(SEATINGS, kept['seating']) ?? 'together', (chosen) => void this.#keep('seating', chosen));
    const backup = kept['lastBackupAt'];
    this.#lastBackupAt = typeof backup === 'number' && backup > 0 ? backup : null;
    this.#showTheme();
    await language.choose(this.#language);
  }

  async chooseLanguage(chosen: Language | null): Promise<void> {
    this.#language = chosen;
    await language.choose(chosen);
    await this.#keep('language', chosen);
  }

  async chooseTheme(chosen: Theme | null): Promise<void> {
    this.#theme = chosen;
    this.#showTheme();
    await this.#keep('theme', chosen);
  }

  async noteBackup(at: number): Promise<void> {
    this.#lastBackupAt = at;
    await this.#keep('lastBackupAt', at);
  }

  async #keep(key: string, value: string | number | null): Promise<void> {
    const written = await this.#store.writeSetting(key, value ?? '');
    this.#unkept = !written.ok;
  }

  #showTheme(): void {
    const theme = this.#theme;
    const root = document.documentElement;
    if (theme === null) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('light') ? 'day' : 'night';
      meta.content = TABLE[theme ?? own];
    }
  }
}
