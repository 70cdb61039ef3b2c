/** The library's first screen, with its words. */
import { inLibrary } from './texts.svelte.ts';

export const openLibrary = async () => (await inLibrary(() => import('./Library.svelte'))).default;
