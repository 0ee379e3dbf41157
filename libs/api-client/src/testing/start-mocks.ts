import { setupWorker } from 'msw/browser';
import type { MockHandler } from './mock-socket.ts';

/**
 * Answers the page's own requests, and its sockets, with mocks, through a service worker that the frame's server serves
 * under /msw/.
 */
export async function startMocks(mocks: readonly MockHandler[]): Promise<void> {
  await setupWorker(...mocks).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/msw/mockServiceWorker.js', options: { scope: '/' } },
  });
}
