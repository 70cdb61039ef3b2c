/**
 * What a game brings to the app. The shell knows no game's own types: `bindGame` closes over them, and what comes out
 * is all that the shell needs.
 */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Refusal } from '../engine/decision.ts';
import type { Played } from '../engine/log.ts';
import type { AnyCommand, AnyEvent, Headline } from '../engine/pack.ts';
import type { Store, StoreFailure } from '../store/port.ts';
import type { Language } from '../texts/language.ts';
import type { Library } from './library.svelte.ts';
import type { Platform } from './platform.ts';
import type { MatchView } from './session.svelte.ts';

/** Which accent has the say. Games with other sides map them to these two. */
export type Side = 'lead' | 'defending';

/** What Home says of a game and its matches, without loading the game. */
export type HomeTexts = {
  /** Under the name: what the phone keeps. */
  readonly about: string;
  /** Who plays, with the score where there is one; null where nobody typed a name. */
  readonly title: (headline: Headline) => string | null;
  /** Who has the say: large, in the side's colour. */
  readonly turn: (headline: Headline) => string;
  /** The mission and the round. */
  readonly progress: (headline: Headline) => string;
  /** Who won and why; asked only where there is a result. */
  readonly result: (headline: Headline) => string;
};

export type RuleText = {
  readonly number: string;
  readonly text: string;
  /** The number is inferred: nobody should quote it as official. */
  readonly reconstructed: boolean;
};

/** A game's rulebook in one language. */
export type RulebookView = {
  readonly sections: readonly {
    readonly number: string;
    readonly title: string;
    readonly rules: readonly RuleText[];
  }[];
  readonly rule: (number: string) => RuleText | undefined;
  /** The numbers of the rules found, best first. */
  readonly search: (query: string) => readonly string[];
};

export type Started =
  | { readonly kind: 'started' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** The shell has said why; nothing was created. */
  | { readonly kind: 'notStored' };

export type NewProps<Command> = {
  /** Creates the match, sends the commands in order, and shows it. A refusal of any of them creates nothing. */
  readonly start: (commands: readonly Command[]) => Promise<Started>;
  /** Not loaded yet: nobody needs it to begin a match. */
  readonly library: Library;
};

export type LibraryProps = {
  readonly library: Library;
  /** Which part of the library, in the game's own words; empty where it begins. */
  readonly place: readonly string[];
};

export type MatchProps<Board, Command extends AnyCommand, Event extends AnyEvent> = {
  readonly match: MatchView<Board, Command, Event>;
  readonly library: Library;
};

/** An entry of the log as a game tells it, from the board that it met. */
export type Describing<Board, Command extends AnyCommand, Event extends AnyEvent> = {
  /** In sentences: who, what, which card. Overruled rules are added by the shell. */
  readonly words: (entry: Played<Command, Event>, before: Board) => string;
  /** The rules that it carried out. */
  readonly rules: (entry: Played<Command, Event>, before: Board) => readonly string[];
};

/** What the module of a game's views exports. */
export type GameView<Board, Command extends AnyCommand, Event extends AnyEvent> = {
  /** Resolved before any view of the game is shown. */
  readonly texts: { load(): Promise<void> };
  /** The screen on which a match is begun, heading and bar included. */
  readonly New: Component<NewProps<Command>>;
  /** The whole screen of a match, heading and bar included. */
  readonly Match: Component<MatchProps<Board, Command, Event>>;
  /** What is kept for the game, fetched with its words when somebody opens it: heading and bar included. */
  readonly library: () => Promise<Component<LibraryProps>>;
  readonly describing: () => Promise<Describing<Board, Command, Event>>;
};

export type LogLine =
  | {
      readonly kind: 'played';
      readonly seq: number;
      readonly at: number;
      readonly seat: string | null;
      readonly words: string;
      /** The rules that it carried out, apart from those that it overruled. */
      readonly rules: readonly string[];
      readonly overruled: readonly string[];
      readonly undone: boolean;
      readonly current: boolean;
    }
  | {
      readonly kind: 'wentTo';
      readonly seq: number;
      readonly at: number;
      readonly direction: 'back' | 'forward';
      /** The entry that it went to, or null for the beginning of the match. */
      readonly words: string | null;
    };

/** An open match as the shell sees it. */
export type OpenMatch = {
  readonly status: Pick<
    MatchView<unknown, AnyCommand, AnyEvent>,
    'header' | 'log' | 'mode' | 'unsaved' | 'slow' | 'saveAgain' | 'goTo'
  >;
  readonly story: () => Promise<readonly LogLine[]>;
  /** Puts the game's own screen into an element. */
  readonly show: Attachment<HTMLElement>;
  /** This tab plays from now on; the one that did follows. */
  readonly continueHere: () => Promise<void>;
  readonly close: () => void;
};

/** A game once it is loaded, with its own types closed over. */
export type GameModule = {
  readonly open: (host: GameHost, id: string) => Promise<Opening>;
  /** Puts the game's screen for beginning a match into an element. */
  readonly newScreen: (host: GameHost) => Promise<Attachment<HTMLElement>>;
  /** Puts a part of the game's library into an element. */
  readonly libraryScreen: (host: GameHost, place: readonly string[]) => Promise<Attachment<HTMLElement>>;
};

export type Opening =
  | { readonly kind: 'opened'; readonly match: OpenMatch }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unknownGame' }
  | { readonly kind: 'failed'; readonly failure: StoreFailure };

/** What the shell does for a game. */
export type GameHost = {
  readonly store: Store;
  readonly platform: Pick<Platform, 'newId'>;
  readonly started: (id: string) => void;
  readonly notStored: (failure: StoreFailure) => void;
};

/** A game as main.ts registers it: light enough for Home. */
export type RegisteredGame = {
  readonly id: string;
  /** A proper name: the same in every language. */
  readonly name: string;
  /** A number or letter that stands for it on Home. */
  readonly sign: string;
  readonly home: Readonly<Record<Language, () => Promise<HomeTexts>>>;
  /** The accent of a seat named in a headline. */
  readonly side: (seat: string) => Side | null;
  readonly rulebook: (language: Language) => Promise<RulebookView>;
  readonly load: () => Promise<GameModule>;
};
