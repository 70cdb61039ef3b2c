/** An entry of the log in words: who did what, and what came of it. */
import { phaseIs } from '../../../../engine/chart.ts';
import type { Played } from '../../../../engine/log.ts';
import type { Board } from '../../../../games/huntik/board.ts';
import type { Command } from '../../../../games/huntik/commands/index.ts';
import type { Event } from '../../../../games/huntik/events/index.ts';
import type { UsingTexts } from '../../../../games/huntik/texts/en/using.ts';
import { huntikTexts } from '../texts.svelte.ts';
import { commandSentences } from './commands.ts';
import { followUps, forerunners } from './followUps.ts';
import { Teller } from './teller.ts';

/**
 * @param before the board that the command met
 * @param powers the words of powers, where what they say is to be told in full
 * @returns whole sentences in the app's language
 */
export const describe = (entry: Played<Command, Event>, before: Board, powers: UsingTexts | null = null): string =>
  tellEntry(entry, before, { powers });

/** The last entry of a line of play, told from the board that it led to. */
export function describeLast(line: readonly Played<Command, Event>[], after: Board): string {
  const last = line.at(-1);
  const events = line.flatMap((entry) => entry.events);
  return last === undefined ? '' : tellEntry(last, after, { earlier: events });
}

type Known = { readonly earlier?: readonly Event[]; readonly powers?: UsingTexts | null };

function tellEntry(entry: Played<Command, Event>, board: Board, known: Known): string {
  const teller = new Teller(huntikTexts.current, board, { events: entry.events, ...known });
  const { log } = huntikTexts.current;
  const ended = entry.command.type === 'pass' && phaseIs(entry.phase, 'end');
  return [
    ...forerunners(teller),
    ...commandSentences(teller, entry.command),
    ...(ended ? [log.roundEnds(board.round)] : []),
    ...followUps(teller, entry.command),
  ].join(' ');
}
