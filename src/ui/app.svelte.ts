/** The app's state: what is stored, what is open, and what must be said about either. */
import { untrack } from 'svelte';
import type { ExportFile } from '../store/exchange.ts';
import type { MatchHeader, Store, Stored, StoreFailure, StoreHealth } from '../store/port.ts';
import type { Language } from '../texts/language.ts';
import { keepAwake } from './awake.ts';
import { bringIn, everything, oneMatch, type Brought } from './backup.ts';
import { DAY } from './dates.ts';
import { fileName, saveFile, shareFiles } from './files.ts';
import type { GameModule, HomeTexts, Opening, OpenMatch, RegisteredGame, RulebookView, Side } from './games.ts';
import { GameTexts, language } from './language.svelte.ts';
import { notices } from './notices.svelte.ts';
import type { Platform } from './platform.ts';
import { router } from './router.svelte.ts';
import { Settings } from './settings.svelte.ts';

export const DAYS_IN_BIN = 30;

/** A match in words. */
export type Said = {
  /** Who plays, or the game's name. */
  readonly title: string;
  readonly isNamed: boolean;
  readonly turn: string;
  /** Which game, which mission, which round. */
  readonly where: string;
  /** How it ended, and how far it is. */
  readonly lines: readonly string[];
  readonly side: Side | null;
};

export class App {
  readonly store: Store;
  readonly games: readonly RegisteredGame[];
  readonly platform: Platform;
  readonly settings: Settings;
  readonly #homeTexts: Readonly<Partial<Record<string, GameTexts<HomeTexts>>>>;
  #modules: Readonly<Partial<Record<string, Promise<GameModule>>>> = {};
  #opening: { readonly id: string; readonly result: Promise<Opening> } | null = null;
  #open = $state.raw<OpenMatch | null>(null);
  #matches = $state.raw<readonly MatchHeader[]>([]);
  #health = $state.raw<StoreHealth | null>(null);
  #failure = $state.raw<StoreFailure | null>(null);
  #broken = $state<string | null>(null);
  #updateReady = $state(false);
  #offline = $state<'ready' | 'failed' | null>(null);
  #sleepy = $state<'unknown' | 'said' | 'dismissed'>('unknown');

  constructor(store: Store, games: readonly RegisteredGame[], platform: Platform) {
    this.store = store;
    this.games = games;
    this.platform = platform;
    this.settings = new Settings(store);
    this.#homeTexts = Object.fromEntries(games.map((game) => [game.id, new GameTexts(game.home)]));
  }

