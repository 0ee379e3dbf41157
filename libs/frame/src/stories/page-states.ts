import { delay, http, HttpResponse, type RequestHandler } from 'msw';

/**
 * What a page can look like: with its data; where there is none yet; while it is fetched; when that takes longer than two
 * seconds; when the server fails; without a connection.
 */
export const pageStates = ['Ready', 'Empty', 'Loading', 'Slow', 'Failed', 'Offline'] as const;
export type PageState = (typeof pageStates)[number];

/** Who looks at the page is known in every state: it comes with the document. */
const isPerson = (url: string) => new URL(url).pathname.endsWith('/users/me');

/** What answers before the page's own mocks do, so that it is in this state. */
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
