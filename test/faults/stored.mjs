// @ts-check
/** What lies in the app's database, read behind its back. */

/**
 * @typedef {{ matches: { id: string, head: number }[], seqs: Record<string, number[]> }} Stored
 */

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<Stored | null>} null where there is no database, or an empty one
 */
export function readStored(page) {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.map((database) => database.name ?? '').find((one) => one.startsWith('tablekeeper'));
    if (name === undefined) return null;
    /** @type {(request: IDBRequest) => Promise<any>} */
    const result = (request) =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    /** @type {IDBDatabase} */
    const database = await result(indexedDB.open(name));
    try {
      const transaction = database.transaction(['matches', 'entries'], 'readonly');
      const matches = await result(transaction.objectStore('matches').getAll());
      const keys = await result(transaction.objectStore('entries').getAllKeys());
      if (matches.length === 0) return null;
      /** @type {Record<string, number[]>} */
      const seqs = {};
      for (const [matchId, seq] of keys) (seqs[matchId] ??= []).push(seq);
      return { matches: matches.map((/** @type {any} */ row) => ({ id: row.id, head: row.head })), seqs };
    } finally {
      database.close();
    }
  });
}

/**
 * @param {Stored} stored
 * @param {string} id
 * @param {number} acknowledged entries that the screen had shown as done
 * @returns {string[]} what is wrong, in words
 */
export function faultsIn(stored, id, acknowledged) {
  const head = stored.matches.find((match) => match.id === id)?.head;
  const seqs = (stored.seqs[id] ?? []).sort((one, other) => one - other);
  const faults = [];
  if (head === undefined) return ['the match is gone'];
  if (seqs.length < acknowledged) faults.push(`${acknowledged} acknowledged, ${seqs.length} stored`);
  if (seqs.some((seq, index) => seq !== index + 1)) faults.push('the log has a gap');
  if (head !== seqs.length) faults.push(`the header says ${head}, the log has ${seqs.length}`);
  return faults;
}
