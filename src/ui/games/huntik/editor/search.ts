/** Small letters without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds every word that is looked for. */
export const fits = (text: string, wanted: string): boolean => {
  const held = plain(text);
  return plain(wanted)
    .split(/\s+/u)
    .every((word) => held.includes(word));
};
