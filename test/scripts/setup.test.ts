import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { satisfies } from '../../scripts/setup.mjs';

const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

describe('satisfies', () => {
  it.each([
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.3', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.3.1', true],
  ])('Node %s among the supported ones: %s', (version, supported) => {
    expect(manifest).toHaveProperty('engines.node', '^20.19.0 || ^22.13.0 || >=24');
    expect(satisfies(version, '^20.19.0 || ^22.13.0 || >=24')).toBe(supported);
  });

  it('refuses a range it cannot read', () => {
    expect(() => satisfies('20.19.0', '20.x')).toThrow('20.x');
  });
});
