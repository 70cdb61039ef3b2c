import type { Language } from './language.ts';

/** The plural categories that whole numbers fall into, per language. */
export const PLURAL_CATEGORIES = {
  en: ['one', 'other'],
  hu: ['one', 'other'],
  ru: ['one', 'few', 'many'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

type Forms<L extends Language> = Readonly<Record<(typeof PLURAL_CATEGORIES)[L][number], string>>;

/**
 * The plural forms of one language.
 *
 * @returns a function that takes a whole number and one whole phrase per category, and picks the phrase. `#` in it
 *   stands for the number.
 */
export function pluralIn<const L extends Language>(language: L): (count: number, forms: Forms<L>) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    const byCategory: Partial<Record<string, string>> = forms;
    const phrase = byCategory[rules.select(count)];
    if (phrase === undefined) throw new Error(`${language} has no plural form for ${count}`);
    return phrase.replaceAll('#', String(count));
  };
}
