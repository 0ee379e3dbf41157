import { endpoints } from '@greenroom/contracts';
import type { Post } from './transport.ts';

/** Posts to our own collector, in a request that outlives its page. */
export const postEvents: Post = async (body) => {
  // Nothing is lost by waiting for a line, and a request without one is an error on the console.
  if (!navigator.onLine) return 'later';
  const response = await fetch(endpoints.eventsCollect.path, {
    method: endpoints.eventsCollect.method,
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-greenroom': '1' },
    body,
  });
  if (response.ok) return 'taken';
  return response.status === 429 || response.status >= 500 ? 'later' : 'refused';
};
