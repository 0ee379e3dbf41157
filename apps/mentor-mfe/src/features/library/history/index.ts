/** The user's history on a shelf: beside each item, and as a list. */
export { LibraryCount } from './library-count.tsx';
export { RowState } from './row-state.tsx';
export { LibraryHistory } from './library-history.tsx';
