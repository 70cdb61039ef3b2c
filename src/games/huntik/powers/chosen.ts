/** Whether what a power says leaves something to be chosen, or told, as it is carried out (706, 709.3). */

const CHOSEN: ReadonlySet<unknown> = new Set(['may', 'chooseOne', 'unless', 'chooseCard', 'chooseZone', 'rollDie']);
/** What comes about later, or is asked of both players, asks for itself. */
const BY_ITSELF: ReadonlySet<unknown> = new Set(['when', 'replace', 'both']);

export function leavesAChoice(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(leavesAChoice);
  if (typeof part !== 'object' || part === null) return false;
  const does = 'do' in part ? part.do : null;
  if (BY_ITSELF.has(does)) return false;
  if (CHOSEN.has(does) || 'x' in part || 'die' in part) return true;
  return Object.entries(part).some(([key, value]) => key !== 'power' && leavesAChoice(value));
}
