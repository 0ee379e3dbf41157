/** Marks the address of the page that is kept for when there is no connection: `/_app?offline`. The service worker asks for it. */
export const offlineParameter = 'offline';

/** Whether it is that page. */
export const isKeptPage = ({ url, siteUrl }: { url: string; siteUrl: string }): boolean =>
  new URL(url, siteUrl).searchParams.has(offlineParameter);
