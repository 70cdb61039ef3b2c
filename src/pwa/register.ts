import { registerSW } from 'virtual:pwa-register';

/** Tells about the app's own versions. A callback given after the fact is called at once. */
export type AppUpdates = {
  /** A new version is on the phone and waits to be accepted. */
  onUpdateReady: (callback: () => void) => void;
  /** The whole app is on the phone for the first time: from now on it opens without a network. */
  onOfflineReady: (callback: () => void) => void;
  /** The service worker could not be registered: the app plays on, but will not open offline. */
  onFailed: (callback: () => void) => void;
  /** Puts the waiting version in charge and reloads the page into it. */
  applyUpdate: () => void;
};

export type Registration = { ok: true; updates: AppUpdates } | { ok: false; missing: 'serviceWorker' };

/**
 * Registers the service worker.
 *
 * @returns what it has to tell; or, on an origin without service workers (plain http), that there is none. Nothing has
 *   been done then.
 */
export function registerApp(): Registration {
  if (!('serviceWorker' in navigator)) return { ok: false, missing: 'serviceWorker' };

  const updateReady = once();
  const offlineReady = once();
  const failed = once();
  let registration: ServiceWorkerRegistration | undefined;

  const acceptWaiting = registerSW({
    immediate: true,
    onNeedRefresh: updateReady.happen,
    onOfflineReady: offlineReady.happen,
    onRegisterError: failed.happen,
    onRegisteredSW: (_url, registered) => {
      registration = registered;
    },
  });

  return {
    ok: true,
    updates: {
      onUpdateReady: updateReady.then,
      onOfflineReady: offlineReady.then,
      onFailed: failed.then,
      applyUpdate() {
        // Another tab may have accepted it first: nothing waits any more, and no change of controller will come.
        if (!registration?.waiting) {
          location.reload();
          return;
        }
        // The plugin reloads only pages that a worker controlled when they were loaded, which the first visit was not.
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        void acceptWaiting(true);
      },
    },
  };
}

/** Something that happens at most once and is remembered. */
function once() {
  let happened = false;
  const callbacks: (() => void)[] = [];
  const happen = () => {
    if (happened) return;
    happened = true;
    for (const callback of callbacks) callback();
  };
  const then = (callback: () => void) => {
    if (happened) callback();
    else callbacks.push(callback);
  };
  return { happen, then };
}
