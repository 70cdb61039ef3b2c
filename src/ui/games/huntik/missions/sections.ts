/** Where in a mission a piece stands. */
import type { MissionTexts } from '../../../../games/huntik/texts/en/missions.ts';
import { PIECES } from './draft.svelte.ts';

/** The section of a mission in which the piece at a path such as `terms.0.check` stands. */
export function sectionAt(t: MissionTexts, path: string): string {
  const [first = ''] = path.split('.');
  const piece = PIECES.find((known) => known === first);
  return piece === undefined ? t.name : t[piece];
}
