import type { HuntikTexts } from '../../../games/huntik/texts/en/index.ts';
import { GameTexts } from '../../language.svelte.ts';

export const huntikTexts = new GameTexts<HuntikTexts>({
  en: async () => (await import('../../../games/huntik/texts/en/index.ts')).en,
  hu: async () => (await import('../../../games/huntik/texts/hu/index.ts')).hu,
  ru: async () => (await import('../../../games/huntik/texts/ru/index.ts')).ru,
});
