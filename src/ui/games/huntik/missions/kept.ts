/** The shelf of missions on the screen where one is chosen: with its words, and the library behind it. */
import type { Library } from '../../../library.svelte.ts';
import { inMission } from './texts.svelte.ts';

export async function openShelf(library: Library) {
  const [part] = await Promise.all([inMission(() => import('./KeptMissions.svelte')), library.load()]);
  return part;
}
