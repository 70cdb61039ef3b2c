/** Matches out as files, and files in. What reads and writes them is loaded with the first one. */
import type { ExportFile, ImportRefusal } from '../store/exchange.ts';
import type { Store, Stored, StoreFailure } from '../store/port.ts';
import type { OpenMatch } from './games.ts';
import type { Platform } from './platform.ts';

type Files = Pick<Platform, 'exchange'>;

export type Brought =
  | { readonly kind: 'brought'; readonly matches: number }
  | { readonly kind: 'refused'; readonly code: ImportRefusal['code'] }
  | { readonly kind: 'notStored'; readonly failure: StoreFailure };

export async function everything({ exchange }: Files, store: Store): Promise<Stored<readonly ExportFile[]>> {
  const { exportAll } = await exchange();
  return exportAll(store, Date.now());
}

/**
 * One match as a file. The open one is taken from memory, which works when the store does not; one that can only be
 * read is taken from the store, where there may be more of it than its game can read.
 */
export async function oneMatch(
  { exchange }: Files,
  store: Store,
  id: string,
  open: OpenMatch | null,
): Promise<Stored<ExportFile | null>> {
  const { exportLog, exportMatch } = await exchange();
  if (open?.status.header.id === id && open.status.mode !== 'readOnly') {
    return { ok: true, value: exportLog(open.status.header, open.status.log, null, Date.now()) };
  }
  return exportMatch(store, id, Date.now());
}

/** Settings come along only into an app that holds no match yet: a new phone, not one that is in use. */
export async function bringIn({ exchange }: Files, store: Store, file: Blob, isNew: boolean): Promise<Brought> {
  const { readExport, importBundle } = await exchange();
  const read = await readExport(file);
  if (!read.ok) return { kind: 'refused', code: read.code };
  const put = await importBundle(store, read.value, isNew);
  if (!put.ok) return { kind: 'notStored', failure: put.failure };
  return { kind: 'brought', matches: put.value.length };
}
