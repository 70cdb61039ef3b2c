/** Huntik's views, loaded with the game. */
import type { Board } from '../../../games/huntik/board.ts';
import type { Command } from '../../../games/huntik/commands/index.ts';
import type { Event } from '../../../games/huntik/events/index.ts';
import type { GameView } from '../../games.ts';
import Match from './Match.svelte';
import New from './New.svelte';
import { huntikTexts } from './texts.svelte.ts';

export const view: GameView<Board, Command, Event> = {
  texts: huntikTexts,
  New,
  Match,
  library: async () => (await import('./library/index.ts')).openLibrary(),
  describing: async () => {
    const { powerTexts, withPowers } = await import('./powers/texts.svelte.ts');
    const [{ describe }, { citationsOf: rules }] = await Promise.all([
      withPowers(() => import('./log/describe.ts')),
      import('../../../games/huntik/citations/index.ts'),
    ]);
    return { words: (entry, before) => describe(entry, before, powerTexts.current), rules };
  },
};
