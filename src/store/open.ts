/** Picks the store: the durable one where the browser has one. */
import { DexieStore } from './dexie.ts';
import type { Marker } from './canary.ts';
import { stored } from './answers.ts';
import type { Store, Stored } from './port.ts';

export const PATIENCE = { open: 4_000, answer: 8_000, bulk: 60_000 } as const;

/** Reading the property alone throws where storage is switched off. */
function given<T>(read: () => T | undefined): T | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

/** Fetched only where it is needed: hardly a phone keeps nothing. */
async function standIn(why: string): Promise<Stored<Store>> {
  const { MemoryStore } = await import('./memory.ts');
  return stored(new MemoryStore({ why }));
}

/**
 * Opens the database of this name; each build mode and each place on a host has its own. Where the browser keeps nothing
 * for this page, the memory store stands in, and `health()` says so. Any other failure is handed out, above all
 * `blocked`: the matches are there, and an empty memory store would hide them. The caller may try again, or go on
 * without saving with a `MemoryStore` of its own.
 */
export async function openStore(name: string): Promise<Stored<Store>> {
  const indexedDB = given(() => globalThis.indexedDB);
  const keyRange = given(() => globalThis.IDBKeyRange);
  if (indexedDB === null || keyRange === null) return standIn('the browser has no IndexedDB');
  const marker = given<Marker>(() => globalThis.localStorage);
  const durable = await DexieStore.open(name, { indexedDB, IDBKeyRange: keyRange, patience: PATIENCE }, marker);
  if (durable.ok || durable.failure.code !== 'unavailable') return durable;
  return standIn(durable.failure.message);
}
