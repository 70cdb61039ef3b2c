/** The log of a match: append-only entries, and the line of play that leads to any of them. */
import type { Phase } from './chart.ts';

/** A command that was carried out, with all that followed from it. */
export type Played<Command, Event> = {
  readonly kind: 'played';
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970, as the phone saw it; the order is `seq`'s alone. */
  readonly at: number;
  readonly seat: string | null;
  readonly command: Command;
  readonly events: readonly Event[];
  readonly phase: Phase;
  /** The version of the statechart that reached `phase`. */
  readonly chart: number;
  readonly overruled: readonly string[];
};

/** Undo, redo and "back to the start of the turn" in one: the state after this entry is the state after `to`. */
export type WentTo = { readonly kind: 'wentTo'; readonly seq: number; readonly at: number; readonly to: number };

export type Entry<Command, Event> = Played<Command, Event> | WentTo;

function entryAt<Command, Event>(log: readonly Entry<Command, Event>[], seq: number): Entry<Command, Event> {
  const entry = log[seq - 1];
  if (entry?.seq !== seq) throw new Error(`the log has no entry ${seq}`);
  return entry;
}

/** The seq of the played entry whose state is shown after `seq`, or 0 for the beginning. */
export function positionAt<Command, Event>(log: readonly Entry<Command, Event>[], seq: number): number {
  let at = seq;
  while (at > 0) {
    const entry = entryAt(log, at);
    if (entry.kind === 'played') return at;
    at = entry.to;
  }
  return 0;
}

/** The played entries that make up the state after `seq`, oldest first. */
export function lineTo<Command, Event>(log: readonly Entry<Command, Event>[], seq: number): Played<Command, Event>[] {
  const line: Played<Command, Event>[] = [];
  for (let at = positionAt(log, seq); at > 0; at = positionAt(log, at - 1)) {
    const entry = entryAt(log, at);
    if (entry.kind === 'played') line.push(entry);
  }
  return line.reverse();
}
