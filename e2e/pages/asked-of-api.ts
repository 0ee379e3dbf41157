import type { Page } from '@playwright/test';

/** Returns whether a path belongs to the API but not to analytics, whose requests are sent when the page is idle. */
export const isOfProduct = (path: string): boolean =>
  path.startsWith('/api/') && !/^\/api\/v1\/(events|experiments|releases\/guardrails)(\/|$)/.test(path);

/** Records the paths that the page reads from the API from now on, analytics excepted. */
export function askedOfApi(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The first page of an account writes its time zone.
    if (request.method() === 'GET' && isOfProduct(pathname)) asked.push(pathname);
  });
  return asked;
}
