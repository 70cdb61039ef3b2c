import { chanceFrom } from '../../../../engine/random.ts';

/** The phone's own chance. */
export const chance = chanceFrom(() => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
});
