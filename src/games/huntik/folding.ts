/** Lower case without accents, apostrophes dropped, so that “can’t”, `can't` and `cant` are one word; ё is е, ő is o. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
