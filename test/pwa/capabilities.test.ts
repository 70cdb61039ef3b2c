import { describe, expect, it } from 'vitest';
import { CAPABILITIES, missingCapabilities } from '../../src/pwa/capabilities.ts';

/** What stands for the browser's navigator. */
const having = (...properties: string[]) => Object.fromEntries(properties.map((property) => [property, {}]));

describe('missingCapabilities', () => {
  it('is empty where everything is there', () => {
    expect(missingCapabilities(having('serviceWorker', 'storage', 'locks', 'wakeLock', 'share'))).toEqual([]);
  });

  it('names all of them on an insecure origin', () => {
    expect(missingCapabilities(having())).toEqual([...CAPABILITIES]);
  });

  it('names the one that is missing', () => {
    expect(missingCapabilities(having('serviceWorker', 'storage', 'locks', 'share'))).toEqual(['wakeLock']);
  });
});
