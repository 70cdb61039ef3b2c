// @ts-check
/** What became of a match, judged by what the screen had shown of it before the kill. */

/**
 * @typedef {{ head: number, seqs: number[] }} Found a match as it lies in the storage
 * @typedef {{ verdict: 'kept' | 'wiped and reported' | 'lost', why: string }} Judgement
 */

/**
 * @param {number} acknowledged the last entry that was shown
 * @param {Found | undefined} found undefined where the match is gone
 * @param {boolean} reported the app says by itself that the storage was emptied
 * @returns {Judgement}
 */
export function judge(acknowledged, found, reported) {
  if (found === undefined) {
    return reported
      ? { verdict: 'wiped and reported', why: 'the browser deleted its database' }
      : { verdict: 'lost', why: 'the match is gone, and nothing is said of it' };
  }
  const { head, seqs } = found;
  const whole = seqs.every((seq, index) => seq === index + 1);
  if (!whole) return { verdict: 'lost', why: `the log has gaps: ${seqs.join(' ')}` };
  if (head !== seqs.length) return { verdict: 'lost', why: `the header says ${head}, the log has ${seqs.length}` };
  if (head < acknowledged) return { verdict: 'lost', why: `${acknowledged - head} shown entries are missing` };
  // The tap that was under way may have been written, and the screen not reached any more.
  if (head > acknowledged + 1) return { verdict: 'lost', why: `${head - acknowledged} entries more than were shown` };
  return { verdict: 'kept', why: head > acknowledged ? 'and the tap under way' : '' };
}

/** A judge who finds nothing proves nothing: each kind of damage, as it has to be judged. */
const DAMAGE = /** @type {const} */ ([
  { what: 'all there', found: { head: 4, seqs: [1, 2, 3, 4] }, reported: false, verdict: 'kept' },
  { what: 'one more than shown', found: { head: 5, seqs: [1, 2, 3, 4, 5] }, reported: false, verdict: 'kept' },
  { what: 'the last entry missing', found: { head: 3, seqs: [1, 2, 3] }, reported: false, verdict: 'lost' },
  { what: 'a gap', found: { head: 4, seqs: [1, 2, 4] }, reported: false, verdict: 'lost' },
  { what: 'a torn header', found: { head: 3, seqs: [1, 2, 3, 4] }, reported: false, verdict: 'lost' },
  { what: 'doubled', found: { head: 6, seqs: [1, 2, 3, 4, 5, 6] }, reported: false, verdict: 'lost' },
  { what: 'gone in silence', found: undefined, reported: false, verdict: 'lost' },
  { what: 'gone and reported', found: undefined, reported: true, verdict: 'wiped and reported' },
]);

/** @returns {{ what: string, ok: boolean }[]} how the judge does on damage that is known */
export const judgeTheJudge = () =>
  DAMAGE.map(({ what, found, reported, verdict }) => ({
    what,
    ok: judge(4, found && { head: found.head, seqs: [...found.seqs] }, reported).verdict === verdict,
  }));
