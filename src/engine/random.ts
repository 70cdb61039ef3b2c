/**
 * Chance is drawn outside the engine and stands in the command and its event, so that a replay never draws again. The
 * source hands out whole numbers below a bound; the phone's is `crypto`, a test's is a list.
 */
export type Chance = (below: number) => number;

export const COIN_FACES = ['heads', 'tails'] as const;
export type CoinFace = (typeof COIN_FACES)[number];

/** An unbiased source over 32-bit random words: words above the last full multiple of the bound are thrown away. */
export function chanceFrom(word: () => number): Chance {
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % below;
    }
  };
}

export const flip = (chance: Chance): CoinFace => (chance(2) === 0 ? 'heads' : 'tails');

/** 1 to 6. */
export const roll = (chance: Chance): number => chance(6) + 1;
