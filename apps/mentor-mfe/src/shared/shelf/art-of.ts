import type { Art } from '@greenroom/contracts';

/** Address of the picture a library item carries. */
export const artOf = (art: Art): string => `/assets/art/${art}.svg`;
