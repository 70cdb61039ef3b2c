/** Where undo and redo lead. Nothing is ever deleted: going back is an entry of its own. */
import { lineTo, positionAt, type Entry } from './log.ts';

/** The seq that undo goes to, or undefined at the beginning. */
export function undoTarget<Command, Event>(log: readonly Entry<Command, Event>[]): number | undefined {
  const here = positionAt(log, log.length);
  return here === 0 ? undefined : positionAt(log, here - 1);
}

/**
 * The seq that redo goes to, or undefined where there is nothing ahead. What is ahead is the line that was last played
 * on (or last gone to, when somebody went off it).
 */
export function redoTarget<Command, Event>(log: readonly Entry<Command, Event>[]): number | undefined {
  const here = positionAt(log, log.length);
  const ahead = lineTo(log, tip(log)).map((entry) => entry.seq);
  return here === 0 ? ahead[0] : ahead[ahead.indexOf(here) + 1];
}

/** The end of the line that redo walks along. */
function tip<Command, Event>(log: readonly Entry<Command, Event>[]): number {
  let end = 0;
  for (const entry of log) {
    if (entry.kind === 'played') end = entry.seq;
    else if (entry.to !== 0 && !lineTo(log, end).some((played) => played.seq === positionAt(log, entry.to))) {
      end = positionAt(log, entry.to);
    }
  }
  return end;
}
