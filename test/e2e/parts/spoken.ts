/** Journeys that go the same way in every language. */
import { LANGUAGES, type Language } from '../../../src/texts/language.ts';
import { sizes } from '../../sizes.ts';
import { test } from './journey.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', hu: 'hu-HU', ru: 'ru-RU' };

/**
 * Makes a journey in as many languages as the column has time for.
 *
 * @param nth which language comes first: journeys that count on from one another spread over the languages
 * @param journey declares the test; what it reads is in this language
 */
export function spoken(nth: number, journey: (language: Language) => void): void {
  const count = LANGUAGES.length;
  const languages = LANGUAGES.filter((_, index) => (index - (nth % count) + count) % count < sizes.languages);
  for (const language of languages) {
    test.describe(language, () => {
      test.use({ locale: LOCALES[language] });
      journey(language);
    });
  }
}
