/** The longest name that the engine takes; the fields stop there. */
export const MAX_NAME = 60;
