/** What one opened of a shelf: beside each item, and as a list of its own. */
export { ShelfCount } from './shelf-count.tsx';
export { RowState } from './row-state.tsx';
export { ShelfHistory } from './shelf-history.tsx';
