/** Single items of a coach's library. */
export { useLibraryContentQuery } from './library-content-api.ts';
export { useContentAt } from './use-content-at.ts';
