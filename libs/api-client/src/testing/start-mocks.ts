import { setupWorker } from 'msw/browser';
import type { MockHandler } from './mock-socket.ts';

/**
 * Answers the page's own requests, and its sockets, with mocks, by a service worker.
 * @param url where the worker lies; the frame's server has it under /msw/
 */
export async function startMocks(mocks: readonly MockHandler[], url = '/msw/mockServiceWorker.js'): Promise<void> {
  await setupWorker(...mocks).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url, options: url.startsWith('/') ? { scope: '/' } : {} },
  });
}
