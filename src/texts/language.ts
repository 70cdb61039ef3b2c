/** The languages that the app speaks, each named in itself. */
export const LANGUAGES = ['en', 'hu', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', ru: 'Русский' };

/**
 * The first wish that the app can meet.
 *
 * @param wishes language tags in order of preference, such as `navigator.languages`
 * @returns English where none can be met
 */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const spoken = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}
