/** A browser's storage, made up: an IndexedDB in memory, and a localStorage that is a map. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Marker } from '../../src/store/canary.ts';
import type { Surroundings } from '../../src/store/connection.ts';
import { DexieStore } from '../../src/store/dexie.ts';
import { valueOf } from './acceptance.ts';

export class FakeBrowser {
  indexedDB: IDBFactory = new IDBFactory();
  readonly marks = new Map<string, string>();
  readonly marker: Marker = {
    getItem: (key) => this.marks.get(key) ?? null,
    setItem: (key, value) => void this.marks.set(key, value),
  };
  readonly name: string;

  static #made = 0;

  constructor() {
    FakeBrowser.#made += 1;
    this.name = `test-${FakeBrowser.#made}`; // channels between tabs go by it
  }

  get surroundings(): Surroundings {
    return { indexedDB: this.indexedDB, IDBKeyRange, patience: { open: 300, answer: 1_000, bulk: 2_000 } };
  }

  tryOpen() {
    return DexieStore.open(this.name, this.surroundings, this.marker);
  }

  async open(): Promise<DexieStore> {
    return valueOf(await this.tryOpen());
  }
}
