/**
 * How much the long-winded tests do: `test` is what `npm test` has time for, `full` is for `npm run test:full`, before
 * a release. Seconds appear nowhere: they depend on the machine.
 */
const TABLE = {
  /** Runs of a property on small values. */
  propertyRuns: { test: 200, full: 5000 },
  /** Random games played to their end. */
  randomGames: { test: 40, full: 1000 },
  /** Times the browser is killed while it writes. */
  kills: { test: 20, full: 300 },
  /** Times each journey through the app is made. */
  journeys: { test: 1, full: 3 },
  /** Languages in which a journey is made that goes the same way in each. */
  languages: { test: 1, full: 3 },
} as const satisfies Record<string, { test: number; full: number }>;

export const isFull = process.env['TK_COLUMN'] === 'full';
const column = isFull ? 'full' : 'test';

export const sizes = {
  propertyRuns: TABLE.propertyRuns[column],
  randomGames: TABLE.randomGames[column],
  kills: TABLE.kills[column],
  journeys: TABLE.journeys[column],
  languages: TABLE.languages[column],
};
