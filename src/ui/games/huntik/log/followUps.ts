/** What came of a command that its own sentence does not say. */
import type { Command } from '../../../../games/huntik/commands/index.ts';
import type { Teller } from './teller.ts';

/** What had only waited for this command, and came about before it (701.4). */
export const forerunners = (teller: Teller): readonly string[] => [
  ...teller.all('actionCancelled').map((event) => teller.t.log.cancelled(event.name)),
  ...teller.all('actionResolved').map((event) => teller.t.log.resolved(event.name)),
];

/** Commands whose own sentence names the KO'd. */
const SAYS_KO: ReadonlySet<Command['type']> = new Set(['koCards']);
/** Commands whose own sentence names the winner. */
const SAYS_WINNER: ReadonlySet<Command['type']> = new Set(['winByTerms']);

export function followUps(teller: Teller, command: Command): readonly string[] {
  const { log } = teller.t;
  const kod = SAYS_KO.has(command.type) ? [] : teller.all('cardsKod').flatMap((event) => event.cards);
  const noneKod = teller.all('aimedAtKod').some((event) => event.count === 0);
  const won = teller.first('gameWon');
  const scoredByMission = teller.all('pointsScored').filter((event) => event.by !== undefined);
  const begun = teller.first('roundStarted');
  return [
    ...scoredByMission.map((event) => log.scores(teller.player(event.seat), event.points)),
    ...(kod.length > 0 ? [log.kos(kod.map((leaving) => teller.card(leaving.card)).join(', '))] : []),
    ...(noneKod ? [log.nobodyKod] : []),
    ...teller.all('cardSpared').map((event) => log.spared(teller.card(event.card))),
    ...(teller.all('combatEnded').some((event) => event.early) ? [log.combatEndedEarly] : []),
    ...(teller.all('effectSkipped').length > 0 ? [log.skipped] : []),
    ...(begun === undefined ? [] : [log.roundBegins(begun.round, teller.player(begun.first))]),
    ...(won === undefined || SAYS_WINNER.has(command.type) ? [] : [log.wins(teller.player(won.seat))]),
    ...(teller.all('waitingAdded').some(({ item }) => item.kind === 'question') ? [log.asked] : []),
  ];
}
