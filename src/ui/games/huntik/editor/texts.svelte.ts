/** The power editor's words in the app's language, fetched with the editor. */
import type { EditorTexts } from '../../../../games/huntik/texts/editor.ts';
import { GameTexts } from '../../../language.svelte.ts';

export const editorTexts = new GameTexts<EditorTexts>({
  en: async () => (await import('../../../../games/huntik/texts/en/editor.ts')).editor,
  hu: async () => (await import('../../../../games/huntik/texts/hu/editor.ts')).editor,
  ru: async () => (await import('../../../../games/huntik/texts/ru/editor.ts')).editor,
});
