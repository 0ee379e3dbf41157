/** Returns the path of a category's picture. */
export const artOf = (art: string): string => `/assets/art/${art}.svg`;
