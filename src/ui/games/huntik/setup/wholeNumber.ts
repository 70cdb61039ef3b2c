/** A typed whole number from 0 on, or undefined where it is none. */
export function wholeNumber(typed: string, most: number): number | undefined {
  const text = typed.trim();
  const value = Number(text);
  return /^\d+$/u.test(text) && value <= most ? value : undefined;
}
