/** Times and sizes in words. Every function takes the reader's locale, such as `en-GB`. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Such as "2 minutes ago", or null where that is less than a minute. */
export function ago(then: number, now: number, locale: string): string | null {
  const passed = now - then;
  if (passed < MINUTE) return null;
  const words = new Intl.RelativeTimeFormat(locale);
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour');
  return words.format(-Math.floor(passed / DAY), 'day');
}

/** The day of the month, with the year where it is another one. */
export function dayOf(at: number, now: number, locale: string): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const year = sameYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year }).format(at);
}

export const timeOf = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);

/** Such as "12 MB". */
export function sizeOf(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}
