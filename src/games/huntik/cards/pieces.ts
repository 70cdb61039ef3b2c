/** What the pieces of a card or a deck are called, so that what is wrong with one can be said in words. */
export const PIECES = [
  'name',
  'version',
  'team',
  'tags',
  'powers',
  'atk',
  'def',
  'card',
  'kind',
  'subtype',
  'format',
  'packs',
  'lines',
  'legendaryPile',
  'copies',
] as const;
export type Piece = (typeof PIECES)[number];

/** A step of a path: a piece, or a key that has no word of its own; `place` counts from one. */
export type Step = { readonly piece: Piece | null; readonly key: string; readonly place: number | null };

/** Reads a path such as `lines.1.copies`. */
export function stepsOf(path: string): readonly Step[] {
  const steps: Step[] = [];
  for (const key of path === '' ? [] : path.split('.')) {
    const last = steps.at(-1);
    if (/^\d+$/u.test(key) && last?.place === null) steps[steps.length - 1] = { ...last, place: Number(key) + 1 };
    else steps.push({ piece: PIECES.find((known) => known === key) ?? null, key, place: null });
  }
  return steps;
}
