/** The library items that a person may open: all of them, or the first of each coach. */
export type LibraryRight = 'first-of-each' | 'all';
