/* global self, caches, fetch, Request, Response -- globals of a service worker */

/*
 * Shows an offline page when navigation fails without a connection. Only that page and its pictures are cached:
 * releases are immutable files kept by the browser's own cache. They are fetched without cookies, because the page is
 * shown to any later user and must not name the one who was signed in.
 */
const keptIn = 'offline-2';
const offlinePage = '/_app?offline';
const kept = [
  offlinePage,
  '/assets/art/mic.svg',
  '/assets/fonts/hanken-grotesk-latin-wght-normal.woff2',
  '/assets/fonts/ysabeau-latin-wght-normal.woff2',
];

self.addEventListener('install', (event) => {
  const asNobody = kept.map((path) => new Request(path, { credentials: 'omit' }));
  event.waitUntil(caches.open(keptIn).then((cache) => cache.addAll(asNobody)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== keptIn).map((name) => caches.delete(name)))),
  );
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const isPage = event.request.mode === 'navigate';
  if (!isPage && !kept.includes(pathname)) return;
  event.respondWith(
    fetch(event.request).catch(() => caches.match(isPage ? offlinePage : event.request).then((found) => found ?? Response.error())),
  );
});

/* Push reminders requested on this device. Each must be shown, even one that cannot be parsed. */
self.addEventListener('push', (event) => {
  const { title = 'Greenroom', body = '', topic, path = '/' } = readMessage(event.data);
  const icon = '/assets/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag: topic, icon, data: { path } }));
});

/* A click opens the reminder's page, limited to our own origin. A window that already shows the page is focused. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = ownPage(event.notification.data?.path);
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === new URL(page).pathname);
      return open ? open.focus() : self.clients.openWindow(page);
    }),
  );
});

function readMessage(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

function ownPage(path = '/') {
  const { origin } = self.location;
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return url?.origin === origin ? url.href : `${origin}/`;
}