  /** Everything that Home needs. */
  async start(): Promise<void> {
    await this.settings.load();
    await Promise.all(this.games.map(async ({ id }) => this.#homeTexts[id]?.load()));
    await this.#note(this.store.emptyBin(Date.now() - DAYS_IN_BIN * DAY));
    await this.refresh();
    this.store.onChange(() => void this.refresh());
    this.platform.updates?.onUpdateReady(() => (this.#updateReady = true));
    this.platform.updates?.onOfflineReady(() => (this.#offline = 'ready'));
    this.platform.updates?.onFailed(() => (this.#offline = 'failed'));
  }

  async refresh(): Promise<void> {
    const listed = await this.store.listMatches();
    if (listed.ok) this.#matches = listed.value;
    this.#failure = listed.ok ? null : listed.failure;
    this.#health = await this.store.health();
  }

  /** The newest first, the binned ones included. */
  get matches(): readonly MatchHeader[] {
    return this.#matches;
  }

  get running(): readonly MatchHeader[] {
    return this.#matches.filter(({ binnedAt, headline }) => binnedAt === null && headline.result === null);
  }

  get past(): readonly MatchHeader[] {
    return this.#matches.filter(({ binnedAt, headline }) => binnedAt === null && headline.result !== null);
  }

  get binned(): readonly MatchHeader[] {
    return this.#matches.filter(({ binnedAt }) => binnedAt !== null);
  }

  get health(): StoreHealth | null {
    return this.#health;
  }

  /** What the store could not do when it was last asked. */
  get failure(): StoreFailure | null {
    return this.#failure;
  }

  get updateReady(): boolean {
    return this.#updateReady;
  }

  /** Whether the app opens without a network; null where nothing has been heard of it. */
  get offline(): 'ready' | 'failed' | null {
    return this.#offline;
  }

  /** What broke, in the machine's words. */
  get broken(): string | null {
    return this.#broken;
  }

  applyUpdate(): void {
    this.platform.updates?.applyUpdate();
  }

  homeTexts(game: string): HomeTexts | undefined {
    return this.#homeTexts[game]?.current;
  }

  said({ game: id, headline }: MatchHeader): Said {
    const texts = this.homeTexts(id);
    const game = this.#game(id);
    if (texts === undefined || game === undefined) {
      const title = headline.players.join(' – ');
      const unknown = language.texts.match.gameUnknown;
      return { title, isNamed: true, turn: title, where: unknown, lines: [unknown], side: null };
    }
    const names = texts.title(headline);
    const progress = texts.progress(headline);
    const where = `${game.name}, ${progress}`;
    const line = names === null ? progress : where;
    return {
      title: names ?? game.name,
      isNamed: names !== null,
      turn: texts.turn(headline),
      where,
      lines: headline.result === null ? [line] : [texts.result(headline), line],
      side: this.side(id, headline.turn),
    };
  }

  side(game: string, seat: string | null): Side | null {
    return seat === null ? null : (this.#game(game)?.side(seat) ?? null);
  }

  /** The rulebook of the game on the table, else of the first game. */
  rulebook(spoken: Language): Promise<RulebookView | null> {
    const game = this.#game(this.#open?.status.header.game) ?? this.games[0];
    return game?.rulebook(spoken) ?? Promise.resolve(null);
  }

  /** A game's views and engine, loaded once; null where no such game is registered. */
  module(id: string): Promise<GameModule> | null {
    const game = this.#game(id);
    if (game === undefined) return null;
    const known = this.#modules[id];
    if (known !== undefined) return known;
    const loading = game.load();
    this.#modules = { ...this.#modules, [id]: loading };
    // A chunk that did not come may come the next time.
    loading.catch(() => (this.#modules = { ...this.#modules, [id]: undefined }));
    return loading;
  }

  /** Opens a match; it stays open until another one is. */
  open(id: string): Promise<Opening> {
    if (this.#opening?.id === id) return this.#opening.result;
    untrack(() => this.#open)?.close();
    const result = this.#openAnew(id);
    this.#opening = { id, result };
    return result;
  }

  async #openAnew(id: string): Promise<Opening> {
    const opening = await this.#openStored(id);
    // Meanwhile somebody may have gone on to another match.
    if (this.#opening?.id !== id) {
      if (opening.kind === 'opened') opening.match.close();
      return opening;
    }
    if (opening.kind === 'opened') this.#open = opening.match;
    else this.#opening = null;
    return opening;
  }

  async #openStored(id: string): Promise<Opening> {
    const read = await this.store.readMatch(id);
    if (!read.ok) return { kind: 'failed', failure: read.failure };
    if (read.value === null) return { kind: 'notFound' };
    const module = await this.module(read.value.header.game);
    return module === null ? { kind: 'unknownGame' } : module.open(this, id);
  }

  /** A new match was begun: it takes the place of the screen that began it. */
  readonly started = (id: string): void => router.replace({ name: 'match', id });

  readonly notStored = (failure: StoreFailure): void =>
    notices.show({ text: language.texts.storage.failures[failure.code] });

  /** The phone does not stay awake, and nobody has said yet that they know. */
  get isSleepy(): boolean {
    return this.#sleepy === 'said';
  }

  dismissSleepy(): void {
    this.#sleepy = 'dismissed';
  }

  /** Keeps the phone awake; `isSleepy` says once where it will not stay so. */
  keepAwake(): () => void {
    return keepAwake(this.platform.stayAwake, () => {
      if (this.#sleepy === 'unknown') this.#sleepy = 'said';
    });
  }

  /** What is on the table goes on in memory; it can still be saved as a file. */
  async goOnWithoutSaving(): Promise<void> {
    const match = this.#open;
    if (match === null) return;
    const { header, log, unsaved } = match.status;
    match.close();
    await this.platform.goOnWithoutSaving(unsaved?.message ?? '', header, log);
  }

  async askToPersist(): Promise<boolean> {
    const promised = await this.platform.askToPersist();
    this.#health = await this.store.health();
    return promised;
  }

  putIntoBin(id: string): Promise<boolean> {
    return this.#change(this.store.setBinned(id, Date.now()));
  }

  takeOutOfBin(id: string): Promise<boolean> {
    return this.#change(this.store.setBinned(id, null));
  }

  emptyBin(): Promise<boolean> {
    return this.#change(this.store.emptyBin(Date.now() + 1));
  }

  async saveMatch(header: MatchHeader): Promise<void> {
    const file = await this.#note(oneMatch(this.platform, this.store, header.id, this.#open));
    if (file !== null) this.#save([file], this.said(header).title);
  }

  async saveEverything(): Promise<void> {
    const files = await this.#note(everything(this.platform, this.store));
    if (files === null) return;
    this.#save(files);
    await this.settings.noteBackup(Date.now());
  }

  async shareEverything(): Promise<void> {
    const files = await this.#note(everything(this.platform, this.store));
    if (files === null) return;
    const texts = files.map(({ text }) => text);
    if (await shareFiles(fileName(Date.now()), texts)) await this.settings.noteBackup(Date.now());
  }

  async bringIn(file: Blob): Promise<Brought> {
    const isNew = this.#matches.length === 0;
    const brought = await bringIn(this.platform, this.store, file, isNew);
    if (brought.kind === 'brought' && isNew) await this.settings.load();
    await this.refresh();
    return brought;
  }

  /** Something happened that cannot happen. The first such thing is the one that tells most. */
  broke(error: unknown): void {
    if (this.#broken !== null) return;
    this.#broken = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    router.replace({ name: 'recovery' });
  }

  /** From what is stored, with nothing left of what was in memory. */
  startOver(): void {
    router.replace({ name: 'home' });
    location.reload();
  }

  #game(id: string | undefined): RegisteredGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  #save(files: readonly ExportFile[], what?: string): void {
    for (const [index, { text }] of files.entries()) {
      saveFile(fileName(Date.now(), files.length > 1 ? String(index + 1) : what), text);
    }
    const { saved, leftOut } = language.texts.backup;
    notices.show({ text: files.some((file) => file.leftOut.length > 0) ? leftOut : saved });
  }

  async #change(work: Promise<Stored<unknown>>): Promise<boolean> {
    const changed = await work;
    await this.refresh();
    if (!changed.ok) this.#failure = changed.failure;
    return changed.ok;
  }

  /** The answer, or null with the failure on the screen. */
  async #note<T>(work: Promise<Stored<T>>): Promise<T | null> {
    const answer = await work;
    this.#failure = answer.ok ? null : answer.failure;
    return answer.ok ? answer.value : null;
  }
}
