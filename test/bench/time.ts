/** How long something takes, as far as a machine that does other things meanwhile can say. */

const RUNS = 45;
const WARM_UP = 150;

/** Milliseconds of one call, the median of several, once the machine has got used to it. */
export function time(work: () => unknown): number {
  const end = performance.now() + WARM_UP;
  do work();
  while (performance.now() < end);
  const taken = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  }).sort((one, other) => one - other);
  return taken[Math.floor(RUNS / 2)] ?? 0;
}

/** A line of the bench: what we do, and a plain thing that it is compared with. */
export type Line = { readonly what: string; readonly against: string; readonly ours: number; readonly plain: number };
