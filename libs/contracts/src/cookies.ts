/** Cookies of the site with their lives in seconds (specification, section 9). */
export const cookies = {
  /** Strictly necessary: releases and allowances hang on it, analytics never. */
  visitor: { name: 'visitor_id', maxAgeSeconds: 31_536_000 },
  geo: { name: 'geo', maxAgeSeconds: 86_400 },
  region: { name: 'region', maxAgeSeconds: 86_400 },
  locale: { name: 'locale', maxAgeSeconds: 31_536_000 },
  theme: { name: 'theme', maxAgeSeconds: 31_536_000 },
  /** Releases that one asked to see by address; gone when the browser is closed. */
  releases: { name: 'releases' },
} as const;
