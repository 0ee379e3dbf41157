/* global self, caches, fetch, Response -- what a service worker has */

/*
 * Shows a page of ours where a page cannot be fetched for want of a connection. It keeps that page and the pictures on
 * it, and nothing else: releases are immutable files that the browser's own cache holds.
 */
const keptIn = 'offline-1';
const offlinePage = '/_app?offline';
const kept = [
  offlinePage,
  '/assets/art/mic.svg',
  '/assets/fonts/hanken-grotesk-latin-wght-normal.woff2',
  '/assets/fonts/ysabeau-latin-wght-normal.woff2',
];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(keptIn).then((cache) => cache.addAll(kept)));
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
