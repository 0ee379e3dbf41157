import { useEffect } from 'react';

const siteName = 'Greenroom';

/** Names the page in the browser's tab, `Coaches · Greenroom`. Without a title (it is still loading) nothing changes. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${siteName}`;
  }, [title]);
}
