/** Where each change of the score came from: a rule of the mission's, a card, or a hand at the table. */
import type { Played } from '../../../../engine/log.ts';
import type { Board, Scored } from '../../../../games/huntik/board.ts';
import type { Command } from '../../../../games/huntik/commands/index.ts';
import type { Event } from '../../../../games/huntik/events/index.ts';
import type { MissionTexts } from '../../../../games/huntik/texts/en/missions.ts';
import { sayPoints } from './words.ts';

export type Origin = Omit<Scored, 'by'> & { readonly from: string };

const nameIn = (command: Command): string => ('name' in command ? command.name : '');

/** The commands that scored points which no rule of the mission gave, one for each time, oldest first. */
const scorers = (line: readonly Played<Command, Event>[]): readonly Command[] =>
  line.flatMap(({ command, events }) =>
    events.filter((event) => event.type === 'pointsScored' && event.by === undefined).map(() => command),
  );

/** Newest first, as it is shown; the board tells also what only waits for the next command. */
export function scoreOrigins(
  t: MissionTexts,
  board: Board,
  line: readonly Played<Command, Event>[],
): readonly Origin[] {
  const byTable = [...scorers(line)];
  const origins = board.scored.map(({ seat, points, round, by }) => {
    const rule = by === null ? undefined : board.mission?.definition?.points[by];
    const command = by === null ? byTable.shift() : undefined;
    const name = command === undefined ? '' : nameIn(command);
    const byCard = name === '' ? t.byCard : name;
    const from = rule === undefined ? (command?.type === 'scorePoints' ? t.byHand : byCard) : sayPoints(t, rule);
    return { seat, points, round, from };
  });
  return origins.toReversed();
}
