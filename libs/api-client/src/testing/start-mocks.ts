import { setupWorker } from 'msw/browser';
import type { HttpHandler } from 'msw';

/** Answers the page's own requests with mocks, by a service worker that the frame's server has under /msw/. */
export async function startMocks(mocks: readonly HttpHandler[]): Promise<void> {
  await setupWorker(...mocks).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/msw/mockServiceWorker.js', options: { scope: '/' } },
  });
}
