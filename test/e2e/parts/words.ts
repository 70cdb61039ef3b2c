/** What the screens say, in each language. */
import { en as huntikEn } from '../../../src/games/huntik/texts/en/index.ts';
import { hu as huntikHu } from '../../../src/games/huntik/texts/hu/index.ts';
import { ru as huntikRu } from '../../../src/games/huntik/texts/ru/index.ts';
import { en } from '../../../src/texts/en.ts';
import { hu } from '../../../src/texts/hu.ts';
import type { Language } from '../../../src/texts/language.ts';
import { ru } from '../../../src/texts/ru.ts';

export const WORDS = {
  en: { app: en, huntik: huntikEn },
  hu: { app: hu, huntik: huntikHu },
  ru: { app: ru, huntik: huntikRu },
} satisfies Record<Language, { app: typeof en; huntik: typeof huntikEn }>;

export type Words = (typeof WORDS)['en'];
