/** Where the picture of a category lies. */
export const artOf = (art: string): string => `/assets/art/${art}.svg`;
