import type { Site } from '../open-site.ts';

/** A site on which nothing is published. */
export const noSite: Site = {
  releases: async () => undefined,
  releasesNow: async () => undefined,
  trouble: () => undefined,
  missingFiles: async () => undefined,
  file: async () => undefined,
  serverBundle: async () => undefined,
};
