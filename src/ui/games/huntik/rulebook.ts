/** Huntik's rulebook for the rules reader. */
import { RECONSTRUCTED, RULE_NUMBERS, SECTIONS } from '../../../games/huntik/rulebook/numbers.ts';
import { searchRules } from '../../../games/huntik/rulebook/search.ts';
import type { Language } from '../../../texts/language.ts';
import type { RulebookView } from '../../games.ts';
import { readRulebook } from '../../rulebook.ts';

export const rulebook = (language: Language): Promise<RulebookView> =>
  readRulebook(
    {
      sections: SECTIONS,
      rules: RULE_NUMBERS,
      reconstructed: RECONSTRUCTED,
      search: searchRules,
      books: {
        en: async () => (await import('../../../games/huntik/rulebook/en/index.ts')).rulebook,
        hu: async () => (await import('../../../games/huntik/rulebook/hu/index.ts')).rulebook,
        ru: async () => (await import('../../../games/huntik/rulebook/ru/index.ts')).rulebook,
      },
    },
    language,
  );
