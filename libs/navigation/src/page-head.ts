import { createContext, use, useEffect } from 'react';

const siteName = 'Greenroom';

/** A page's metadata for search results, previews and the browser's tab. */
export interface PageHead {
  title: string;
  /** A sentence or two, for search results and previews. */
  description?: string;
  /** The page's subject in the words of schema.org, without `@context`. */
  subject?: { '@type': string } & Record<string, unknown>;
}

/** Receives the head of a page while the server renders it. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Returns the title shown in the browser's tab, such as `Coaches · Greenroom`. */
export function fullTitle(title: string): string {
  return `${title} · ${siteName}`;
}

/**
 * Sets the page's title in the browser's tab and, on the server, its metadata in the HTML's head. With `undefined`, as
 * while the page loads, nothing changes.
 */
export function usePageHead(head: PageHead | undefined): void {
  const tell = use(PageHeadContext);
  if (head) tell?.(head);
  const title = head?.title;
  useEffect(() => {
    if (title) document.title = fullTitle(title);
  }, [title]);
}

/** The same for a page with a title only. */
export function usePageTitle(title: string | undefined): void {
  usePageHead(title ? { title } : undefined);
}
