/** The longest words that the schema of a mission takes. */
export const MAX_WORDS = 120;
