/**
 * The service worker: the whole app is kept on the phone and answers from there. A new version waits until somebody
 * accepts it, because a match must never change under the players' hands.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));

// Without this the very first visit would go offline only after a second one.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});
