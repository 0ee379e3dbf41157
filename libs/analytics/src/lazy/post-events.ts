import type { Endpoint } from '@greenroom/contracts';
import type { Post } from './transport.ts';

/** Longest pause in ms, whatever the server asks for. */
const longestPause = 600_000;

/** How soon the connection is checked again, in ms. */
const withoutLine = 5_000;

/** Posts batches to our own server, in requests that outlive their page. */
export const postTo =
  ({ path, method }: Endpoint): Post =>
  async (body) => {
    // Waiting for a connection loses nothing, and a request without one would log an error on the console.
    if (!navigator.onLine) return { laterMs: withoutLine };
    const response = await fetch(path, {
      method,
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-greenroom': '1' },
      body,
    });
    if (response.ok) return 'taken';
    if (response.status !== 429 && response.status < 500) return 'refused';
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return seconds > 0 ? { laterMs: Math.min(seconds * 1_000, longestPause) } : 'later';
  };
