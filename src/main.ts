/** Where everything is wired: the store, the games, the browser, and the app on top of them. */
import { mount, unmount } from 'svelte';
import { missingCapabilities } from './pwa/capabilities.ts';
import { registerApp } from './pwa/register.ts';
import { stayAwake } from './pwa/wakeLock.ts';
import { newId } from './store/ids.ts';
import { openStore } from './store/open.ts';
import type { Store, StoreFailure } from './store/port.ts';
import { App } from './ui/app.svelte.ts';
import AppView from './ui/App.svelte';
import './ui/base.css';
import './ui/fonts.css';
import { huntik } from './ui/games/huntik/registration.ts';
import type { RegisteredGame } from './ui/games.ts';
import { language } from './ui/language.svelte.ts';
import type { Platform } from './ui/platform.ts';
import Start from './ui/Start.svelte';
import './ui/tokens.css';

const games: readonly RegisteredGame[] = [
  {
    ...huntik,
    load: async () => {
      const [{ bindGame }, { huntik: pack }, { view }] = await Promise.all([
        import('./ui/bindGame.ts'),
        import('./packs/huntik.ts'),
        import('./ui/games/huntik/index.ts'),
      ]);
      return bindGame(pack, view);
    },
  },
];

/** Keeps nothing, for whoever goes on all the same. */
async function inMemory(why: string): Promise<Store> {
  const { MemoryStore } = await import('./store/memory.ts');
  return new MemoryStore({ why });
}

const registration = registerApp();

const platform: Platform = {
  version: __APP_VERSION__,
  missing: missingCapabilities(),
  updates: registration.ok ? registration.updates : null,
  stayAwake,
  askToPersist: async () => ('storage' in navigator ? navigator.storage.persist() : false),
  goOnWithoutSaving: async (why, header, log) => {
    const store = await inMemory(why);
    await store.createMatch(header, log);
    await runWithoutSaving(store);
  },
  newId,
  exchange: () => import('./store/exchange.ts'),
};

/** Two copies of the app on one host, and a development build beside a released one, keep apart what they store. */
const storeName = `tablekeeper ${import.meta.env.MODE} ${new URL('./', location.href).pathname}`;

function target(): HTMLElement {
  const element = document.getElementById('app');
  if (element === null) throw new Error('the page has no place for the app');
  return element;
}

let app: App | undefined;
let view: ReturnType<typeof mount> | undefined;

async function run(store: Store): Promise<void> {
  app = new App(store, games, platform);
  await app.start();
  view = mount(AppView, { target: target(), props: { app } });
}

/** What became of the storage is for a person to decide: matches that are there must not be hidden by an empty app. */
async function ask(failure: StoreFailure): Promise<void> {
  await language.choose(null);
  view = mount(Start, {
    target: target(),
    props: {
      failure,
      onagain: () => location.reload(),
      onwithout: async () => runWithoutSaving(await inMemory(failure.message)),
    },
  });
}

async function runWithoutSaving(store: Store): Promise<void> {
  const settings = await app?.store.readSettings();
  if (settings?.ok === true) {
    for (const [key, value] of Object.entries(settings.value)) await store.writeSetting(key, value);
  }
  if (view !== undefined) await unmount(view);
  await run(store);
}

window.addEventListener('error', ({ error, message }) => app?.broke(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => app?.broke(reason));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void app?.refresh();
});

const opened = await openStore(storeName);
await (opened.ok ? run(opened.value) : ask(opened.failure));
