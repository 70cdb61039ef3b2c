/** The whole app around the toy game, for tests. */
import { MemoryStore } from '../../../src/store/memory.ts';
import type { Store } from '../../../src/store/port.ts';
import { App } from '../../../src/ui/app.svelte.ts';
import { bindGame } from '../../../src/ui/bindGame.ts';
import type { HomeTexts, RegisteredGame } from '../../../src/ui/games.ts';
import type { Platform } from '../../../src/ui/platform.ts';
import { readRulebook } from '../../../src/ui/rulebook.ts';
import { toy } from '../../match/toy.ts';
import ToyLibrary from './ToyLibrary.svelte';
import ToyMatch from './ToyMatch.svelte';
import ToyNew from './ToyNew.svelte';

const home: HomeTexts = {
  about: 'adds up to ten',
  title: ({ players, score }) => `${players.join(' – ')}, ${score[0]}`,
  turn: () => 'Ana adds',
  progress: ({ round }) => `round ${round}`,
  result: () => 'Ana wins',
};

const book = {
  sections: { '1': 'Adding', '2': 'Ending' },
  rules: { '1.1': 'Add up to ten.', '1.1a': 'Nine at most in one turn.', '2.1': 'Ten ends the round.' },
} as const;

const toyGame: RegisteredGame = {
  id: 'toy',
  name: 'Toy',
  sign: 'T',
  home: { en: async () => home, hu: async () => ({ ...home, about: 'tízig ad össze' }), ru: async () => home },
  side: (seat) => (seat === 'lead' ? 'lead' : null),
  rulebook: (language) =>
    readRulebook(
      {
        sections: [{ number: '1' }, { number: '2' }],
        rules: ['1.1', '1.1a', '2.1'],
        reconstructed: new Set(['1.1a'] as const),
        search: ({ rules }, query) => (['1.1', '1.1a', '2.1'] as const).filter((rule) => rules[rule].includes(query)),
        books: { en: async () => book, hu: async () => book, ru: async () => book },
      },
      language,
    ),
  // A match of two rounds is over.
  load: async () =>
    bindGame(
      {
        ...toy,
        headline: (board) => ({
          ...toy.headline(board),
          turn: 'lead',
          result: board.round > 1 ? { winner: 'lead', rule: 'T.3', reason: 'filled' } : null,
        }),
      },
      {
        texts: { load: async () => undefined },
        New: ToyNew,
        Match: ToyMatch,
        library: async () => ToyLibrary,
        describing: async () => ({
          words: ({ command }, before) =>
            command.type === 'add' ? `Adds ${command.amount} to ${before.sum}.` : command.type,
          rules: ({ command }) => (command.type === 'add' ? ['T.1', 'T.2', 'T.4', 'T.5'] : []),
        }),
      },
    ),
};

const platform: Platform = {
  version: '1.2.3',
  missing: ['wakeLock'],
  updates: null,
  stayAwake: () => ({ release: () => undefined }),
  askToPersist: async () => false,
  goOnWithoutSaving: async () => undefined,
  newId: () => 'id',
  exchange: () => import('../../../src/store/exchange.ts'),
};

export async function startApp(store: Store = new MemoryStore({ why: 'a test' }), changes: Partial<Platform> = {}) {
  const app = new App(store, [toyGame], { ...platform, ...changes });
  await app.start();
  return app;
}
