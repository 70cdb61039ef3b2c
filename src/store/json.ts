/**
 * The gate that every foreign byte goes through first, rows of our own database included: size, depth, lengths, no key
 * that reaches a prototype. What comes out is rebuilt, never the thing that came in.
 */
import type { Parsed } from '../engine/pack.ts';

export type JsonObject = { readonly [key: string]: Json };
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A whole match of 5,000 entries is half of it. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** Of a row: twice the deepest that a pack writes. */
const ROW_DEPTH = 32;
/** Of a file, in which an entry lies four levels down: what a row can hold must come in again. */
export const FILE_DEPTH = ROW_DEPTH + 4;
const MAX_STRING = 2_000;

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What is wrong; the path is put together on the way out, so that good data pays nothing for it. */
class Fault {
  readonly message: string;
  readonly path: string[] = [];

  constructor(message: string) {
    this.message = message;
  }

  within(key: string | number): this {
    this.path.unshift(String(key));
    return this;
  }
}

function rebuildObject(value: object, deepest: number): Json | Fault {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return new Fault('is no plain object');
  const rebuilt: Record<string, Json> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) return new Fault('is a forbidden key').within(key);
    if (key.length > MAX_STRING) return new Fault('has too long a key');
    const taken = rebuild(inner, deepest - 1);
    if (taken instanceof Fault) return taken.within(key);
    rebuilt[key] = taken;
  }
  return rebuilt;
}

function rebuildArray(value: readonly unknown[], deepest: number): Json | Fault {
  const rebuilt: Json[] = [];
  for (const [index, inner] of value.entries()) {
    const taken = rebuild(inner, deepest - 1);
    if (taken instanceof Fault) return taken.within(index);
    rebuilt.push(taken);
  }
  return rebuilt;
}

/** `deepest` is how many levels there may still be. */
function rebuild(value: unknown, deepest: number): Json | Fault {
  if (deepest < 0) return new Fault('lies too deep');
  switch (typeof value) {
    case 'string':
      return value.length > MAX_STRING ? new Fault('is too long a text') : value;
    case 'number':
      return Number.isFinite(value) ? value : new Fault('is no finite number');
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? rebuildArray(value, deepest) : rebuildObject(value, deepest);
    default:
      return new Fault(`is ${typeof value}, which is no data`);
  }
}

/** Rebuilds a value as plain JSON, or says where it is none. */
export function plain(value: unknown, deepest = ROW_DEPTH): Parsed<Json> {
  const rebuilt = rebuild(value, deepest);
  return rebuilt instanceof Fault
    ? { ok: false, path: rebuilt.path.join('.'), message: rebuilt.message }
    : { ok: true, value: rebuilt };
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The same value with every object's keys in order: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
