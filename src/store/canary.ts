/**
 * Notices that the browser emptied the database: a row in it, and a marker outside it. Where only the marker is left,
 * the row was lost, and all the others with it.
 */
import { notStored, stored } from './answers.ts';
import type { Connection } from './connection.ts';
import type { Stored } from './port.ts';
import { FORMAT } from './upcasters.ts';

/** No name of a setting: the codec takes none with this first letter. */
const ROW = '$canary';

export type Marker = Pick<Storage, 'getItem' | 'setItem'>;

/** localStorage may be missing or throw; then there is no marker, and a loss goes unnoticed. */
function isMarked(marker: Marker | null, name: string): boolean {
  try {
    return marker?.getItem(name) === ROW;
  } catch {
    return false;
  }
}

function mark(marker: Marker | null, name: string): void {
  try {
    marker?.setItem(name, ROW);
  } catch {
    // As above.
  }
}

/** Whether the database was emptied since the last start. Leaves both signs for the next one. */
export async function lookForCanary(
  connection: Connection,
  marker: Marker | null,
  name: string,
): Promise<Stored<boolean>> {
  const found = await connection.read(async (database) => stored((await database.settings.get(ROW)) !== undefined));
  if (!found.ok) return notStored(found.failure.code, found.failure.message);
  const isLost = !found.value && isMarked(marker, name);
  if (!found.value) {
    const put = await connection.write(async (database) => {
      await database.settings.put({ format: FORMAT, key: ROW, value: true });
      return stored(null);
    });
    if (!put.ok) return stored(isLost);
  }
  mark(marker, name);
  return stored(isLost);
}
