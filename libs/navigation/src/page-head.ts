import { createContext, use, useEffect } from 'react';

const siteName = 'Greenroom';

/** What a page says of itself to those who have not opened it. */
export interface PageHead {
  title: string;
  /** A sentence or two, for search results and previews. */
  description?: string;
  /** The page's subject in the words of schema.org, without `@context`. */
  subject?: { '@type': string } & Record<string, unknown>;
}

/** Hears the head of a page that is being written on the server. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** As it stands in the browser's tab, `Coaches · Greenroom`. */
export function fullTitle(title: string): string {
  return `${title} · ${siteName}`;
}

/**
 * Names the page in the browser's tab and, where the server writes it, in the HTML's head.
 * Left out (it is still loading), nothing changes.
 */
export function usePageHead(head: PageHead | undefined): void {
  const tell = use(PageHeadContext);
  if (head) tell?.(head);
  const title = head?.title;
  useEffect(() => {
    if (title) document.title = fullTitle(title);
  }, [title]);
}

/** The same, where a page has a title and no more to say. */
export function usePageTitle(title: string | undefined): void {
  usePageHead(title ? { title } : undefined);
}
