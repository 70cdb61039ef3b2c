/** What Home says of a match of Huntik, put together from the words of one language. */
import type { Headline } from '../../../../engine/pack.ts';
import { LAST_ROUND, SEATS, type WinReason } from '../../../../games/huntik/vocabulary.ts';
import type { HomeTexts } from '../../../games.ts';

export type HomeWords = {
  readonly about: string;
  /** The lead player and the defending player, where nobody typed a name: by themselves, and in a sentence. */
  readonly seats: readonly [string, string];
  readonly seatsInSentence: readonly [string, string];
  readonly setup: string;
  readonly acts: (name: string) => string;
  readonly roundOf: (round: number, last: number) => string;
  readonly beforeRoundOne: string;
  readonly wins: (name: string, why: string) => string;
  readonly draw: string;
  readonly reasons: Readonly<Record<Exclude<WinReason, 'draw'>, string>>;
};

export function sentencesOf(words: HomeWords): HomeTexts {
  const name = ({ players }: Headline, index: 0 | 1) => players[index] || words.seats[index];
  const nameOf = ({ players }: Headline, seat: string) => {
    const index = seat === SEATS[0] ? 0 : 1;
    return players[index] || words.seatsInSentence[index];
  };
  const reason = (key: string) => Object.entries(words.reasons).find(([known]) => known === key)?.[1] ?? key;
  return {
    about: words.about,
    title: (headline) => {
      if (headline.players.every((player) => player === '')) return null;
      const between = headline.score.some((points) => points !== 0) ? headline.score.join(' : ') : '–';
      return `${name(headline, 0)} ${between} ${name(headline, 1)}`;
    },
    turn: (headline) => (headline.turn === null ? words.setup : words.acts(nameOf(headline, headline.turn))),
    progress: ({ mission, round }) => {
      const when = round === 0 ? words.beforeRoundOne : words.roundOf(round, LAST_ROUND);
      return mission === '' ? when : `${mission}, ${when}`;
    },
    result: (headline) => {
      const { result } = headline;
      if (!result?.winner) return words.draw;
      return words.wins(nameOf(headline, result.winner), reason(result.reason));
    },
  };
}
