/** The words of the library, in the app's language: fetched with the first part of it that is shown. */
import type { LibraryTexts } from '../../../../games/huntik/texts/en/library.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';
import { GameTexts } from '../../../language.svelte.ts';
import { huntikTexts, inPlay } from '../texts.svelte.ts';

const own = new GameTexts<LibraryTexts>({
  en: async () => (await import('../../../../games/huntik/texts/en/library.ts')).library,
  hu: async () => (await import('../../../../games/huntik/texts/hu/library.ts')).library,
  ru: async () => (await import('../../../../games/huntik/texts/ru/library.ts')).library,
});

type Say = { readonly powerSentence: (power: Power) => string };

/** How powers are said. */
export const powerTexts = new GameTexts<Say>({
  en: () => import('../../../../games/huntik/texts/en/powers.ts'),
  hu: () => import('../../../../games/huntik/texts/hu/powers.ts'),
  ru: () => import('../../../../games/huntik/texts/ru/powers.ts'),
});

export const libraryTexts = {
  get current(): LibraryTexts {
    return own.current;
  },
};

/** Fetches a part of the library together with the words that it speaks; those of a match say what rules forbid. */
export async function inLibrary<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([inPlay(load), own.load(), huntikTexts.load()]);
  return part;
}
