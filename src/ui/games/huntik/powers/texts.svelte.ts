/** The words of powers in the app's language, with their sentences: fetched when a power is first shown. */
import type { UsingTexts } from '../../../../games/huntik/texts/en/using.ts';
import { GameTexts } from '../../../language.svelte.ts';
import { inPlay } from '../texts.svelte.ts';

const using = new GameTexts<UsingTexts>({
  en: async () => (await import('../../../../games/huntik/texts/en/using.ts')).using,
  hu: async () => (await import('../../../../games/huntik/texts/hu/using.ts')).using,
  ru: async () => (await import('../../../../games/huntik/texts/ru/using.ts')).using,
});

/** The words of powers; read by what was fetched `withPowers`. */
export const powerTexts = {
  get current(): UsingTexts {
    return using.current;
  },
};

/** Fetches a part that speaks of powers, together with its words. */
export async function withPowers<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([inPlay(load), using.load()]);
  return part;
}
