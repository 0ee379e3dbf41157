import type { Page } from '@playwright/test';

/** Whether a path is of the API and not of what counts, which asks when the page is at rest, whatever one does. */
export const isOfProduct = (path: string): boolean =>
  path.startsWith('/api/') && !/^\/api\/v1\/(events|experiments|releases\/guardrails)(\/|$)/.test(path);

/** Paths that the page asks the API for from now on, but for what counts. */
export function askedOfApi(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isOfProduct(pathname)) asked.push(pathname);
  });
  return asked;
}
