/** Items of a coach's library, one by one. */
export { useLibraryContentQuery } from './library-content-api.ts';
export { useContentAt } from './use-content-at.ts';
