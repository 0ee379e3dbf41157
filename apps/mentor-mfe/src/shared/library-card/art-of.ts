import type { Art } from '@greenroom/contracts';

/** Returns the URL of a library item's picture. */
export const artOf = (art: Art): string => `/assets/art/${art}.svg`;
