/** Decks, who leads, the mission and mulligans. */
import type { DeckLine } from '../commands/setup.ts';
import { copiesByCard, MOST_COPIES } from '../questions/deck.ts';
import { cite, type Citings } from './moment.ts';

const hasTeam = (lines: readonly DeckLine[]): boolean => lines.some(({ team }) => team !== null);

const isTeamless = (lines: readonly DeckLine[], kind: DeckLine['kind']): boolean =>
  lines.some((line) => line.kind === kind && line.team === null);

const hasTooMany = (copies: readonly { readonly copies: number }[]): boolean =>
  copies.some((one) => one.copies > MOST_COPIES);

/** Copies as they would be counted if a version made no other card. */
const copiesByName = (lines: readonly DeckLine[]) => copiesByCard(lines.map((line) => ({ ...line, version: '' })));

export const setup: Citings = {
  coinFlipped: () => ['101.1'],
  diceRolled: ({ event: { chooser } }) => cite(chooser !== null, '101.1'),
  leadPlayerChosen: () => ['101.1'],
  missionChosen: () => ['101.2', '304.2'],
  deckPresented: ({ event: { format }, command }) => {
    if (command.type !== 'presentDeck') return [];
    const { cards = [], legendaryPile = [] } = command;
    const isConstructed = format === 'constructed';
    return [
      ...cite(format === 'limited' && hasTooMany(copiesByCard(cards)), '100.3a'),
      ...cite(isConstructed && hasTooMany(copiesByName(cards)) && !hasTooMany(copiesByCard(cards)), '201.3'),
      ...cite(isConstructed && hasTeam(cards) && isTeamless(cards, 'amulet'), '202.2a'),
      ...cite(hasTeam(cards) && isTeamless(legendaryPile, 'legendary'), '202.2b'),
    ];
  },
  mulliganAnnounced: () => ['101.4a'],
  mulligansTaken: ({ event: { counts } }) => [
    ...cite(counts.lead + counts.defending > 0, '101.4'),
    ...cite(counts.lead > 0 && counts.defending > 0, '801.1'),
  ],
};
