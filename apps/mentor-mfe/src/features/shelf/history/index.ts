/** The user's history on a shelf: beside each item, and as a list. */
export { ShelfCount } from './shelf-count.tsx';
export { RowState } from './row-state.tsx';
export { ShelfHistory } from './shelf-history.tsx';
