/** Forty kinds of things that somebody could put where data is expected. */
const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
};

const json = (text: string): unknown => JSON.parse(text);

const bare: unknown = Object.create(null);

const circle: Record<string, unknown> = {};
circle['self'] = circle;

export const PAYLOADS: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'empty text': '',
  'long text': 'x'.repeat(1_000_000),
  'script text': '<script>throw 1</script>',
  'image text': '<img src=x onerror=throw(1)>',
  'script address': 'javascript:throw 1',
  'direction marks': '\u202eevil\u2066',
  'zero bytes': '\u0000\u0000',
  'lone surrogate': '\ud800',
  'number text': '1e999',
  zero: 0,
  'negative zero': -0,
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  'too large': Number.MAX_VALUE,
  'no whole number': 0.1,
  'unsafe whole number': 2 ** 53,
  'negative number': -1,
  'big integer': 10n,
  truth: true,
  symbol: Symbol('entry'),
  function: () => 1,
  date: new Date(0),
  expression: /x/u,
  map: new Map([['type', 'pass']]),
  set: new Set([1]),
  bytes: new Uint8Array(8),
  buffer: new ArrayBuffer(8),
  error: new Error('x'),
  promise: Promise.resolve(1),
  'empty list': [],
  'list with holes': new Array(3),
  'long list': Array.from({ length: 50_000 }, () => 1),
  'empty object': {},
  'object without prototype': bare,
  'object of a class': new (class Entry {
    seq = 1;
  })(),
  '__proto__ key': json('{"__proto__":{"polluted":true},"type":"pass"}'),
  'constructor key': json('{"constructor":{"prototype":{"polluted":true}}}'),
  'prototype key': json('{"prototype":{"polluted":true}}'),
  'deep nesting': nested(10_000),
  'nesting just too deep': nested(40),
  circle,
  'method keys': { toString: 1, valueOf: 2, hasOwnProperty: 3, toJSON: 4, then: 5 },
  'key with a dot': { 'a.b': 1, '': 2 },
};
