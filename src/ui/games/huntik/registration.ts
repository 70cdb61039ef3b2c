/** What the app knows of Huntik before it is loaded. */
import { SEATS } from '../../../games/huntik/vocabulary.ts';
import type { RegisteredGame } from '../../games.ts';

export const huntik: Omit<RegisteredGame, 'load'> = {
  id: 'huntik',
  name: 'Huntik',
  sign: '7',
  home: {
    en: async () => (await import('./home/en.ts')).home,
    hu: async () => (await import('./home/hu.ts')).home,
    ru: async () => (await import('./home/ru.ts')).home,
  },
  side: (seat) => SEATS.find((known) => known === seat) ?? null,
  rulebook: async (language) => (await import('./rulebook.ts')).rulebook(language),
};
