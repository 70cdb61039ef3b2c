/** What browsers keep from an insecure origin, or have not built: the app plays without each and says what is missing. */
export const CAPABILITIES = ['serviceWorker', 'storageManager', 'locks', 'wakeLock', 'share'] as const;
export type Capability = (typeof CAPABILITIES)[number];

const PROPERTY = {
  serviceWorker: 'serviceWorker',
  storageManager: 'storage',
  locks: 'locks',
  wakeLock: 'wakeLock',
  share: 'share',
} as const satisfies Record<Capability, keyof Navigator>;

/**
 * The capabilities this origin lacks.
 *
 * @param where the browser's navigator
 * @returns in the order of `CAPABILITIES`; empty where nothing is missing
 */
export function missingCapabilities(where: object = navigator): Capability[] {
  return CAPABILITIES.filter((capability) => !(PROPERTY[capability] in where));
}
