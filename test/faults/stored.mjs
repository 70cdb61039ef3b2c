// @ts-check
/** What lies in the app's database, read behind its back. */

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<Map<string, import('./judge.mjs').Found>>} the matches by their ids; none where there is no database
 */
export async function readStored(page) {
  /** @type {{ id: string, head: number, seqs: number[] }[]} */
  const matches = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const name = databases.map((database) => database.name ?? '').find((one) => one.startsWith('tablekeeper'));
    if (name === undefined) return [];
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
      return matches.map((/** @type {{ id: string, head: number }} */ { id, head }) => ({
        id,
        head,
        seqs: keys.flatMap((/** @type {[string, number]} */ [matchId, seq]) => (matchId === id ? [seq] : [])),
      }));
    } finally {
      database.close();
    }
  });
  return new Map(matches.map(({ id, head, seqs }) => [id, { head, seqs }]));
}
