/** Huntik's words in the app's language, in two parts: what a match begins with is small and comes first. */
import type { BeginTexts } from '../../../games/huntik/texts/en/begin.ts';
import type { HuntikTexts } from '../../../games/huntik/texts/en/index.ts';
import type { PlayTexts } from '../../../games/huntik/texts/en/play.ts';
import { GameTexts } from '../../language.svelte.ts';

const begin = new GameTexts<BeginTexts>({
  en: async () => (await import('../../../games/huntik/texts/en/begin.ts')).begin,
  hu: async () => (await import('../../../games/huntik/texts/hu/begin.ts')).begin,
  ru: async () => (await import('../../../games/huntik/texts/ru/begin.ts')).begin,
});

const play = new GameTexts<PlayTexts>({
  en: async () => (await import('../../../games/huntik/texts/en/play.ts')).play,
  hu: async () => (await import('../../../games/huntik/texts/hu/play.ts')).play,
  ru: async () => (await import('../../../games/huntik/texts/ru/play.ts')).play,
});

const words: HuntikTexts = {
  get closed() {
    return play.current.closed;
  },
  get match() {
    return begin.current.match;
  },
  get refusals() {
    return play.current.refusals;
  },
  get setup() {
    return begin.current.setup;
  },
  get combat() {
    return play.current.combat;
  },
  get log() {
    return play.current.log;
  },
  get map() {
    return play.current.map;
  },
  get questions() {
    return play.current.questions;
  },
  get rounds() {
    return play.current.rounds;
  },
};

export const huntikTexts = {
  /** What a match begins with. */
  load: () => begin.load(),
  get current(): HuntikTexts {
    return words;
  },
};

/** Fetches a part of a match in play together with the words that it speaks. */
export async function inPlay<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), play.load()]);
  return part;
}
