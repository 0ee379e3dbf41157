/** Marks the URL of the cached offline page: `/_app?offline`, requested by the service worker. */
export const offlineParameter = 'offline';

/** Returns whether a URL is the offline page. */
export const isKeptPage = ({ url, siteUrl }: { url: string; siteUrl: string }): boolean =>
  new URL(url, siteUrl).searchParams.has(offlineParameter);
