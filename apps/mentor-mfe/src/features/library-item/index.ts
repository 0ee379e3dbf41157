/** An item of a shelf. */
export { LibraryItem } from './library-item.tsx';
