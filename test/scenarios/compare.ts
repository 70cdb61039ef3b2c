/** What differs between what was expected and what is seen; only what is expected is compared. */

export type Difference = { readonly path: string; readonly expected: unknown; readonly seen: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function differences(expected: unknown, seen: unknown, path = ''): Difference[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(seen) || seen.length !== expected.length) return [{ path, expected, seen }];
    return expected.flatMap((item, index) => differences(item, seen[index], `${path}[${index}]`));
  }
  if (isObject(expected)) {
    if (!isObject(seen)) return [{ path, expected, seen }];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, seen[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return Object.is(expected, seen) ? [] : [{ path, expected, seen }];
}

/** The expected events that do not come, in their order, among those that happened. */
export function missingEvents(expected: readonly unknown[], happened: readonly object[]): readonly unknown[] {
  let from = 0;
  for (const [index, event] of expected.entries()) {
    const at = happened.findIndex((one, position) => position >= from && differences(event, one).length === 0);
    if (at < 0) return expected.slice(index);
    from = at + 1;
  }
  return [];
}
