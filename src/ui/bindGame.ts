/** Closes over a game's own types, so that the shell can open and show matches of any game. */
import { mount, unmount, type Component } from 'svelte';
import type { AnyCommand, AnyEvent } from '../engine/pack.ts';
import { createMatch } from '../match/create.ts';
import { openMatch } from '../match/open.ts';
import { shareMatch, type Share } from '../match/share.ts';
import type { Session } from '../match/session.ts';
import { gameOf, type MatchPack } from '../match/state.ts';
import { tell, type Told } from '../match/story.ts';
import type { Store } from '../store/port.ts';
import type { Describing, GameHost, GameModule, GameView, LogLine, OpenMatch } from './games.ts';
import { Library } from './library.svelte.ts';
import { MatchView } from './session.svelte.ts';

/** Puts a component into an element for as long as that element is on the screen. */
const shower =
  <Props extends Record<string, unknown>>(view: Component<Props>, props: Props) =>
  (target: HTMLElement) => {
    const shown = mount(view, { target, props });
    return () => void unmount(shown);
  };

export function bindGame<Board, Command extends AnyCommand, Event extends AnyEvent>(
  pack: MatchPack<Board, Command, Event>,
  view: GameView<Board, Command, Event>,
): GameModule {
  const game = gameOf(pack);
  const now = () => Date.now();

  type Tellers = Describing<Board, Command, Event>;

  const lineOf = (told: Told<Board, Command, Event>, { words, rules }: Tellers): LogLine => {
    if (told.kind === 'wentTo') {
      const { seq, at, direction, target } = told;
      const where = target?.kind === 'played' ? words(target.entry, target.before) : null;
      return { kind: 'wentTo', seq, at, direction, words: where };
    }
    const { entry, before, undone, current } = told;
    const { seq, at, seat, overruled } = entry;
    const carriedOut = rules(entry, before).filter((rule) => !overruled.includes(rule));
    return {
      kind: 'played',
      seq,
      at,
      seat,
      overruled,
      undone,
      current,
      words: words(entry, before),
      rules: carriedOut,
    };
  };

  function opened(session: Session<Board, Command, Event>, library: Library, share: Share): OpenMatch {
    const match = new MatchView(session);
    return {
      status: match,
      story: async () => {
        // Read before anything is waited for: only then is the story told anew when the log grows.
        const { log } = match;
        const tellers = await view.describing();
        return tell(game, log).map((told) => lineOf(told, tellers));
      },
      show: shower(view.Match, { match, library }),
      continueHere: share.takeOver,
      close: share.stop,
    };
  }

  async function loaded(store: Store, { newId }: GameHost['platform']): Promise<Library> {
    const library = new Library(store, pack.id, newId);
    await library.load();
    return library;
  }

  return {
    async libraryScreen({ store, platform }, place) {
      const [View, library] = await Promise.all([view.library(), loaded(store, platform), view.texts.load()]);
      return shower(View, { library, place });
    },

    async open({ store, platform }, id) {
      await view.texts.load();
      const answer = await openMatch(store, game, id, { now });
      if (!answer.ok) {
        const { reason } = answer;
        if (reason.code === 'storage') return { kind: 'failed', failure: reason.failure };
        return { kind: reason.code === 'missing' ? 'notFound' : 'unknownGame' };
      }
      const library = await loaded(store, platform);
      return { kind: 'opened', match: opened(answer.session, library, await shareMatch(store, answer.session)) };
    },

    async newScreen({ store, platform, started, notStored }) {
      await view.texts.load();
      return shower(view.New, {
        library: new Library(store, pack.id, platform.newId),
        async start(commands) {
          const created = await createMatch(store, game, { now, commands });
          if (created.kind === 'refused') return created;
          if (created.kind === 'notStored') {
            notStored(created.failure);
            return { kind: 'notStored' };
          }
          started(created.session.header.id);
          return { kind: 'started' };
        },
      });
    },
  };
}
