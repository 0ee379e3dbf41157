import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/**
 * The states of a page: with data; without data yet; loading; loading for more than two seconds; after a server error;
 * without a connection.
 */
export const pageStates = ['Ready', 'Empty', 'Loading', 'Slow', 'Failed', 'Offline'] as const;
export type PageState = (typeof pageStates)[number];

/** The current user is known in every state, because it comes with the document. */
const isPerson = (url: string) => new URL(url).pathname.endsWith('/users/me');

/** Returns the handlers that run before the page's own mocks and put it in this state. */
export function handlersOf(state: PageState): RequestHandler[] {
  const every = (answer: () => Response | Promise<Response>) =>
    http.get('*/api/*', ({ request }) => (isPerson(request.url) ? undefined : answer()));
  switch (state) {
    case 'Loading':
    case 'Slow':
      return [
        every(async () => {
          await delay('infinite');
          return HttpResponse.error();
        }),
      ];
    case 'Failed':
      return [
        every(() =>
          HttpResponse.json({ error: { code: 'internal', message: 'Failed', request_id: 'story' } }, { status: 500 }),
        ),
      ];
    case 'Offline':
      return [every(() => HttpResponse.error())];
    case 'Ready':
    case 'Empty':
      return [];
  }
}
