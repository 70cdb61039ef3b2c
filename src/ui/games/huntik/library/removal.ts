/** Something was taken out of the library, and comes back by one tap. */
import { notices } from '../../../notices.svelte.ts';
import { libraryTexts } from './texts.svelte.ts';

export function offerUndo(name: string, bringBack: () => Promise<void>): void {
  const t = libraryTexts.current;
  const undo = async () => {
    await bringBack();
    notices.dismiss();
  };
  notices.show({ text: t.removed(name), action: { label: t.undo, act: undo } });
}
